import { OpenAPIHono } from '@hono/zod-openapi'
import { endpoints } from '@soulsign/contracts'
import type { Deps } from '../deps.ts'
import { refuseInvalid } from '../http/errors.ts'
import { requireUser } from '../http/principal.ts'
import { ProblemError } from '../http/problem.ts'
import { contractRoute } from '../http/route.ts'
import { deleteSessionOf, selectSessionsOf } from './sessions.sql.ts'

/** A person's own sessions. */
export function deviceRoutes({ database, ceilings }: Deps) {
  const list = contractRoute({
    endpoint: endpoints.listSessions,
    summary: 'Where the caller is signed in, the latest use first',
    tag: 'Identity',
    access: 'user',
    middleware: [ceilings('account')],
  })
  const end = contractRoute({
    endpoint: endpoints.endSession,
    summary: 'End one of the caller’s sessions, at once',
    tag: 'Identity',
    access: 'user',
    problems: ['not-found'],
    middleware: [ceilings('account')],
  })
  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(list, async (c) => {
      const { userId, sessionId } = requireUser(c)
      const sessions = await database.asSystem((tx) => selectSessionsOf(tx, userId))
      return c.json(
        sessions.map(({ created_at, rotated_at, expires_at, ...session }) => ({
          ...session,
          current: session.id === sessionId,
          created_at: created_at.toISOString(),
          last_used_at: rotated_at.toISOString(),
          expires_at: expires_at.toISOString(),
        })),
        200,
      )
    })
    .openapi(end, async (c) => {
      const { userId } = requireUser(c)
      const { id } = c.req.valid('param')
      if (!(await database.asSystem((tx) => deleteSessionOf(tx, userId, id)))) {
        throw new ProblemError('not-found', { detail: 'You have no such session. It may have ended.' })
      }
      return c.body(null, 204)
    })
}
