import { endBilling } from '../billing/cancel.ts'
import type { Deps } from '../deps.ts'
import { type Activity, type Actor, finishLogged, logActivity } from './activity-log.ts'
import { lockChangeable } from './users.ts'

/**
 * Deletes a person and all their data, after logging it and ending their billing. Only the entry in the security log
 * remains. Throws `not-found`, `conflict` for an account that must stay, or `unavailable` if Stripe does not
 * respond; nothing is deleted then.
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
      // Lock the subscriber before the user, in the order that subscription updates use.
      await tx.query('select from subscribers where user_id = $1 for update', [id])
      await lockChangeable(tx, config, changeable)
      await tx.query('delete from healing_plans where user_id = $1', [id])
      await tx.query('delete from diagnoses where user_id = $1', [id])
      await tx.query('delete from symptoms where user_id = $1', [id])
      // Sessions, links, profile and subscription are deleted by cascade.
      await tx.query('delete from users where id = $1', [id])
    })
  })
}
