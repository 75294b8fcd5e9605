import type { SafetyAnswer, SafetyCategory, SafetyLevel, SafetyReader } from '@soulsign/contracts'
import type { Transaction } from '../database/database.ts'

/** What the screening of an entry found. */
export interface Finding {
  level: SafetyLevel
  category: SafetyCategory
  by: SafetyReader
  /** The card for the rest of the text, if the answer to the question is no. */
  rest?: SafetyCategory | undefined
}

/** Stores what the screening of a new entry found. The database counts it for the figures of safety. */
export async function insertScreening(
  tx: Transaction,
  symptomId: string,
  { level, category, by, rest }: Finding,
  language: string,
): Promise<void> {
  await tx.query(
    `insert into screenings (symptom_id, level, category, found_by, rest, language) values ($1, $2, $3, $4, $5, $6)`,
    [symptomId, level, category, by, rest ?? null, language],
  )
}

export interface Question {
  category: SafetyCategory
  rest: SafetyCategory | null
  answer: SafetyAnswer | null
}

/** Returns the question of an entry, if it had one, and locks it until the transaction ends. */
export async function lockQuestion(tx: Transaction, symptomId: string): Promise<Question | undefined> {
  // An imported entry brings its question, and nothing about who found it.
  await tx.query(
    `insert into screenings (symptom_id, level, category, found_by, language)
     select id, 'ask', safety_category, 'rules', coalesce(language, 'en') from symptoms where id = $1 and safety_level = 'ask'
     on conflict do nothing`,
    [symptomId],
  )
  const { rows } = await tx.query<Question>(
    `select category, rest, answer from screenings where symptom_id = $1 and level = 'ask' for update`,
    [symptomId],
  )
  return rows[0]
}

export async function hadQuestion(tx: Transaction, symptomId: string): Promise<boolean> {
  const { rowCount } = await tx.query(`select from screenings where symptom_id = $1 and level = 'ask'`, [symptomId])
  return rowCount === 1
}

/** Stores the answer to an entry's question. */
export const storeAnswer = (tx: Transaction, symptomId: string, answer: SafetyAnswer) =>
  tx.query('update screenings set answer = $2, answered_at = now() where symptom_id = $1', [symptomId, answer])

/** Notes that the AI reader found an entry urgent. */
export const storeRaised = (tx: Transaction, symptomId: string, category: SafetyCategory, language: string) =>
  tx.query(
    `insert into screenings as s (symptom_id, level, category, found_by, language) values ($1, 'urgent', $2, 'ai', $3)
     on conflict (symptom_id) do update set level = 'urgent', category = excluded.category, found_by = 'ai'`,
    [symptomId, category, language],
  )

/** Sets what is shown with an entry from now on. */
export const setSafety = (tx: Transaction, symptomId: string, level: SafetyLevel, category: SafetyCategory) =>
  tx.query('update symptoms set safety_level = $2, safety_category = $3 where id = $1', [symptomId, level, category])

/** Notes, once, that the person did not mean what the screening understood. */
export const storeNotMeant = (tx: Transaction, symptomId: string) =>
  tx.query('update screenings set not_meant_at = now() where symptom_id = $1 and not_meant_at is null', [symptomId])
