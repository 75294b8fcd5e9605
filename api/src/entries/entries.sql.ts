import { type NewSymptom, type SafetyCategory, type SafetyLevel, type Symptom, symptomTitle } from '@soulsign/contracts'
import type { Transaction } from '../database/database.ts'
import type { Owner } from '../database/owner.ts'
import { type SafetyColumns, safetyOf } from './safety-columns.ts'

export interface EntryRow extends SafetyColumns, Omit<Symptom, 'safety' | 'created_at'> {
  created_at: Date
}

const COLUMNS = `id, user_id, title, description, duration, symptom_type, advanced_info,
  safety_level, safety_category, language, created_at,
  (select answer from screenings where symptom_id = symptoms.id) as safety_answer`

/** A row as the API returns it, with the help for `country`. */
export function toEntry<Row extends SafetyColumns & { created_at: Date }>(row: Row, country?: string) {
  const { safety_level, safety_category, safety_answer, created_at, ...rest } = row
  const safety = safetyOf({ safety_level, safety_category, safety_answer }, country)
  return { ...rest, safety, created_at: created_at.toISOString() }
}

/** Stores an entry with the result of its screening. */
export async function insertEntry(
  tx: Transaction,
  owner: Owner,
  entry: NewSymptom,
  safety: { level: SafetyLevel; category: SafetyCategory } | null,
  language: string,
): Promise<EntryRow> {
  const { rows } = await tx.query<EntryRow>(
    `insert into symptoms (user_id, guest_id, title, description, duration, symptom_type, advanced_info,
       safety_level, safety_category, language)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning ${COLUMNS}`,
    [
      owner.kind === 'user' ? owner.userId : null,
      owner.kind === 'guest' ? owner.guestId : null,
      symptomTitle(entry.description),
      entry.description,
      entry.duration ?? null,
      entry.symptom_type,
      entry.advanced_info && JSON.stringify(entry.advanced_info),
      safety?.level ?? null,
      safety?.category ?? null,
      language,
    ],
  )
  const [row] = rows
  if (!row) throw new Error('An insert returned no row')
  return row
}

/** Returns the entry with `id` if the transaction's owner has it. */
export async function findEntry(tx: Transaction, id: string): Promise<EntryRow | undefined> {
  const { rows } = await tx.query<EntryRow>(`select ${COLUMNS} from symptoms where id = $1`, [id])
  return rows[0]
}
