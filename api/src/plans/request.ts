import type { PgBoss } from 'pg-boss'
import { isEntitled } from '../billing/entitlement.ts'
import type { Database } from '../database/database.ts'
import type { SafetyColumns } from '../entries/safety-columns.ts'
import { findProgress, lockEntry, queueGeneration } from '../generation/generations.sql.ts'
import type { User } from '../http/principal.ts'
import { ProblemError } from '../http/problem.ts'
import { findInsight, type InsightRow } from '../insights/insights.sql.ts'
import { enqueue, GENERATE_PLAN } from '../queue/queue.ts'
import { findPlanOfDiagnosis, type PlanRow } from './plans.sql.ts'

/** @throws ProblemError plan-not-offered, for an entry that gets help in place of a plan */
export function refuseUnoffered(insight: InsightRow, entry: SafetyColumns): void {
  if (insight.ai_analysis !== null && entry.safety_level !== 'urgent' && entry.safety_level !== 'ask') return
  throw new ProblemError('plan-not-offered', {
    detail: 'This entry needs a different kind of help than a plan. Please see the help shown with it.',
  })
}

/**
 * Ensures that an insight has a plan or exactly one generation, even among concurrent callers. Every owner may read an
 * existing plan; a new one requires a subscription.
 * @throws ProblemError not-found, plan-not-offered, or subscription-needed
 */
export function requestPlan(
  database: Database,
  queue: PgBoss,
  user: User,
  diagnosisId: string,
): Promise<{ symptomId: string; plan: PlanRow | undefined }> {
  return database.asOwner(user, async (tx) => {
    const diagnosis = await findInsight(tx, diagnosisId)
    const entry = diagnosis && (await lockEntry(tx, diagnosis.symptom_id))
    if (!entry) {
      throw new ProblemError('not-found', { detail: 'You have no such insight.' })
    }
    const { symptom_id: symptomId } = diagnosis
    const plan = await findPlanOfDiagnosis(tx, diagnosisId)
    if (plan) return { symptomId, plan }
    refuseUnoffered(diagnosis, entry)
    if (!(await isEntitled(tx, user.userId))) {
      throw new ProblemError('subscription-needed', { detail: 'Healing plans are part of a subscription.' })
    }
    const generation = { symptomId, kind: 'plan' } as const
    const progress = await findProgress(tx, generation)
    if (!progress || progress.state === 'failed') {
      await queueGeneration(tx, generation, user)
      await enqueue(queue, tx, GENERATE_PLAN, { symptomId })
    }
    return { symptomId, plan: undefined }
  })
}
