import type { Transaction } from '../database/database.ts'
import { AuthError } from './auth-error.ts'

interface IdentityRow {
  id: string
  provider: 'email' | 'google'
  provider_id: string
  identity_data: Record<string, unknown>
  last_sign_in_at: string
  created_at: string
  updated_at: string
}

/** A user with their ways to sign in, oldest first. */
export interface UserRow {
  id: string
  email: string
  role: 'user' | 'admin'
  email_confirmed_at: Date | null
  password_hash: string | null
  user_metadata: Record<string, unknown>
  last_sign_in_at: Date | null
  created_at: Date
  updated_at: Date
  identities: IdentityRow[]
}

const SELECT = `
  select u.*, coalesce((
      select jsonb_agg(to_jsonb(i) - 'user_id' order by i.created_at, i.id) from identities i where i.user_id = u.id
    ), '[]') as identities
  from users u`

/** Returns a user who must exist. Throws `user_not_found` if the account has just been deleted. */
export async function requireUserRow(tx: Transaction, id: string): Promise<UserRow> {
  const { rows } = await tx.query<UserRow>(`${SELECT} where u.id = $1`, [id])
  const [user] = rows
  if (!user) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  return user
}

/** Returns the account of a provider's subject. */
export async function findUserOfIdentity(tx: Transaction, provider: 'google', providerId: string) {
  const { rows } = await tx.query<{ user_id: string }>(
    'select user_id from identities where provider = $1 and provider_id = $2',
    [provider, providerId],
  )
  return rows[0]?.user_id
}

export async function deleteIdentitiesOf(tx: Transaction, userId: string): Promise<void> {
  await tx.query('delete from identities where user_id = $1', [userId])
}

/** Locks a user's row until the transaction ends, so that decisions about the account are made one at a time. */
export async function lockUserByEmail(tx: Transaction, email: string) {
  const { rows } = await tx.query<{ id: string; email_confirmed_at: Date | null }>(
    'select id, email_confirmed_at from users where email = $1 for update',
    [email],
  )
  return rows[0]
}

/** Creates an unconfirmed account, unless the address has one. */
export async function insertUser(tx: Transaction, email: string): Promise<void> {
  await tx.query('insert into users (email) values ($1) on conflict (email) do nothing', [email])
}

/** Stores what the person, or Google, says about themselves. */
export async function setMetadata(tx: Transaction, userId: string, metadata: Record<string, unknown>): Promise<void> {
  await tx.query('update users set user_metadata = $2, updated_at = now() where id = $1', [
    userId,
    JSON.stringify(metadata),
  ])
}

export async function setPassword(tx: Transaction, userId: string, hash: string): Promise<void> {
  await tx.query('update users set password_hash = $2, updated_at = now() where id = $1', [userId, hash])
}

/** Marks the address as confirmed. This is not a sign-in: the browser still has to fetch a session. */
export async function confirmEmail(tx: Transaction, userId: string): Promise<void> {
  await tx.query(
    'update users set email_confirmed_at = now(), updated_at = now() where id = $1 and email_confirmed_at is null',
    [userId],
  )
}

/** Records a sign-in, which also confirms the address. Returns whether it is the person's first. */
export async function recordSignIn(tx: Transaction, userId: string): Promise<boolean> {
  const { rows } = await tx.query<{ first: boolean }>(
    `update users set email_confirmed_at = coalesce(email_confirmed_at, now()), last_sign_in_at = now(),
       updated_at = now()
     from (select id, last_sign_in_at from users where id = $1 for no key update) as before
     where users.id = before.id returning before.last_sign_in_at is null as first`,
    [userId],
  )
  return rows[0]?.first ?? false
}

/** Locks a person's row, and returns whether they have signed in only once: when that confirmed their address. */
export async function isFirstSignIn(tx: Transaction, userId: string): Promise<boolean> {
  const { rows } = await tx.query<{ first: boolean }>(
    'select last_sign_in_at = email_confirmed_at as first from users where id = $1 for no key update',
    [userId],
  )
  return rows[0]?.first ?? false
}

/** Adds a way to sign in, or updates its data. */
export async function upsertIdentity(
  tx: Transaction,
  userId: string,
  { provider, providerId, data }: { provider: 'email' | 'google'; providerId: string; data: Record<string, unknown> },
): Promise<void> {
  await tx.query(
    `insert into identities (user_id, provider, provider_id, identity_data) values ($1, $2, $3, $4)
     on conflict (provider, provider_id) do update
     set identity_data = excluded.identity_data, last_sign_in_at = now(), updated_at = now()`,
    [userId, provider, providerId, JSON.stringify(data)],
  )
}

/** The providers of an account, first one first, as in GoTrue's `app_metadata`. */
export function appMetadata({ identities }: UserRow) {
  const providers = [...new Set(identities.map(({ provider }) => provider))]
  return { provider: providers[0] ?? 'email', providers }
}

/** GoTrue's user object. */
export function toAuthUser(user: UserRow) {
  const time = (date: Date | string) => new Date(date).toISOString()
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    phone: '',
    ...(user.email_confirmed_at && {
      email_confirmed_at: time(user.email_confirmed_at),
      confirmed_at: time(user.email_confirmed_at),
    }),
    ...(user.last_sign_in_at && { last_sign_in_at: time(user.last_sign_in_at) }),
    app_metadata: appMetadata(user),
    user_metadata: user.user_metadata,
    identities: user.identities.map((identity) => ({
      identity_id: identity.id,
      id: identity.provider_id,
      user_id: user.id,
      provider: identity.provider,
      identity_data: identity.identity_data,
      email: user.email,
      last_sign_in_at: time(identity.last_sign_in_at),
      created_at: time(identity.created_at),
      updated_at: time(identity.updated_at),
    })),
    created_at: time(user.created_at),
    updated_at: time(user.updated_at),
    is_anonymous: false,
  }
}
