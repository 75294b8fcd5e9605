import pg from 'pg'
import { addRecoveryCodes } from './passkeys.sql.ts'
import { newRecoveryCode } from './recovery-codes.ts'

/** How long such a code works: it is made for somebody who is about to enter it. */
export const ADMIN_CODE_HOURS = 1

/**
 * Makes a recovery code for the account with an address: what an administrator needs beside the mailbox to add the first
 * passkey, or after losing it. It works once, and for an hour. Connects as the owner. Returns undefined if there is no such account.
 */
export async function createAdminCode(databaseUrl: string, email: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(`begin; set local app.system = 'on'`)
    const { rows } = await client.query<{ id: string }>(
      'select id from users where email = lower($1) and email_confirmed_at is not null for no key update',
      [email.trim()],
    )
    const [user] = rows
    const code = newRecoveryCode()
    if (user) await addRecoveryCodes(client, user.id, [code], ADMIN_CODE_HOURS)
    await client.query('commit')
    return user && code
  } finally {
    await client.end()
  }
}
