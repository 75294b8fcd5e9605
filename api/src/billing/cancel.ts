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
 * Takes a subscriber's access away now, at Stripe too: subscriptions end, a Lifetime is marked as revoked, an open
 * checkout closes. Nothing is paid back. May be called again. Answers the row as it is then. Throws `not-found`,
 * `conflict` where Stripe does not know the customer, and `unavailable` where it does not answer.
 */
export async function cancelAtOnce(deps: CancelDeps, subscriberId: string): Promise<SubscriberRow> {
  const { database, stripe } = deps
  return whilePersonWaits(deps, 'What was not cancelled goes on as before.', async () => {
    const row = await database.asSystem((tx) => findSubscriberById(tx, subscriberId))
    if (!row) throw new ProblemError('not-found', { detail: 'There is no such subscriber.' })
    await closeCheckouts(deps, row.user_id)
    if (row.stripe_customer_id) {
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
 * Ends all that a person is billed for, before their account is deleted: closes checkouts, ends subscriptions, and has
 * Stripe forget who they are (it keeps the payments, which can still be refunded). May be called again. Throws
 * `unavailable` where Stripe does not answer: then the account must stay.
 */
export async function endBilling(deps: CancelDeps, userId: string): Promise<void> {
  const { database, stripe } = deps
  await whilePersonWaits(deps, 'Nothing was deleted.', async () => {
    const customer = (await database.asSystem((tx) => findSubscriber(tx, userId)))?.stripe_customer_id
    if (!customer) return
    await closeCheckouts(deps, userId)
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
