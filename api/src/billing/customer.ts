import { createHash } from 'node:crypto'
import type { Deps } from '../deps.ts'
import type { User } from '../http/principal.ts'
import { ProblemError } from '../http/problem.ts'
import { isRepeatedFailure } from './stripe.ts'
import { dropCustomer, keepCustomer, type SubscriberRow, upsertSubscriber } from './subscribers.sql.ts'

/** A subscriber with a customer at Stripe. */
export type Customer = SubscriberRow & { stripe_customer_id: string }

/** The account was deleted while its checkout was being opened. No account would remain to hold the payment. */
export const accountGone = () => new ProblemError('unauthorized', { detail: 'This account has been deleted.' })

/** Returns the person's row, creating their one customer at Stripe on first use. */
export async function ensureCustomer(
  { database, stripe }: Pick<Deps, 'database' | 'stripe'>,
  { userId, email }: Pick<User, 'userId' | 'email'>,
): Promise<Customer> {
  const row = await database.asSystem((tx) => upsertSubscriber(tx, userId))
  if (!row) throw accountGone()
  if (row.stripe_customer_id) return { ...row, stripe_customer_id: row.stripe_customer_id }
  // Concurrent callers get the same customer: Stripe repeats its response for the same key. The key includes the time
  // of the last read, so that a customer deleted in between is not repeated.
  const address = createHash('sha256').update(email).digest('base64url').slice(0, 16)
  const wanted = { email, metadata: { user_id: userId } }
  const idempotencyKey = `customer-${row.id}-${address}-${row.read_at?.getTime() ?? 0}`
  const { customers } = await stripe()
  const made = await customers.create(wanted, { idempotencyKey }).catch((error: unknown) => {
    if (!isRepeatedFailure(error)) throw error
    return customers.create(wanted)
  })
  const customer = await database.asSystem((tx) => keepCustomer(tx, row.id, made.id))
  return { ...row, stripe_customer_id: customer }
}

/**
 * Creates a new customer in place of one that Stripe no longer knows, for example because it was deleted in the
 * dashboard.
 */
export async function replaceCustomer(
  deps: Pick<Deps, 'database' | 'stripe'>,
  person: Pick<User, 'userId' | 'email'>,
  { id, stripe_customer_id: lost }: Customer,
): Promise<Customer> {
  await deps.database.asSystem((tx) => dropCustomer(tx, id, lost))
  return ensureCustomer(deps, person)
}
