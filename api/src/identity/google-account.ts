import type { Transaction } from '../database/database.ts'
import type { GooglePerson } from './google.ts'
import { deleteLinksOf } from './links.sql.ts'
import { deleteSessionsOf } from './sessions.sql.ts'
import {
  confirmEmail,
  deleteIdentitiesOf,
  findUserOfIdentity,
  insertUser,
  lockUserByEmail,
  requireUserRow,
  setMetadata,
  upsertIdentity,
} from './users.sql.ts'

/**
 * Returns the account for a Google person with a verified address: the one they used with Google before, otherwise the
 * one with that address, otherwise a new one. Needs a system transaction.
 */
export async function accountOfGooglePerson(tx: Transaction, { sub, email, name }: GooglePerson): Promise<string> {
  const userId = (await findUserOfIdentity(tx, 'google', sub)) ?? (await accountOfAddress(tx, email))
  await upsertIdentity(tx, userId, {
    provider: 'google',
    providerId: sub,
    data: { sub, email, email_verified: true, phone_verified: false, ...(name && { full_name: name, name }) },
  })
  const { user_metadata: metadata } = await requireUserRow(tx, userId)
  if (name && metadata.full_name === undefined) await setMetadata(tx, userId, { ...metadata, full_name: name })
  await confirmEmail(tx, userId)
  return userId
}

async function accountOfAddress(tx: Transaction, email: string): Promise<string> {
  await insertUser(tx, email)
  const user = await lockUserByEmail(tx, email)
  if (!user) throw new Error('An insert returned no row')
  if (!user.email_confirmed_at) {
    // Someone else may have prepared this account with the person's address. Remove everything they left in it.
    await deleteIdentitiesOf(tx, user.id)
    await deleteSessionsOf(tx, user.id, null)
    await deleteLinksOf(tx, user.id)
    await setMetadata(tx, user.id, {})
  }
  return user.id
}
