import type { AdvancedInfo, Duration, GenerationStage, Insight, ProblemKey, SymptomType } from '@soulsign/contracts'
import type { Transaction } from '../database/database.ts'
import { insertDiagnosis, type SafetyColumns } from '../diagnoses/diagnoses.sql.ts'
import { giveReservationBack, spendReservation } from '../guests/quota.ts'
import type { Owner } from '../identity/principal.ts'
import { GENERATION_CHANNEL } from './news.ts'

/** How far the writing of an insight is, as its reader may know. */
export interface Progress {
  state: 'queued' | 'running' | 'done' | 'failed'
  stage: GenerationStage
  released_text: string
  problem: ProblemKey | null
}

/** What the writer may read of an entry. */
export interface EntryToRead extends SafetyColumns {
  description: string
  symptom_type: SymptomType
  duration: Duration | null
  advanced_info: AdvancedInfo | null
}

/** A worker's right to write one generation, until a newer claim takes it. */
export interface Claim {
  symptomId: string
  attempt: number
  entry: EntryToRead
  releasedText: string
}

const NOTIFY = `select pg_notify('${GENERATION_CHANNEL}', $1::text)`

/** Locks an entry, so that one caller at a time decides about its generation. Undefined: not the owner's, or gone. */
export async function lockSymptom(tx: Transaction, symptomId: string): Promise<SafetyColumns | undefined> {
  const { rows } = await tx.query<SafetyColumns>(
    'select safety_level, safety_category from symptoms where id = $1 for update',
    [symptomId],
  )
  return rows[0]
}

/** How far the generation of an entry of the transaction's owner is. */
export async function findProgress(tx: Transaction, symptomId: string): Promise<Progress | undefined> {
  const { rows } = await tx.query<Progress>(
    'select state, stage, released_text, problem from generations where symptom_id = $1',
    [symptomId],
  )
  return rows[0]
}

/** Queues the writing of an insight, for the first time or after a failure. */
export async function queueGeneration(
  tx: Transaction,
  symptomId: string,
  owner: Owner,
  reservationId: string | null,
): Promise<void> {
  await tx.query(
    `insert into generations as g (symptom_id, user_id, guest_id, reservation_id) values ($1, $2, $3, $4)
     on conflict (symptom_id) do update
     set state = 'queued', stage = 'queued', released_text = '', problem = null, updated_at = now(),
       reservation_id = excluded.reservation_id
     where g.state = 'failed'`,
    [
      symptomId,
      owner.kind === 'user' ? owner.userId : null,
      owner.kind === 'guest' ? owner.guestId : null,
      reservationId,
    ],
  )
}

/** Takes a generation over from whoever had it. Undefined: finished, failed or deleted meanwhile. */
export async function claimGeneration(tx: Transaction, symptomId: string): Promise<Claim | undefined> {
  const { rows } = await tx.query<{ attempt: number; released_text: string } & EntryToRead>(
    `update generations g set state = 'running', stage = 'writing', attempt = attempt + 1, updated_at = now()
     from symptoms s where s.id = g.symptom_id and g.symptom_id = $1 and g.state in ('queued', 'running')
     returning g.attempt, g.released_text, s.description, s.symptom_type, s.duration, s.advanced_info,
       s.safety_level, s.safety_category`,
    [symptomId],
  )
  const [row] = rows
  if (!row) return undefined
  await tx.query(NOTIFY, [symptomId])
  const { attempt, released_text: releasedText, ...entry } = row
  return { symptomId, attempt, releasedText, entry }
}

/** Shows the reader more of the text. False: the claim is lost, stop writing. */
export async function releaseText(
  tx: Transaction,
  { symptomId, attempt }: Claim,
  stage: GenerationStage,
  text: string,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `with moved as (
       update generations set stage = $3, released_text = $4, updated_at = now()
       where symptom_id = $1 and attempt = $2 and state = 'running' returning symptom_id
     )
     select pg_notify('${GENERATION_CHANNEL}', symptom_id::text) from moved`,
    [symptomId, attempt, stage, text],
  )
  return rowCount === 1
}

/** Stores the finished insight and spends the reservation, unless the claim is lost: then somebody else does. */
export async function finishGeneration(tx: Transaction, claim: Claim, insight: Insight): Promise<boolean> {
  const { rows } = await tx.query<{ reservation_id: string | null }>(
    `update generations set state = 'done', stage = 'checking', released_text = '', updated_at = now()
     where symptom_id = $1 and attempt = $2 and state = 'running' returning reservation_id`,
    [claim.symptomId, claim.attempt],
  )
  const [row] = rows
  if (!row) return false
  await insertDiagnosis(tx, claim.symptomId, insight)
  if (row.reservation_id) await spendReservation(tx, row.reservation_id)
  await tx.query(NOTIFY, [claim.symptomId])
  return true
}

/** Ends a generation without an insight and gives its reservation back. Without `attempt`: whoever has it. */
export async function failGeneration(
  tx: Transaction,
  symptomId: string,
  problem: ProblemKey,
  attempt?: number,
): Promise<boolean> {
  const { rows } = await tx.query<{ reservation_id: string | null }>(
    `update generations set state = 'failed', problem = $2, released_text = '', updated_at = now()
     where symptom_id = $1 and state in ('queued', 'running') and attempt = coalesce($3, attempt)
     returning reservation_id`,
    [symptomId, problem, attempt ?? null],
  )
  const [row] = rows
  if (!row) return false
  if (row.reservation_id) await giveReservationBack(tx, row.reservation_id)
  await tx.query(NOTIFY, [symptomId])
  return true
}
