import { HEALING_LINK_MINUTES, INVITATION_DAYS, LIVE_LINKS } from '@soulsign/contracts'
import type { Transaction } from '../database/database.ts'
import { hashLinkSecret, mintLinkSecret } from './mail-link.ts'

export type LinkKind = 'signup' | 'magiclink' | 'invite'

const MINUTES: Record<LinkKind, number> = {
  signup: HEALING_LINK_MINUTES,
  magiclink: HEALING_LINK_MINUTES,
  invite: INVITATION_DAYS * 24 * 60,
}

/**
 * Notes that a person asked for a link, or was invited. Of invitations the newest few live on. No request ends a sign-in
 * link, because anybody can make one: as one mail a minute goes to an address, about ten work at the same time.
 * @param guestId the guest whose browser asked
 */
export async function requestLink(
  tx: Transaction,
  { userId, kind, guestId }: { userId: string; kind: LinkKind; guestId: string | null },
): Promise<string> {
  if (kind === 'invite') {
    await tx.query(
      `delete from sign_in_links where user_id = $1 and kind = 'invite' and id not in (
         select id from sign_in_links where user_id = $1 and kind = 'invite' and used_at is null and expires_at > now()
         order by requested_at desc limit $2)`,
      [userId, LIVE_LINKS - 1],
    )
  }
  const { rows } = await tx.query<{ id: string }>(
    `insert into sign_in_links (user_id, kind, guest_id, expires_at)
     values ($1, $2, $3, now() + make_interval(mins => $4)) returning id`,
    [userId, kind, guestId, MINUTES[kind]],
  )
  const [row] = rows
  if (!row) throw new Error('An insert returned no row')
  return row.id
}

/** Makes the secret of a link for its mail. Returns undefined if the link has ended, as with all sessions. */
export async function mintLink(tx: Transaction, id: string) {
  const { token, hash } = mintLinkSecret()
  const { rows } = await tx.query<{ email: string; kind: LinkKind }>(
    `update sign_in_links l set token_hash = $2,
       expires_at = now() + make_interval(mins => ($3::jsonb ->> kind)::int)
     from users u where l.id = $1 and u.id = l.user_id and l.used_at is null returning u.email, l.kind`,
    [id, hash, JSON.stringify(MINUTES)],
  )
  const [link] = rows
  return link && { ...link, token }
}

/** Returns a link that can still be used, without using it. */
export async function findLink(tx: Transaction, token: string) {
  const { rows } = await tx.query<{ user_id: string; email: string; guest_id: string | null }>(
    `select l.user_id, u.email, l.guest_id from sign_in_links l join users u on u.id = l.user_id
     where l.token_hash = $1 and l.used_at is null and l.expires_at > now()`,
    [hashLinkSecret(token)],
  )
  return rows[0]
}

/** Uses a link once; the first caller gets it. Returns undefined if it is unknown, used or expired. */
export async function spendLink(tx: Transaction, token: string, kinds: LinkKind[]) {
  const hash = hashLinkSecret(token)
  // Lock the person's row first, as everywhere, so that two decisions about one account cannot deadlock.
  await tx.query(
    `select from users u join sign_in_links l on l.user_id = u.id where l.token_hash = $1 for no key update of u`,
    [hash],
  )
  const { rows } = await tx.query<{ user_id: string; guest_id: string | null }>(
    `update sign_in_links set used_at = now()
     where token_hash = $1 and kind = any($2) and used_at is null and expires_at > now()
     returning user_id, guest_id`,
    [hash, kinds],
  )
  return rows[0]
}

/** Ends a person's links, or only those of one kind. */
export async function deleteLinksOf(tx: Transaction, userId: string, kind: LinkKind | null = null): Promise<void> {
  await tx.query('delete from sign_in_links where user_id = $1 and kind = coalesce($2, kind)', [userId, kind])
}
