import type { Transaction } from '../database/database.ts'

/** Notes, at most once a day, that a guest uses what they wrote. Entries that their guest never comes back to are deleted. */
export async function noteGuest(tx: Transaction, guestId: string): Promise<void> {
  await tx.query(
    `insert into guests (guest_id)
     select $1::uuid where not exists (select from guests where guest_id = $1 and seen_at > now() - interval '1 day')
     on conflict (guest_id) do update set seen_at = now()`,
    [guestId],
  )
}
