import { randomBytes } from 'node:crypto'
import type { Database } from '../database/database.ts'
import type { Seal } from './seal.ts'

/** Keys that all nodes share, stored in the database. */
export interface Secrets {
  /** Signs guest tokens. */
  guestToken: Uint8Array<ArrayBuffer>
  /** Signs frame tokens. */
  frameToken: Uint8Array<ArrayBuffer>
  /** Hashes addresses. */
  address: Uint8Array
  /** Encrypts the cursors of what administrators may not read. */
  cursor: Uint8Array
  /** The seed of the key that signs the AI's texts. */
  provenance: Uint8Array
}

/** What a secret is sealed for. */
export const placeOf = (name: string) => `the secret ${name}`

/** Reads the keys, creating missing ones. If nodes start concurrently, the first insert wins. */
export async function loadSecrets(database: Database, seal: Seal): Promise<Secrets> {
  const key = (name: string) =>
    database.asSystem(async (tx) => {
      await tx.query('insert into secrets (name, value) values ($1, $2) on conflict do nothing', [
        name,
        seal.seal(randomBytes(32), placeOf(name)),
      ])
      const { rows } = await tx.query<{ value: Buffer }>('select value from secrets where name = $1', [name])
      const value = rows[0]?.value
      if (!value) throw new Error(`The key ${name} is missing`)
      return new Uint8Array(seal.open(value, placeOf(name)))
    })
  return {
    guestToken: await key('guest-token'),
    frameToken: await key('frame-token'),
    address: await key('address-hash'),
    cursor: await key('admin-cursor'),
    provenance: await key('provenance'),
  }
}
