import { OpenAPIHono } from '@hono/zod-openapi'
import { endpoints, type InsightResponse } from '@soulsign/contracts'
import { toSafety } from '@soulsign/safety'
import type { Transaction } from '../database/database.ts'
import type { Owner } from '../database/owner.ts'
import type { Deps } from '../deps.ts'
import { lockEntry, queueGeneration } from '../generation/generations.sql.ts'
import { clientSubjectOf } from '../http/client-address.ts'
import { countryOf } from '../http/country.ts'
import { refuseInvalid } from '../http/errors.ts'
import { requireOwner, requireUser } from '../http/principal.ts'
import { ProblemError } from '../http/problem.ts'
import { contractRoute } from '../http/route.ts'
import { enqueue, GENERATE_DIAGNOSIS } from '../queue/queue.ts'
import { screenImported } from './imported.ts'
import { deleteInsight, findInsightOfEntry } from './insights.sql.ts'
import { deleteAnswer, findSaid, storeAnswer, storeResponse } from './responses.sql.ts'

const notFound = () => new ProblemError('not-found', { detail: 'You have no such entry.' })

/** What people say of an insight, and what they answer to its question. */
export function responseRoutes(deps: Deps) {
  const { config, database, queue, ceilings, screener } = deps
  const respond = contractRoute({
    endpoint: endpoints.respondToInsight,
    summary: 'Say whether an insight speaks to the person',
    description:
      'The first `not-mine` has another insight written, on the next likely theme; generate-diagnosis joins it. It counts ' +
      'against no limit of free insights. It happens once an entry, and not beside a plan.',
    tag: 'Insights',
    access: 'owner',
    problems: ['not-found', 'conflict'],
    middleware: [ceilings('generation')],
  })
  const answer = contractRoute({
    endpoint: endpoints.answerInsight,
    summary: 'Keep an answer to the question of an insight',
    description: 'It is kept with the entry, in place of an earlier one. It is screened: `safety` is what it asks for.',
    tag: 'Insights',
    access: 'user',
    problems: ['not-found', 'conflict'],
    middleware: [ceilings('entry'), ceilings('characters', async (c) => (await c.req.text()).length)],
  })
  const forget = contractRoute({
    endpoint: endpoints.deleteInsightAnswer,
    summary: 'Delete an answer',
    tag: 'Insights',
    access: 'user',
    problems: ['not-found'],
    middleware: [ceilings('entry')],
  })

  /** Stores a response. Returns whether another insight is being written. */
  async function give(tx: Transaction, owner: Owner, symptomId: string, response: InsightResponse): Promise<boolean> {
    const entry = await lockEntry(tx, symptomId)
    if (!entry) throw notFound()
    const insight = await findInsightOfEntry(tx, symptomId)
    // An imported entry may have both an insight and help that comes first.
    if (!insight?.ai_analysis || entry.safety_level === 'urgent' || entry.safety_level === 'ask')
      throw new ProblemError('conflict', { detail: 'This entry has no insight to speak of.' })
    const rewriting = response === 'not-mine' && (await findSaid(tx, symptomId)).can_rewrite
    await storeResponse(tx, symptomId, response, rewriting)
    if (!rewriting) return false
    await deleteInsight(tx, insight.id)
    await queueGeneration(tx, { symptomId, kind: 'insight' }, owner, ['done', 'failed'])
    await enqueue(queue, tx, GENERATE_DIAGNOSIS, { symptomId })
    return true
  }

  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(respond, async (c) => {
      const owner = requireOwner(c)
      const { id } = c.req.valid('param')
      const { response } = c.req.valid('json')
      await screenImported(deps, c, owner, id)
      const rewriting = await database.asOwner(owner, (tx) => give(tx, owner, id, response))
      return c.json({ response, rewriting }, 200)
    })
    .openapi(answer, async (c) => {
      const { id } = c.req.valid('param')
      const { question, answer: given } = c.req.valid('json')
      const assessment = await screener.assess({ description: given }, clientSubjectOf(c, config))
      const kept = await database.asOwner(requireUser(c), async (tx) => {
        if (!(await lockEntry(tx, id))) throw notFound()
        if (!(await findInsightOfEntry(tx, id))?.ai_analysis)
          throw new ProblemError('conflict', { detail: 'This entry has no insight that asks a question.' })
        return storeAnswer(tx, id, question, given)
      })
      c.get('facts').safety = assessment?.level ?? 'none'
      return c.json({ answer: kept, safety: toSafety(assessment, countryOf(c)) }, 200)
    })
    .openapi(forget, async (c) => {
      const { id } = c.req.valid('param')
      await database.asOwner(requireUser(c), async (tx) => {
        if (!(await lockEntry(tx, id))) throw notFound()
        await deleteAnswer(tx, id)
      })
      return c.body(null, 204)
    })
}
