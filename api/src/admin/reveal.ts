import type { RevealedSymptom } from '@soulsign/contracts'
import type { Deps } from '../deps.ts'
import { ProblemError } from '../http/problem.ts'
import { type Actor, logActivity } from './activity-log.ts'
import { recordViews } from './staff-views.ts'

/** Returns the text of an entry, and logs the access with its reason. Throws `not-found`. */
export async function revealSymptom(
  { database }: Deps,
  admin: Actor,
  id: string,
  reason: string,
): Promise<RevealedSymptom> {
  return database.asSystem(async (tx) => {
    const { rows } = await tx.query<Omit<RevealedSymptom, 'created_at'> & { created_at: Date }>(
      'select id, user_id, symptom_type, title, description, created_at from symptoms where id = $1',
      [id],
    )
    const [row] = rows
    if (!row) throw new ProblemError('not-found', { detail: 'There is no such entry.' })
    const line = await logActivity(tx, {
      ...admin,
      action: 'symptom_view',
      targetType: 'symptom',
      targetId: id,
      reason,
    })
    await recordViews(tx, line, [row.user_id])
    return { ...row, created_at: row.created_at.toISOString() }
  })
}
