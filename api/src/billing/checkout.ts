import { PLANS, type PlanType } from '@soulsign/contracts'
import type Stripe from 'stripe'
import type { Deps } from '../deps.ts'
import type { User } from '../http/principal.ts'
import { ProblemError } from '../http/problem.ts'
import { closeCheckout, hasNewer, insertCheckout, keepSession, listOlderOpen } from './checkouts.sql.ts'
import { accountGone, type Customer, ensureCustomer, replaceCustomer } from './customer.ts'
import { isLifetimeValid, isRunning, NOTHING_BOUGHT, type PaidSubscription, type StripeRecord } from './entitlement.ts'
import { openPortal } from './portal.ts'
import { isRefusedByStripe, isUnknownToStripe } from './stripe.ts'
import { PLAN_KEY } from './stripe-record.ts'
import { endSubscriptions, type SyncDeps, syncForPerson } from './sync.ts'

type CheckoutDeps = SyncDeps & Pick<Deps, 'config'>

/**
 * Returns the address where a person gets a plan: a checkout, or the portal to move or pay a running subscription.
 * Throws `already-subscribed` if there is nothing to buy. Only the newest of a person's checkouts can be paid.
 */
export async function startCheckout(deps: CheckoutDeps, user: User, plan: PlanType): Promise<string> {
  let customer = await ensureCustomer(deps, user)
  const record = await readNow(deps, customer)
  const elsewhere = await insteadOfCheckout(deps, { customer, record, plan })
  if (elsewhere) return elsewhere
  // A refunded subscription gives no access and would be charged again beside the new one.
  if (plan !== 'lifetime') await endSubscriptions(deps, record.subscriptions, 'Refunded, then bought again')
  try {
    return await openCheckout(deps, { customer, plan })
  } catch (error) {
    if (!isUnknownToStripe(error, 'customer')) throw error
    customer = await replaceCustomer(deps, user, customer)
    return openCheckout(deps, { customer, plan })
  }
}

async function readNow(deps: CheckoutDeps, customer: Customer): Promise<StripeRecord> {
  const synced = await syncForPerson(deps, customer)
  return synced?.record ?? NOTHING_BOUGHT
}

const tierOf = ({ interval }: PaidSubscription) => (interval === 'year' ? PLANS.yearly.tier : PLANS.monthly.tier)

/** Returns where a person with a plan goes instead, or undefined if a checkout is right. */
async function insteadOfCheckout(
  deps: CheckoutDeps,
  { customer, record, plan }: { customer: Customer; record: StripeRecord; plan: PlanType },
): Promise<string | undefined> {
  if (record.lifetimes.some(isLifetimeValid)) {
    throw new ProblemError('already-subscribed', { detail: 'You have Lifetime access. There is nothing more to pay.' })
  }
  // Lifetime is paid beside a running subscription and then ends it.
  if (plan === 'lifetime') return undefined
  const running = record.subscriptions.find((subscription) => isRunning(subscription) && !subscription.moneyBack)
  if (!running) return undefined
  // A due payment or a scheduled end comes first.
  if (running.unpaidSince !== null || running.cancelAtPeriodEnd) return openPortal(deps, customer.stripe_customer_id)
  if (tierOf(running) === PLANS[plan].tier) {
    throw new ProblemError('already-subscribed', {
      detail: `You have the ${PLANS[plan].tier} plan already. Manage it under Billing in your account.`,
    })
  }
  // The one subscription moves to the new price; unused time is credited.
  const price = await findPrice(deps, plan)
  return openPortal(deps, customer.stripe_customer_id, { subscription: running.id, item: running.itemId, price })
}

/** Returns the id of a plan's price. */
async function findPrice({ stripe, log }: CheckoutDeps, plan: PlanType): Promise<string> {
  const { lookupKey } = PLANS[plan]
  const { data } = await (await stripe()).prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 })
  const [price] = data
  if (!price) {
    const problem = new ProblemError('unavailable', { detail: 'This plan is not on sale right now.' })
    log.failure('Stripe has no price for a plan: run pnpm stripe:setup', problem, { lookup_key: lookupKey })
    throw problem
  }
  return price.id
}

async function openCheckout(deps: CheckoutDeps, { customer, plan }: { customer: Customer; plan: PlanType }) {
  const { database } = deps
  const { user_id: userId } = customer
  const price = await findPrice(deps, plan)
  const id = await database.asSystem((tx) => insertCheckout(tx, userId, plan))
  if (id === undefined) throw accountGone()
  const session = await createSession(deps, { id, customer, plan, price })
  if (!(await database.asSystem((tx) => keepSession(tx, id, session.id)))) {
    await expireSession(deps, session.id)
    throw accountGone()
  }
  if (!session.url) throw new Error('Stripe made a checkout without an address')

  const paid = await closeOlder(deps, userId, id)
  try {
    if (await database.asSystem((tx) => hasNewer(tx, userId, id))) {
      throw new ProblemError('conflict', { detail: 'You have opened a newer checkout. Please continue there.' })
    }
    const elsewhere = paid && (await insteadOfCheckout(deps, { customer, record: await readNow(deps, customer), plan }))
    if (!elsewhere) return session.url
    await expireSession(deps, session.id)
    return elsewhere
  } catch (error) {
    await expireSession(deps, session.id)
    throw error
  }
}

async function createSession(
  { stripe, config }: CheckoutDeps,
  { id, customer, plan, price }: { id: string; customer: Customer; plan: PlanType; price: string },
): Promise<Stripe.Checkout.Session> {
  const { publicUrl, productName } = config
  const metadata = { [PLAN_KEY]: plan, user_id: customer.user_id }
  const { checkout } = await stripe()
  return checkout.sessions.create(
    {
      customer: customer.stripe_customer_id,
      client_reference_id: customer.user_id,
      line_items: [{ price, quantity: 1 }],
      metadata,
      success_url: `${publicUrl}/subscription?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${publicUrl}/subscription`,
      ...(plan === 'lifetime'
        ? {
            mode: 'payment' as const,
            payment_intent_data: { metadata, description: `${productName} ${PLANS.lifetime.tier}` },
          }
        : { mode: 'subscription' as const, subscription_data: { metadata } }),
      ...(config.stripe.automaticTax && {
        automatic_tax: { enabled: true },
        customer_update: { address: 'auto' as const, name: 'auto' as const },
      }),
    },
    { idempotencyKey: `checkout-${customer.id}-${id}-${customer.stripe_customer_id}` },
  )
}

/** Closes a person's older checkouts, so that they cannot pay twice. Returns true if one of them was just paid. */
async function closeOlder(deps: CheckoutDeps, userId: string, id: string): Promise<boolean> {
  const older = await deps.database.asSystem((tx) => listOlderOpen(tx, userId, id))
  const paid = await Promise.all(older.map(({ session_id }) => expireSession(deps, session_id)))
  return paid.includes(true)
}

/** Ensures that a checkout can no longer be paid. Returns true if it was paid. */
export async function expireSession(
  { database, stripe }: Pick<Deps, 'database' | 'stripe'>,
  session: string,
): Promise<boolean> {
  const { sessions } = (await stripe()).checkout
  let paid = false
  try {
    await sessions.expire(session)
  } catch (error) {
    // Stripe refuses to expire a session that is no longer open.
    if (!isRefusedByStripe(error)) throw error
    if (!isUnknownToStripe(error)) paid = (await sessions.retrieve(session)).status === 'complete'
  }
  await database.asSystem((tx) => closeCheckout(tx, session))
  return paid
}
