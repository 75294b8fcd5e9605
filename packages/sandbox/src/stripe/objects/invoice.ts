import { newId, now } from '../identifiers.ts'
import { NO_ADDRESS } from './address.ts'
import type { Customer } from './customer.ts'
import { listOf } from './list.ts'
import type { Price } from './price.ts'
import type { Subscription } from './subscription.ts'

export interface Line {
  amount: number
  description: string
  price: Price
  period: { start: number; end: number }
  proration: boolean
}

const makeLine = (invoice: string, subscription: Subscription, { amount, price, ...line }: Line) => ({
  id: newId('il'),
  object: 'line_item' as const,
  amount,
  currency: price.currency,
  description: line.description,
  discount_amounts: [],
  discountable: !line.proration,
  discounts: [],
  invoice,
  livemode: false,
  metadata: subscription.metadata,
  parent: {
    invoice_item_details: null,
    subscription_item_details: {
      invoice_item: null,
      proration: line.proration,
      proration_details: { credited_items: null },
      subscription: subscription.id,
      subscription_item: subscription.items.data[0]?.id ?? '',
    },
    type: 'subscription_item_details' as const,
  },
  period: line.period,
  pretax_credit_amounts: null,
  pricing: {
    price_details: { price: price.id, product: price.product },
    type: 'price_details' as const,
    unit_amount_decimal: String(amount),
  },
  quantity: 1,
  quantity_decimal: '1',
  subscription: subscription.id,
  subtotal: amount,
  taxes: [],
})

/** The number of a customer's next finalized invoice. */
export const invoiceNumber = ({ invoice_prefix: prefix, next_invoice_sequence: next }: Customer): string =>
  `${prefix}-${String(next).padStart(4, '0')}`

export interface InvoiceFields {
  customer: Customer
  subscription: Subscription
  lines: Line[]
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  origin: string
  /** In seconds. */
  created: number
  /** Not finalized yet: Stripe keeps a renewal's invoice a draft for an hour. */
  draft?: boolean | undefined
}

/** An unpaid invoice. The customer's credit is applied first; a negative total is due as 0. */
export function makeInvoice({ customer, subscription, lines, reason, origin, created, draft = false }: InvoiceFields) {
  const id = newId('in')
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  const due = Math.max(0, total + customer.balance)
  const period = subscription.items.data[0]
  return {
    id,
    object: 'invoice' as const,
    account_country: 'US',
    account_name: 'Sandbox',
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { ...subscription.automatic_tax, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: 'charge_automatically' as const,
    created,
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: { ...NO_ADDRESS },
    customer_email: customer.email,
    customer_name: customer.name,
    customer_phone: customer.phone,
    customer_shipping: null,
    customer_tax_exempt: 'none' as const,
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: created,
    ending_balance: customer.balance + total - due,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: `${origin}/stripe/invoices/${id}`,
    invoice_pdf: null,
    issuer: { type: 'self' as const },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(
      `/v1/invoices/${id}/lines`,
      lines.map((line) => makeLine(id, subscription, line)),
    ),
    livemode: false,
    metadata: {},
    next_payment_attempt: null as number | null,
    number: draft ? null : invoiceNumber(customer),
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details' as const,
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: period?.current_period_start ?? created,
    period_start: period?.current_period_start ?? created,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: (draft ? 'draft' : 'open') as 'draft' | 'open' | 'paid' | 'void' | 'uncollectible',
    status_transitions: {
      finalized_at: draft ? null : created,
      marked_uncollectible_at: null as number | null,
      paid_at: null as number | null,
      voided_at: null as number | null,
    },
    subscription: subscription.id,
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: created,
  }
}
export type Invoice = ReturnType<typeof makeInvoice>

/** Links an invoice to the payment that settles it. */
export const makeInvoicePayment = (invoice: Invoice, intent: string) => ({
  id: newId('inpay'),
  object: 'invoice_payment' as const,
  amount_paid: null as number | null,
  amount_requested: invoice.amount_due,
  created: now(),
  currency: invoice.currency,
  invoice: invoice.id,
  is_default: true,
  livemode: false,
  payment: { payment_intent: intent, type: 'payment_intent' as const },
  status: 'open' as 'open' | 'paid' | 'canceled',
  status_transitions: { canceled_at: null as number | null, paid_at: null as number | null },
})
export type InvoicePayment = ReturnType<typeof makeInvoicePayment>
