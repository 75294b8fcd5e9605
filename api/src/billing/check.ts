import type { SubscriptionState } from '@soulsign/contracts'
import type { Turns } from '../coalescing/turns.ts'
import type { User } from '../http/principal.ts'
import { closeCheckout, listOpen } from './checkouts.sql.ts'
import { isStripeAway, isStripeError, isUnknownToStripe, withinTime } from './stripe.ts'
import { findSubscriber, hasAccess, type SubscriberRow, toSubscriptionState } from './subscribers.sql.ts'
import { type SyncDeps, syncForPerson } from './sync.ts'

/** How long a check waits for Stripe before it returns the stored state. */
const CHECK_WAITS_MS = 4_000
/** A state read this recently is not read again. */
const FRESH_MS = 10_000

/**
 * Returns a person's subscription, mostly from the stored state. Asks Stripe first when an event may be late: a
 * checkout is open, the period is over, a payment is due, or nothing is paid.
 */
export async function checkSubscription(
  deps: SyncDeps & { turns: Turns<SubscriberRow | undefined> },
  { userId }: User,
): Promise<SubscriptionState> {
  const row = await deps.database.asSystem((tx) => findSubscriber(tx, userId))
  if (!row?.stripe_customer_id) return toSubscriptionState(row, null)
  try {
    const renewed = deps.turns.take(userId, () => readIfLate(deps, row))
    return toSubscriptionState((await withinTime(renewed, CHECK_WAITS_MS)) ?? row, null)
  } catch (error) {
    if (!isStripeError(error) && !isStripeAway(error)) throw error
    // For example a replaced key. It must not lock out people who have paid.
    if (!isStripeAway(error)) deps.log.failure('Stripe refused to return a subscription', error)
    return toSubscriptionState(
      row,
      'Our payment provider is not responding right now. A recent payment will show later.',
    )
  }
}

async function readIfLate(deps: SyncDeps, row: SubscriberRow): Promise<SubscriberRow | undefined> {
  const paid = await findPaidCheckouts(deps, row)
  if (paid.length === 0 && !mayBeLate(row)) return row
  const synced = await syncForPerson(deps, row)
  for (const id of paid) await deps.database.asSystem((tx) => closeCheckout(tx, id))
  return synced?.row
}

function mayBeLate(row: SubscriberRow): boolean {
  const { subscription_end: end, in_grace: inGrace, read_at: readAt } = row
  if (readAt !== null && Date.now() - readAt.getTime() < FRESH_MS) return false
  return !hasAccess(row) || inGrace || (end !== null && end.getTime() < Date.now())
}

/** Returns the sessions of open checkouts that were paid since, and closes expired ones. */
async function findPaidCheckouts(
  { database, stripe }: SyncDeps,
  { user_id: userId }: SubscriberRow,
): Promise<string[]> {
  const open = await database.asSystem((tx) => listOpen(tx, userId))
  if (open.length === 0) return []
  const { checkout } = await stripe()
  const states = await Promise.all(
    open.map(async ({ session_id: id }) => {
      const status = await checkout.sessions.retrieve(id).then(
        (session) => session.status,
        (error: unknown) => {
          if (isUnknownToStripe(error)) return 'expired'
          throw error
        },
      )
      return { id, status }
    }),
  )
  for (const { id, status } of states) {
    if (status === 'expired') await database.asSystem((tx) => closeCheckout(tx, id))
  }
  return states.filter(({ status }) => status === 'complete').map(({ id }) => id)
}
