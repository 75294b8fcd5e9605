import { isBelow, MAINTENANCE_RETRY_SECONDS } from '@soulsign/contracts'
import type { Context, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { ProblemError } from '../http/problem.ts'
import type { SiteReader } from './site.ts'

export const maintenanceProblem = () =>
  new ProblemError('maintenance', {
    detail: 'We are down for maintenance and will be back soon. Everything you saved is safe.',
    headers: { 'retry-after': String(MAINTENANCE_RETRY_SECONDS) },
  })

/** Always readable: the data that pages are made from, and the documentation. */
const OPEN_TO_READ = ['/api/settings', '/api/seo', '/api/registry', '/api/openapi.json', '/api/reference']
/** Always open: help, signing in, the check for administrators, webhooks from providers and reports from browsers. */
const OPEN = ['/api/safety', '/api/sign-in', '/api/functions/admin-auth', '/api/webhooks', '/api/reports']

function isOpen(c: Context): boolean {
  const { method, path } = c.req
  const open = method === 'GET' || method === 'HEAD' ? [...OPEN, ...OPEN_TO_READ] : OPEN
  return open.some((prefix) => isBelow(path, prefix))
}

/**
 * During `maintenance_mode`, responds with 503 and `Retry-After` to everyone but administrators. Running requests and
 * queue workers continue. It runs after `resolvePrincipal`; the identity API, health and readiness come before it.
 */
export const closedForMaintenance = (site: SiteReader): MiddlewareHandler =>
  createMiddleware(async (c, next) => {
    if (isOpen(c)) return next()
    const principal = c.get('principal')
    if (principal.kind === 'user' && principal.role === 'admin') return next()
    if ((await site.read()).settings.maintenance_mode) throw maintenanceProblem()
    return next()
  })
