import type { Diagnosis, Insight, SafetyCategory } from '@soulsign/contracts'
import type { Transaction } from '../database/database.ts'
import { toSafety } from '../safety/assess.ts'

/** What the screening found, as rows keep it: both or neither. */
export interface SafetyColumns {
  safety_level: 'urgent' | 'card' | null
  safety_category: SafetyCategory | null
}

export interface DiagnosisRow extends SafetyColumns, Omit<Diagnosis, 'safety' | 'created_at'> {
  created_at: Date
}

const COLUMNS = `id, symptom_id, user_id, ai_analysis, emotional_root, energetic_root, spiritual_root,
  safety_level, safety_category, created_at`

/** The safety part of a row as the API answers it, with the help of `country`. */
export const safetyOf = ({ safety_level: level, safety_category: category }: SafetyColumns, country?: string) =>
  toSafety(level && category && { level, category, matched: [] }, country)

/** A row as the API answers it. */
export function toDiagnosis(row: DiagnosisRow, country?: string): Diagnosis {
  const { safety_level, safety_category, created_at, ...rest } = row
  return {
    ...rest,
    safety: safetyOf({ safety_level, safety_category }, country),
    created_at: created_at.toISOString(),
  }
}

/** The diagnosis with `id` that the transaction's owner has. */
export async function findDiagnosis(tx: Transaction, id: string): Promise<DiagnosisRow | undefined> {
  const { rows } = await tx.query<DiagnosisRow>(`select ${COLUMNS} from diagnoses where id = $1`, [id])
  return rows[0]
}

/** The diagnosis of a symptom that the transaction's owner has. */
export async function findDiagnosisOfSymptom(tx: Transaction, symptomId: string): Promise<DiagnosisRow | undefined> {
  const { rows } = await tx.query<DiagnosisRow>(`select ${COLUMNS} from diagnoses where symptom_id = $1`, [symptomId])
  return rows[0]
}

/** The newest diagnosis of a person that is an insight. */
export async function findLatestInsight(tx: Transaction, userId: string): Promise<DiagnosisRow | undefined> {
  const { rows } = await tx.query<DiagnosisRow>(
    `select ${COLUMNS} from diagnoses where user_id = $1 and ai_analysis is not null
     order by created_at desc, id desc limit 1`,
    [userId],
  )
  return rows[0]
}

/** Writes the diagnosis of a symptom for whoever owns the symptom now; without an insight for an urgent entry. */
export async function insertDiagnosis(tx: Transaction, symptomId: string, insight: Insight | null): Promise<void> {
  await tx.query(
    `insert into diagnoses (symptom_id, user_id, guest_id, safety_level, safety_category,
       ai_analysis, emotional_root, energetic_root, spiritual_root)
     select id, user_id, guest_id, safety_level, safety_category, $2, $3, $4, $5 from symptoms where id = $1`,
    [
      symptomId,
      insight?.ai_analysis ?? null,
      insight?.emotional_root ?? null,
      insight?.energetic_root ?? null,
      insight?.spiritual_root ?? null,
    ],
  )
}
