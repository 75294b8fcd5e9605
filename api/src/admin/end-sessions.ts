import type { Deps } from '../deps.ts'
import { ProblemError } from '../http/problem.ts'
import { endWaysIn } from '../identity/session-routes.ts'
import { type Actor, logActivity } from './activity-log.ts'
import { noSuchUser } from './users.ts'

/**
 * Ends all sessions of a person, and what could still become one, at once.
 * @throws ProblemError not-found, or conflict for oneself
 */
export async function endSessions({ database }: Pick<Deps, 'database'>, admin: Actor, id: string): Promise<void> {
  if (id === admin.adminId) throw new ProblemError('conflict', { detail: 'End your own sessions in your account.' })
  await database.asSystem(async (tx) => {
    if (!(await endWaysIn(tx, id, null))) throw noSuchUser()
    const reason = 'Ended all sessions'
    await logActivity(tx, { ...admin, action: 'user_edit', targetType: 'user', targetId: id, reason })
  })
}
