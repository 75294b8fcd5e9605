import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { isAway } from '../database/away.ts'
import type { Owner } from '../database/owner.ts'
import type { Deps } from '../deps.ts'
import { ProblemError } from '../http/problem.ts'
import { AuthError } from './auth-error.ts'
import { findSessionUser } from './sessions.sql.ts'

/** A person who is signed in. */
export interface User {
  kind: 'user'
  userId: string
  role: 'user' | 'admin'
  email: string
  sessionId: string
}

/**
 * Who asks. `refused` says why what was sent does not count; a guest token's becomes an error only on calls that need an
 * owner.
 */
export type Principal =
  | { kind: 'guest'; guestId: string }
  | User
  | { kind: 'anonymous'; refused?: 'invalid-guest-token' | 'invalid-access-token' | 'session-ended' }
  /** Cannot be found out while the database is away. */
  | { kind: 'unknown'; error: unknown }

declare module 'hono' {
  interface ContextVariableMap {
    principal: Principal
  }
}

type PrincipalDeps = Pick<Deps, 'accessTokens' | 'guestTokens' | 'database' | 'config'>

/** Finds out who asks, from `Authorization: Bearer` or `X-Guest-Token`, and keeps it as `principal`. */
export const resolvePrincipal = (deps: PrincipalDeps) =>
  createMiddleware(async (c, next) => {
    c.set('principal', await principalOf(c, deps))
    await next()
  })

async function principalOf(c: Context, deps: PrincipalDeps): Promise<Principal> {
  const authorization = c.req.header('authorization')
  if (authorization) return userOf(authorization, deps)
  const token = c.req.header('x-guest-token')
  if (!token) return { kind: 'anonymous' }
  const guestId = await deps.guestTokens.verify(token)
  return guestId ? { kind: 'guest', guestId } : { kind: 'anonymous', refused: 'invalid-guest-token' }
}

/** A token counts while its session lasts: signing out ends it at once. The role is what the database says now. */
async function userOf(authorization: string, deps: PrincipalDeps): Promise<Principal> {
  const [, token] = /^bearer +(\S+) *$/i.exec(authorization) ?? []
  const named = token && (await deps.accessTokens.verify(token))
  if (!named) return { kind: 'anonymous', refused: 'invalid-access-token' }
  try {
    return (await findUser(deps, named)) ?? { kind: 'anonymous', refused: 'session-ended' }
  } catch (error) {
    if (!isAway(error)) throw error
    return { kind: 'unknown', error }
  }
}

/** Whose session it is, while it lasts. */
export async function findUser(
  { database, config }: Pick<PrincipalDeps, 'database' | 'config'>,
  { userId, sessionId }: Pick<User, 'userId' | 'sessionId'>,
): Promise<User | undefined> {
  const found = await findSessionUser(database, sessionId, userId)
  if (!found) return undefined
  const { email, role, confirmed } = found
  const namedAdmin = confirmed && config.adminEmails.some((admin) => admin.toLowerCase() === email)
  return { kind: 'user', userId, sessionId, email, role: namedAdmin ? 'admin' : role }
}

const isBearerRefused = (principal: Principal) =>
  principal.kind === 'anonymous' &&
  (principal.refused === 'invalid-access-token' || principal.refused === 'session-ended')

const invalidBearer = () =>
  new ProblemError('unauthorized', { detail: 'The access token is not valid. Sign in again.' })

/** The owner whose records this request touches. Throws 401 where nobody is known. */
export function requireOwner(c: Context): Owner {
  const principal = c.get('principal')
  if (principal.kind === 'unknown') throw principal.error
  if (principal.kind !== 'anonymous') return principal
  if (isBearerRefused(principal)) throw invalidBearer()
  throw new ProblemError('invalid-guest-token', {
    detail: principal.refused
      ? 'The guest token is forged, expired or not ours. Ask track-anonymous-diagnosis for a new one.'
      : 'Send a guest token as X-Guest-Token. track-anonymous-diagnosis answers one.',
  })
}

/**
 * Answers 401 to a bearer that does not count, on calls that are open to anyone too: whoever sends one means to be
 * somebody. What is only read there (settings, documentation, health) is the same for all.
 */
export const refuseInvalidBearer = createMiddleware(async (c, next) => {
  if (c.req.method !== 'GET' && isBearerRefused(c.get('principal'))) throw invalidBearer()
  await next()
})

/** The signed-in person whose records this request touches. Throws 401 `unauthorized` for everybody else. */
export function requireUser(c: Context): User {
  const principal = c.get('principal')
  if (principal.kind === 'unknown') throw principal.error
  if (principal.kind === 'user') return principal
  throw isBearerRefused(principal)
    ? invalidBearer()
    : new ProblemError('unauthorized', { detail: 'Sign in to do this.' })
}

/** `requireUser` in GoTrue's words, for the identity API. */
export function requireBearer(c: Context): User {
  const principal = c.get('principal')
  if (principal.kind === 'unknown') throw principal.error
  if (principal.kind === 'user') return principal
  if (principal.kind === 'anonymous' && principal.refused === 'session-ended') {
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  }
  if (principal.kind === 'anonymous' && principal.refused === 'invalid-access-token') {
    throw new AuthError(403, 'bad_jwt', 'Invalid JWT')
  }
  throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
}
