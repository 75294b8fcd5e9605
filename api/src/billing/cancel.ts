import type { Deps } from '../deps.ts'
import { ProblemError } from '../http/problem.ts'
import { expireSession } from './checkout.ts'
import { listOpen } from './checkouts.sql.ts'
import { isLifetimeValid } from './entitlement.ts'
import { isUnknownToStripe, whilePersonWaits } from './stripe.ts'
import { REVOKED_KEY, readStripeRecord } from './stripe-record.ts'
import { findSubscriber, findSubscriberById, type SubscriberRow } from './subscribers.sql.ts'
import { endSubscriptions, syncSubscriber } from './sync.ts'

type CancelDeps = Pick<Deps, 'database' | 'stripe' | 'log'>

/**
 * Revokes a subscriber's access immediately, also at Stripe: ends subscriptions, marks a Lifetime as revoked and closes
 * open checkouts. Refunds nothing. Idempotent. Returns the updated row. Throws `not-found`, `conflict` if Stripe does
 * not know the customer, or `unavailable` if it does not respond.
 */
export async function cancelAtOnce(deps: CancelDeps, subscriberId: string): Promise<SubscriberRow> {
  const { database } = deps
  return whilePersonWaits(deps, 'Anything not cancelled yet continues as before.', async () => {
    const row = await database.asSystem((tx) => findSubscriberById(tx, subscriberId))
    if (!row) throw new ProblemError('not-found', { detail: 'There is no such subscriber.' })
    await closeCheckouts(deps, row.user_id)
    if (row.stripe_customer_id) {
      const stripe = await deps.stripe()
      const record = await readStripeRecord(stripe, row.stripe_customer_id)
      if (!record) {
        throw new ProblemError('conflict', {
          detail: 'Stripe does not know this customer. Check that STRIPE_SECRET_KEY belongs to the right account.',
        })
      }
      await endSubscriptions(deps, record.subscriptions, 'Ended by an administrator')
      const revoked = { [REVOKED_KEY]: new Date().toISOString() }
      for (const { id } of record.lifetimes.filter(isLifetimeValid)) {
        await stripe.paymentIntents.update(id, { metadata: revoked })
      }
    }
    const synced = await syncSubscriber(deps, row)
    return synced?.row ?? row
  })
}

/**
 * Ends all billing before an account is deleted: closes checkouts, ends subscriptions and deletes the customer at
 * Stripe (which keeps the payments, so that they can still be refunded). Idempotent. Throws `unavailable` if Stripe
 * does not respond; the account must stay then.
 */
export async function endBilling(deps: CancelDeps, userId: string): Promise<void> {
  const { database } = deps
  await whilePersonWaits(deps, 'Nothing was deleted.', async () => {
    const customer = (await database.asSystem((tx) => findSubscriber(tx, userId)))?.stripe_customer_id
    if (!customer) return
    await closeCheckouts(deps, userId)
    const stripe = await deps.stripe()
    const record = await readStripeRecord(stripe, customer)
    if (record) await endSubscriptions(deps, record.subscriptions, 'The account is deleted')
    try {
      await stripe.customers.del(customer)
    } catch (error) {
      if (!isUnknownToStripe(error)) throw error
    }
  })
}

async function closeCheckouts(deps: CancelDeps, userId: string): Promise<void> {
  for (const { session_id: id } of await deps.database.asSystem((tx) => listOpen(tx, userId))) {
    await expireSession(deps, id)
  }
}
