import { MAINTENANCE_RETRY_SECONDS } from '@soulsign/contracts'
import type { Context, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { ProblemError } from '../http/problem.ts'
import type { SiteReader } from '../web/site.ts'

export const maintenanceProblem = () =>
  new ProblemError('maintenance', {
    detail: 'We are down for maintenance and will be back soon. Everything you saved is safe.',
    headers: { 'retry-after': String(MAINTENANCE_RETRY_SECONDS) },
  })

/** What anybody may read all the time: what pages are made from, and the documentation. */
const OPEN_TO_READ = ['/api/settings', '/api/seo', '/api/registry', '/api/openapi.json', '/api/reference']
/** Help, the question who is an administrator, what providers tell us, and what browsers report. */
const OPEN = ['/api/safety', '/api/functions/admin-auth', '/api/webhooks', '/api/reports']

const isBelow = (path: string, prefixes: string[]) =>
  prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))

function isOpen(c: Context): boolean {
  const { method, path } = c.req
  return isBelow(path, OPEN) || ((method === 'GET' || method === 'HEAD') && isBelow(path, OPEN_TO_READ))
}

/**
 * While `maintenance_mode` is on, answers everybody but administrators 503 with `Retry-After`. Requests that are running
 * go on, and so do the queue's workers. Stands behind `resolvePrincipal`; the identity API, health and readiness come
 * before it.
 */
export const closedForMaintenance = (site: SiteReader): MiddlewareHandler =>
  createMiddleware(async (c, next) => {
    if (isOpen(c)) return next()
    const principal = c.get('principal')
    if (principal.kind === 'user' && principal.role === 'admin') return next()
    if ((await site.read()).settings.maintenance_mode) throw maintenanceProblem()
    return next()
  })
