import { createHash } from 'node:crypto'
import type { Transaction } from '../database/database.ts'

/** The time limit for an authenticator's answer. */
const CHALLENGE_MINUTES = 5

type Purpose = 'register' | 'sign-in' | 'confirm'

export interface PasskeyRow {
  id: string
  user_id: string
  credential_id: string
  public_key: Buffer
  counter: string
  transports: string[]
  name: string
  last_used_at: Date | null
  created_at: Date
}

export async function insertChallenge(
  tx: Transaction,
  { purpose, userId, challenge }: { purpose: Purpose; userId: string | null; challenge: string },
): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into passkey_challenges (purpose, user_id, challenge, expires_at)
     values ($1, $2, $3, now() + make_interval(mins => $4)) returning id`,
    [purpose, userId, challenge, CHALLENGE_MINUTES],
  )
  const [row] = rows
  if (!row) throw new Error('An insert returned no row')
  return row.id
}

/** Takes a challenge, once. Returns undefined if it is unknown, used, expired, or was meant for another purpose or person. */
export async function takeChallenge(
  tx: Transaction,
  { id, purpose, userId }: { id: string; purpose: Purpose; userId: string | null },
): Promise<string | undefined> {
  const { rows } = await tx.query<{ challenge: string }>(
    `delete from passkey_challenges
     where id = $1 and purpose = $2 and user_id is not distinct from $3::uuid and expires_at > now()
     returning challenge`,
    [id, purpose, userId],
  )
  return rows[0]?.challenge
}

export async function selectPasskeysOf(tx: Transaction, userId: string): Promise<PasskeyRow[]> {
  return (await tx.query<PasskeyRow>('select * from passkeys where user_id = $1 order by created_at, id', [userId]))
    .rows
}

/** Finds a passkey by the id that its authenticator gave it, and locks its person and it. */
export async function lockPasskey(tx: Transaction, credentialId: string): Promise<PasskeyRow | undefined> {
  await tx.query(
    'select from users u join passkeys p on p.user_id = u.id where p.credential_id = $1 for no key update of u',
    [credentialId],
  )
  const { rows } = await tx.query<PasskeyRow>('select * from passkeys where credential_id = $1 for update', [
    credentialId,
  ])
  return rows[0]
}

/** Adds a passkey. Returns undefined if the authenticator's id is taken. */
export async function insertPasskey(
  tx: Transaction,
  passkey: Pick<PasskeyRow, 'user_id' | 'credential_id' | 'transports' | 'name'> & {
    publicKey: Uint8Array
    counter: number
  },
): Promise<PasskeyRow | undefined> {
  const { rows } = await tx.query<PasskeyRow>(
    `insert into passkeys (user_id, credential_id, public_key, counter, transports, name)
     values ($1, $2, $3, $4, $5, $6) on conflict (credential_id) do nothing returning *`,
    [
      passkey.user_id,
      passkey.credential_id,
      Buffer.from(passkey.publicKey),
      passkey.counter,
      passkey.transports,
      passkey.name,
    ],
  )
  return rows[0]
}

export async function notePasskeyUse(tx: Transaction, id: string, counter: number): Promise<void> {
  await tx.query('update passkeys set counter = $2, last_used_at = now() where id = $1', [id, counter])
}

/** Removes a passkey of this person. Returns whether there was one. */
export async function deletePasskeyOf(tx: Transaction, userId: string, id: string): Promise<boolean> {
  return (await tx.query('delete from passkeys where id = $2 and user_id = $1', [userId, id])).rowCount === 1
}

/** Notes that the person of this session proved a second factor in it. */
export async function confirmSession(tx: Transaction, sessionId: string): Promise<void> {
  await tx.query('update sessions set second_factor_at = now() where id = $1', [sessionId])
}

const hashOf = (code: string) => createHash('sha256').update(code).digest()

/** Replaces a person's recovery codes. */
export async function replaceRecoveryCodes(tx: Transaction, userId: string, codes: string[]): Promise<void> {
  await deleteRecoveryCodesOf(tx, userId)
  await addRecoveryCodes(tx, userId, codes)
}

/** Adds codes to those that a person has. @param hours until they expire; null for never */
export async function addRecoveryCodes(
  tx: Pick<Transaction, 'query'>,
  userId: string,
  codes: string[],
  hours: number | null = null,
): Promise<void> {
  await tx.query(
    `insert into recovery_codes (user_id, code_hash, expires_at)
     select $1, unnest($2::bytea[]), now() + make_interval(hours => $3::int)`,
    [userId, codes.map(hashOf), hours],
  )
}

const UNEXPIRED = 'coalesce(expires_at > now(), true)'

export async function deleteRecoveryCodesOf(tx: Transaction, userId: string): Promise<void> {
  await tx.query('delete from recovery_codes where user_id = $1', [userId])
}

export async function countRecoveryCodesOf(tx: Transaction, userId: string): Promise<number> {
  const { rows } = await tx.query<{ left: number }>(
    `select count(*)::int as left from recovery_codes where user_id = $1 and ${UNEXPIRED}`,
    [userId],
  )
  return rows[0]?.left ?? 0
}

/** Uses a code once. Returns whether it was one of this person's. */
export async function spendRecoveryCode(tx: Transaction, userId: string, code: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `delete from recovery_codes where user_id = $1 and code_hash = $2 and ${UNEXPIRED}`,
    [userId, hashOf(code)],
  )
  return rowCount === 1
}
