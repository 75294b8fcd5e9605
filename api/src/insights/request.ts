import type { PgBoss } from 'pg-boss'
import type { Database, Transaction } from '../database/database.ts'
import type { Owner } from '../database/owner.ts'
import { findProgress, lockEntry, queueGeneration } from '../generation/generations.sql.ts'
import { ProblemError } from '../http/problem.ts'
import { enqueue, GENERATE_DIAGNOSIS } from '../queue/queue.ts'
import { findInsightOfEntry, type InsightRow } from './insights.sql.ts'
import { isRewritten } from './responses.sql.ts'

/**
 * Ensures that an entry has an insight or exactly one generation, even among concurrent callers. Returns the insight if
 * it exists.
 * @param onBegin called in the transaction that queues a generation; it may refuse by throwing
 * @throws ProblemError not-found, answer-needed, or the error of `onBegin`
 */
export function requestInsight(
  database: Database,
  queue: PgBoss,
  owner: Owner,
  symptomId: string,
  onBegin: (tx: Transaction) => Promise<void>,
): Promise<InsightRow | undefined> {
  return database.asOwner(owner, async (tx) => {
    const entry = await lockEntry(tx, symptomId)
    if (!entry) throw new ProblemError('not-found', { detail: 'You have no such entry.' })
    if (entry.safety_level === 'ask') {
      throw new ProblemError('answer-needed', {
        detail: 'Answer the question about this entry first, with POST /api/symptoms/{id}/safety-answer.',
      })
    }
    const insight = await findInsightOfEntry(tx, symptomId)
    if (insight) return insight
    const progress = await findProgress(tx, { symptomId, kind: 'insight' })
    if (progress && progress.state !== 'failed') return undefined
    // An imported entry may have neither.
    if (entry.safety_level === 'urgent') {
      throw new ProblemError('not-found', { detail: 'There is help for this entry, and no insight.' })
    }

    await queueGeneration(tx, { symptomId, kind: 'insight' }, owner)
    // Another insight about the same entry costs nothing.
    if (!(await isRewritten(tx, symptomId))) await onBegin(tx)
    await enqueue(queue, tx, GENERATE_DIAGNOSIS, { symptomId })
    return undefined
  })
}
