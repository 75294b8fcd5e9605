import { OPENING_MINUTES } from '@soulsign/contracts'
import type { Transaction } from '../database/database.ts'
import { type Actor, logActivity } from './activity-log.ts'

/**
 * Notes whose words an administrator was shown, under the line of the log that says why. The person's own export has it.
 * Needs a system transaction.
 * @param people ids of users; null for guests, who have no account to tell
 */
export async function recordViews(tx: Transaction, activityId: string, people: (string | null)[]): Promise<void> {
  const known = [...new Set(people)].filter((id) => id !== null)
  if (known.length === 0) return
  await tx.query(
    `insert into staff_views (activity_id, user_id)
     select $1, id from users where id = any($2::uuid[]) order by id
     on conflict do nothing`,
    [activityId, known],
  )
}

/** Opens the list of diagnoses for an administrator, and logs why. The line of the log is the opening. */
export async function openDiagnoses(tx: Transaction, admin: Actor, reason: string) {
  const id = await logActivity(tx, { ...admin, action: 'diagnosis_view', targetType: 'diagnosis', reason })
  return { id, expires_at: new Date(Date.now() + OPENING_MINUTES * 60_000).toISOString() }
}

/** Whether an opening is this administrator's and not over. */
export async function isOpen(tx: Transaction, { adminId }: Actor, opening: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from admin_activity_logs where id = $1 and admin_id = $2 and action = 'diagnosis_view'
     and created_at > now() - make_interval(mins => $3)`,
    [opening, adminId, OPENING_MINUTES],
  )
  return rowCount === 1
}
