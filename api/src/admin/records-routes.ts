import { OpenAPIHono } from '@hono/zod-openapi'
import { endpoints } from '@soulsign/contracts'
import type { Deps } from '../deps.ts'
import { refuseInvalid } from '../http/errors.ts'
import { contractRoute } from '../http/route.ts'
import { ACTIVITIES, countActivities } from './activities.ts'
import { cancelSubscriber } from './cancel-subscriber.ts'
import { CLOSED_DIAGNOSES, DIAGNOSES, diagnosisSelection } from './diagnoses.ts'
import { selectPage } from './list.ts'
import { adminOf } from './require-admin.ts'
import { isOpen, openDiagnoses, recordViews } from './staff-views.ts'
import { SUBSCRIBERS } from './subscribers.ts'

const listSubscribers = contractRoute({
  endpoint: endpoints.listSubscribers,
  summary: 'Subscriptions, by default the most recently changed first',
  tag: 'Admin',
  access: 'admin',
})
const cancel = contractRoute({
  endpoint: endpoints.cancelSubscriber,
  summary: 'End a subscription immediately, also at Stripe',
  description: 'A Lifetime is revoked. Logged as `subscription_cancel`.',
  tag: 'Admin',
  access: 'admin',
  problems: ['not-found'],
})
const listDiagnoses = contractRoute({
  endpoint: endpoints.listDiagnoses,
  summary: 'Diagnoses, by default newest first',
  description:
    '`emotional` and `mental` each include `mental_emotional`. Titles, previews and safety are null without an `opening`, and search finds only addresses.',
  tag: 'Admin',
  access: 'admin',
})
const open = contractRoute({
  endpoint: endpoints.openDiagnoses,
  summary: 'Open the titles and previews of diagnoses for a while, for a reason that is logged',
  description: 'Only for the administrator who asks. Everyone whose title is then shown can see that.',
  tag: 'Admin',
  access: 'admin',
})
const listActivityLog = contractRoute({
  endpoint: endpoints.listActivityLog,
  summary: 'The security log, by default newest first',
  tag: 'Admin',
  access: 'admin',
})

/** Subscriptions, diagnoses and the security log. */
export function recordsRoutes(deps: Deps) {
  const { database, cursors } = deps
  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(listSubscribers, async (c) => {
      const { search, direction, ...page } = c.req.valid('query')
      const order = { ...SUBSCRIBERS.order, direction }
      return c.json(await database.asSystem((tx) => selectPage(tx, SUBSCRIBERS, { search }, { ...page, order })), 200)
    })
    .openapi(cancel, async (c) => c.json(await cancelSubscriber(deps, adminOf(c), c.req.valid('param').id), 200))
    .openapi(listDiagnoses, async (c) => {
      const { search, type, direction, opening, limit, ...from } = c.req.valid('query')
      // A cursor has the exact time, which tells help from an insight.
      const cursor = await cursors.open(from.cursor)
      const selection = diagnosisSelection({ search, type })
      const order = { ...DIAGNOSES.order, direction }
      const answer = await database.asSystem(async (tx) => {
        const opened = opening !== undefined && (await isOpen(tx, adminOf(c), opening))
        const found = await selectPage(tx, opened ? DIAGNOSES : CLOSED_DIAGNOSES, selection, { limit, cursor, order })
        if (opened)
          await recordViews(
            tx,
            opening,
            found.items.map(({ user_id }) => user_id),
          )
        return { ...found, opened }
      })
      return c.json(await cursors.seal(answer), 200)
    })
    .openapi(open, async (c) => {
      const { reason } = c.req.valid('json')
      return c.json(await database.asSystem((tx) => openDiagnoses(tx, adminOf(c), reason)), 201)
    })
    .openapi(listActivityLog, async (c) => {
      const { search, direction, ...page } = c.req.valid('query')
      const order = { ...ACTIVITIES.order, direction }
      const answer = await database.asSystem(async (tx) => ({
        ...(await selectPage(tx, ACTIVITIES, { search }, { ...page, order })),
        counters: await countActivities(tx),
      }))
      return c.json(answer, 200)
    })
}
