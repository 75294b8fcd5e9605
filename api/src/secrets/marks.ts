import { createHmac, hkdfSync } from 'node:crypto'
import type { Marks } from '../database/tombstones.ts'

/** Without SECRETS_KEY, outside production. Ids are random, so a mark tells nothing even then. */
const NO_KEY = new Uint8Array(32)

const asUuid = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')

/**
 * Marks by an HMAC with a key of their own, which is derived from a key of the environment: neither the database nor a backup
 * tells of which id a mark is.
 * @param keys of SECRETS_KEY, the newest first
 */
export function createMarks(keys: readonly Uint8Array[]): Marks {
  const derived = (keys.length > 0 ? keys : [NO_KEY]).map((key) =>
    Buffer.from(hkdfSync('sha256', key, '', 'soulsign tombstones', 32)),
  )
  const marksOf = (what: string, id: string) =>
    derived.map((key) => asUuid(createHmac('sha256', key).update(`${what} ${id}`).digest('hex')))
  return {
    of(what, id) {
      const [mark] = marksOf(what, id)
      if (!mark) throw new Error('There is no key')
      return mark
    },
    everyOf: marksOf,
  }
}
