import { OpenAPIHono } from '@hono/zod-openapi'
import { endpoints } from '@soulsign/contracts'
import type { Transaction } from '../database/database.ts'
import type { Deps } from '../deps.ts'
import { findEntry, toEntry } from '../entries/entries.sql.ts'
import { countryOf } from '../http/country.ts'
import { refuseInvalid } from '../http/errors.ts'
import { requireOwner, requireUser } from '../http/principal.ts'
import { ProblemError } from '../http/problem.ts'
import { contractRoute } from '../http/route.ts'
import { readScreened } from './imported.ts'
import { findInsight, findInsightOfEntry, findLatestInsight, toInsight } from './insights.sql.ts'

const notFound = () => new ProblemError('not-found', { detail: 'You have no such insight.' })

/** Insights, for their owner to read. */
export function readInsightRoutes(deps: Deps) {
  const { ceilings } = deps
  const ofSymptom = contractRoute({
    endpoint: endpoints.getDiagnosisOfSymptom,
    summary: 'The insight of an entry',
    tag: 'Insights',
    access: 'owner',
    problems: ['not-found'],
    middleware: [ceilings('journal')],
  })
  const latest = contractRoute({
    endpoint: endpoints.latestDiagnosis,
    summary: 'The newest insight, with its entry',
    tag: 'Insights',
    access: 'user',
    problems: ['not-found'],
    middleware: [ceilings('journal')],
  })
  const byId = contractRoute({
    endpoint: endpoints.getDiagnosis,
    summary: 'One insight',
    tag: 'Insights',
    access: 'owner',
    problems: ['not-found'],
    middleware: [ceilings('journal')],
  })

  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(ofSymptom, async (c) => {
      const { symptom_id } = c.req.valid('query')
      const read = (tx: Transaction) => findInsightOfEntry(tx, symptom_id)
      // Screening may add one that holds only help.
      const row = await readScreened(deps, c, requireOwner(c), read, () => symptom_id)
      if (!row) throw notFound()
      return c.json(toInsight(row, countryOf(c)), 200)
    })
    .openapi(latest, async (c) => {
      const user = requireUser(c)
      const read = async (tx: Transaction) => {
        const insight = await findLatestInsight(tx, user.userId)
        return { insight, symptom: insight && (await findEntry(tx, insight.symptom_id)) }
      }
      const { insight, symptom } = await readScreened(deps, c, user, read, (found) => found.symptom?.id)
      if (!insight || !symptom) throw notFound()
      const country = countryOf(c)
      return c.json({ ...toInsight(insight, country), symptom: toEntry(symptom, country) }, 200)
    })
    .openapi(byId, async (c) => {
      const { id } = c.req.valid('param')
      const read = (tx: Transaction) => findInsight(tx, id)
      const row = await readScreened(deps, c, requireOwner(c), read, (found) => found?.symptom_id)
      if (!row) throw notFound()
      return c.json(toInsight(row, countryOf(c)), 200)
    })
}
