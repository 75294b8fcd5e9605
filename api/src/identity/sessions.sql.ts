import { randomBytes } from 'node:crypto'
import { SESSION_DAYS, SESSION_IDLE_DAYS } from '@soulsign/contracts'
import { inBatches } from '../coalescing/batches.ts'
import type { Database, Transaction } from '../database/database.ts'
import type { Origin } from './origin.ts'

/** After a rotation, any older token still returns the current one for this long. */
const GRACE_SECONDS = 10

/** How a session began, as in the `amr` claim. */
export type SignInMethod = 'otp' | 'oauth' | 'webauthn'

export interface SessionRow {
  id: string
  user_id: string
  method: SignInMethod
  refresh_key: Buffer
  refresh_counter: number
  created_at: Date
  second_factor_at: Date | null
}

export async function insertSession(
  tx: Transaction,
  userId: string,
  method: SignInMethod,
  { browser, system, country }: Origin,
): Promise<SessionRow> {
  const { rows } = await tx.query<SessionRow>(
    `insert into sessions (user_id, method, refresh_key, browser, system, country, expires_at, second_factor_at)
     values ($1, $2, $3, $4, $5, $6, now() + make_interval(days => $7), case when $2 = 'webauthn' then now() end)
     returning *`,
    [userId, method, randomBytes(32), browser, system, country, SESSION_DAYS],
  )
  const [row] = rows
  if (!row) throw new Error('An insert returned no row')
  return row
}

/**
 * Returns a session that has not ended and locks it until the transaction ends, so that refreshes of one session run one
 * after the other.
 */
export async function lockSession(tx: Transaction, id: string) {
  const { rows } = await tx.query<SessionRow & { in_grace: boolean }>(
    `select *, rotated_at > now() - make_interval(secs => $2) as in_grace from sessions
     where id = $1 and expires_at > now() and rotated_at > now() - make_interval(days => $3) for update`,
    [id, GRACE_SECONDS, SESSION_IDLE_DAYS],
  )
  return rows[0]
}

export async function rotateSession(tx: Transaction, id: string): Promise<void> {
  await tx.query('update sessions set refresh_counter = refresh_counter + 1, rotated_at = now() where id = $1', [id])
}

export async function deleteSession(tx: Transaction, id: string): Promise<void> {
  await tx.query('delete from sessions where id = $1', [id])
}

/** Ends a session of this person. Returns whether there was one. */
export async function deleteSessionOf(tx: Transaction, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await tx.query('delete from sessions where id = $2 and user_id = $1', [userId, id])
  return rowCount === 1
}

/** Ends all sessions of a person, except `exceptId` if given. */
export async function deleteSessionsOf(tx: Transaction, userId: string, exceptId: string | null): Promise<void> {
  await tx.query('delete from sessions where user_id = $1 and id is distinct from $2::uuid', [userId, exceptId])
}

/** Deletes sessions that have ended: too old, or unused for too long. */
export async function deleteEndedSessions(tx: Transaction): Promise<void> {
  await tx.query('delete from sessions where expires_at <= now() or rotated_at < now() - make_interval(days => $1)', [
    SESSION_IDLE_DAYS,
  ])
}

/** A person's sessions that have not ended, the latest use first. */
export async function selectSessionsOf(tx: Transaction, userId: string) {
  const { rows } = await tx.query<Origin & { id: string; created_at: Date; rotated_at: Date; expires_at: Date }>(
    `select id, browser, system, country, created_at, rotated_at, expires_at from sessions
     where user_id = $1 and expires_at > now() and rotated_at > now() - make_interval(days => $2)
     order by rotated_at desc, id`,
    [userId, SESSION_IDLE_DAYS],
  )
  return rows
}

interface SessionHolder {
  email: string
  role: 'user' | 'admin'
  confirmed: boolean
  second_factor: boolean
}

/** The user of a session while it lasts. */
export type FindHolder = (session: { sessionId: string; userId: string }) => Promise<SessionHolder | undefined>

/** Every call with a token asks for its session, so calls that come at once ask together. */
export const createFindHolder = (database: Database): FindHolder =>
  inBatches(async (sessions: Parameters<FindHolder>[0][]) => {
    const found = await database.ask<SessionHolder & { place: number }>(
      `select place::int, email, role, confirmed, second_factor
       from unnest($1::uuid[], $2::uuid[]) with ordinality as s (id, user_id, place), session_holder(s.id, s.user_id)`,
      [sessions.map(({ sessionId }) => sessionId), sessions.map(({ userId }) => userId)],
    )
    const holders = new Map(found.map(({ place, ...holder }) => [place - 1, holder]))
    return sessions.map((_, place) => holders.get(place))
  })
