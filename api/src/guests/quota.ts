import { GUEST_NETWORK_LIMIT, RESERVATION_MINUTES } from '@soulsign/contracts'
import type { Transaction } from '../database/database.ts'

/** Insights that count against an address: spent, queued, and held ones that have not expired. */
const COUNT = `
  select count(*)::int as count from guest_reservations
  where address_hash = $1 and (state <> 'held' or expires_at > now())`

/** The same for a network. */
const COUNT_NETWORK = COUNT.replace('address_hash', 'network_hash')

/** Returns how many free insights of an address are used or reserved. */
export async function countDiagnoses(tx: Transaction, addressHash: Buffer): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(COUNT, [addressHash])
  return rows[0]?.count ?? 0
}

/**
 * Reserves one free insight of an address for a guest, unless `limit` are taken, or the network's limit. Locks network and
 * address first, so that concurrent calls get exactly the limits between them. Needs a system transaction.
 * @param networkHash the larger network of an IPv6 address
 */
export async function reserveDiagnosis(
  tx: Transaction,
  addressHash: Buffer,
  guestId: string,
  limit: number,
  networkHash: Buffer | null = null,
): Promise<{ reserved: boolean; count: number }> {
  if (networkHash) await tx.query('select pg_advisory_xact_lock($1)', [networkHash.readBigInt64BE()])
  // Locks the row without counting as use: refused calls must not keep an exhausted counter alive for ever.
  await tx.query(
    `insert into guest_addresses as a (address_hash) values ($1)
     on conflict (address_hash) do update set last_used_at = a.last_used_at`,
    [addressHash],
  )
  const count = await countDiagnoses(tx, addressHash)
  if (count >= limit) return { reserved: false, count }
  if (networkHash) {
    const { rows } = await tx.query<{ count: number }>(COUNT_NETWORK, [networkHash])
    if ((rows[0]?.count ?? 0) >= GUEST_NETWORK_LIMIT) return { reserved: false, count }
  }
  await tx.query(
    `insert into guest_reservations (address_hash, guest_id, expires_at, network_hash)
     values ($1, $2, now() + make_interval(mins => $3), $4)`,
    [addressHash, guestId, RESERVATION_MINUTES, networkHash],
  )
  await tx.query('update guest_addresses set last_used_at = now() where address_hash = $1', [addressHash])
  return { reserved: true, count: count + 1 }
}

/**
 * Uses one held reservation of a guest for an entry's insight. Returns false if there is none. Two calls never get the
 * same one.
 */
export async function queueReservation(tx: Transaction, guestId: string, symptomId: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `with taken as (
       update guest_reservations set state = 'queued'
       where id = (
         select id from guest_reservations
         where guest_id = $1 and state = 'held' and expires_at > now()
         order by created_at limit 1 for update skip locked
       )
       returning id
     )
     update generations set reservation_id = taken.id from taken where symptom_id = $2 and kind = 'insight'`,
    [guestId, symptomId],
  )
  return rowCount === 1
}

/** Returns the guest's newest held reservation to the quota, if there is one, because its entry does not need it. */
export async function releaseHeldReservation(tx: Transaction, guestId: string): Promise<void> {
  await tx.query(
    `delete from guest_reservations
     where id = (
       select id from guest_reservations
       where guest_id = $1 and state = 'held'
       order by created_at desc limit 1 for update skip locked
     )`,
    [guestId],
  )
}

/** Spends the reservation of a finished insight. */
export async function spendReservation(tx: Transaction, symptomId: string): Promise<void> {
  await tx.query(
    `update guest_reservations r set state = 'spent' from generations g
     where g.symptom_id = $1 and g.kind = 'insight' and r.id = g.reservation_id`,
    [symptomId],
  )
}

/** Returns the reservation of a failed insight to the quota. */
export async function giveReservationBack(tx: Transaction, symptomId: string): Promise<void> {
  await tx.query(
    `delete from guest_reservations r using generations g
     where g.symptom_id = $1 and g.kind = 'insight' and r.id = g.reservation_id and r.state = 'queued'`,
    [symptomId],
  )
}
