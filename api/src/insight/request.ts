import type { PgBoss } from 'pg-boss'
import type { Database, Transaction } from '../database/database.ts'
import type { Owner } from '../database/owner.ts'
import { type DiagnosisRow, findDiagnosisOfSymptom } from '../diagnoses/diagnoses.sql.ts'
import { findProgress, lockSymptom, queueGeneration } from '../generation/generations.sql.ts'
import { ProblemError } from '../http/problem.ts'
import { enqueue, GENERATE_DIAGNOSIS } from '../queue/queue.ts'

/**
 * Sees to it that an entry has a diagnosis or one generation on its way, however many callers ask at once. Answers the
 * diagnosis if it is there already.
 * @param onBegin called in the transaction that queues a generation, and may refuse it
 * @throws ProblemError not-found, or what `onBegin` throws
 */
export function requestDiagnosis(
  database: Database,
  queue: PgBoss,
  owner: Owner,
  symptomId: string,
  onBegin: (tx: Transaction) => Promise<void>,
): Promise<DiagnosisRow | undefined> {
  return database.asOwner(owner, async (tx) => {
    if (!(await lockSymptom(tx, symptomId))) {
      throw new ProblemError('not-found', { detail: 'You have no such entry.' })
    }
    const diagnosis = await findDiagnosisOfSymptom(tx, symptomId)
    if (diagnosis) return diagnosis
    const progress = await findProgress(tx, { symptomId, kind: 'insight' })
    if (progress && progress.state !== 'failed') return undefined

    await queueGeneration(tx, { symptomId, kind: 'insight' }, owner)
    await onBegin(tx)
    await enqueue(queue, tx, GENERATE_DIAGNOSIS, { symptomId })
    return undefined
  })
}
