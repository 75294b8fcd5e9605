import type { PgBoss } from 'pg-boss'
import type { Database, Transaction } from '../database/database.ts'
import { type DiagnosisRow, findDiagnosisOfSymptom } from '../diagnoses/diagnoses.sql.ts'
import { findProgress, lockSymptom, queueGeneration } from '../generation/generations.sql.ts'
import { queueReservation } from '../guests/quota.ts'
import { ProblemError } from '../http/problem.ts'
import type { Owner } from '../identity/principal.ts'
import { enqueue, GENERATE_DIAGNOSIS } from '../queue/queue.ts'

/**
 * Sees to it that an entry has a diagnosis or one generation on its way, however many callers ask at once. A guest pays
 * with a held reservation, once. Answers the diagnosis if it is there already. `onBegin` is called in the transaction that
 * queues a generation, and may refuse it.
 * @throws ProblemError not-found, reservation-needed, or what `onBegin` throws
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

    let reservationId: string | null = null
    if (owner.kind === 'guest') {
      reservationId = (await queueReservation(tx, owner.guestId)) ?? null
      if (!reservationId) {
        throw new ProblemError('reservation-needed', {
          detail: 'Reserve a free diagnosis with track-anonymous-diagnosis first. A reservation lasts 15 minutes.',
        })
      }
    }
    await queueGeneration(tx, { symptomId, kind: 'insight' }, owner, reservationId)
    await onBegin(tx)
    await enqueue(queue, tx, GENERATE_DIAGNOSIS, { symptomId })
    return undefined
  })
}
