import { OpenAPIHono } from '@hono/zod-openapi'
import { type DiagnosisEvent, endpoints } from '@soulsign/contracts'
import type { Context } from 'hono'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import type { Deps } from '../deps.ts'
import { type DiagnosisRow, safetyOf } from '../diagnoses/diagnoses.sql.ts'
import { countDiagnoses } from '../guests/quota.ts'
import { clientSubjectOf } from '../http/client-address.ts'
import { countryOf } from '../http/country.ts'
import { refuseInvalid } from '../http/errors.ts'
import { ProblemError, problemDocument, toProblemError } from '../http/problem.ts'
import { contractRoute } from '../http/route.ts'
import { type Owner, requireOwner } from '../identity/principal.ts'
import { followGeneration } from './follow.ts'
import { requestDiagnosis } from './request.ts'

/** How long a caller without a stream waits. The writing goes on, and asking again joins it. */
const JSON_WAIT_MS = 150_000
const HEARTBEAT_MS = 15_000

/** The writing of insights. */
export function insightRoutes(deps: Deps) {
  const { config, database, queue, log, metrics, hashAddress, ceilings } = deps
  const generate = contractRoute({
    endpoint: endpoints.generateDiagnosis,
    summary: 'Write the insight of an entry',
    description:
      'Answers when the insight is there, or, with `Accept: text/event-stream`, sends the events `progress`, `text`, ' +
      '`replace`, `done` and `error` while it is written. However often it is asked for, it is written once; a later ' +
      'caller joins. If the caller leaves, the work goes on. A guest needs a held reservation, unless the entry is urgent.',
    tag: 'Insights',
    access: 'owner',
    alternative: 'text/event-stream',
    problems: ['not-found', 'reservation-needed', 'guest-limit-reached', 'generation-failed', 'generation-timeout'],
    middleware: [ceilings('generation')],
  })

  /** At the limit the caller hears of the limit, not of a reservation that it could not get. */
  async function explainMissingReservation(c: Context, error: unknown): Promise<never> {
    if (error instanceof ProblemError && error.key === 'reservation-needed') {
      const addressHash = hashAddress(clientSubjectOf(c, config))
      const count = await database.asSystem((tx) => countDiagnoses(tx, addressHash))
      if (count >= config.guestLimit) {
        throw new ProblemError('guest-limit-reached', { detail: 'Create a free account for unlimited diagnoses.' })
      }
    }
    throw error
  }

  async function waitForDiagnosis(owner: Owner, symptomId: string): Promise<DiagnosisRow> {
    const deadline = Date.now() + JSON_WAIT_MS
    for await (const step of followGeneration(deps, owner, symptomId)) {
      if (step.event === 'done') return step.diagnosis
      if (Date.now() > deadline) break
    }
    throw new ProblemError('generation-timeout', { detail: 'It is still being written. Ask again to wait on.' })
  }

  const done = (row: DiagnosisRow, country: string | undefined) => ({
    diagnosis_id: row.id,
    safety: safetyOf(row, country),
  })

  /** Sends everything from here to the diagnosis, or to the error. */
  async function stream(c: Context, sse: SSEStreamingApi, owner: Owner, symptomId: string, ready?: DiagnosisRow) {
    const write = ({ event, data }: DiagnosisEvent) => sse.writeSSE({ event, data: JSON.stringify(data) })
    const finish = (row: DiagnosisRow) => write({ event: 'done', data: done(row, countryOf(c)) })
    const heartbeat = setInterval(() => void sse.write(': still here\n\n'), HEARTBEAT_MS)
    metrics.openStreams.inc()
    try {
      if (ready) {
        if (ready.ai_analysis) await write({ event: 'text', data: { delta: ready.ai_analysis } })
        return await finish(ready)
      }
      for await (const step of followGeneration(deps, owner, symptomId)) {
        if (sse.aborted) return
        if (step.event === 'done') await finish(step.diagnosis)
        else if (step.event !== 'idle') await write(step)
      }
    } catch (error) {
      const problem = toProblemError(error)
      if (!(error instanceof ProblemError)) log.failure('stream failed', error, { request_id: c.get('requestId') })
      await write({ event: 'error', data: { problem: problemDocument(problem, c.get('requestId')) } })
    } finally {
      clearInterval(heartbeat)
      metrics.openStreams.dec()
    }
  }

  return new OpenAPIHono({ defaultHook: refuseInvalid }).openapi(generate, async (c) => {
    const owner = requireOwner(c)
    const { symptom_id } = c.req.valid('json')
    const ready = await requestDiagnosis(database, queue, owner, symptom_id).catch((error: unknown) =>
      explainMissingReservation(c, error),
    )
    if (/\btext\/event-stream\b/.test(c.req.header('accept') ?? '')) {
      const response = streamSSE(c, (sse) => stream(c, sse, owner, symptom_id, ready))
      response.headers.set('cache-control', 'no-store')
      // A proxy that gathers an answer before it passes it on would hide the writing.
      response.headers.set('x-accel-buffering', 'no')
      // The route's type knows its JSON answer only.
      return response as never
    }
    const row = ready ?? (await waitForDiagnosis(owner, symptom_id))
    return c.json({ success: true as const, ...done(row, countryOf(c)) }, 200)
  })
}
