import { createHash } from 'node:crypto'
import type { Deps } from '../deps.ts'
import { ProblemError } from '../http/problem.ts'
import type { User } from '../identity/principal.ts'
import { isRepeatedFailure } from './stripe.ts'
import { dropCustomer, keepCustomer, type SubscriberRow, upsertSubscriber } from './subscribers.sql.ts'

/** A subscriber who is known at Stripe. */
export type Customer = SubscriberRow & { stripe_customer_id: string }

/** For who opens a checkout while their account is being deleted: nobody could look after what they pay. */
export const accountGone = () => new ProblemError('unauthorized', { detail: 'This account has been deleted.' })

/** The person's row with their one customer at Stripe, made when it is first needed. */
export async function ensureCustomer(
  { database, stripe }: Pick<Deps, 'database' | 'stripe'>,
  { userId, email }: Pick<User, 'userId' | 'email'>,
): Promise<Customer> {
  const row = await database.asSystem((tx) => upsertSubscriber(tx, userId))
  if (!row) throw accountGone()
  if (row.stripe_customer_id) return { ...row, stripe_customer_id: row.stripe_customer_id }
  // Who asks at the same time gets the same customer: Stripe repeats its answer for the same key. A customer that was
  // deleted in between must not be repeated, so the key holds how often the row was read, too.
  const address = createHash('sha256').update(email).digest('base64url').slice(0, 16)
  const wanted = { email, metadata: { user_id: userId } }
  const idempotencyKey = `customer-${row.id}-${address}-${row.read_at?.getTime() ?? 0}`
  const made = await stripe.customers.create(wanted, { idempotencyKey }).catch((error: unknown) => {
    if (!isRepeatedFailure(error)) throw error
    return stripe.customers.create(wanted)
  })
  const customer = await database.asSystem((tx) => keepCustomer(tx, row.id, made.id))
  return { ...row, stripe_customer_id: customer }
}

/** A new customer for one whom Stripe does not know any more, such as one that was deleted in its dashboard. */
export async function replaceCustomer(
  deps: Pick<Deps, 'database' | 'stripe'>,
  person: Pick<User, 'userId' | 'email'>,
  { id, stripe_customer_id: lost }: Customer,
): Promise<Customer> {
  await deps.database.asSystem((tx) => dropCustomer(tx, id, lost))
  return ensureCustomer(deps, person)
}
