import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Owner } from '../database/owner.ts'
import { ProblemError } from './problem.ts'

/** A signed-in user. */
export interface User {
  kind: 'user'
  userId: string
  role: 'user' | 'admin'
  email: string
  sessionId: string
  /** Whether they proved in this session that they hold a passkey or a recovery code. */
  secondFactor: boolean
}

/**
 * The caller of a request. `refused` says why the sent token is invalid. An invalid guest token is an error only on
 * calls that need an owner.
 */
export type Principal =
  | { kind: 'guest'; guestId: string }
  | User
  | { kind: 'anonymous'; refused?: 'invalid-guest-token' | 'invalid-access-token' | 'session-ended' }
  /** The database is away, so the caller cannot be identified. */
  | { kind: 'unknown'; error: unknown }

declare module 'hono' {
  interface ContextVariableMap {
    principal: Principal
  }
}

const isBearerRefused = (principal: Principal) =>
  principal.kind === 'anonymous' &&
  (principal.refused === 'invalid-access-token' || principal.refused === 'session-ended')

const invalidBearer = () =>
  new ProblemError('unauthorized', { detail: 'The access token is not valid. Sign in again.' })

/** Returns the owner whose records this request accesses. Throws 401 if the caller is anonymous. */
export function requireOwner(c: Context): Owner {
  const principal = c.get('principal')
  if (principal.kind === 'unknown') throw principal.error
  if (principal.kind !== 'anonymous') return principal
  if (isBearerRefused(principal)) throw invalidBearer()
  throw new ProblemError('invalid-guest-token', {
    detail: principal.refused
      ? 'The guest token is invalid or expired. Request a new one from track-anonymous-diagnosis.'
      : 'Send a guest token as X-Guest-Token. Request one from track-anonymous-diagnosis.',
  })
}

/**
 * Responds with 401 to an invalid bearer token, even on calls open to anyone: its sender means to be signed in. GET
 * requests pass, because what they read (settings, documentation, health) is the same for everyone.
 */
export const refuseInvalidBearer = createMiddleware(async (c, next) => {
  if (c.req.method !== 'GET' && isBearerRefused(c.get('principal'))) throw invalidBearer()
  await next()
})

/** Returns the signed-in user whose records this request accesses. Throws 401 `unauthorized` for other callers. */
export function requireUser(c: Context): User {
  const principal = c.get('principal')
  if (principal.kind === 'unknown') throw principal.error
  if (principal.kind === 'user') return principal
  throw isBearerRefused(principal)
    ? invalidBearer()
    : new ProblemError('unauthorized', { detail: 'Sign in to do this.' })
}
