import type { Consent, NewConsent } from '@soulsign/contracts'
import type { Transaction } from '../database/database.ts'
import type { Owner } from '../database/owner.ts'

const columnOf = (owner: Owner) => (owner.kind === 'user' ? 'user_id' : 'guest_id')
const idOf = (owner: Owner) => (owner.kind === 'user' ? owner.userId : owner.guestId)

/** The newest answer of an owner for each purpose. */
export async function selectConsents(tx: Transaction, owner: Owner): Promise<Consent[]> {
  const { rows } = await tx.query<Omit<Consent, 'created_at'> & { created_at: Date }>(
    `select distinct on (purpose) purpose, given, text_version, place, created_at from consents
     where ${columnOf(owner)} = $1 order by purpose, created_at desc`,
    [idOf(owner)],
  )
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}

/** The purposes that an owner's newest answer is no to. Our screens ask before they send; a caller of the API may not. */
export const refusedPurposes = async (tx: Transaction, owner: Owner): Promise<Set<Consent['purpose']>> =>
  new Set((await selectConsents(tx, owner)).filter(({ given }) => !given).map(({ purpose }) => purpose))

/** Adds answers, in the order of the list. */
export async function insertConsents(
  tx: Transaction,
  owner: Owner,
  consents: readonly NewConsent[],
  language: string,
): Promise<void> {
  for (const { purpose, given, text_version, place } of consents) {
    await tx.query(
      `insert into consents (${columnOf(owner)}, purpose, given, text_version, place, language)
       values ($1, $2, $3, $4, $5, $6)`,
      [idOf(owner), purpose, given, text_version, place, language],
    )
  }
}

/**
 * Takes the AI's claims on an owner's texts away. The queue starts them again, and the new claim finds that the guide
 * writes.
 */
export const takeClaims = (tx: Transaction, owner: Owner) =>
  tx.query(`update generations set attempt = attempt + 1 where ${columnOf(owner)} = $1 and state = 'running'`, [
    idOf(owner),
  ])

/** Gives an account the answers of guests who have signed in to it, once. Rows are never changed, so they are copied. */
export const copyConsents = (tx: Transaction, guestIds: string[], userId: string) =>
  tx.query(
    `insert into consents (user_id, purpose, text_version, language, given, place, created_at)
     select $1, purpose, text_version, language, given, place, created_at from consents g
     where guest_id = any($2::uuid[]) and not exists (
       select from consents u where u.user_id = $1 and u.purpose = g.purpose and u.created_at = g.created_at)`,
    [userId, guestIds],
  )
