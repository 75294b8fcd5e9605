import type { Deps } from '../deps.ts'
import { deleteAccount } from '../rights/delete-account.ts'
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
  await finishLogged(database, activity, () => deleteAccount(deps, id, (tx) => lockChangeable(tx, config, changeable)))
}
