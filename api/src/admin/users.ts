import type { ADMIN_USER_SORTS, AdminEntry, AdminPerson, AdminUser, SymptomType } from '@soulsign/contracts'
import { type Config, isNamedAdmin } from '../config.ts'
import type { Transaction } from '../database/database.ts'
import { ProblemError } from '../http/problem.ts'
import { countEverything } from '../journal/journal.sql.ts'
import { csvTime } from './csv.ts'
import type { ExportableList, List, Order } from './list.ts'
import { SUBSCRIBERS, type SubscriberRow } from './subscribers.ts'

interface UserRow extends Omit<AdminUser, 'created_at' | 'permanent_admin'> {
  created_at: Date
  last_sign_in_at: Date | null
}

/** The sort order for each choice. */
export const USER_ORDERS: Record<(typeof ADMIN_USER_SORTS)[number], Omit<Order, 'direction'>> = {
  created_at: { column: 'created_at', type: 'time' },
  email: { column: 'email', type: 'text' },
  name: { column: 'sort_name', type: 'text' },
  tier: { column: 'listed_tier', type: 'text' },
}

const toUser =
  (config: Config) =>
  (row: UserRow): AdminUser => {
    const permanent = isNamedAdmin(row.email, config)
    return {
      id: row.id,
      email: row.email,
      full_name: row.full_name,
      created_at: row.created_at.toISOString(),
      subscribed: row.subscribed,
      subscription_tier: row.subscription_tier,
      role: permanent ? 'admin' : row.role,
      permanent_admin: permanent,
      invited: row.invited,
    }
  }

/** Only confirmed or invited users are listed. */
export const usersList = (config: Config): ExportableList<UserRow, AdminUser> => ({
  view: 'admin_users',
  searchColumns: ['search_text'],
  order: { column: 'created_at', type: 'time', direction: 'desc' },
  toItem: toUser(config),
  csv: {
    file: 'users',
    target: 'user',
    columns: [
      { header: 'Email', value: ({ email }) => email },
      { header: 'Name', value: ({ full_name }) => full_name },
      { header: 'Signup Date (UTC)', value: ({ created_at }) => csvTime(created_at) },
      { header: 'Subscription', value: ({ subscribed }) => (subscribed ? 'Active' : 'Free') },
      { header: 'Tier', value: ({ subscription_tier }) => subscription_tier },
      { header: 'Role', value: ({ role }) => role },
    ],
  },
})

export const noSuchUser = () => new ProblemError('not-found', { detail: 'There is no such user.' })

/** What a person's page counts. Help counts as an answer, like an insight: the difference would tell who needed help. */
async function countAnswered(tx: Transaction, id: string): Promise<AdminPerson['counts']> {
  const { rows } = await tx.query<{ answered: number }>(
    'select count(*)::int as answered from diagnoses where user_id = $1',
    [id],
  )
  return { ...(await countEverything(tx, id)), analyzed: rows[0]?.answered ?? 0 }
}

/** A person's page. Throws `not-found`. */
export async function selectPerson(tx: Transaction, config: Config, id: string): Promise<AdminPerson> {
  const { rows } = await tx.query<UserRow>('select * from admin_users where id = $1', [id])
  const [row] = rows
  if (!row) throw noSuchUser()
  const subscriptions = await tx.query<SubscriberRow>('select * from admin_subscribers where user_id = $1', [id])
  const [subscription] = subscriptions.rows
  return {
    ...toUser(config)(row),
    last_sign_in_at: row.last_sign_in_at?.toISOString() ?? null,
    subscription: subscription ? SUBSCRIBERS.toItem(subscription) : null,
    counts: await countAnswered(tx, id),
  }
}

interface EntryRow {
  id: string
  symptom_type: SymptomType
  state: AdminEntry['state']
  created_at: Date
}

/** A person's entries, without their text. */
export const ENTRIES: List<EntryRow, AdminEntry> = {
  view: 'admin_entries',
  searchColumns: [],
  order: { column: 'created_at', type: 'time', direction: 'desc' },
  toItem: ({ id, symptom_type, state, created_at }) => ({
    id,
    symptom_type,
    state,
    created_at: created_at.toISOString(),
  }),
}

/**
 * Locks a person's row before it is changed. Throws `not-found`, or `conflict` for an account that must not be
 * changed.
 */
export async function lockChangeable(
  tx: Transaction,
  config: Config,
  { id, adminId }: { id: string; adminId: string },
): Promise<{ email: string; role: 'user' | 'admin' }> {
  const { rows } = await tx.query<{ email: string; role: 'user' | 'admin' }>(
    'select email, role from users where id = $1 for update',
    [id],
  )
  const [user] = rows
  if (!user) throw noSuchUser()
  if (id === adminId)
    throw new ProblemError('conflict', { detail: 'Ask another administrator to change your account.' })
  // Keeps at least one administrator who can let others in again.
  if (isNamedAdmin(user.email, config)) {
    throw new ProblemError('conflict', {
      detail: 'ADMIN_EMAILS names this administrator. Remove the address there first.',
    })
  }
  return user
}
