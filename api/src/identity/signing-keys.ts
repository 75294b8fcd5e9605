import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import { cached } from '../coalescing/cached.ts'
import type { Database, Transaction } from '../database/database.ts'
import type { Seal } from '../secrets/seal.ts'

/** How long a process caches the keys, and so the delay before it signs with a new one. */
const CACHE_MS = 60_000
/** Tokens with unknown key ids make a process read the keys at most this often. */
const LOOK_AGAIN_MS = 1_000
/** Lets one node at a time create a key. */
const KEY_LOCK = 0x53_49_47

/** The ES256 keys of access tokens. */
export interface SigningKeys {
  /** The key that signs now. */
  signing(): Promise<{ kid: string; key: CryptoKey }>
  /** Returns the public key with an id, even if another node has just created it, or undefined if there is none. */
  verifying(kid: string): Promise<CryptoKey | undefined>
  /** All public keys, as a JWK Set. */
  jwks(): Promise<{ keys: JWK[] }>
}

interface KeyRow {
  kid: string
  private_jwk: JWK
}

const placeOf = (kid: string) => `the signing key ${kid}`

/** A private key as it is stored: all but its secret part can be read. */
export const sealPrivate = ({ d = '', ...jwk }: JWK, kid: string, seal: Seal): JWK => ({
  ...jwk,
  d: seal.seal(Buffer.from(d, 'base64url'), placeOf(kid)).toString('base64url'),
})

/** Returns the key of a row. */
export const openPrivate = ({ kid, private_jwk: { d = '', ...jwk } }: KeyRow, seal: Seal): JWK => ({
  ...jwk,
  d: seal.open(Buffer.from(d, 'base64url'), placeOf(kid)).toString('base64url'),
})

interface Keys {
  signing: { kid: string; key: CryptoKey }
  verifying: Map<string, CryptoKey>
  jwks: { keys: JWK[] }
}

const selectKeys = async (tx: Transaction) =>
  (await tx.query<KeyRow>('select kid, private_jwk from signing_keys order by created_at desc, kid')).rows

async function insertKey(tx: Transaction, seal: Seal): Promise<void> {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const kid = await calculateJwkThumbprint(await exportJWK(publicKey))
  await tx.query('insert into signing_keys (kid, private_jwk, created_at) values ($1, $2, clock_timestamp())', [
    kid,
    JSON.stringify(sealPrivate(await exportJWK(privateKey), kid, seal)),
  ])
}

/**
 * Creates a new signing key, unless the newest is younger than `afterDays`. No one is signed out: older keys verify
 * until `dropOldKeys` finds that all their tokens have expired.
 */
export async function rotateSigningKeys(database: Database, afterDays: number, seal: Seal): Promise<void> {
  await database.asSystem(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [KEY_LOCK])
    const { rowCount } = await tx.query(
      'select from signing_keys where created_at > now() - make_interval(days => $1)',
      [afterDays],
    )
    if (rowCount === 0) await insertKey(tx, seal)
  })
}

/** Deletes keys whose tokens have all expired: their successor is older than the token lifetime, leeway and caches. */
export async function dropOldKeys(database: Database): Promise<void> {
  await database.asSystem((tx) =>
    tx.query(
      `delete from signing_keys old
       where exists (select from signing_keys new
         where new.created_at > old.created_at and new.created_at < now() - interval '2 hours')`,
    ),
  )
}

async function readKeys(database: Database, seal: Seal): Promise<Keys> {
  const rows = await database.asSystem(async (tx) => {
    const found = await selectKeys(tx)
    if (found.length > 0) return found
    // On the first start, nodes that start concurrently wait for each other and share one key.
    await tx.query('select pg_advisory_xact_lock($1)', [KEY_LOCK])
    const made = await selectKeys(tx)
    if (made.length > 0) return made
    await insertKey(tx, seal)
    return selectKeys(tx)
  })
  const [newest] = rows
  if (!newest) throw new Error('There is no signing key')
  const publicKeys = rows.map(({ kid, private_jwk: { d: _, ...jwk } }) => ({ ...jwk, kid, alg: 'ES256', use: 'sig' }))
  const verifying = await Promise.all(
    publicKeys.map(async (jwk) => [jwk.kid, (await importJWK(jwk, 'ES256')) as CryptoKey] as const),
  )
  return {
    signing: { kid: newest.kid, key: (await importJWK(openPrivate(newest, seal), 'ES256')) as CryptoKey },
    verifying: new Map(verifying),
    jwks: { keys: publicKeys },
  }
}

/** Reads the keys from the database, creates the first one, and caches them for a minute. */
export function createSigningKeys(database: Database, seal: Seal): SigningKeys {
  const keys = cached(() => readKeys(database, seal), { freshMs: CACHE_MS })
  const lookedAgain = cached(
    () => {
      keys.changed()
      return keys.read()
    },
    { freshMs: LOOK_AGAIN_MS },
  )
  return {
    signing: async () => (await keys.read()).signing,
    verifying: async (kid) => (await keys.read()).verifying.get(kid) ?? (await lookedAgain.read()).verifying.get(kid),
    jwks: async () => (await keys.read()).jwks,
  }
}
