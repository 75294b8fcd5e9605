import type { AdminAction, AdminTarget } from '@soulsign/contracts'
import type { Database, Transaction } from '../database/database.ts'

/** Who did it, and from where: `adminOf(c)` answers it for a request. */
export interface Actor {
  adminId: string
  adminEmail: string
  /** The address that the request came from. */
  ip: string
}

/** A line of the security log. */
export interface Activity extends Actor {
  action: AdminAction
  targetType: AdminTarget
  /** Id or key of what was acted on; never anything that a person wrote. */
  targetId?: string
  reason?: string
}

/**
 * Writes a line of the security log, in the transaction of what it tells about: neither is there without the other.
 * Needs the system's transaction (`database.asSystem`).
 */
export async function logActivity(tx: Transaction, activity: Activity): Promise<void> {
  const { adminId, adminEmail, action, targetType, targetId, ip, reason } = activity
  await tx.query(
    `insert into admin_activity_logs (admin_id, admin_email, admin_name, action, target_type, target_id, reason,
       ip_address)
     values ($1, $2, (select left(user_metadata ->> 'full_name', 200) from users where id = $1), $3, $4, $5, $6, $7)`,
    [adminId, adminEmail, action, targetType, targetId ?? null, reason ?? null, ip],
  )
}

/**
 * Does what cannot be taken back elsewhere once it is `logged`, so that whatever breaks, there is a line of it; a second
 * line says where it was not finished.
 */
export async function finishLogged<T>(database: Database, logged: Activity, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const unfinished: Activity = { ...logged, reason: 'Not finished: it may have to be done again.' }
    // Where not even this can be written, the first line stands, and the caller hears what went wrong first.
    await database.asSystem((tx) => logActivity(tx, unfinished)).catch(() => undefined)
    throw error
  }
}
