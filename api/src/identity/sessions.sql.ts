import { randomBytes } from 'node:crypto'
import type { Database, Transaction } from '../database/database.ts'

/** After a rotation, any older token still returns the current one for this long. */
const GRACE_SECONDS = 10

export interface SessionRow {
  id: string
  user_id: string
  method: 'otp' | 'oauth'
  refresh_key: Buffer
  refresh_counter: number
  created_at: Date
}

export async function insertSession(tx: Transaction, userId: string, method: 'otp' | 'oauth'): Promise<SessionRow> {
  const { rows } = await tx.query<SessionRow>(
    'insert into sessions (user_id, method, refresh_key) values ($1, $2, $3) returning *',
    [userId, method, randomBytes(32)],
  )
  const [row] = rows
  if (!row) throw new Error('An insert returned no row')
  return row
}

/**
 * Returns a session and locks it until the transaction ends, so that refreshes of one session run one after the other.
 */
export async function lockSession(tx: Transaction, id: string) {
  const { rows } = await tx.query<SessionRow & { in_grace: boolean }>(
    `select *, rotated_at > now() - make_interval(secs => $2) as in_grace from sessions where id = $1 for update`,
    [id, GRACE_SECONDS],
  )
  return rows[0]
}

export async function rotateSession(tx: Transaction, id: string): Promise<void> {
  await tx.query('update sessions set refresh_counter = refresh_counter + 1, rotated_at = now() where id = $1', [id])
}

export async function deleteSession(tx: Transaction, id: string): Promise<void> {
  await tx.query('delete from sessions where id = $1', [id])
}

/** Ends all sessions of a person, except `exceptId` if given. */
export async function deleteSessionsOf(tx: Transaction, userId: string, exceptId: string | null): Promise<void> {
  await tx.query('delete from sessions where user_id = $1 and id is distinct from $2::uuid', [userId, exceptId])
}

/** Returns the user of a session while it lasts. */
export async function findSessionUser(database: Database, sessionId: string, userId: string) {
  const [found] = await database.ask<{ email: string; role: 'user' | 'admin'; confirmed: boolean }>(
    'select email, role, confirmed from session_person($1, $2)',
    [sessionId, userId],
  )
  return found
}
