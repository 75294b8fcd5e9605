import { OpenAPIHono } from '@hono/zod-openapi'
import { endpoints } from '@soulsign/contracts'
import type { Deps } from '../deps.ts'
import { refuseInvalid } from '../http/errors.ts'
import { contractRoute } from '../http/route.ts'
import { ACTIVITIES, countActivities } from './activities.ts'
import { cancelSubscriber } from './cancel-subscriber.ts'
import { DIAGNOSES, diagnosisSelection } from './diagnoses.ts'
import { answerCsvOf, selectPage } from './list.ts'
import { adminOf } from './require-admin.ts'
import { SUBSCRIBERS } from './subscribers.ts'

const CSV = '`format=csv` returns everything that matches as a file, and is logged.'

const listSubscribers = contractRoute({
  endpoint: endpoints.listSubscribers,
  summary: 'Subscriptions, by default the most recently changed first',
  description: CSV,
  tag: 'Admin',
  access: 'admin',
  alternative: 'text/csv',
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
  description: `\`emotional\` and \`mental\` each include \`mental_emotional\`. ${CSV}`,
  tag: 'Admin',
  access: 'admin',
  alternative: 'text/csv',
})
const listActivityLog = contractRoute({
  endpoint: endpoints.listActivityLog,
  summary: 'The security log, by default newest first',
  description: CSV,
  tag: 'Admin',
  access: 'admin',
  alternative: 'text/csv',
})

/** Subscriptions, diagnoses and the security log, as lists and as CSV files. */
export function recordsRoutes(deps: Deps) {
  const { database } = deps
  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(listSubscribers, async (c) => {
      const { format, search, direction, ...page } = c.req.valid('query')
      if (format === 'csv') return answerCsvOf(c, deps, SUBSCRIBERS, { search })
      const order = { ...SUBSCRIBERS.order, direction }
      return c.json(await database.asSystem((tx) => selectPage(tx, SUBSCRIBERS, { search }, { ...page, order })), 200)
    })
    .openapi(cancel, async (c) => c.json(await cancelSubscriber(deps, adminOf(c), c.req.valid('param').id), 200))
    .openapi(listDiagnoses, async (c) => {
      const { format, search, type, direction, ...page } = c.req.valid('query')
      const selection = diagnosisSelection({ search, type })
      if (format === 'csv') return answerCsvOf(c, deps, DIAGNOSES, selection)
      const order = { ...DIAGNOSES.order, direction }
      return c.json(await database.asSystem((tx) => selectPage(tx, DIAGNOSES, selection, { ...page, order })), 200)
    })
    .openapi(listActivityLog, async (c) => {
      const { format, search, direction, ...page } = c.req.valid('query')
      if (format === 'csv') return answerCsvOf(c, deps, ACTIVITIES, { search })
      const order = { ...ACTIVITIES.order, direction }
      const answer = await database.asSystem(async (tx) => ({
        ...(await selectPage(tx, ACTIVITIES, { search }, { ...page, order })),
        counters: await countActivities(tx),
      }))
      return c.json(answer, 200)
    })
}
