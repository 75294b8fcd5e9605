import type { AdminPerson } from '@soulsign/contracts'
import type { Deps } from '../deps.ts'
import { type Actor, logActivity } from './activity-log.ts'
import { lockChangeable, selectPerson } from './users.ts'

/** Grants or revokes the role of an administrator, effective with the person's next request. Idempotent. */
export async function setRole(
  { database, config }: Deps,
  admin: Actor,
  id: string,
  role: 'user' | 'admin',
): Promise<AdminPerson> {
  return database.asSystem(async (tx) => {
    const before = await lockChangeable(tx, config, { id, adminId: admin.adminId })
    if (before.role !== role) {
      await tx.query('update users set role = $2, updated_at = now() where id = $1', [id, role])
      const reason = role === 'admin' ? 'Granted admin' : 'Revoked admin'
      await logActivity(tx, { ...admin, action: 'user_edit', targetType: 'user', targetId: id, reason })
    }
    return selectPerson(tx, config, id)
  })
}
