import { OpenAPIHono } from '@hono/zod-openapi'
import { endpoints } from '@soulsign/contracts'
import type { Context } from 'hono'
import type { Owner } from '../database/owner.ts'
import type { Deps } from '../deps.ts'
import { safetyOf } from '../entries/safety-columns.ts'
import { alreadyDone, followGeneration, untilWritten } from '../generation/follow.ts'
import { answerStream, wantsStream } from '../generation/stream.ts'
import { countryOf } from '../http/country.ts'
import { refuseInvalid } from '../http/errors.ts'
import { requireOwner } from '../http/principal.ts'
import { ProblemError } from '../http/problem.ts'
import { contractRoute } from '../http/route.ts'
import { toEvents } from './events.ts'
import { screenImported } from './imported.ts'
import { findInsightOfEntry, type InsightRow } from './insights.sql.ts'
import { requestInsight } from './request.ts'

/** Writing insights. */
export function writeInsightRoutes(deps: Deps) {
  const { database, queue, ceilings, announce } = deps
  const generate = contractRoute({
    endpoint: endpoints.generateDiagnosis,
    summary: 'Write the insight of an entry',
    description:
      'Responds when the insight is written or, with `Accept: text/event-stream`, sends the events `progress`, `text`, ' +
      '`replace`, `done` and `error` while it is being written. An insight is written once; later callers join. If the ' +
      'caller leaves, the work continues. A guest needs a held reservation, unless the entry is urgent. An entry with ' +
      'an open question is refused until it is answered.',
    tag: 'Insights',
    access: 'owner',
    alternative: 'text/event-stream',
    problems: [
      'not-found',
      'answer-needed',
      'reservation-needed',
      'guest-limit-reached',
      'invalid-frame-token',
      'partner-revoked',
      'partner-ceiling',
      'generation-failed',
      'generation-timeout',
    ],
    middleware: [ceilings('generation')],
  })

  /** Lets the refusing listeners explain why, now that their transaction was rolled back. */
  async function explainRefusal(call: Context, error: unknown, owner: Owner): Promise<never> {
    if (!(error instanceof ProblemError) || error.key === 'not-found') throw error
    let explained = error
    await database.asSystem((tx) =>
      announce(tx, 'insightRefused', {
        call,
        owner,
        problem: error.key,
        explain(problem) {
          explained = problem
        },
      }),
    )
    throw explained
  }

  const done = (row: InsightRow, country: string | undefined) => ({
    diagnosis_id: row.id,
    safety: safetyOf(row, country),
    written_by: row.written_by ?? null,
    model: row.model ?? null,
    lang: row.lang ?? null,
  })

  return new OpenAPIHono({ defaultHook: refuseInvalid }).openapi(generate, async (c) => {
    const owner = requireOwner(c)
    const { symptom_id } = c.req.valid('json')
    await screenImported(deps, c, owner, symptom_id)
    const ready = await requestInsight(database, queue, owner, symptom_id, (tx) =>
      announce(tx, 'insightBegun', { call: c, owner, symptomId: symptom_id }),
    ).catch((error: unknown) => explainRefusal(c, error, owner))
    const country = countryOf(c)
    const steps = followGeneration(deps, owner, { symptomId: symptom_id, kind: 'insight' }, (tx) =>
      findInsightOfEntry(tx, symptom_id),
    )
    if (wantsStream(c)) {
      const written = ready ? alreadyDone(ready) : steps
      // The route's type covers only its JSON response.
      return answerStream(
        c,
        deps,
        toEvents(written, (row) => done(row, country)),
      ) as never
    }
    return c.json({ success: true as const, ...done(ready ?? (await untilWritten(steps)), country) }, 200)
  })
}
