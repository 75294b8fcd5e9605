import type { SubscriptionState, Tier } from '@soulsign/contracts'
import type { Transaction } from '../database/database.ts'
import type { Entitlement } from './entitlement.ts'

export interface SubscriberRow {
  id: string
  user_id: string
  stripe_customer_id: string | null
  subscribed: boolean
  subscription_tier: Tier | null
  subscription_end: Date | null
  renews: boolean
  in_grace: boolean
  access_until: Date | null
  read_at: Date | null
}

const COLUMNS =
  'id, user_id, stripe_customer_id, subscribed, subscription_tier, subscription_end, renews, in_grace, access_until, read_at'

export async function findSubscriber(tx: Transaction, userId: string): Promise<SubscriberRow | undefined> {
  const { rows } = await tx.query<SubscriberRow>(`select ${COLUMNS} from subscribers where user_id = $1`, [userId])
  return rows[0]
}

export async function findSubscriberById(tx: Transaction, id: string): Promise<SubscriberRow | undefined> {
  const { rows } = await tx.query<SubscriberRow>(`select ${COLUMNS} from subscribers where id = $1`, [id])
  return rows[0]
}

export async function findSubscriberOfCustomer(tx: Transaction, customer: string): Promise<SubscriberRow | undefined> {
  const { rows } = await tx.query<SubscriberRow>(`select ${COLUMNS} from subscribers where stripe_customer_id = $1`, [
    customer,
  ])
  return rows[0]
}

/**
 * Those of the customers who are subscribers. Until the transaction ends, their accounts cannot be deleted: a deletion
 * under way is awaited, and a later one finds what the transaction has stored.
 */
export async function holdCustomers(tx: Transaction, customers: readonly string[]): Promise<string[]> {
  const { rows } = await tx.query<{ customer: string }>(
    `select stripe_customer_id as customer from subscribers where stripe_customer_id = any($1) order by id
     for key share`,
    [customers],
  )
  return rows.map(({ customer }) => customer)
}

/** Returns a person's row, creating it if needed. */
export async function upsertSubscriber(tx: Transaction, userId: string): Promise<SubscriberRow | undefined> {
  await tx.query(
    `insert into subscribers (user_id, email) select id, email from users where id = $1 on conflict (user_id) do nothing`,
    [userId],
  )
  return findSubscriber(tx, userId)
}

/** Keeps the first customer that is stored, and returns it. */
export async function keepCustomer(tx: Transaction, id: string, customer: string): Promise<string> {
  const { rows } = await tx.query<{ stripe_customer_id: string }>(
    `update subscribers set stripe_customer_id = coalesce(stripe_customer_id, $2) where id = $1
     returning stripe_customer_id`,
    [id, customer],
  )
  return rows[0]?.stripe_customer_id ?? customer
}

/** Removes a customer that Stripe no longer knows. */
export async function dropCustomer(tx: Transaction, id: string, customer: string): Promise<void> {
  await tx.query('update subscribers set stripe_customer_id = null where id = $1 and stripe_customer_id = $2', [
    id,
    customer,
  ])
}

/** Starts a read from Stripe. Returns its number, a bigint as text. */
export async function beginReading(tx: Transaction, id: string): Promise<string | undefined> {
  const { rows } = await tx.query<{ reading: string }>(
    'update subscribers set readings_begun = readings_begun + 1 where id = $1 returning readings_begun as reading',
    [id],
  )
  return rows[0]?.reading
}

/** Stores the result of a read unless a later one was stored before. Returns the resulting row. */
export async function keepReading(
  tx: Transaction,
  { id, reading, entitlement }: { id: string; reading: string; entitlement: Entitlement },
): Promise<SubscriberRow | undefined> {
  const { subscribed, tier, end, renews, inGrace, accessUntil } = entitlement
  const { rows } = await tx.query<SubscriberRow>(
    `update subscribers set
       subscribed = $3, subscription_tier = $4, subscription_end = $5, renews = $6, in_grace = $7, access_until = $8,
       reading_kept = $2, read_at = now(),
       email = coalesce((select email from users where users.id = user_id), email),
       updated_at = case
         when (subscribed, subscription_tier, subscription_end, renews, in_grace)
           is distinct from ($3::boolean, $4::text, $5::timestamptz, $6::boolean, $7::boolean) then now()
         else updated_at
       end
     where id = $1 and reading_kept < $2 returning ${COLUMNS}`,
    [id, reading, subscribed, tier, end, renews, inGrace, accessUntil],
  )
  return rows[0] ?? findSubscriberById(tx, id)
}

/** Whether a row gives access now. */
export const hasAccess = ({ subscribed, access_until: until }: SubscriberRow): boolean =>
  subscribed && (until === null || until.getTime() > Date.now())

/** A row as its owner sees it. */
export function toSubscriptionState(row: SubscriberRow | undefined, error: string | null): SubscriptionState {
  const entitled = row !== undefined && hasAccess(row)
  return {
    subscribed: entitled,
    subscription_tier: entitled ? row.subscription_tier : null,
    subscription_end: row?.subscription_end?.toISOString() ?? null,
    renews: entitled && row.renews,
    in_grace: entitled && row.in_grace,
    error,
  }
}

/** Returns the customers of all subscribers, or of those whose access has run out since their last update. */
export async function listCustomers(tx: Transaction, which: 'all' | 'run-out'): Promise<string[]> {
  const { rows } = await tx.query<{ customer: string }>(
    `select stripe_customer_id as customer from subscribers where stripe_customer_id is not null
     ${which === 'all' ? '' : 'and subscribed and access_until < now()'} order by id`,
  )
  return rows.map(({ customer }) => customer)
}
