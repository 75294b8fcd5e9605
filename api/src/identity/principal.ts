import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { GuestTokens } from '../guests/token.ts'
import { ProblemError } from '../http/problem.ts'

/** Whose records a request may touch. */
export type Owner = { kind: 'guest'; guestId: string } | { kind: 'user'; userId: string }

/**
 * Who asks. `refused` says why what was sent does not count; it becomes an error only on calls that need an owner.
 */
export type Principal = Owner | { kind: 'anonymous'; refused?: 'invalid-guest-token' | 'unauthorized' }

declare module 'hono' {
  interface ContextVariableMap {
    principal: Principal
  }
}

/** Finds out who asks, from `Authorization: Bearer` or `X-Guest-Token`, and keeps it as `principal`. */
export const resolvePrincipal = (guestTokens: GuestTokens) =>
  createMiddleware(async (c, next) => {
    c.set('principal', await principalOf(c, guestTokens))
    await next()
  })

async function principalOf(c: Context, guestTokens: GuestTokens): Promise<Principal> {
  if (c.req.header('authorization')) return { kind: 'anonymous', refused: 'unauthorized' }
  const token = c.req.header('x-guest-token')
  if (!token) return { kind: 'anonymous' }
  const guestId = await guestTokens.verify(token)
  return guestId ? { kind: 'guest', guestId } : { kind: 'anonymous', refused: 'invalid-guest-token' }
}

/** The owner whose records this request touches. Throws 401 where nobody is known. */
export function requireOwner(c: Context): Owner {
  const principal = c.get('principal')
  if (principal.kind !== 'anonymous') return principal
  if (principal.refused === 'unauthorized') {
    throw new ProblemError('unauthorized', { detail: 'The access token is not valid. Sign in again.' })
  }
  throw new ProblemError('invalid-guest-token', {
    detail: principal.refused
      ? 'The guest token is forged, expired or not ours. Ask track-anonymous-diagnosis for a new one.'
      : 'Send a guest token as X-Guest-Token. track-anonymous-diagnosis answers one.',
  })
}

/** The signed-in person whose records this request touches. Throws 401 for guests too. */
export function requireUser(c: Context): Owner & { kind: 'user' } {
  const owner = requireOwner(c)
  if (owner.kind === 'user') return owner
  throw new ProblemError('unauthorized', { detail: 'Sign in to do this.' })
}
