import { OpenAPIHono } from '@hono/zod-openapi'
import { type AdminAction, endpoints, type PartnersQuery } from '@soulsign/contracts'
import type { Context } from 'hono'
import { logActivity } from '../admin/activity-log.ts'
import { type Order, selectPage } from '../admin/list.ts'
import { adminOf } from '../admin/require-admin.ts'
import type { Transaction } from '../database/database.ts'
import type { Deps } from '../deps.ts'
import { refuseInvalid } from '../http/errors.ts'
import { ProblemError } from '../http/problem.ts'
import { contractRoute } from '../http/route.ts'
import { PARTNERS, partnerSelection } from './partner-list.ts'
import {
  findPartner,
  insertPartner,
  type PartnerRow,
  revokePartner,
  rotateKey,
  toPartner,
  updatePartner,
} from './partners.sql.ts'
import { refusePublicSuffixes } from './public-suffix.ts'
import { FIGURES, selectUsage } from './usage.sql.ts'

const admin = { tag: 'Partners', access: 'admin' } as const

const list = contractRoute({
  endpoint: endpoints.listPartners,
  summary: 'Partners with their figures of the last 30 days',
  ...admin,
})
const create = contractRoute({
  endpoint: endpoints.createPartner,
  summary: 'Add a partner',
  description: 'The partner gets a publishable key. Logged as `partner_edit`.',
  ...admin,
})
const read = contractRoute({
  endpoint: endpoints.getPartner,
  summary: 'One partner',
  problems: ['not-found'],
  ...admin,
})
const update = contractRoute({
  endpoint: endpoints.updatePartner,
  summary: 'Change a partner’s name, origins, theme and ceiling',
  description: 'Applies to frames opened from now on. Logged as `partner_edit`.',
  problems: ['not-found', 'conflict'],
  ...admin,
})
const revoke = contractRoute({
  endpoint: endpoints.revokePartner,
  summary: 'Switch off a partner’s widget permanently',
  description: 'Open frames can no longer start insights. Logged as `partner_delete`.',
  problems: ['not-found'],
  ...admin,
})
const rotate = contractRoute({
  endpoint: endpoints.rotatePartnerKey,
  summary: 'Replace a partner’s key',
  description: 'Pages with the old key then show the message for unknown keys. Logged as `partner_edit`.',
  problems: ['not-found', 'conflict'],
  ...admin,
})
const usage = contractRoute({
  endpoint: endpoints.getPartnerUsage,
  summary: 'A partner’s figures by day',
  problems: ['not-found'],
  ...admin,
})

/** Partners in the admin area. app.ts puts `requireAdmin` in front of these routes. */
export function partnerAdminRoutes(deps: Deps) {
  const { database } = deps

  /**
   * Changes a partner and logs the change in one transaction. `work` returns undefined if the change does not apply.
   */
  function change(
    c: Context,
    action: AdminAction,
    work: (tx: Transaction) => Promise<PartnerRow | undefined>,
  ): Promise<PartnerRow | undefined> {
    return database.asSystem(async (tx) => {
      const row = await work(tx)
      if (row) await logActivity(tx, { ...adminOf(c), action, targetType: 'partner', targetId: row.id })
      return row
    })
  }

  /** Throws the reason why a change does not apply to a partner. */
  async function explain(id: string): Promise<never> {
    await database.asSystem((tx) => requirePartner(tx, id))
    throw new ProblemError('conflict', { detail: 'This partner’s widget was switched off. Add the partner again.' })
  }

  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(list, async (c) => {
      const query = c.req.valid('query')
      const page = { limit: query.limit, cursor: query.cursor, order: orderOf(query) }
      return c.json(await database.asSystem((tx) => selectPage(tx, PARTNERS, partnerSelection(query), page)), 200)
    })
    .openapi(create, async (c) => {
      const input = c.req.valid('json')
      await refusePublicSuffixes(input.origins)
      const row = await change(c, 'partner_edit', (tx) => insertPartner(tx, input))
      if (!row) throw new ProblemError('internal')
      return c.json(toPartner(row), 201)
    })
    .openapi(read, async (c) => {
      const { id } = c.req.valid('param')
      return c.json(toPartner(await database.asSystem((tx) => requirePartner(tx, id))), 200)
    })
    .openapi(update, async (c) => {
      const { id } = c.req.valid('param')
      const input = c.req.valid('json')
      await refusePublicSuffixes(input.origins)
      const row = await change(c, 'partner_edit', (tx) => updatePartner(tx, id, input))
      return c.json(toPartner(row ?? (await explain(id))), 200)
    })
    .openapi(revoke, async (c) => {
      const { id } = c.req.valid('param')
      const row = await change(c, 'partner_delete', (tx) => revokePartner(tx, id))
      return c.json(toPartner(row ?? (await database.asSystem((tx) => requirePartner(tx, id)))), 200)
    })
    .openapi(rotate, async (c) => {
      const { id } = c.req.valid('param')
      const row = await change(c, 'partner_edit', (tx) => rotateKey(tx, id))
      return c.json(toPartner(row ?? (await explain(id))), 200)
    })
    .openapi(usage, async (c) => {
      const { id } = c.req.valid('param')
      const days = await database.asSystem(async (tx) => {
        await requirePartner(tx, id)
        return selectUsage(tx, id, c.req.valid('query').days)
      })
      const total = { views: 0, starts: 0, completed: 0, limits: 0, signups: 0, refusals: 0 }
      for (const day of days) for (const figure of FIGURES) total[figure] += day[figure]
      return c.json({ total, days }, 200)
    })
}

async function requirePartner(tx: Transaction, id: string): Promise<PartnerRow> {
  const row = await findPartner(tx, id)
  if (!row) throw new ProblemError('not-found', { detail: 'There is no such partner.' })
  return row
}

const orderOf = ({ sort, direction }: Pick<PartnersQuery, 'sort' | 'direction'>): Order =>
  sort === 'name' ? { column: 'sort_name', type: 'text', direction } : { column: 'created_at', type: 'time', direction }
