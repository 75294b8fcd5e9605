import { OpenAPIHono } from '@hono/zod-openapi'
import { endpoints, type SafetyAnswer } from '@soulsign/contracts'
import type { Transaction } from '../database/database.ts'
import type { Owner } from '../database/owner.ts'
import type { Deps } from '../deps.ts'
import { findEntry, toEntry } from '../entries/entries.sql.ts'
import { lockQuestion, setSafety, storeAnswer, storeNotMeant } from '../entries/screenings.sql.ts'
import { countryOf } from '../http/country.ts'
import { refuseInvalid } from '../http/errors.ts'
import { requireOwner } from '../http/principal.ts'
import { ProblemError } from '../http/problem.ts'
import { contractRoute } from '../http/route.ts'
import { findInsightOfEntry, insertInsight } from '../insights/insights.sql.ts'
import { raiseToUrgent } from '../insights/raise.ts'

const notFound = () => new ProblemError('not-found', { detail: 'You have no such entry.' })

/** What people say about the help that they were shown. */
export function answerRoutes({ database, ceilings, announce }: Deps) {
  const answer = contractRoute({
    endpoint: endpoints.answerSafety,
    summary: 'Answer the question about an entry',
    description:
      'An entry whose `safety.level` is `ask` gets no insight before this answer. `yes` and `unsure` make it urgent; ' +
      '`no` lets the insight follow. Later answers may make it urgent until its insight is written, and never less.',
    tag: 'Safety',
    access: 'owner',
    problems: ['not-found', 'conflict'],
    middleware: [ceilings('screen')],
  })
  const notMeant = contractRoute({
    endpoint: endpoints.notMeant,
    summary: 'Say that the help shown is not about what was meant',
    description: 'It is counted once for an entry. The help stays.',
    tag: 'Safety',
    access: 'owner',
    problems: ['not-found'],
    middleware: [ceilings('screen')],
  })

  /** Stores the answer. Returns the category to raise the entry to, if an earlier answer may have left it lower. */
  async function give(tx: Transaction, id: string, given: SafetyAnswer) {
    const question = await lockQuestion(tx, id)
    if (!question) {
      const entry = await findEntry(tx, id)
      if (!entry) throw notFound()
      // The AI reader has raised it meanwhile.
      if (entry.safety_level === 'urgent') return null
      throw new ProblemError('conflict', { detail: 'This entry asks nothing.' })
    }
    const { category, rest, answer: earlier } = question
    // An answer is never taken back by a calmer one, for example from another tab. Raising is a second transaction, so it
    // is tried again: a node may have died between the two.
    if (earlier === 'yes' || earlier === 'unsure') return category
    if (earlier === given) return null
    await storeAnswer(tx, id, given)
    if (earlier === 'no') return category
    if (given === 'no') await setSafety(tx, id, 'card', rest ?? category)
    else {
      await setSafety(tx, id, 'urgent', category)
      // An imported entry may have one.
      if (!(await findInsightOfEntry(tx, id))) await insertInsight(tx, id, null)
    }
    return null
  }

  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(answer, async (c) => {
      const owner: Owner = requireOwner(c)
      const { id } = c.req.valid('param')
      const given = c.req.valid('json').answer
      const raised = await database.asOwner(owner, (tx) => give(tx, id, given))
      if (raised) await database.asSystem((tx) => raiseToUrgent(tx, announce, id, raised))
      const row = await database.asOwner(owner, (tx) => findEntry(tx, id))
      if (!row) throw notFound()
      c.get('facts').answer = given
      return c.json(toEntry(row, countryOf(c)), 200)
    })
    .openapi(notMeant, async (c) => {
      const { id } = c.req.valid('param')
      await database.asOwner(requireOwner(c), async (tx) => {
        if (!(await findEntry(tx, id))) throw notFound()
        await storeNotMeant(tx, id)
      })
      return c.body(null, 204)
    })
}
