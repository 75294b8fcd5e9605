import type Stripe from 'stripe'
import { isRunning, type LifetimePayment, type PaidSubscription, type StripeRecord } from './entitlement.ts'
import { isUnknownToStripe } from './stripe.ts'

/** The product whose prices are the plans'. An account of Stripe may sell other things, too. */
export const PRODUCT_ID = 'soulsign_premium'
/** Metadata of a payment and of a subscription: what it was for. */
export const PLAN_KEY = 'plan_type'
/** Metadata of a Lifetime payment: when an administrator took it back, in ISO 8601. */
export const REVOKED_KEY = 'revoked'

/** More than anybody has; the SDK wants a bound. */
const ALL = { limit: 10_000 }
/** A dispute in one of these states, or a mere inquiry (`warning_…`), leaves the money with us. */
const HARMLESS_DISPUTES = ['won', 'prevented', 'warning_needs_response', 'warning_under_review', 'warning_closed']

const idOf = (object: string | { id: string } | null | undefined) => (typeof object === 'object' ? object?.id : object)

/**
 * Reads all that Stripe has of a customer and that decides about access, every page of it. Undefined where it knows no
 * such customer, as when the key is of another account.
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

/** Whether a subscription is one of ours, rather than to something else that the account sells. */
const isPlan = ({ items, metadata }: Stripe.Subscription): boolean =>
  PLAN_KEY in metadata || items.data.some(({ price }) => idOf(price.product) === PRODUCT_ID)

/** Whether the whole payment was refunded, or a dispute about it is open or lost. */
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
    // Somebody may have written a bare 'true' in the dashboard.
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

/** What a subscription was last paid with, and when the period began that this was for. */
async function lastPaid(stripe: Stripe, subscription: Stripe.Subscription): Promise<{ with: string[]; from: number }> {
  const { id, status, latest_invoice: latest } = subscription
  const periodStart = subscription.items.data[0]?.current_period_start ?? 0
  const newest = latest && typeof latest === 'object' ? paidWith(latest) : undefined
  if (newest) return { with: newest, from: periodStart }
  if (!isRunning({ status })) return { with: [], from: periodStart }
  // A renewal's invoice is a draft for an hour, and may then stay open: what counts until it is paid is the one before.
  const older = stripe.invoices.list({ subscription: id, status: 'paid', limit: 100, expand: ['data.payments'] })
  for await (const invoice of older) {
    const payments = paidWith(invoice)
    if (payments) return { with: payments, from: invoice.period_end }
  }
  return { with: [], from: periodStart }
}

/** The payments of an invoice, none where it was free. Undefined: it is unpaid, or was settled by credit of older ones. */
function paidWith(invoice: Stripe.Invoice): string[] | undefined {
  if (invoice.status !== 'paid') return undefined
  const payments = (invoice.payments?.data ?? [])
    .filter(({ status }) => status === 'paid')
    .flatMap(({ payment }) => idOf(payment.payment_intent) ?? [])
  const byCredit = payments.length === 0 && invoice.starting_balance !== (invoice.ending_balance ?? 0)
  return byCredit ? undefined : payments
}

/** When the oldest unpaid invoice was due. A renewal's invoice looks back on the period that it ends: due at its end. */
async function oldestDebt(stripe: Stripe, subscription: string, periodStart: number): Promise<number> {
  const open = await stripe.invoices.list({ subscription, status: 'open', limit: 100 }).autoPagingToArray(ALL)
  return Math.min(periodStart, ...open.map(({ period_end }) => period_end))
}
