import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { ConfigError } from '../config.ts'

/** Seals what is stored in a table, so that a copy of the database opens nothing. */
export interface Seal {
  /** @param place names table and row: what is sealed for one place cannot be opened in another */
  seal(plain: Uint8Array, place: string): Buffer
  /** Returns what was sealed. Secrets stored before there was a key are returned as they are. */
  open(stored: Uint8Array, place: string): Buffer
}

const CIPHER = 'aes-256-gcm'
/** Begins what is sealed. Keys that were stored without a seal are random and have no such beginning. */
const MARK = Buffer.from('sealed1:')
const ID_BYTES = 4
const IV_BYTES = 12
const TAG_BYTES = 16
const HEAD_BYTES = ID_BYTES + IV_BYTES + TAG_BYTES

const idOf = (key: Uint8Array) => createHash('sha256').update(key).digest().subarray(0, ID_BYTES)

/**
 * @param keys of SECRETS_KEY, 32 bytes each: the first one seals, any of them opens. Without keys nothing is sealed.
 * @throws ConfigError from `open` if none of the keys fits
 */
export function createSeal(keys: Uint8Array[]): Seal {
  const [first] = keys
  return {
    seal(plain, place) {
      if (!first) return Buffer.from(plain)
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, first, iv).setAAD(Buffer.from(place))
      const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([MARK, idOf(first), iv, cipher.getAuthTag(), sealed])
    },
    open(stored, place) {
      const bytes = Buffer.from(stored)
      if (!bytes.subarray(0, MARK.length).equals(MARK)) return bytes
      const rest = bytes.subarray(MARK.length)
      const id = rest.subarray(0, ID_BYTES)
      const iv = rest.subarray(ID_BYTES, ID_BYTES + IV_BYTES)
      const tag = rest.subarray(ID_BYTES + IV_BYTES, HEAD_BYTES)
      const key = keys.find((each) => idOf(each).equals(id))
      if (!key)
        throw new ConfigError(`SECRETS_KEY: has no key that opens ${place}. Add the one it was sealed with at the end.`)
      const decipher = createDecipheriv(CIPHER, key, iv).setAAD(Buffer.from(place))
      decipher.setAuthTag(tag)
      return Buffer.concat([decipher.update(rest.subarray(HEAD_BYTES)), decipher.final()])
    },
  }
}
