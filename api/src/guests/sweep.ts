import { RETENTION } from '@soulsign/contracts'
import type { Database } from '../database/database.ts'
import { sweepCalls } from '../limits/ceilings.ts'

/** The number of guests whose entries are deleted in one transaction. */
const GUESTS_AT_ONCE = 500

/**
 * Deletes expired reservations, unused counters, ceilings of past hours, and the entries of guests who have not come back.
 */
export async function sweepGuests(database: Database): Promise<void> {
  await database.asSystem(async (tx) => {
    await tx.query(`delete from guest_reservations where state = 'held' and expires_at < now() - interval '1 hour'`)
    // The entry was deleted while its insight was being written.
    await tx.query(
      `delete from guest_reservations r where state = 'queued' and created_at < now() - interval '1 hour'
       and not exists (select from generations g where g.reservation_id = r.id)`,
    )
    await tx.query(
      `delete from guest_addresses a where last_used_at < now() - $1::interval
       and not exists (select from guest_reservations r where r.address_hash = a.address_hash and r.state = 'queued')`,
      [RETENTION.guestCounters.period],
    )
    await sweepCalls(tx)
    // Guests who never wrote. The consents of others are deleted with their entries.
    await tx.query(
      `delete from consents c where guest_id is not null and created_at < now() - $1::interval
       and not exists (select from guests g where g.guest_id = c.guest_id)`,
      [RETENTION.guestEntries.period],
    )
  })
  while ((await forgetAbsentGuests(database)) === GUESTS_AT_ONCE);
}

/** Deletes some guests who have been away for long, with their entries. Returns how many. */
function forgetAbsentGuests(database: Database): Promise<number> {
  return database.asSystem(async (tx) => {
    const { rows } = await tx.query<{ guest_id: string }>(
      'select guest_id from guests where seen_at < now() - $1::interval limit $2 for update skip locked',
      [RETENTION.guestEntries.period, GUESTS_AT_ONCE],
    )
    const ids = rows.map(({ guest_id }) => guest_id)
    await tx.query('delete from symptoms where guest_id = any($1::uuid[])', [ids])
    await tx.query('delete from consents where guest_id = any($1::uuid[])', [ids])
    await tx.query('delete from guests where guest_id = any($1::uuid[])', [ids])
    return ids.length
  })
}
