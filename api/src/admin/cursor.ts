import { z } from 'zod'
import { ProblemError } from '../http/problem.ts'

/** The position after a row: the list's order, the row's value in that order, and its id. */
export interface Place {
  order: string
  value: string
  id: string
}

const Form = z.tuple([z.string(), z.string(), z.guid()])

export const writeCursor = ({ order, value, id }: Place) =>
  Buffer.from(JSON.stringify([order, value, id])).toString('base64url')

/** Throws `invalid-input` unless a page of a list in this order returned the cursor. */
export function readCursor(cursor: string, order: string, isValue: (value: string) => boolean): Place {
  const [named, value, id] = Form.safeParse(parse(cursor)).data ?? []
  if (named === order && value !== undefined && id && isValue(value)) return { order, value, id }
  throw new ProblemError('invalid-input', {
    errors: [{ path: 'cursor', message: 'Use nextCursor from the previous page, or leave it out for the first page.' }],
  })
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}
