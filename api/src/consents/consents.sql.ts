import { agreesToKeep, type Consent, type NewConsent } from '@soulsign/contracts'
import type { Transaction } from '../database/database.ts'
import type { Owner } from '../database/owner.ts'
import { ProblemError } from '../http/problem.ts'

const columnOf = (owner: Owner) => (owner.kind === 'user' ? 'user_id' : 'guest_id')
const idOf = (owner: Owner) => (owner.kind === 'user' ? owner.userId : owner.guestId)

/** The newest answer of an owner for each purpose. */
export async function selectConsents(tx: Transaction, owner: Owner): Promise<Consent[]> {
  const { rows } = await tx.query<Omit<Consent, 'created_at'> & { created_at: Date }>(
    `select distinct on (purpose) purpose, given, text_version, place, recipient, created_at from consents
     where ${columnOf(owner)} = $1 order by purpose, created_at desc`,
    [idOf(owner)],
  )
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}

const keepLock = (owner: Owner) => `keep ${owner.kind} ${idOf(owner)}`

/** Waits for what is being stored of an owner, and lets nothing more be stored until the transaction ends. */
export const lockKeeping = (tx: Transaction, owner: Owner) =>
  tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [keepLock(owner)])

/**
 * An owner's newest answers, if they let us keep what they write. It stands until the transaction ends, so what is stored in
 * it is deleted by the next no.
 * @throws ProblemError `consent-needed`
 */
export async function agreedToKeep(tx: Transaction, owner: Owner): Promise<Consent[]> {
  await tx.query('select pg_advisory_xact_lock_shared(hashtextextended($1, 0))', [keepLock(owner)])
  const answers = await selectConsents(tx, owner)
  if (agreesToKeep(answers)) return answers
  throw new ProblemError('consent-needed', {
    detail:
      'This person has not agreed to keep what they write, has agreed to an older text only, or has taken it back: send a yes to `keep` with POST /api/consents first.',
  })
}

/** Adds answers, in the order of the list. */
export async function insertConsents(
  tx: Transaction,
  owner: Owner,
  consents: readonly NewConsent[],
  language: string,
): Promise<void> {
  for (const { purpose, given, text_version, place, recipient } of consents) {
    await tx.query(
      `insert into consents (${columnOf(owner)}, purpose, given, text_version, place, recipient, language)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [idOf(owner), purpose, given, text_version, place, recipient ?? null, language],
    )
  }
}

/**
 * Gives an account the answers of guests whose records move to it, for purposes that it has never answered: a link can be
 * asked for by somebody else. Rows are never changed, so they are copied.
 */
export const copyConsents = (tx: Transaction, guestIds: string[], userId: string) =>
  tx.query(
    `insert into consents (user_id, purpose, text_version, language, given, place, recipient, created_at)
     select $1, purpose, text_version, language, given, place, recipient, created_at from consents g
     where guest_id = any($2::uuid[]) and not exists (
       select from consents u where u.user_id = $1 and u.purpose = g.purpose)`,
    [userId, guestIds],
  )
