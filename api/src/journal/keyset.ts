import { ProblemError } from '../http/problem.ts'

// Pages of entries, newest first. A page begins after the last entry of the one before, whatever came or went meanwhile.

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

/** The order of entries in `table`, for an ORDER BY: entries of the same microsecond follow their ids. */
export const newestFirst = (table: string) => `${table}.created_at desc, ${table}.id desc`

/** The `micros` of entries in `table`. */
export const microsOf = (table: string) => `(extract(epoch from ${table}.created_at) * 1000000)::bigint::text`

/** A condition for entries in `table` that follow `place`; `parameter` adds a value and answers its name. */
export function isAfter(table: string, { micros, id }: Place, parameter: (value: string) => string): string {
  const time = `timestamptz 'epoch' + ${parameter(micros)}::bigint * interval '1 microsecond'`
  return `(${table}.created_at, ${table}.id) < (${time}, ${parameter(id)}::uuid)`
}

/** The page among `rows`, of which there is one more than `limit` where another page follows; and that page's cursor. */
export function cutPage<Row extends Place>(rows: Row[], limit: number): { page: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { page, nextCursor: rows.length > limit && last ? writeCursor(last) : null }
}
