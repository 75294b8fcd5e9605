import { PLAN_TYPES, type PlanType } from '@soulsign/contracts'
import type Stripe from 'stripe'
import type { Turns } from '../coalescing/turns.ts'
import type { Deps } from '../deps.ts'
import type { User } from '../http/principal.ts'
import { ProblemError } from '../http/problem.ts'
import { claimActivation, isActivated } from './checkouts.sql.ts'
import { isUnknownToStripe } from './stripe.ts'
import { PLAN_KEY } from './stripe-record.ts'
import { findSubscriber, hasAccess, type SubscriberRow } from './subscribers.sql.ts'
import { type SyncDeps, syncForPerson } from './sync.ts'

/** The same error for an invented checkout and for someone else's. */
const unknownCheckout = () =>
  new ProblemError('not-found', {
    detail: 'This account has no such checkout. If you paid with another address, please sign in with that one.',
  })

/**
 * Grants what a person bought, when they return from a checkout. Returns true for exactly one call per session. Throws
 * `not-found` for a session of someone else, or `payment-incomplete` for an unpaid one.
 */
export async function verifyPayment(
  deps: SyncDeps & { turns: Turns<PlanType> },
  { userId }: User,
  session: string,
): Promise<boolean> {
  const known = await deps.database.asSystem(async (tx) => {
    const subscriber = await findSubscriber(tx, userId)
    return { subscriber, activated: await isActivated(tx, userId, session) }
  })
  const { subscriber } = known
  if (!subscriber?.stripe_customer_id) throw unknownCheckout()
  if (known.activated && hasAccess(subscriber)) return false

  const plan = await deps.turns.take(`${userId} ${session}`, () => makeGood(deps, subscriber, session))
  return deps.database.asSystem((tx) => claimActivation(tx, { userId, session, plan }))
}

/** Checks that the session is theirs and paid, gives access, and returns the plan. */
async function makeGood(deps: SyncDeps, subscriber: SubscriberRow, id: string): Promise<PlanType> {
  const { session, plan } = await ownSession(deps, subscriber, id)
  if (session.status !== 'complete' || session.payment_status === 'unpaid') {
    throw new ProblemError('payment-incomplete', {
      detail:
        session.status === 'complete'
          ? 'Your bank is still processing this payment. Your plan starts as soon as it is complete.'
          : 'This checkout was not completed. Nothing was charged.',
    })
  }
  const synced = await syncForPerson(deps, subscriber)
  if (!synced || !hasAccess(synced.row)) {
    throw new ProblemError('payment-incomplete', {
      detail: 'What you bought with this checkout has ended or was refunded.',
    })
  }
  return plan
}

/** Returns a person's session if the product opened it. The Stripe account may sell other things. */
async function ownSession({ stripe }: Pick<Deps, 'stripe'>, subscriber: SubscriberRow, id: string) {
  let session: Stripe.Checkout.Session
  try {
    session = await (await stripe()).checkout.sessions.retrieve(id)
  } catch (error) {
    if (isUnknownToStripe(error)) throw unknownCheckout()
    throw error
  }
  const customer = typeof session.customer === 'string' ? session.customer : session.customer?.id
  const isTheirs = session.client_reference_id === subscriber.user_id && customer === subscriber.stripe_customer_id
  const plan = PLAN_TYPES.find((type) => type === session.metadata?.[PLAN_KEY])
  if (!isTheirs || !plan) throw unknownCheckout()
  return { session, plan }
}
