import { HEALING_LINK_MINUTES, RESEND_COUNTDOWN_SECONDS } from '@soulsign/contracts'
import type { Transaction } from '../database/database.ts'
import { hashLinkSecret, mintLinkSecret } from './mail-link.ts'

export type LinkKind = 'signup' | 'magiclink'

/**
 * Counts a mail to an address, known here only by its keyed hash. One mail per minute is allowed.
 * @returns 0, or the seconds to wait
 */
export async function countMail(tx: Transaction, addressHash: Buffer): Promise<number> {
  const counted = await tx.query(
    `insert into mail_sends as m (address_hash) values ($1)
     on conflict (address_hash) do update set sent_at = now()
     where m.sent_at <= now() - make_interval(secs => $2)`,
    [addressHash, RESEND_COUNTDOWN_SECONDS],
  )
  if (counted.rowCount === 1) return 0
  const { rows } = await tx.query<{ seconds: number }>(
    `select ceil($2 - extract(epoch from now() - sent_at))::int as seconds from mail_sends where address_hash = $1`,
    [addressHash, RESEND_COUNTDOWN_SECONDS],
  )
  return Math.min(Math.max(1, rows[0]?.seconds ?? 1), RESEND_COUNTDOWN_SECONDS)
}

/** Creates the secret of a link, which replaces the person's link of that kind. Only its hash is stored. */
export async function mintLink(tx: Transaction, userId: string, kind: LinkKind, guestId: string | null) {
  const { token, hash } = mintLinkSecret()
  await tx.query(
    `insert into mail_links (user_id, kind, token_hash, guest_id, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(mins => $5))
     on conflict (user_id, kind) do update set token_hash = excluded.token_hash, guest_id = excluded.guest_id,
       created_at = now(), expires_at = excluded.expires_at, used_at = null`,
    [userId, kind, hash, guestId, HEALING_LINK_MINUTES],
  )
  return token
}

/** Uses a link once; the first caller gets it. Returns undefined if it is unknown, used or expired. */
export async function spendLink(tx: Transaction, token: string, kinds: LinkKind[]) {
  const hash = hashLinkSecret(token)
  // Lock the person's row first, as everywhere, so that two decisions about one account cannot deadlock.
  await tx.query(
    `select from users u join mail_links l on l.user_id = u.id where l.token_hash = $1 for no key update of u`,
    [hash],
  )
  const { rows } = await tx.query<{ user_id: string; guest_id: string | null }>(
    `update mail_links set used_at = now()
     where token_hash = $1 and kind = any($2) and used_at is null and expires_at > now()
     returning user_id, guest_id`,
    [hash, kinds],
  )
  return rows[0]
}

export async function deleteLinksOf(tx: Transaction, userId: string): Promise<void> {
  await tx.query('delete from mail_links where user_id = $1', [userId])
}
