import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import type { Logger } from './log.ts'
import type { Metrics } from './metrics.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** Facts that a handler adds to its request's log event: counts, kinds and outcomes, never what a person wrote. */
    facts: Record<string, string | number | boolean>
  }
}

/** Pattern of the route that answered: `/api/symptoms/:id`, `/assets/*`, `/*` for pages; `unmatched` where the API has none. */
function patternOf(c: Context): string {
  const matched = matchedRoutes(c)
  const exact = matched.findLast(({ path }) => !path.includes('*'))
  // Middleware stands for all methods.
  const files = c.req.path.startsWith('/api/') ? undefined : matched.find(({ method }) => method !== 'ALL')
  return (exact ?? files)?.path ?? 'unmatched'
}

/** Logs one event for each request. The path is the route's pattern: a real one can hold what a person typed. */
export const wideEvent = (log: Logger, metrics: Metrics) =>
  createMiddleware(async (c, next) => {
    const start = performance.now()
    c.set('facts', {})
    await next()
    const route = patternOf(c)
    const seconds = (performance.now() - start) / 1000
    const labels = { method: c.req.method, route, status: String(c.res.status) }
    metrics.requests.observe(labels, seconds)
    log.event('request', {
      request_id: c.get('requestId'),
      method: c.req.method,
      route,
      status: c.res.status,
      ms: Math.round(seconds * 1000),
      who: c.get('principal')?.kind,
      ...c.get('facts'),
    })
  })
