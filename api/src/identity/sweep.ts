import { RETENTION } from '@soulsign/contracts'
import type { Database } from '../database/database.ts'
import type { Seal } from '../secrets/seal.ts'
import { deleteEndedSessions } from './sessions.sql.ts'
import { dropOldKeys, rotateSigningKeys } from './signing-keys.ts'

/** How long a signing key signs. */
const KEY_DAYS = 30

/** Deletes expired data: used links, unfinished sign-ins, ended sessions, unconfirmed addresses and old keys. */
export async function sweepIdentity(database: Database, seal: Seal): Promise<void> {
  await database.asSystem(async (tx) => {
    await tx.query(`delete from sign_in_links where expires_at < now() - interval '1 hour'`)
    await tx.query(`delete from mail_sends where sent_at < now() - interval '1 hour'`)
    await tx.query('delete from mailbox_allowances where full_at < now()')
    await tx.query(`delete from flow_states where expires_at < now() - interval '1 hour'`)
    await tx.query('delete from passkey_challenges where expires_at < now()')
    await tx.query('delete from recovery_codes where expires_at < now()')
    await deleteEndedSessions(tx)
    await tx.query(
      `delete from users u where email_confirmed_at is null and created_at < now() - $1::interval
       and not exists (select from sign_in_links l where l.user_id = u.id)`,
      [RETENTION.unconfirmedAccounts.period],
    )
  })
  await rotateSigningKeys(database, KEY_DAYS, seal)
  await dropOldKeys(database)
}
