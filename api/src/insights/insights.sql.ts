import type { Authorship, Diagnosis, Insight, SafetyCategory } from '@soulsign/contracts'
import { EARLIER_TEXTS } from '@soulsign/guide/earlier'
import type { Transaction } from '../database/database.ts'
import { type SafetyColumns, safetyOf } from '../entries/safety-columns.ts'

/** A row of `diagnoses`: an insight, or for an urgent entry only its help, without text. */
export interface InsightRow extends SafetyColumns, Omit<Diagnosis, 'safety' | 'created_at'> {
  created_at: Date
}

const COLUMNS = `id, symptom_id, user_id, ai_analysis, emotional_root, energetic_root, spiritual_root,
  safety_level, safety_category, written_by, model, prompt_version, signature, lang, created_at`

/** A row as the API returns it. */
export function toInsight(row: InsightRow, country?: string): Diagnosis {
  const { safety_level, safety_category, created_at, ...rest } = row
  return {
    ...rest,
    safety: safetyOf({ safety_level, safety_category }, country),
    created_at: created_at.toISOString(),
  }
}

/** Returns the insight with `id` if the transaction's owner has it. */
export async function findInsight(tx: Transaction, id: string): Promise<InsightRow | undefined> {
  const { rows } = await tx.query<InsightRow>(`select ${COLUMNS} from diagnoses where id = $1`, [id])
  return rows[0]
}

/** Returns an entry's insight if the transaction's owner has it. */
export async function findInsightOfEntry(tx: Transaction, symptomId: string): Promise<InsightRow | undefined> {
  const { rows } = await tx.query<InsightRow>(`select ${COLUMNS} from diagnoses where symptom_id = $1`, [symptomId])
  return rows[0]
}

/** Returns a person's newest insight that has text. */
export async function findLatestInsight(tx: Transaction, userId: string): Promise<InsightRow | undefined> {
  const { rows } = await tx.query<InsightRow>(
    `select ${COLUMNS} from diagnoses where user_id = $1 and ai_analysis is not null
     order by created_at desc, id desc limit 1`,
    [userId],
  )
  return rows[0]
}

/** Stores an entry's insight for the entry's current owner, or null for an urgent entry, which gets no text. */
export async function insertInsight(
  tx: Transaction,
  symptomId: string,
  insight: Insight | null,
  author: Authorship | null = null,
): Promise<void> {
  await tx.query(
    `insert into diagnoses (symptom_id, user_id, guest_id, safety_level, safety_category,
       ai_analysis, emotional_root, energetic_root, spiritual_root, written_by, model, prompt_version, signature, lang)
     select id, user_id, guest_id, safety_level, safety_category, $2, $3, $4, $5, $6, $7, $8, $9, $10 from symptoms where id = $1`,
    [
      symptomId,
      insight?.ai_analysis ?? null,
      insight?.emotional_root ?? null,
      insight?.energetic_root ?? null,
      insight?.spiritual_root ?? null,
      author?.written_by ?? null,
      author?.model ?? null,
      author?.prompt_version ?? null,
      author?.signature ?? null,
      author?.lang ?? null,
    ],
  )
}

/** Deletes an insight, because another one is to be written. */
export const deleteInsight = (tx: Transaction, id: string) => tx.query('delete from diagnoses where id = $1', [id])

/** Returns the id of the plan of an entry's insight, if there is one. */
export async function findPlanOfEntry(tx: Transaction, symptomId: string): Promise<string | null> {
  const { rows } = await tx.query<{ id: string }>(
    `select p.id from healing_plans p join diagnoses d on d.id = p.diagnosis_id where d.symptom_id = $1`,
    [symptomId],
  )
  return rows[0]?.id ?? null
}

/** The insights that an entry's owner had before, newest first. Needs a system transaction. */
export async function findEarlierInsights(tx: Transaction, symptomId: string): Promise<string[]> {
  const { rows } = await tx.query<{ ai_analysis: string }>(
    `select d.ai_analysis from diagnoses d, symptoms s
     where s.id = $1 and d.symptom_id <> s.id and d.ai_analysis is not null
       and (d.user_id = s.user_id or d.guest_id = s.guest_id)
     order by d.created_at desc, d.id desc limit ${EARLIER_TEXTS}`,
    [symptomId],
  )
  return rows.map(({ ai_analysis }) => ai_analysis)
}

/** Puts a card beside the insight of an entry, if it has one: no more fits beside a text. The entry tells what is urgent. */
export const setSafetyOfInsight = (tx: Transaction, symptomId: string, category: SafetyCategory) =>
  tx.query(
    `update diagnoses set safety_level = 'card', safety_category = $2 where symptom_id = $1 and ai_analysis is not null`,
    [symptomId, category],
  )
