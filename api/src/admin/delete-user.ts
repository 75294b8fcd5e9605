import { endBilling } from '../billing/cancel.ts'
import type { Deps } from '../deps.ts'
import { type Activity, type Actor, finishLogged, logActivity } from './activity-log.ts'
import { lockChangeable } from './users.ts'

/**
 * Deletes a person and everything of theirs; first, it is logged, and nothing is billed any more. Only the security log
 * keeps that it happened. Throws `not-found`, `conflict` for accounts that stay, `unavailable` where Stripe does not
 * answer: then nothing is deleted.
 */
export async function deleteUser(deps: Deps, admin: Actor, id: string): Promise<void> {
  const { database, config } = deps
  const changeable = { id, adminId: admin.adminId }
  const activity: Activity = { ...admin, action: 'user_delete', targetType: 'user', targetId: id }
  await database.asSystem(async (tx) => {
    await lockChangeable(tx, config, changeable)
    await logActivity(tx, activity)
  })
  await finishLogged(database, activity, async () => {
    await endBilling(deps, id)
    await database.asSystem(async (tx) => {
      // Before the person, as a change of the subscription locks them.
      await tx.query('select from subscribers where user_id = $1 for update', [id])
      await lockChangeable(tx, config, changeable)
      await tx.query('delete from healing_plans where user_id = $1', [id])
      await tx.query('delete from diagnoses where user_id = $1', [id])
      await tx.query('delete from symptoms where user_id = $1', [id])
      // Sessions, links, profile and subscription go with it.
      await tx.query('delete from users where id = $1', [id])
    })
  })
}
