import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import { cached } from '../coalescing/cached.ts'
import type { Database, Transaction } from '../database/database.ts'

/** How long a process may work with the keys it has read: so soon does it sign with a new one. */
const CACHE_MS = 60_000
/** At most so often does a token with an unknown key make a process read the keys again. */
const LOOK_AGAIN_MS = 1_000
/** Held while a key is made, by one node at a time. */
const KEY_LOCK = 0x53_49_47

/** The keys of access tokens, ES256. */
export interface SigningKeys {
  /** The key that signs now. */
  signing(): Promise<{ kid: string; key: CryptoKey }>
  /** The public key with an id, also one that another node has just made; undefined if there is none. */
  verifying(kid: string): Promise<CryptoKey | undefined>
  /** All public keys, as a JWK Set. */
  jwks(): Promise<{ keys: JWK[] }>
}

interface KeyRow {
  kid: string
  private_jwk: JWK
}

interface Keys {
  signing: { kid: string; key: CryptoKey }
  verifying: Map<string, CryptoKey>
  jwks: { keys: JWK[] }
}

const selectKeys = async (tx: Transaction) =>
  (await tx.query<KeyRow>('select kid, private_jwk from signing_keys order by created_at desc, kid')).rows

async function insertKey(tx: Transaction): Promise<void> {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const kid = await calculateJwkThumbprint(await exportJWK(publicKey))
  await tx.query('insert into signing_keys (kid, private_jwk, created_at) values ($1, $2, clock_timestamp())', [
    kid,
    JSON.stringify(await exportJWK(privateKey)),
  ])
}

/**
 * Makes the next signing key, unless the newest is younger than `afterDays`. Nobody is signed out: older keys verify
 * until `dropOldKeys` finds that all their tokens have expired.
 */
export async function rotateSigningKeys(database: Database, afterDays: number): Promise<void> {
  await database.asSystem(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [KEY_LOCK])
    const { rowCount } = await tx.query(
      'select from signing_keys where created_at > now() - make_interval(days => $1)',
      [afterDays],
    )
    if (rowCount === 0) await insertKey(tx)
  })
}

/** Drops keys whose successor is old enough that no token of theirs is valid any more: an hour, leeway and caches. */
export async function dropOldKeys(database: Database): Promise<void> {
  await database.asSystem((tx) =>
    tx.query(
      `delete from signing_keys old
       where exists (select from signing_keys new
         where new.created_at > old.created_at and new.created_at < now() - interval '2 hours')`,
    ),
  )
}

async function readKeys(database: Database): Promise<Keys> {
  const rows = await database.asSystem(async (tx) => {
    const found = await selectKeys(tx)
    if (found.length > 0) return found
    // The first start: nodes that start at once wait for each other and end with the same key.
    await tx.query('select pg_advisory_xact_lock($1)', [KEY_LOCK])
    const made = await selectKeys(tx)
    if (made.length > 0) return made
    await insertKey(tx)
    return selectKeys(tx)
  })
  const [newest] = rows
  if (!newest) throw new Error('There is no signing key')
  const publicKeys = rows.map(({ kid, private_jwk: { d: _, ...jwk } }) => ({ ...jwk, kid, alg: 'ES256', use: 'sig' }))
  const verifying = await Promise.all(
    publicKeys.map(async (jwk) => [jwk.kid, (await importJWK(jwk, 'ES256')) as CryptoKey] as const),
  )
  return {
    signing: { kid: newest.kid, key: (await importJWK(newest.private_jwk, 'ES256')) as CryptoKey },
    verifying: new Map(verifying),
    jwks: { keys: publicKeys },
  }
}

/** The keys in the database, made on the first use of an empty one, and kept in memory for a minute. */
export function createSigningKeys(database: Database): SigningKeys {
  const keys = cached(() => readKeys(database), { freshMs: CACHE_MS })
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
