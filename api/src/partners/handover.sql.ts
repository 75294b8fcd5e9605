import { createHash, randomBytes } from 'node:crypto'
import { HANDOVER_MINUTES } from '@soulsign/contracts'
import type { Transaction } from '../database/database.ts'
import { countUsage } from './usage.sql.ts'

const hashOf = (code: string) => createHash('sha256').update(code).digest()

/** Creates the code that takes a guest of a frame to the site. Only its hash is stored. */
export async function insertHandover(tx: Transaction, guestId: string, partnerId: string | null): Promise<string> {
  const code = randomBytes(32).toString('base64url')
  await tx.query(
    `insert into partner_handovers (code_hash, guest_id, partner_id, expires_at)
     values ($1, $2, (select id from partners where id = $3), now() + make_interval(mins => $4))`,
    [hashOf(code), guestId, partnerId, HANDOVER_MINUTES],
  )
  return code
}

/**
 * Uses a code once, for a guest of the site or for a signed-in user (null).
 * @returns the guest of the frame, or undefined if the code is invalid
 */
export async function spendHandover(
  tx: Transaction,
  code: string,
  siteGuestId: string | null,
): Promise<string | undefined> {
  const { rows } = await tx.query<{ guest_id: string }>(
    `update partner_handovers set exchanged_at = now(), site_guest_id = $2
     where code_hash = $1 and exchanged_at is null and expires_at > now() returning guest_id`,
    [hashOf(code), siteGuestId],
  )
  return rows[0]?.guest_id
}

/** Returns the frame guests whose records were handed over to one of these guests of the site. */
export async function guestsHandedOver(tx: Transaction, guestIds: string[]): Promise<string[]> {
  const { rows } = await tx.query<{ guest_id: string }>(
    'select distinct guest_id from partner_handovers where site_guest_id = any($1::uuid[])',
    [guestIds],
  )
  return rows.map(({ guest_id }) => guest_id)
}

/** Attributes a first sign-in to the partner whose widget the person came from, as one of these guests. */
export async function attributeSignUp(tx: Transaction, userId: string, guestIds: string[]): Promise<void> {
  const { rows } = await tx.query<{ partner_id: string }>(
    `insert into partner_signups (user_id, partner_id)
     select $1, partner_id from partner_handovers
     where guest_id = any($2::uuid[]) and exchanged_at is not null and partner_id is not null
     order by exchanged_at desc limit 1
     on conflict (user_id) do nothing returning partner_id`,
    [userId, guestIds],
  )
  for (const { partner_id } of rows) await countUsage(tx, partner_id, 'signups')
}
