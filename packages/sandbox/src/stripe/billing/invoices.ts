import type { Account } from '../account.ts'
import type { Card } from '../cards.ts'
import { invalid } from '../errors.ts'
import { now } from '../identifiers.ts'
import {
  type Invoice,
  type InvoiceFields,
  type InvoicePayment,
  invoiceNumber,
  makeInvoice,
  makeInvoicePayment,
} from '../objects/invoice.ts'
import { makePaymentIntent } from '../objects/payment-intent.ts'
import type { Subscription } from '../objects/subscription.ts'
import { charge } from './payments.ts'

const RETRY_AFTER_S = 3 * 86_400

/** Creates a subscription's invoice, due at `at` (in seconds). Unless it stays a draft, tries to collect it. */
export function bill(
  account: Account,
  subscription: Subscription,
  {
    lines,
    reason,
    at = now(),
    decline,
    draft,
  }: Pick<InvoiceFields, 'lines' | 'reason' | 'draft'> & { at?: number; decline?: Card['decline'] },
): Invoice {
  const customer = account.store.find('customer', subscription.customer)
  const invoice = account.create(
    makeInvoice({ customer, subscription, lines, reason, origin: account.origin, created: at, draft }),
  )
  subscription.latest_invoice = invoice.id
  if (draft) return invoice
  finalize(account, invoice)
  payInvoice(account, invoice, decline)
  return invoice
}

/** Numbers an invoice, applies the customer's credit and opens it for payment. */
function finalize(account: Account, invoice: Invoice): void {
  const customer = account.store.find('customer', invoice.customer)
  if (invoice.status === 'draft') {
    Object.assign(invoice, { status: 'open', number: invoiceNumber(customer) })
    invoice.status_transitions.finalized_at = now()
  }
  customer.next_invoice_sequence++
  customer.currency = invoice.currency
  if (customer.balance !== invoice.ending_balance) {
    account.change(customer, { balance: invoice.ending_balance }, 'customer.updated')
  }
  account.emit('invoice.finalized', invoice)
}

/** Tries to collect an invoice, and finalizes a draft first. @returns whether it is now paid */
export function payInvoice(account: Account, invoice: Invoice, decline?: Card['decline']): boolean {
  if (invoice.status === 'draft') finalize(account, invoice)
  if (invoice.status !== 'open') throw invalid('Invoice is not open.', 'invoice', 'invoice_not_open')
  const subscription = account.store.find('subscription', invoice.subscription)
  const payment = invoice.amount_due > 0 ? paymentFor(account, invoice, subscription) : undefined
  if (payment) {
    const intent = account.store.find('payment_intent', payment.payment.payment_intent)
    intent.payment_method = subscription.default_payment_method
    const paid = charge(account, intent, {
      email: invoice.customer_email,
      ...(decline !== undefined && { decline }),
    })
    Object.assign(invoice, { attempted: true, attempt_count: invoice.attempt_count + 1 })
    if (!paid) {
      invoice.next_payment_attempt = now() + RETRY_AFTER_S
      account.emit('invoice.payment_failed', invoice)
      return false
    }
    Object.assign(payment, { status: 'paid', amount_paid: invoice.amount_due })
    payment.status_transitions.paid_at = now()
  }
  Object.assign(invoice, {
    status: 'paid',
    attempted: true,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    next_payment_attempt: null,
  })
  invoice.status_transitions.paid_at = now()
  account.emit('invoice.paid', invoice)
  account.emit('invoice.payment_succeeded', invoice)
  return true
}

/** The payment of an invoice, shared by all attempts. */
function paymentFor(account: Account, invoice: Invoice, subscription: Subscription): InvoicePayment {
  const existing = account.store.all('invoice_payment').find((payment) => payment.invoice === invoice.id)
  if (existing) return existing
  const intent = account.create(
    makePaymentIntent({
      amount: invoice.amount_due,
      currency: invoice.currency,
      customer: invoice.customer,
      description: invoice.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
      metadata: {},
      payment_method: subscription.default_payment_method,
    }),
  )
  return account.store.add(makeInvoicePayment(invoice, intent.id))
}

/** Voids a subscription's open invoices. */
export function voidOpenInvoices(account: Account, subscription: Subscription): void {
  for (const invoice of account.store.all('invoice')) {
    if (invoice.subscription !== subscription.id || invoice.status !== 'open') continue
    invoice.status_transitions.voided_at = now()
    account.change(invoice, { status: 'void', next_payment_attempt: null }, 'invoice.voided')
  }
}
