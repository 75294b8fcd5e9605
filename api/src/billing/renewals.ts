import type { Deps } from '../deps.ts'
import { isRunning } from './entitlement.ts'
import { isUnknownToStripe, whilePersonWaits } from './stripe.ts'
import { readStripeRecord } from './stripe-record.ts'
import { findSubscriber } from './subscribers.sql.ts'

type RenewalDeps = Pick<Deps, 'database' | 'stripe' | 'log'>

/**
 * Lets a person's running subscriptions end with their paid period, so that a closed account is not charged. Returns
 * those that would have renewed, for `resumeRenewals`. Throws `unavailable` if Stripe does not respond.
 */
export function stopRenewals(deps: RenewalDeps, userId: string): Promise<string[]> {
  const { database } = deps
  return whilePersonWaits(deps, 'Your account is as it was.', async () => {
    const customer = (await database.asSystem((tx) => findSubscriber(tx, userId)))?.stripe_customer_id
    if (!customer) return []
    const stripe = await deps.stripe()
    const record = await readStripeRecord(stripe, customer)
    if (!record) return []
    const renewing = record.subscriptions.filter((paid) => isRunning(paid) && !paid.cancelAtPeriodEnd)
    for (const { id } of renewing) await stripe.subscriptions.update(id, { cancel_at_period_end: true })
    return renewing.map(({ id }) => id)
  })
}

/** Lets subscriptions renew again, skipping any that have ended. Throws `unavailable` if Stripe does not respond. */
export function resumeRenewals(deps: RenewalDeps, ids: string[]): Promise<void> {
  return whilePersonWaits(deps, 'Your account is still closed.', async () => {
    const { subscriptions } = await deps.stripe()
    for (const id of ids) {
      try {
        const { status } = await subscriptions.retrieve(id)
        if (isRunning({ status })) await subscriptions.update(id, { cancel_at_period_end: false })
      } catch (error) {
        if (!isUnknownToStripe(error)) throw error
      }
    }
  })
}
