import type { Authorship, HealingPlan, PlanDraft } from '@soulsign/contracts'
import { EARLIER_TEXTS } from '@soulsign/guide/earlier'
import type { Transaction } from '../database/database.ts'

export interface PlanRow extends Omit<HealingPlan, 'created_at'> {
  created_at: Date
}

const COLUMNS = `id, user_id, diagnosis_id, title, description, recommendations, affirmations, meditation_practices,
  energy_healing, written_by, model, prompt_version, signature, lang, created_at`

/** A row as the API returns it. */
export const toPlan = ({ created_at, ...row }: PlanRow): HealingPlan => ({
  ...row,
  created_at: created_at.toISOString(),
})

/** Returns the plan with `id` if the transaction's owner has it. */
export async function findPlan(tx: Transaction, id: string): Promise<PlanRow | undefined> {
  const { rows } = await tx.query<PlanRow>(`select ${COLUMNS} from healing_plans where id = $1`, [id])
  return rows[0]
}

/** Returns a person's newest plan. */
export async function findLatestPlan(tx: Transaction, userId: string): Promise<PlanRow | undefined> {
  const { rows } = await tx.query<PlanRow>(
    `select ${COLUMNS} from healing_plans where user_id = $1 order by created_at desc, id desc limit 1`,
    [userId],
  )
  return rows[0]
}

/** Returns an insight's plan if the transaction's owner has it. */
export async function findPlanOfDiagnosis(tx: Transaction, diagnosisId: string): Promise<PlanRow | undefined> {
  const { rows } = await tx.query<PlanRow>(`select ${COLUMNS} from healing_plans where diagnosis_id = $1`, [
    diagnosisId,
  ])
  return rows[0]
}

/** Stores the plan of an entry's insight, for the owner of the insight. */
export async function insertPlan(
  tx: Transaction,
  symptomId: string,
  plan: PlanDraft,
  author: Authorship,
): Promise<void> {
  await tx.query(
    `insert into healing_plans (user_id, diagnosis_id, title, description, recommendations, affirmations,
       meditation_practices, energy_healing, written_by, model, prompt_version, signature, lang)
     select user_id, id, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12 from diagnoses where symptom_id = $1`,
    [
      symptomId,
      plan.title,
      plan.description,
      JSON.stringify(plan.recommendations),
      JSON.stringify(plan.affirmations),
      JSON.stringify(plan.meditation_practices),
      JSON.stringify(plan.energy_healing),
      author.written_by,
      author.model,
      author.prompt_version,
      author.signature,
      author.lang,
    ],
  )
}

/** The plans that an entry's owner had before, newest first. Needs a system transaction, or the owner's. */
export async function findEarlierPlans(tx: Transaction, symptomId: string): Promise<PlanRow[]> {
  const { rows } = await tx.query<PlanRow>(
    `select ${COLUMNS} from healing_plans where user_id = (select user_id from symptoms where id = $1)
     order by created_at desc, id desc limit ${EARLIER_TEXTS}`,
    [symptomId],
  )
  return rows
}
