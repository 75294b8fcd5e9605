import { createHash, randomBytes } from 'node:crypto'
import { RETENTION } from '@soulsign/contracts'
import type { Transaction } from '../database/database.ts'

const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** Closes an account, ends its sessions and its links. Returns when it is due; an earlier closure keeps its date. */
export async function insertClosure(tx: Transaction, userId: string, stoppedRenewals: string[]): Promise<Date> {
  const { rows } = await tx.query<{ due_at: Date }>(
    `insert into account_closures as c (user_id, due_at, stopped_renewals) values ($1, now() + $2::interval, $3)
     on conflict (user_id) do update set stopped_renewals = array(
       select distinct unnest(c.stopped_renewals || excluded.stopped_renewals)
     ) returning due_at`,
    [userId, RETENTION.closedAccounts.period, stoppedRenewals],
  )
  for (const table of ['sessions', 'sign_in_links', 'flow_states'])
    await tx.query(`delete from ${table} where user_id = $1`, [userId])
  const [row] = rows
  if (!row) throw new Error('An insert returned no row')
  return row.due_at
}

export async function isClosed(tx: Transaction, userId: string): Promise<boolean> {
  return (await tx.query('select from account_closures where user_id = $1', [userId])).rowCount === 1
}

/** Makes the secret of the way back, which replaces an earlier one. Returns undefined if the account is not closed. */
export async function mintWayBack(
  tx: Transaction,
  userId: string,
): Promise<{ email: string; dueAt: Date; token: string } | undefined> {
  const token = randomBytes(32).toString('base64url')
  const { rows } = await tx.query<{ email: string; due_at: Date }>(
    `update account_closures c set token_hash = $2 from users u where u.id = c.user_id and c.user_id = $1
     returning u.email, c.due_at`,
    [userId, hashOf(token)],
  )
  return rows[0] && { email: rows[0].email, dueAt: rows[0].due_at, token }
}

/** Returns the closure that a mailed secret can undo, and locks it. */
export async function lockClosure(tx: Transaction, token: string) {
  const { rows } = await tx.query<{ user_id: string; stopped_renewals: string[] }>(
    'select user_id, stopped_renewals from account_closures where token_hash = $1 and due_at > now() for update',
    [hashOf(token)],
  )
  return rows[0]
}

export const deleteClosure = (tx: Transaction, userId: string) =>
  tx.query('delete from account_closures where user_id = $1', [userId])

/** Returns the closed accounts that are due. */
export async function selectDue(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.query<{ user_id: string }>('select user_id from account_closures where due_at <= now()')
  return rows.map(({ user_id }) => user_id)
}
