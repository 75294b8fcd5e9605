import type { Context, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Deps } from '../deps.ts'
import { clientAddressOf } from '../http/client-address.ts'
import { requireUser } from '../http/principal.ts'
import { ProblemError } from '../http/problem.ts'
import { type Actor, logActivity } from './activity-log.ts'

declare module 'hono' {
  interface ContextVariableMap {
    admin: Actor
  }
}

/**
 * Admits only administrators: 401 for unauthenticated callers, 403 for other users, which is logged even if the endpoint
 * does not exist. In production an administrator's session must also have proved a second factor.
 */
export const requireAdmin = (deps: Pick<Deps, 'database' | 'config' | 'ceilings'>): MiddlewareHandler => {
  const { database, config, ceilings } = deps
  const refused = ceilings('adminRefused')
  return createMiddleware(async (c, next) => {
    const { userId, email, role, secondFactor } = requireUser(c)
    const actor: Actor = { adminId: userId, adminEmail: email, ip: clientAddressOf(c, config) }
    if (role === 'admin') {
      if (config.adminSecondFactor && !secondFactor) {
        throw new ProblemError('second-factor-needed', { detail: 'Use your passkey or a recovery code first.' })
      }
      c.set('admin', actor)
      return next()
    }
    // Count first, so that repeated refusals cannot fill the log.
    return refused(c, async () => {
      // c.req.path is decoded and may hold characters that PostgreSQL cannot store.
      const targetId = `${c.req.method} ${new URL(c.req.url).pathname}`.slice(0, 200)
      await database.asSystem((tx) =>
        logActivity(tx, { ...actor, action: 'access_refused', targetType: 'endpoint', targetId }),
      )
      throw new ProblemError('forbidden', { detail: 'Only administrators may do this.' })
    })
  })
}

/** The administrator who sent this request. Call it only behind `requireAdmin`. */
export const adminOf = (c: Context): Actor => c.get('admin')
