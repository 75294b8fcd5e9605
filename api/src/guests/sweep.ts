import { GUEST_WINDOW_DAYS } from '@soulsign/contracts'
import type { Database } from '../database/database.ts'

/** Deletes expired reservations, unused counters and ceilings of past hours. */
export async function sweepGuests(database: Database): Promise<void> {
  await database.asSystem(async (tx) => {
    await tx.query(`delete from guest_reservations where state = 'held' and expires_at < now() - interval '1 hour'`)
    // The entry was deleted while its insight was being written.
    await tx.query(
      `delete from guest_reservations r where state = 'queued' and created_at < now() - interval '1 hour'
       and not exists (select from generations g where g.reservation_id = r.id)`,
    )
    await tx.query(
      `delete from guest_addresses a where last_used_at < now() - make_interval(days => $1)
       and not exists (select from guest_reservations r where r.address_hash = a.address_hash and r.state = 'queued')`,
      [GUEST_WINDOW_DAYS],
    )
    await tx.query(`delete from call_counts where hour < now() - interval '2 hours'`)
  })
}
