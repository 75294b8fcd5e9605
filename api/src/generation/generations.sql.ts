import type { AdvancedInfo, Duration, GenerationStage, ProblemKey, SymptomType } from '@soulsign/contracts'
import type { Transaction } from '../database/database.ts'
import type { Owner } from '../database/owner.ts'
import type { SafetyColumns } from '../insights/insights.sql.ts'
import { GENERATION_CHANNEL } from './news.ts'

/** What is written for an entry: its insight, and after that its healing plan. One of each. */
export type GenerationKind = 'insight' | 'plan'
/** Which generation: of which entry, and of what. */
export interface GenerationOf {
  symptomId: string
  kind: GenerationKind
}

/** How far a generation is, as its reader may know. */
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
export interface Claim extends GenerationOf {
  attempt: number
  entry: EntryToRead
  shownText: string
}

const NOTIFY = `select pg_notify('${GENERATION_CHANNEL}', $1::text)`

/** Locks an entry, so that one caller at a time decides about its generations. Undefined: not the owner's, or gone. */
export async function lockEntry(tx: Transaction, symptomId: string): Promise<SafetyColumns | undefined> {
  const { rows } = await tx.query<SafetyColumns>(
    'select safety_level, safety_category from symptoms where id = $1 for update',
    [symptomId],
  )
  return rows[0]
}

/** The account that an entry belongs to by now: a guest's moves there with the sign-in. Needs a system transaction. */
export async function findAccount(tx: Transaction, symptomId: string): Promise<string | undefined> {
  const { rows } = await tx.query<{ user_id: string | null }>('select user_id from symptoms where id = $1', [symptomId])
  return rows[0]?.user_id ?? undefined
}

/** How far a generation of the transaction's owner is. */
export async function findProgress(tx: Transaction, { symptomId, kind }: GenerationOf): Promise<Progress | undefined> {
  const { rows } = await tx.query<Progress>(
    'select state, stage, released_text, problem from generations where symptom_id = $1 and kind = $2',
    [symptomId, kind],
  )
  return rows[0]
}

/** Queues a generation, for the first time or after a failure. */
export async function queueGeneration(tx: Transaction, { symptomId, kind }: GenerationOf, owner: Owner): Promise<void> {
  await tx.query(
    `insert into generations as g (symptom_id, kind, user_id, guest_id) values ($1, $2, $3, $4)
     on conflict (symptom_id, kind) do update
     set state = 'queued', stage = 'queued', released_text = '', problem = null, updated_at = now(),
       reservation_id = null
     where g.state = 'failed'`,
    [symptomId, kind, owner.kind === 'user' ? owner.userId : null, owner.kind === 'guest' ? owner.guestId : null],
  )
}

/** Takes a generation over from whoever had it. Undefined: finished, failed or deleted meanwhile. */
export async function claimGeneration(tx: Transaction, { symptomId, kind }: GenerationOf): Promise<Claim | undefined> {
  const { rows } = await tx.query<{ attempt: number; released_text: string } & EntryToRead>(
    `update generations g set state = 'running', stage = 'writing', attempt = attempt + 1, updated_at = now()
     from symptoms s where s.id = g.symptom_id and g.symptom_id = $1 and g.kind = $2 and g.state in ('queued', 'running')
     returning g.attempt, g.released_text, s.description, s.symptom_type, s.duration, s.advanced_info,
       s.safety_level, s.safety_category`,
    [symptomId, kind],
  )
  const [row] = rows
  if (!row) return undefined
  await tx.query(NOTIFY, [symptomId])
  const { attempt, released_text: shownText, ...entry } = row
  return { symptomId, kind, attempt, shownText, entry }
}

/** Shows the reader more of what is written. False: the claim is lost, stop writing. */
export async function storeShownText(
  tx: Transaction,
  { symptomId, kind, attempt }: Claim,
  stage: GenerationStage,
  text: string,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `with moved as (
       update generations set stage = $4, released_text = $5, updated_at = now()
       where symptom_id = $1 and kind = $2 and attempt = $3 and state = 'running' returning symptom_id
     )
     select pg_notify('${GENERATION_CHANNEL}', symptom_id::text) from moved`,
    [symptomId, kind, attempt, stage, text],
  )
  return rowCount === 1
}

/**
 * Ends a generation; the caller stores what was written in the same transaction. False: the claim is lost, somebody
 * else does.
 */
export async function finishGeneration(tx: Transaction, { symptomId, kind, attempt }: Claim): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update generations set state = 'done', stage = 'checking', released_text = '', updated_at = now()
     where symptom_id = $1 and kind = $2 and attempt = $3 and state = 'running'`,
    [symptomId, kind, attempt],
  )
  if (rowCount === 0) return false
  await tx.query(NOTIFY, [symptomId])
  return true
}

/** Ends a generation with nothing written. Without `attempt`: whoever has it. False: it had ended, or the claim is lost. */
export async function failGeneration(
  tx: Transaction,
  { symptomId, kind }: GenerationOf,
  problem: ProblemKey,
  attempt?: number,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update generations set state = 'failed', problem = $3, released_text = '', updated_at = now()
     where symptom_id = $1 and kind = $2 and state in ('queued', 'running') and attempt = coalesce($4, attempt)`,
    [symptomId, kind, problem, attempt ?? null],
  )
  if (rowCount === 0) return false
  await tx.query(NOTIFY, [symptomId])
  return true
}
