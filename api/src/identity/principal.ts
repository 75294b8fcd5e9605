import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { isAway } from '../database/away.ts'
import type { Deps } from '../deps.ts'
import type { Principal, User } from '../http/principal.ts'
import { AuthError } from './auth-error.ts'

type PrincipalDeps = Pick<Deps, 'accessTokens' | 'guestTokens' | 'findHolder' | 'config'>

/** Identifies the caller from `Authorization: Bearer` or `X-Guest-Token` and stores the result as `principal`. */
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

/** A token is valid while its session lasts, so signing out ends it immediately. The role is read from the database. */
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

/** Returns the user of a session while it lasts. */
export async function findUser(
  { findHolder, config }: Pick<PrincipalDeps, 'findHolder' | 'config'>,
  { userId, sessionId }: Pick<User, 'userId' | 'sessionId'>,
): Promise<User | undefined> {
  const found = await findHolder({ sessionId, userId })
  if (!found) return undefined
  const { email, role, confirmed, second_factor: secondFactor } = found
  const namedAdmin = confirmed && config.adminEmails.some((admin) => admin.toLowerCase() === email)
  return { kind: 'user', userId, sessionId, email, role: namedAdmin ? 'admin' : role, secondFactor }
}

/** Like `requireUser`, with GoTrue's errors, for the identity API. */
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
