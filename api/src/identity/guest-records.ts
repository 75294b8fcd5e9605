import { copyConsents } from '../consents/consents.sql.ts'
import type { Transaction } from '../database/database.ts'

/**
 * Moves guests' records to an account, with what they agreed to. Locks the entries first, in a mode that still allows
 * adding an insight: a generation that is starting or finishing is waited for and moves too. Needs a system transaction.
 */
export async function moveGuestRecords(tx: Transaction, guestIds: string[], userId: string): Promise<void> {
  if (guestIds.length === 0) return
  const { rows } = await tx.query<{ id: string }>(
    'select id from symptoms where guest_id = any($1::uuid[]) order by id for no key update',
    [guestIds],
  )
  const ids = rows.map(({ id }) => id)
  for (const table of ['generations', 'symptoms', 'diagnoses'] as const) {
    const key = table === 'symptoms' ? 'id' : 'symptom_id'
    await tx.query(`update ${table} set user_id = $1, guest_id = null where ${key} = any($2::uuid[])`, [userId, ids])
  }
  await copyConsents(tx, guestIds, userId)
}

export async function countGuestEntries(tx: Transaction, guestId: string): Promise<number> {
  const { rows } = await tx.query<{ entries: number }>(
    'select count(*)::int as entries from symptoms where guest_id = $1',
    [guestId],
  )
  return rows[0]?.entries ?? 0
}
