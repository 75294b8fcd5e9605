import type { NewSymptom } from '@soulsign/contracts'
import type { Reading } from '../ai-reader/ai-reader.ts'
import type { Transaction } from '../database/database.ts'
import type { SafetyColumns } from '../entries/safety-columns.ts'
import { type Finding, insertScreening, setSafety, storeRaised } from '../entries/screenings.sql.ts'
import { SCREEN_IMPORTED } from '../queue/queue.ts'
import { findInsightOfEntry, insertInsight, setSafetyOfInsight } from './insights.sql.ts'

/** An imported entry that has to be read before it is shown. */
export interface DueEntry extends SafetyColumns, NewSymptom {
  id: string
  language: string | null
  /** Whether our own screening has to read it, and not only the AI reader. */
  screening_due: boolean
  has_insight: boolean
}

const COLUMNS = `id, description, symptom_type, duration, advanced_info, safety_level, safety_category, language,
  screening_due, exists (select from diagnoses d where d.symptom_id = symptoms.id and d.ai_analysis is not null) as has_insight`

/** Returns the entry with `id` if it has to be read first. */
export async function findDue(tx: Transaction, id: string): Promise<DueEntry | undefined> {
  const { rows } = await tx.query<DueEntry>(
    `select ${COLUMNS} from symptoms where id = $1 and (screening_due or ai_reading_due)`,
    [id],
  )
  return rows[0]
}

/** A place among a person's entries, newest first. */
export interface DuePlace {
  at: string
  id: string
}

/** A person's entries after `place` that our own screening has to read, newest first. */
export async function selectDue(tx: Transaction, userId: string, place: DuePlace | null, limit: number) {
  const { rows } = await tx.query<DueEntry & { at: string }>(
    `select ${COLUMNS}, created_at::text as at from symptoms
     where user_id = $1 and screening_due and ($2::timestamptz is null or (created_at, id) < ($2, $3::uuid))
     order by created_at desc, id desc limit $4`,
    [userId, place?.at ?? null, place?.id ?? null, limit],
  )
  return rows
}

/** People with entries that our own screening has to read, and no job that does. */
export async function selectForgotten(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.query<{ user_id: string }>(
    `select distinct user_id from symptoms where screening_due and not exists (
       select from pgboss.job where name = $1 and state < 'completed' and data ->> 'userId' = user_id::text)`,
    [SCREEN_IMPORTED],
  )
  return rows.map(({ user_id }) => user_id)
}

/** Notes that our screening has read an entry, and whether the AI reader has to. Returns false if somebody else did. */
export async function noteRead(
  tx: Transaction,
  { id, screening_due }: DueEntry,
  aiReadingDue: boolean,
): Promise<boolean> {
  const due = screening_due ? 'screening_due' : 'ai_reading_due'
  const { rowCount } = await tx.query(
    `update symptoms set screening_due = false, ai_reading_due = $2 where id = $1 and ${due}`,
    [id, aiReadingDue],
  )
  return rowCount === 1
}

/** How often the AI reader may fail to read an entry before it is left alone. */
const AI_READER_FAILURES = 5

/** Notes what became of the AI reader's reading. An unread entry stays due, until it has failed too often. */
export async function noteAiReading(tx: Transaction, id: string, outcome: Reading['outcome']): Promise<void> {
  if (outcome === 'skipped') return
  await tx.query(
    `update symptoms set ai_reading_failures = ai_reading_failures + $2::int,
       ai_reading_due = $2 = 1 and ai_reading_failures + 1 < $3
     where id = $1 and ai_reading_due`,
    [id, outcome === 'failed' ? 1 : 0, AI_READER_FAILURES],
  )
}

/** Stores what was found in an entry, unless the file says as much. It may raise what is shown, and never lowers it. */
export async function storeFound(tx: Transaction, entry: DueEntry, finding: Finding, language: string): Promise<void> {
  const { id, safety_level } = entry
  const { level, category, by } = finding
  if (level === 'card' && safety_level) return
  await setSafety(tx, id, level, category)
  await setSafetyOfInsight(tx, id, category)
  if (by === 'ai') await storeRaised(tx, id, category, language)
  else await insertScreening(tx, id, finding, language)
  if (level === 'urgent' && !(await findInsightOfEntry(tx, id))) await insertInsight(tx, id, null)
}
