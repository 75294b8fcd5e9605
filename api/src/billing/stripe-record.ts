import type Stripe from 'stripe'
import { isRunning, type LifetimePayment, type PaidSubscription, type StripeRecord } from './entitlement.ts'
import { isUnknownToStripe } from './stripe.ts'

/** The product that all plans belong to. The Stripe account may sell other products too. */
export const PRODUCT_ID = 'soulsign_premium'
/** Metadata of a payment or subscription: the plan that it was for. */
export const PLAN_KEY = 'plan_type'
/** Metadata of a Lifetime payment: when an administrator revoked it, in ISO 8601. */
export const REVOKED_KEY = 'revoked'

/** Above any real count; the SDK requires a limit. */
const ALL = { limit: 10_000 }
/** In these states, and in a mere inquiry (`warning_…`), the merchant keeps the money. */
const HARMLESS_DISPUTES = ['won', 'prevented', 'warning_needs_response', 'warning_under_review', 'warning_closed']

const idOf = (object: string | { id: string } | null | undefined) => (typeof object === 'object' ? object?.id : object)

/**
 * Reads the parts of a customer's Stripe record that decide about access, from all pages. Returns undefined if Stripe
 * does not know the customer, for example because the key is of another account.
 */
export async function readStripeRecord(stripe: Stripe, customer: string): Promise<StripeRecord | undefined> {
  try {
    return await readAll(stripe, customer)
  } catch (error) {
    if (isUnknownToStripe(error, 'customer')) return undefined
    throw error
  }
}

async function readAll(stripe: Stripe, customer: string): Promise<StripeRecord> {
  const [subscriptions, intents] = await Promise.all([
    stripe.subscriptions
      .list({ customer, status: 'all', limit: 100, expand: ['data.latest_invoice.payments'] })
      .autoPagingToArray(ALL),
    stripe.paymentIntents.list({ customer, limit: 100, expand: ['data.latest_charge'] }).autoPagingToArray(ALL),
  ])
  const moneyBack = new Set<string>()
  await Promise.all(
    intents.map(async (intent) => {
      if (await isMoneyBack(stripe, intent)) moneyBack.add(intent.id)
    }),
  )
  return {
    subscriptions: await Promise.all(
      subscriptions.filter(isPlan).map((subscription) => readSubscription(stripe, subscription, moneyBack)),
    ),
    lifetimes: intents
      .filter(({ metadata }) => metadata[PLAN_KEY] === 'lifetime')
      .map((intent) => readLifetime(intent, moneyBack)),
  }
}

/** Whether a subscription is for a plan, and not for another product of the account. */
const isPlan = ({ items, metadata }: Stripe.Subscription): boolean =>
  PLAN_KEY in metadata || items.data.some(({ price }) => idOf(price.product) === PRODUCT_ID)

/** Whether the payment was refunded in full, or a dispute about it is open or lost. */
async function isMoneyBack(stripe: Stripe, { id, latest_charge: charge }: Stripe.PaymentIntent): Promise<boolean> {
  if (charge === null || typeof charge === 'string') return false
  if (charge.refunded) return true
  if (!charge.disputed) return false
  const disputes = await stripe.disputes.list({ payment_intent: id, limit: 100 }).autoPagingToArray(ALL)
  return disputes.some(({ status }) => !HARMLESS_DISPUTES.includes(status))
}

function readLifetime(
  { id, status, created, metadata }: Stripe.PaymentIntent,
  moneyBack: Set<string>,
): LifetimePayment {
  const revoked = metadata[REVOKED_KEY]
  const revokedAt = revoked ? Date.parse(revoked) / 1_000 : null
  return {
    id,
    paid: status === 'succeeded',
    moneyBack: moneyBack.has(id),
    // The dashboard allows a bare 'true'.
    revokedAt: Number.isNaN(revokedAt) ? created : revokedAt,
  }
}

async function readSubscription(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  moneyBack: Set<string>,
): Promise<PaidSubscription> {
  const { id, status, cancel_at: cancelAt, ended_at: endedAt } = subscription
  const [item] = subscription.items.data
  if (!item) throw new Error('A subscription at Stripe has no item')
  const paid = await lastPaid(stripe, subscription)
  const read: PaidSubscription = {
    id,
    itemId: item.id,
    status,
    interval: item.price.recurring?.interval === 'year' ? 'year' : 'month',
    periodStart: item.current_period_start,
    periodEnd: cancelAt ?? item.current_period_end,
    cancelAtPeriodEnd: cancelAt !== null || subscription.cancel_at_period_end,
    endedAt,
    unpaidSince: null,
    paidFrom: paid.from,
    moneyBack: paid.with.length > 0 && paid.with.every((intent) => moneyBack.has(intent)),
  }
  const owes = isRunning(read) && (status === 'past_due' || status === 'unpaid')
  return owes ? { ...read, unpaidSince: await oldestDebt(stripe, id, read.periodStart) } : read
}

/** Returns the last payments of a subscription and the start of the period that they paid for. */
async function lastPaid(stripe: Stripe, subscription: Stripe.Subscription): Promise<{ with: string[]; from: number }> {
  const { id, status, latest_invoice: latest } = subscription
  const periodStart = subscription.items.data[0]?.current_period_start ?? 0
  const newest = latest && typeof latest === 'object' ? paidWith(latest) : undefined
  if (newest) return { with: newest, from: periodStart }
  if (!isRunning({ status })) return { with: [], from: periodStart }
  // A renewal's invoice is a draft for an hour and may then stay open. Until it is paid, the previous invoice counts.
  const older = stripe.invoices.list({ subscription: id, status: 'paid', limit: 100, expand: ['data.payments'] })
  for await (const invoice of older) {
    const payments = paidWith(invoice)
    if (payments) return { with: payments, from: invoice.period_end }
  }
  return { with: [], from: periodStart }
}

/**
 * Returns the payments of an invoice, empty if it was free. Returns undefined if it is unpaid or was settled by credit
 * from older ones.
 */
function paidWith(invoice: Stripe.Invoice): string[] | undefined {
  if (invoice.status !== 'paid') return undefined
  const payments = (invoice.payments?.data ?? [])
    .filter(({ status }) => status === 'paid')
    .flatMap(({ payment }) => idOf(payment.payment_intent) ?? [])
  const byCredit = payments.length === 0 && invoice.starting_balance !== (invoice.ending_balance ?? 0)
  return byCredit ? undefined : payments
}

/**
 * Returns when the oldest unpaid invoice was due. A renewal's invoice covers the period that it ends, so it is due at
 * that end.
 */
async function oldestDebt(stripe: Stripe, subscription: string, periodStart: number): Promise<number> {
  const open = await stripe.invoices.list({ subscription, status: 'open', limit: 100 }).autoPagingToArray(ALL)
  return Math.min(periodStart, ...open.map(({ period_end }) => period_end))
}
