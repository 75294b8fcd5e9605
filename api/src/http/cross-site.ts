import { createMiddleware } from 'hono/factory'
import { answerProblem, ProblemError } from './problem.ts'

const READS = ['GET', 'HEAD', 'OPTIONS']

/**
 * Refuses changes that a page of another site makes a browser send: without a body they need no permission of ours, and
 * could use up what an address has. Programs and older browsers do not name the site.
 */
export const refuseCrossSite = createMiddleware(async (c, next) => {
  if (READS.includes(c.req.method) || c.req.header('sec-fetch-site') !== 'cross-site') return next()
  return answerProblem(
    c,
    new ProblemError('forbidden', { detail: 'Pages of other sites cannot change anything here.' }),
  )
})
