import { ProblemError } from '../http/problem.ts'

/**
 * The position after an entry: its time in microseconds since the epoch (too precise for a JavaScript Date) and its id.
 */
export interface Place {
  micros: string
  id: string
}

const FORM = /^(\d{1,17})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

export const writeCursor = ({ micros, id }: Place) => Buffer.from(`${micros}.${id}`).toString('base64url')

/** Throws `invalid-input` unless a page returned the cursor. */
export function readCursor(cursor: string): Place {
  const [, micros, id] = FORM.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? []
  if (micros && id) return { micros, id }
  throw new ProblemError('invalid-input', {
    errors: [{ path: 'cursor', message: 'Use nextCursor from the previous page, or leave it out for the first page.' }],
  })
}
