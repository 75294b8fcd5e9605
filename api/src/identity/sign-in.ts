import type { Context } from 'hono'
import type { Announce } from '../announcements/announcements.ts'
import type { Transaction } from '../database/database.ts'
import type { Deps } from '../deps.ts'
import { ACCESS_TOKEN_SECONDS, type AccessTokens } from './access-token.ts'
import { AuthError } from './auth-error.ts'
import { moveGuestRecords } from './guest-records.ts'
import { deleteLinksOf } from './links.sql.ts'
import type { Origin } from './origin.ts'
import { isGenuine, mintRefreshToken, readRefreshToken } from './refresh-token.ts'
import {
  deleteSession,
  insertSession,
  lockSession,
  rotateSession,
  type SessionRow,
  type SignInMethod,
} from './sessions.sql.ts'
import { recordSignIn, requireUserRow, toAuthUser, type UserRow } from './users.sql.ts'

/** A session with its user, as read in a transaction. */
export interface SignedIn {
  user: UserRow
  session: SessionRow
}

/** Returns the guest whose token the request carries. */
export async function guestOf(c: Context, { guestTokens }: Pick<Deps, 'guestTokens'>): Promise<string | null> {
  const token = c.req.header('x-guest-token')
  return (token && (await guestTokens.verify(token))) || null
}

interface Beginning {
  userId: string
  method: SignInMethod
  /** The guest whose browser asked for this sign-in. Their entries move to the account. */
  guestId: string | null
  origin: Origin
}

/** Starts a session for a person who has just proved their identity. Needs a system transaction. */
export async function beginSession(
  tx: Transaction,
  announce: Announce,
  { userId, method, guestId, origin }: Beginning,
): Promise<SignedIn> {
  const guests = guestId ? [guestId] : []
  const first = await recordSignIn(tx, userId)
  if (first) await deleteLinksOf(tx, userId, 'invite')
  await moveGuestRecords(tx, guests, userId)
  await announce(tx, 'signedIn', { userId, guestIds: guests, first })
  const session = await insertSession(tx, userId, method, origin)
  return { session, user: await requireUserRow(tx, userId) }
}

/**
 * Refreshes a session. Returns an error instead of throwing it, because the system transaction must commit even then.
 */
export async function refresh(tx: Transaction, refreshToken: string): Promise<SignedIn | AuthError> {
  const notFound = new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
  const token = readRefreshToken(refreshToken)
  if (!token) return notFound
  const session = await lockSession(tx, token.sessionId)
  if (!session || !isGenuine(token, session.refresh_key)) return notFound
  const behind = session.refresh_counter - token.counter
  if (behind === 0) {
    await rotateSession(tx, session.id)
    session.refresh_counter += 1
  } else if (behind > 1 && !session.in_grace) {
    // An old token was replayed, by its owner or by a thief. End the session for both.
    await deleteSession(tx, session.id)
    return new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
  }
  // One behind, or just rotated: another tab was faster, or the response was lost. Return the current token again.
  return { session, user: await requireUserRow(tx, session.user_id) }
}

/** GoTrue's session object: the tokens and the user. */
export async function sessionAnswer(accessTokens: AccessTokens, { user, session }: SignedIn) {
  const { token, expiresAt } = await accessTokens.mint(user, session)
  return {
    access_token: token,
    token_type: 'bearer' as const,
    expires_in: ACCESS_TOKEN_SECONDS,
    expires_at: expiresAt,
    refresh_token: mintRefreshToken(session.id, session.refresh_counter, session.refresh_key),
    user: toAuthUser(user),
  }
}
