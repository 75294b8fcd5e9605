import {
  type AdvancedInfo,
  CONSENT_TEXT_VERSION,
  type Duration,
  type GenerationStage,
  type ProblemKey,
  type SymptomType,
} from '@soulsign/contracts'
import type { Transaction } from '../database/database.ts'
import type { Owner } from '../database/owner.ts'
import type { SafetyColumns } from '../entries/safety-columns.ts'
import { claimNews, GENERATION_CHANNEL } from './news.ts'

/** An entry has at most one generation of each kind: its insight, and later its healing plan. */
export type GenerationKind = 'insight' | 'plan'
/** Identifies a generation by its entry and kind. */
export interface GenerationOf {
  symptomId: string
  kind: GenerationKind
}

/** The progress of a generation that its reader may see. */
export interface Progress {
  state: 'queued' | 'running' | 'done' | 'failed'
  stage: GenerationStage
  released_text: string
  problem: ProblemKey | null
}

/** The parts of an entry that a writer may read. */
export interface EntryToRead extends SafetyColumns {
  description: string
  symptom_type: SymptomType
  duration: Duration | null
  advanced_info: AdvancedInfo | null
  /** The person said of the first insight that it is not theirs. */
  rewritten: boolean
}

/** A worker's right to write one generation, until a newer claim replaces it. */
export interface Claim extends GenerationOf {
  attempt: number
  entry: EntryToRead
  shownText: string
  /** Whether the owner lets an AI read the entry. */
  aiAllowed: boolean
}

/**
 * Whether an AI may write for the owner of entry `s`: only if their newest answer is yes, to the texts as they are.
 * @param provider the parameter that says who runs the AI
 */
const aiAllowed = (provider: '$3' | '$5') => `coalesce((
    select c.given and c.text_version >= ${CONSENT_TEXT_VERSION} and c.recipient = ${provider} from consents c
    where c.purpose = 'ai' and (c.user_id = s.user_id or c.guest_id = s.guest_id) order by c.created_at desc limit 1
  ), false)`

/** Whether another insight was asked for about entry `s`. */
const REWRITTEN = 'exists (select from insight_responses r where r.symptom_id = s.id and r.rewritten_at is not null)'

const NOTIFY = `select pg_notify('${GENERATION_CHANNEL}', $1::text)`

/** Tells the writers of an entry that their claim may be gone, also if they have nothing to store yet. */
const NOTIFY_WRITER = `select pg_notify('${GENERATION_CHANNEL}', '${claimNews('')}' || $1::text)`

/**
 * Locks an entry, so that one caller at a time decides about its generations. Returns undefined if it is gone or
 * belongs to another owner.
 */
export async function lockEntry(tx: Transaction, symptomId: string): Promise<SafetyColumns | undefined> {
  const { rows } = await tx.query<SafetyColumns>(
    'select safety_level, safety_category from symptoms where id = $1 for update',
    [symptomId],
  )
  return rows[0]
}

/**
 * Returns the account that an entry belongs to now: sign-in moves a guest's entries to an account. Needs a system
 * transaction.
 */
export async function findAccount(tx: Transaction, symptomId: string): Promise<string | undefined> {
  const { rows } = await tx.query<{ user_id: string | null }>('select user_id from symptoms where id = $1', [symptomId])
  return rows[0]?.user_id ?? undefined
}

/** Returns the progress of a generation, if it belongs to the transaction's owner. */
export async function findProgress(tx: Transaction, { symptomId, kind }: GenerationOf): Promise<Progress | undefined> {
  const { rows } = await tx.query<Progress>(
    'select state, stage, released_text, problem from generations where symptom_id = $1 and kind = $2',
    [symptomId, kind],
  )
  return rows[0]
}

/** Queues a generation, for the first time or again after a failure. */
export async function queueGeneration(
  tx: Transaction,
  { symptomId, kind }: GenerationOf,
  owner: Owner,
  over: Progress['state'][] = ['failed'],
): Promise<void> {
  await tx.query(
    `insert into generations as g (symptom_id, kind, user_id, guest_id) values ($1, $2, $3, $4)
     on conflict (symptom_id, kind) do update
     set state = 'queued', stage = 'queued', released_text = '', problem = null, updated_at = now(),
       reservation_id = null
     where g.state = any($5)`,
    [symptomId, kind, owner.kind === 'user' ? owner.userId : null, owner.kind === 'guest' ? owner.guestId : null, over],
  )
}

