import type { MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Config } from '../config.ts'
import { answerProblem, ProblemError } from './problem.ts'

/**
 * Refuses requests for other hosts than the site's own, so that none gets into links, caches or policies, and no page
 * reaches the API by a name of its own. Put it behind the probes: load balancers ask by address.
 */
export const knownHost = ({ hosts }: Pick<Config, 'hosts'>): MiddlewareHandler =>
  createMiddleware(async (c, next) => {
    if (!hosts || hosts.includes(new URL(c.req.url).host.toLowerCase())) return next()
    return answerProblem(
      c,
      new ProblemError('unknown-host', { detail: 'Check PUBLIC_URL, or what the proxy sends as Host.' }),
    )
  })
