import { newId, now } from '../identifiers.ts'
import type { Customer } from './customer.ts'
import { listOf } from './list.ts'
import { type Interval, makePlan, type Price } from './price.ts'

type SubscriptionStatus = 'active' | 'past_due' | 'canceled' | 'unpaid'

/** The end of a price's period from `start`, in seconds. The last day of a month stays the last day. */
export function periodEnd(start: number, price: Price, count = 1): number {
  const { interval, interval_count } = price.recurring ?? { interval: 'month' as Interval, interval_count: 1 }
  const total = interval_count * count
  const from = new Date(start * 1_000)
  if (interval === 'day' || interval === 'week') return start + total * (interval === 'day' ? 1 : 7) * 86_400
  const months = interval === 'year' ? total * 12 : total
  const to = new Date(from)
  to.setUTCDate(1)
  to.setUTCMonth(to.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate()
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return Math.floor(to.getTime() / 1_000)
}

const makeSubscriptionItem = (subscription: string, price: Price, start: number) => ({
  id: newId('si', 14),
  object: 'subscription_item' as const,
  billing_thresholds: null,
  created: now(),
  current_period_end: periodEnd(start, price),
  current_period_start: start,
  discounts: [],
  metadata: {},
  plan: makePlan(price),
  price: structuredClone(price),
  quantity: 1,
  subscription,
  tax_rates: [],
})
export type SubscriptionItem = ReturnType<typeof makeSubscriptionItem>

export interface SubscriptionFields {
  customer: Customer
  price: Price
  metadata: Record<string, string>
  description: string | null
  payment_method: string
  automaticTax: boolean
}

export function makeSubscription({ customer, price, ...fields }: SubscriptionFields) {
  const id = newId('sub')
  const start = now()
  return {
    id,
    object: 'subscription' as const,
    application: null,
    application_fee_percent: null,
    automatic_tax: {
      disabled_reason: null,
      enabled: fields.automaticTax,
      liability: fields.automaticTax ? { type: 'self' as const } : null,
    },
    billing_cycle_anchor: start,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'classic' as const },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null as number | null,
    cancel_at_period_end: false,
    canceled_at: null as number | null,
    cancellation_details: {
      comment: null as string | null,
      feedback: null as string | null,
      reason: null as 'cancellation_requested' | 'payment_failed' | null,
    },
    collection_method: 'charge_automatically' as const,
    created: start,
    currency: price.currency,
    customer: customer.id,
    customer_account: null,
    days_until_due: null,
    default_payment_method: fields.payment_method as string | null,
    default_source: null,
    default_tax_rates: [],
    description: fields.description,
    discounts: [],
    ended_at: null as number | null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' as const },
    },
    items: listOf(`/v1/subscription_items?subscription=${id}`, [makeSubscriptionItem(id, price, start)]),
    latest_invoice: null as string | null,
    livemode: false,
    managed_payments: null,
    metadata: fields.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off' as const,
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: start,
    status: 'active' as SubscriptionStatus,
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: { end_behavior: { missing_payment_method: 'create_invoice' as const } },
    trial_start: null,
  }
}
export type Subscription = ReturnType<typeof makeSubscription>
