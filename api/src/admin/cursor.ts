import { CompactEncrypt, compactDecrypt } from 'jose'
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
  throw unknownCursor()
}

const unknownCursor = () =>
  new ProblemError('invalid-input', {
    errors: [{ path: 'cursor', message: 'Use nextCursor from the previous page, or leave it out for the first page.' }],
  })

/** Encrypts cursors: they can neither be read, nor made up to find out where a row stands. */
export interface SealedCursors {
  seal<Page extends { nextCursor: string | null }>(page: Page): Promise<Page>
  /** Throws `invalid-input` unless the cursor was sealed here. */
  open(cursor: string | undefined): Promise<string | undefined>
}

/** @param secret 32 random bytes, the same on all nodes */
export const createSealedCursors = (secret: Uint8Array): SealedCursors => ({
  async seal(page) {
    if (page.nextCursor === null) return page
    const nextCursor = await new CompactEncrypt(Buffer.from(page.nextCursor))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(secret)
    return { ...page, nextCursor }
  },
  async open(cursor) {
    if (cursor === undefined) return undefined
    const opened = await compactDecrypt(cursor, secret).catch(() => {
      throw unknownCursor()
    })
    return Buffer.from(opened.plaintext).toString()
  },
})

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}
