import { OpenAPIHono } from '@hono/zod-openapi'
import { endpoints } from '@soulsign/contracts'
import { resumeRenewals, stopRenewals } from '../billing/renewals.ts'
import { isNamedAdmin } from '../config.ts'
import { noteTombstones } from '../database/tombstones.ts'
import type { Deps } from '../deps.ts'
import { refuseInvalid } from '../http/errors.ts'
import { requireOwner, requireUser } from '../http/principal.ts'
import { ProblemError } from '../http/problem.ts'
import { contractRoute } from '../http/route.ts'
import { enqueue, SEND_ACCOUNT_MAIL } from '../queue/queue.ts'
import { deleteClosure, insertClosure, lockClosure } from './closures.sql.ts'
import { deleteAccount } from './delete-account.ts'
import type { AccountMailJob } from './mail-worker.ts'
import { deleteWritings } from './writings.sql.ts'

/** Deleting what one wrote, or one's account. */
export function deletionRoutes(deps: Deps) {
  const { database, queue, config, ceilings, log, marks } = deps
  const writings = contractRoute({
    endpoint: endpoints.deleteWritings,
    summary: 'Delete everything you wrote',
    description:
      'Deletes your entries, insights and plans and your profile at once. An account stays. For a guest it is all that ' +
      'we have.',
    tag: 'Your data',
    access: 'owner',
    middleware: [ceilings('account')],
  })
  const close = contractRoute({
    endpoint: endpoints.closeAccount,
    summary: 'Delete your account, now or in 14 days',
    description:
      '`now` deletes the account with everything in it, at our payment provider too. `in-14-days` ends all sessions, ' +
      'stops renewals and mails a link that keeps the account until then.',
    tag: 'Your data',
    access: 'user',
    problems: ['conflict'],
    middleware: [ceilings('account')],
  })
  const keep = contractRoute({
    endpoint: endpoints.keepAccount,
    summary: 'Keep a closed account, with the secret of the mail about it',
    tag: 'Your data',
    access: 'anyone',
    problems: ['not-found'],
    middleware: [ceilings('signIn')],
  })

  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(writings, async (c) => {
      const owner = requireOwner(c)
      const { entries, tombstones } = await database.asSystem((tx) => deleteWritings(tx, marks, owner))
      noteTombstones(log, tombstones)
      return c.json({ deleted: entries }, 200)
    })
    .openapi(close, async (c) => {
      const { userId, email } = requireUser(c)
      if (isNamedAdmin(email, config)) {
        throw new ProblemError('conflict', {
          detail: 'ADMIN_EMAILS names this administrator. Remove the address there first.',
        })
      }
      if (c.req.valid('json').when === 'now') {
        await deleteAccount(deps, userId)
        return c.json({ due_at: null }, 200)
      }
      const stopped = await stopRenewals(deps, userId)
      const dueAt = await database.asSystem(async (tx) => {
        await enqueue(queue, tx, SEND_ACCOUNT_MAIL, { userId, about: 'closed' } satisfies AccountMailJob)
        return insertClosure(tx, userId, stopped)
      })
      log.event('account closed')
      return c.json({ due_at: dueAt.toISOString() }, 200)
    })
    .openapi(keep, async (c) => {
      const { token } = c.req.valid('json')
      const find = () => database.asSystem((tx) => lockClosure(tx, token))
      const closure = await find()
      if (!closure) {
        throw new ProblemError('not-found', {
          detail: 'This link no longer works. The newest mail has the one that does.',
        })
      }
      await resumeRenewals(deps, closure.stopped_renewals)
      await database.asSystem((tx) => deleteClosure(tx, closure.user_id))
      log.event('account kept')
      return c.body(null, 204)
    })
}
