import { OpenAPIHono } from '@hono/zod-openapi'
import { endpoints, type HealingPlanWithEntry } from '@soulsign/contracts'
import { checkSubscription } from '../billing/check.ts'
import type { SubscriberRow } from '../billing/subscribers.sql.ts'
import { createTurns } from '../coalescing/turns.ts'
import type { Transaction } from '../database/database.ts'
import type { Deps } from '../deps.ts'
import { findEntry, toEntry } from '../entries/entries.sql.ts'
import { alreadyDone, followGeneration, untilWritten } from '../generation/follow.ts'
import { answerStream, wantsStream } from '../generation/stream.ts'
import { countryOf } from '../http/country.ts'
import { refuseInvalid } from '../http/errors.ts'
import { requireUser } from '../http/principal.ts'
import { ProblemError } from '../http/problem.ts'
import { contractRoute } from '../http/route.ts'
import { readScreened, screenImported } from '../insights/imported.ts'
import { findInsight, toInsight } from '../insights/insights.sql.ts'
import { late } from '../settle.ts'
import { toEvents } from './events.ts'
import { readForLook } from './look-source.ts'
import { findLatestPlan, findPlan, findPlanOfDiagnosis, type PlanRow, toPlan } from './plans.sql.ts'
import { requestPlan } from './request.ts'

const looker = late(() => import('./look.ts'))

/** Writing and reading healing plans. */
export function planRoutes(deps: Deps) {
  const { database, queue, ceilings } = deps
  const generate = contractRoute({
    endpoint: endpoints.generateHealingPlan,
    summary: 'Write the healing plan of an insight',
    description:
      'Responds when the plan is written or, with `Accept: text/event-stream`, sends the events `progress`, `heading`, ' +
      '`body` (once for each of the four bodies, when it is finished), `done` and `error` while it is being written. ' +
      'A plan is written once; later callers join. If the caller leaves, the work continues. ' +
      'A new plan needs a subscription; an existing one does not.',
    tag: 'Healing plans',
    access: 'user',
    alternative: 'text/event-stream',
    problems: ['not-found', 'subscription-needed', 'plan-not-offered', 'generation-failed', 'generation-timeout'],
    middleware: [ceilings('generation')],
  })
  const latest = contractRoute({
    endpoint: endpoints.latestHealingPlan,
    summary: 'The newest healing plan',
    description: 'Plans stay readable after a subscription has ended.',
    tag: 'Healing plans',
    access: 'user',
    problems: ['not-found'],
  })
  const byId = contractRoute({
    endpoint: endpoints.getHealingPlan,
    summary: 'One healing plan',
    tag: 'Healing plans',
    access: 'user',
    problems: ['not-found'],
  })
  const look = contractRoute({
    endpoint: endpoints.lookAtPlan,
    summary: 'A first look at the plan of an entry',
    description:
      'Composed by the built-in guide from an insight of the caller, for people without a subscription. No AI is asked ' +
      'and nothing is stored. Of the practices that are not shown, only titles and a number are sent.',
    tag: 'Healing plans',
    access: 'user',
    problems: ['not-found', 'plan-not-offered'],
    middleware: [ceilings('planLook')],
  })

  const checks = createTurns<SubscriberRow | undefined>()

  async function withEntry(
    tx: Transaction,
    plan: PlanRow | undefined,
    country: string | undefined,
  ): Promise<HealingPlanWithEntry> {
    const diagnosis = plan && (await findInsight(tx, plan.diagnosis_id))
    const symptom = diagnosis && (await findEntry(tx, diagnosis.symptom_id))
    if (!symptom) throw new ProblemError('not-found', { detail: 'You have no such healing plan.' })
    return { ...toPlan(plan), diagnosis: toInsight(diagnosis, country), symptom: toEntry(symptom, country) }
  }

  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(generate, async (c) => {
      const user = requireUser(c)
      const { diagnosis_id } = c.req.valid('json')
      const insight = await database.asOwner(user, (tx) => findInsight(tx, diagnosis_id))
      if (insight) await screenImported(deps, c, user, insight.symptom_id)
      const request = () => requestPlan(database, queue, user, diagnosis_id)
      const { symptomId, plan } = await request().catch(async (error: unknown) => {
        const isRefused = error instanceof ProblemError && error.key === 'subscription-needed'
        // A person who has just paid may arrive before the event from Stripe.
        if (!isRefused || !(await checkSubscription({ ...deps, turns: checks }, user)).subscribed) throw error
        return request()
      })
      const steps = followGeneration(deps, user, { symptomId, kind: 'plan' }, (tx) =>
        findPlanOfDiagnosis(tx, diagnosis_id),
      )
      // The route's type covers only its JSON response.
      if (wantsStream(c)) return answerStream(c, deps, toEvents(plan ? alreadyDone(plan) : steps)) as never
      const { id } = plan ?? (await untilWritten(steps))
      return c.json({ success: true as const, healing_plan_id: id }, 200)
    })
    .openapi(latest, async (c) => {
      const user = requireUser(c)
      const read = async (tx: Transaction) => withEntry(tx, await findLatestPlan(tx, user.userId), countryOf(c))
      return c.json(await readScreened(deps, c, user, read, ({ symptom }) => symptom.id), 200)
    })
    .openapi(byId, async (c) => {
      const { id } = c.req.valid('param')
      const read = async (tx: Transaction) => withEntry(tx, await findPlan(tx, id), countryOf(c))
      return c.json(await readScreened(deps, c, requireUser(c), read, ({ symptom }) => symptom.id), 200)
    })
    .openapi(look, async (c) => {
      const user = requireUser(c)
      const { id } = c.req.valid('param')
      const read = (tx: Transaction) => readForLook(tx, user, id, deps.config.openai)
      const source = await readScreened(deps, c, user, read, () => id)
      const { lookAt } = await looker()
      return c.json(lookAt(source), 200)
    })
}
