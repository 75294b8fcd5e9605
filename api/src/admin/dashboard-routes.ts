import { OpenAPIHono } from '@hono/zod-openapi'
import { endpoints, type PartnerSummary } from '@soulsign/contracts'
import type { Deps } from '../deps.ts'
import { refuseInvalid } from '../http/errors.ts'
import { contractRoute } from '../http/route.ts'
import { CLOSED_DIAGNOSES } from './diagnoses.ts'
import { type List, selectPage } from './list.ts'
import { createStats, selectSafetyFigures } from './stats.ts'
import { createStatus } from './status.ts'
import { SUBSCRIBERS } from './subscribers.ts'
import { usersList } from './users.ts'

/** How many records of each kind the sidebar's search shows. */
const SEARCH_RESULTS = 5

const stats = contractRoute({
  endpoint: endpoints.adminStats,
  summary: 'Totals, and additions on each of the last 30 days',
  description: 'Counted from the rows. Each count is cached for ten times as long as it took.',
  tag: 'Admin',
  access: 'admin',
})
const status = contractRoute({
  endpoint: endpoints.adminStatus,
  summary: 'The status of each part',
  description: 'Checks database, queue, AI, Stripe, mail and each live remote, at most every 5 seconds.',
  tag: 'Admin',
  access: 'admin',
})
const safetyFigures = contractRoute({
  endpoint: endpoints.adminSafetyFigures,
  summary: 'Safety panels and cards by day and category',
  tag: 'Admin',
  access: 'admin',
})
const search = contractRoute({
  endpoint: endpoints.adminSearch,
  summary: 'The first matching users, subscribers, diagnoses and partners',
  tag: 'Admin',
  access: 'admin',
})

/** A list of other modules that the sidebar's search looks through. */
export interface Searched {
  partners: List<{ id: string }, PartnerSummary>
}

/** Routes of the dashboard and of the sidebar's search. */
export function dashboardRoutes(deps: Deps, { partners }: Searched) {
  const { database, config } = deps
  const partsStatus = createStatus(deps)
  const totals = createStats(database)
  const users = usersList(config)
  const page = { limit: SEARCH_RESULTS }

  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(stats, async (c) => c.json(await totals.read(), 200))
    .openapi(status, async (c) => c.json(await partsStatus.read(), 200))
    .openapi(safetyFigures, async (c) => c.json(await database.asSystem(selectSafetyFigures), 200))
    .openapi(search, async (c) => {
      const { q } = c.req.valid('query')
      const found = await database.asSystem(async (tx) => ({
        users: (await selectPage(tx, users, { search: q }, page)).items,
        subscribers: (await selectPage(tx, SUBSCRIBERS, { search: q }, page)).items,
        diagnoses: (await selectPage(tx, CLOSED_DIAGNOSES, { search: q }, page)).items,
        partners: (await selectPage(tx, partners, { search: q }, page)).items,
      }))
      return c.json(found, 200)
    })
}