/**
 * Claims a generation, replacing any earlier claim. Returns undefined if it has finished, failed or been deleted.
 * @param provider who runs the AI
 */
export async function claimGeneration(
  tx: Transaction,
  { symptomId, kind }: GenerationOf,
  provider: string,
): Promise<Claim | undefined> {
  // A statement of its own, so that the next one sees a no that held the lock.
  await tx.query('select from generations where symptom_id = $1 and kind = $2 for update', [symptomId, kind])
  const { rows } = await tx.query<{ attempt: number; released_text: string; ai_allowed: boolean } & EntryToRead>(
    `update generations g set state = 'running', stage = 'writing', attempt = attempt + 1, updated_at = now()
     from symptoms s where s.id = g.symptom_id and g.symptom_id = $1 and g.kind = $2 and g.state in ('queued', 'running')
     returning g.attempt, g.released_text, s.description, s.symptom_type, s.duration, s.advanced_info,
       s.safety_level, s.safety_category, ${REWRITTEN} as rewritten, ${aiAllowed('$3')} as ai_allowed`,
    [symptomId, kind, provider],
  )
  const [row] = rows
  if (!row) return undefined
  await tx.query(NOTIFY, [symptomId])
  const { attempt, released_text: shownText, ai_allowed, ...entry } = row
  return { symptomId, kind, attempt, shownText, aiAllowed: ai_allowed, entry }
}

/** Locks an owner's unfinished generations until the transaction ends, and lets their writers and readers look at them then. */
export async function lockUnfinished(tx: Transaction, owner: Owner): Promise<void> {
  const [column, id] = owner.kind === 'user' ? ['user_id', owner.userId] : ['guest_id', owner.guestId]
  const { rows } = await tx.query<{ symptom_id: string }>(
    `select symptom_id from generations where ${column} = $1 and state in ('queued', 'running')
     order by symptom_id, kind for update`,
    [id],
  )
  for (const { symptom_id } of rows) {
    await tx.query(NOTIFY, [symptom_id])
    await tx.query(NOTIFY_WRITER, [symptom_id])
  }
}

/**
 * Takes all claims on an owner's texts away, also one that is being made. The queue starts them again, and the new claim
 * reads what the owner agrees to.
 */
export async function takeClaims(tx: Transaction, owner: Owner): Promise<void> {
  await lockUnfinished(tx, owner)
  const [column, id] = owner.kind === 'user' ? ['user_id', owner.userId] : ['guest_id', owner.guestId]
  await tx.query(`update generations set attempt = attempt + 1 where ${column} = $1 and state = 'running'`, [id])
}

/** Whether no newer claim has replaced this one, and an AI that writes may go on. */
export async function holdsClaim(tx: Transaction, claim: Claim, provider: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from generations g join symptoms s on s.id = g.symptom_id
     where g.symptom_id = $1 and g.kind = $2 and g.attempt = $3 and g.state = 'running' and (not $4 or ${aiAllowed('$5')})`,
    [claim.symptomId, claim.kind, claim.attempt, claim.aiAllowed, provider],
  )
  return rowCount === 1
}

/** Stores more text for the reader. Returns false if the claim is lost; the writer must stop then. */
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
 * Marks a generation as finished. The caller stores the result in the same transaction. Returns false if the claim is
 * lost and another worker finishes it.
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

/**
 * Marks a generation as failed; without `attempt`, whichever worker has it. Returns false if it had ended or the claim
 * is lost.
 */
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

/**
 * Ends an unfinished generation without a result. Its worker's claim is lost. Returns false if nothing was being
 * written.
 */
export async function withdrawGeneration(tx: Transaction, { symptomId, kind }: GenerationOf): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update generations set state = 'done', released_text = '', attempt = attempt + 1, updated_at = now()
     where symptom_id = $1 and kind = $2 and state in ('queued', 'running')`,
    [symptomId, kind],
  )
  if (rowCount === 0) return false
  await tx.query(NOTIFY, [symptomId])
  await tx.query(NOTIFY_WRITER, [symptomId])
  return true
}
