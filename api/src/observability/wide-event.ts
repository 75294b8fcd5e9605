import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import type { Logger } from './log.ts'
import type { Metrics } from './metrics.ts'
import { startRequestSpan } from './traces.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** Facts that a handler adds to the request's log event: counts, kinds and outcomes, never people's text. */
    facts: Record<string, string | number | boolean>
  }
}

/**
 * Returns the pattern of the matched route: `/api/symptoms/:id`, `/assets/*`, `/*` for pages, or `unmatched` if the API
 * has none.
 */
function patternOf(c: Context): string {
  const matched = matchedRoutes(c)
  const exact = matched.findLast(({ path }) => !path.includes('*'))
  // Middleware matches all methods.
  const files = c.req.path.startsWith('/api/') ? undefined : matched.find(({ method }) => method !== 'ALL')
  return (exact ?? files)?.path ?? 'unmatched'
}

/**
 * Logs one event per request. It logs the route's pattern, because an actual path may hold text that a person typed.
 */
export const wideEvent = (log: Logger, metrics: Metrics) =>
  createMiddleware(async (c, next) => {
    const start = performance.now()
    c.set('facts', {})
    const span = startRequestSpan(c.req.method, c.req.header())
    await span.run(next)
    const route = patternOf(c)
    const seconds = (performance.now() - start) / 1000
    const labels = { method: c.req.method, route, status: String(c.res.status) }
    metrics.requests.observe(labels, seconds)
    span.end(route, c.res.status)
    log.event('request', {
      request_id: c.get('requestId'),
      trace_id: span.traceId,
      method: c.req.method,
      route,
      status: c.res.status,
      ms: Math.round(seconds * 1000),
      who: c.get('principal')?.kind,
      ...c.get('facts'),
    })
  })
