import { MAILBOX_MAILS, NETWORK_MAILS, RESEND_COUNTDOWN_SECONDS } from '@soulsign/contracts'
import type { Transaction } from '../database/database.ts'

/** The mailbox behind an address: most providers ignore dots and what follows a plus. */
export function foldMailbox(email: string): string {
  const at = email.lastIndexOf('@')
  const [local = ''] = email.slice(0, at).split('+')
  return `${local.replaceAll('.', '') || email.slice(0, at)}${email.slice(at)}`
}

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

/**
 * Counts a sign-in mail against what its mailbox may get, and what one network may have sent to it. A network gets less
 * than the mailbox, so that nobody can use up another person's mails from one place.
 * @returns 0, or the seconds to wait
 */
export async function countMailboxMail(
  tx: Transaction,
  hashAddress: (subject: string) => Buffer,
  { email, network }: { email: string; network: string },
): Promise<number> {
  const mailbox = foldMailbox(email)
  const waits = [
    await take(tx, hashAddress(`mailbox:${mailbox}`), MAILBOX_MAILS),
    await take(tx, hashAddress(`mailbox:${mailbox} from ${network}`), NETWORK_MAILS),
  ]
  return Math.max(...waits)
}

/** `burst` mails at once, then one for each step. The generic cell rate algorithm: one time says how many are left. */
async function take(tx: Transaction, hash: Buffer, { burst, stepMinutes }: { burst: number; stepMinutes: number }) {
  const counted = await tx.query(
    `insert into mailbox_allowances as m (mailbox_hash, full_at) values ($1, now() + make_interval(mins => $2))
     on conflict (mailbox_hash) do update set full_at = greatest(m.full_at, now()) + make_interval(mins => $2)
     where m.full_at <= now() + make_interval(mins => $2 * ($3 - 1))`,
    [hash, stepMinutes, burst],
  )
  if (counted.rowCount === 1) return 0
  const { rows } = await tx.query<{ seconds: number }>(
    `select ceil(extract(epoch from full_at - now()) - 60 * $2 * ($3 - 1))::int as seconds
     from mailbox_allowances where mailbox_hash = $1`,
    [hash, stepMinutes, burst],
  )
  return Math.max(1, rows[0]?.seconds ?? 1)
}
