import { type AdminAction, type AdminTarget, RETENTION } from '@soulsign/contracts'
import type { Database, Transaction } from '../database/database.ts'

/** Who acted, and from where. `adminOf(c)` returns this for a request. */
export interface Actor {
  adminId: string
  adminEmail: string
  /** The address that the request came from. */
  ip: string
}

/** An entry of the security log. */
export interface Activity extends Actor {
  action: AdminAction
  targetType: AdminTarget
  /** The id or key of the target. Never text that a person wrote. */
  targetId?: string
  reason?: string
  /** Filter and number of rows of an export. */
  detail?: string
}

/**
 * Writes an entry to the security log in the transaction of the logged change, so that neither exists without the
 * other. Returns the entry's id. Needs a system transaction (`database.asSystem`).
 */
export async function logActivity(tx: Transaction, activity: Activity): Promise<string> {
  const { adminId, adminEmail, action, targetType, targetId, ip, reason, detail } = activity
  const { rows } = await tx.query<{ id: string }>(
    `insert into admin_activity_logs (admin_id, admin_email, admin_name, action, target_type, target_id, reason,
       ip_address, detail)
     values ($1, $2, (select left(user_metadata ->> 'full_name', 200) from users where id = $1), $3, $4, $5, $6, $7, $8)
     returning id`,
    [adminId, adminEmail, action, targetType, targetId ?? null, reason ?? null, ip, detail ?? null],
  )
  return rows[0]?.id ?? ''
}

/**
 * Runs `work` after `logged` was stored. Use it for changes outside the database that cannot be rolled back: the
 * entry exists even if the work fails, and a second entry then says that it was not finished.
 */
export async function finishLogged<T>(database: Database, logged: Activity, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const unfinished: Activity = { ...logged, reason: 'Not finished: it may have to be done again.' }
    // If even this write fails, the first entry stands and the caller gets the original error.
    await database.asSystem((tx) => logActivity(tx, unfinished)).catch(() => undefined)
    throw error
  }
}

/** Deletes lines that are older than the log is kept; the database refuses to delete younger ones. */
export const sweepActivityLog = (database: Database) =>
  database.asSystem((tx) => tx.query('select forget_old_activities($1)', [RETENTION.adminLog.period]))
