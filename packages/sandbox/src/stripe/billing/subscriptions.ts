import type { Account } from '../account.ts'
import type { Card } from '../cards.ts'
import { invalid } from '../errors.ts'
import { now } from '../identifiers.ts'
import type { Invoice, Line } from '../objects/invoice.ts'
import { makePlan, type Price } from '../objects/price.ts'
import {
  makeSubscription,
  periodEnd,
  type Subscription,
  type SubscriptionFields,
  type SubscriptionItem,
} from '../objects/subscription.ts'
import { bill, payInvoice, voidOpenInvoices } from './invoices.ts'
import { cardError, cardOf, declineOf } from './payments.ts'

const itemOf = (subscription: Subscription): SubscriptionItem => {
  const [item] = subscription.items.data
  if (!item) throw invalid(`${subscription.id} has no item.`)
  return item
}

const nameOf = (account: Account, price: Price) => account.store.find('product', price.product).name

const expectRunning = ({ id, status }: Subscription) => {
  if (status === 'canceled') throw invalid(`A canceled subscription can only update its metadata: ${id}`)
}

/** An invoice line for the item's current period. */
const periodLine = (account: Account, item: SubscriptionItem): Line => ({
  amount: item.price.unit_amount,
  description: `1 × ${nameOf(account, item.price)}`,
  price: item.price,
  period: { start: item.current_period_start, end: item.current_period_end },
  proration: false,
})

/** Starts a subscription and bills its first period. */
export function subscribe(account: Account, fields: SubscriptionFields): Subscription {
  const subscription = account.create(makeSubscription(fields))
  bill(account, subscription, {
    lines: [periodLine(account, itemOf(subscription))],
    reason: 'subscription_create',
  })
  return subscription
}

/** Schedules a subscription to end with its period, or revokes that. */
export function cancelAtPeriodEnd(account: Account, subscription: Subscription, cancel: boolean): void {
  expectRunning(subscription)
  if (subscription.cancel_at_period_end === cancel) return
  account.change(
    subscription,
    {
      cancel_at_period_end: cancel,
      cancel_at: cancel ? itemOf(subscription).current_period_end : null,
      canceled_at: cancel ? now() : null,
      cancellation_details: {
        ...subscription.cancellation_details,
        reason: cancel ? 'cancellation_requested' : null,
      },
    },
    'customer.subscription.updated',
  )
}

/** Ends a subscription at once without a refund. `at` is in seconds. */
export function endSubscription(
  account: Account,
  subscription: Subscription,
  reason: 'cancellation_requested' | 'payment_failed',
  at = now(),
): void {
  expectRunning(subscription)
  voidOpenInvoices(account, subscription)
  Object.assign(subscription, {
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? at,
    ended_at: at,
    cancellation_details: { ...subscription.cancellation_details, reason },
  })
  account.emit('customer.subscription.deleted', subscription)
}

/** Ends the current period at `at` (in seconds), then starts and bills the next one, optionally with a draft. */
export function renew(
  account: Account,
  subscription: Subscription,
  at: number,
  { decline, draft }: { decline?: Card['decline']; draft?: boolean } = {},
): void {
  expectRunning(subscription)
  if (subscription.cancel_at_period_end) throw invalid(`${subscription.id} ends with its period and does not renew.`)
  const item = itemOf(subscription)
  const next = { ...item, current_period_start: at, current_period_end: periodEnd(at, item.price) }
  account.change(
    subscription,
    { billing_cycle_anchor: at, items: { ...subscription.items, data: [next] } },
    'customer.subscription.updated',
  )
  const invoice = bill(account, subscription, {
    lines: [periodLine(account, next)],
    reason: 'subscription_cycle',
    at,
    ...(decline !== undefined && { decline }),
    draft,
  })
  if (!draft) settle(account, subscription, invoice)
}

/** Handles the end of a period: ends a cancelled subscription, renews any other. */
export function endPeriod(account: Account, subscription: Subscription, at: number): void {
  if (subscription.cancel_at_period_end) endSubscription(account, subscription, 'cancellation_requested', at)
  else renew(account, subscription, at)
}

/** Tries again to collect the latest invoice. @returns whether it is now paid */
export function retryPayment(account: Account, subscription: Subscription, decline?: Card['decline']): boolean {
  expectRunning(subscription)
  const invoice = account.store.find('invoice', subscription.latest_invoice ?? '')
  const paid = payInvoice(account, invoice, decline)
  settle(account, subscription, invoice)
  return paid
}

/**
 * Changes a subscription's price and bills it at once. The rest of the old period is credited; a different interval
 * starts a new period now.
 * @throws StripeError `card_declined` with `errorIfUnpaid`, and changes nothing
 */
export function changePrice(
  account: Account,
  subscription: Subscription,
  price: Price,
  { prorate, errorIfUnpaid }: { prorate: boolean; errorIfUnpaid: boolean },
): void {
  expectRunning(subscription)
  const item = itemOf(subscription)
  if (item.price.id === price.id) return
  if (!price.recurring) throw invalid(`The price ${price.id} is not recurring.`, 'items[0][price]')
  const decline = declineOf(account, cardOf(account, subscription.default_payment_method))
  if (errorIfUnpaid && decline) throw cardError(decline)

  const at = now()
  const old = item.price
  const { current_period_start: start, current_period_end: end } = item
  const left = Math.min(1, Math.max(0, (end - at) / (end - start)))
  const sameInterval =
    old.recurring?.interval === price.recurring.interval &&
    old.recurring.interval_count === price.recurring.interval_count
  const period = sameInterval ? { start, end } : { start: at, end: periodEnd(at, price) }
  const next: SubscriptionItem = {
    ...item,
    price: structuredClone(price),
    plan: makePlan(price),
    current_period_start: period.start,
    current_period_end: period.end,
  }
  account.change(
    subscription,
    {
      items: { ...subscription.items, data: [next] },
      billing_cycle_anchor: sameInterval ? subscription.billing_cycle_anchor : at,
      cancel_at: subscription.cancel_at_period_end ? period.end : subscription.cancel_at,
    },
    'customer.subscription.updated',
  )
  const credit: Line = {
    amount: -Math.round(old.unit_amount * left),
    description: `Unused time on ${nameOf(account, old)}`,
    price: old,
    period: { start: at, end },
    proration: true,
  }
  const remaining: Line = {
    amount: Math.round(price.unit_amount * left),
    description: `Remaining time on ${nameOf(account, price)}`,
    price,
    period: { start: at, end },
    proration: true,
  }
  const lines = [
    ...(prorate ? [credit] : []),
    ...(sameInterval ? (prorate ? [remaining] : []) : [periodLine(account, next)]),
  ]
  if (lines.length === 0) return
  const invoice = bill(account, subscription, { lines, reason: 'subscription_update' })
  settle(account, subscription, invoice)
}

/** Sets the status: past due while the latest invoice is unpaid, active once it is paid. */
function settle(account: Account, subscription: Subscription, latest: Invoice): void {
  const status = latest.status === 'paid' ? 'active' : 'past_due'
  if (subscription.status !== status) account.change(subscription, { status }, 'customer.subscription.updated')
}
