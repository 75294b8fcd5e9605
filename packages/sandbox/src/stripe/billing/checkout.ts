import type { Account } from '../account.ts'
import type { Card } from '../cards.ts'
import { invalid } from '../errors.ts'
import { now } from '../identifiers.ts'
import { NO_ADDRESS } from '../objects/address.ts'
import type { CheckoutSession } from '../objects/checkout-session.ts'
import { type Customer, makeCustomer } from '../objects/customer.ts'
import { makePaymentIntent } from '../objects/payment-intent.ts'
import { cardError, charge, declineOf, saveCard } from './payments.ts'
import { subscribe } from './subscriptions.ts'

/** The session's current state. An overdue session expires when it is read. */
export function lookAt(account: Account, session: CheckoutSession): CheckoutSession {
  if (session.status === 'open' && session.expires_at <= now()) expire(account, session)
  return session
}

export function expire(account: Account, session: CheckoutSession): void {
  if (session.status !== 'open') {
    throw invalid(`Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`)
  }
  account.change(session, { status: 'expired', url: null }, 'checkout.session.expired')
}

/** Pays an open session. @throws StripeError if it is not open or the card is declined, and changes nothing */
export function complete(
  account: Account,
  session: CheckoutSession,
  { card, email, name }: { card: Card; email: string; name: string },
): void {
  if (session.status !== 'open') throw invalid(`This Checkout Session is ${session.status}.`)
  const decline = declineOf(account, card)
  if (decline) throw cardError(decline)

  const customer = customerFor(account, session, { email, name })
  const payment_method = saveCard(account, card)
  Object.assign(session, {
    customer: customer?.id ?? null,
    customer_details: {
      address: { ...NO_ADDRESS },
      business_name: null,
      email,
      individual_name: null,
      name,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
    ...(session.mode === 'subscription'
      ? beginSubscription(account, session, customer, payment_method)
      : pay(account, session, { customer, email, payment_method })),
    payment_status: 'paid',
    status: 'complete',
    url: null,
  })
  account.emit('checkout.session.completed', session)
}

function customerFor(
  account: Account,
  session: CheckoutSession,
  entered: { email: string; name: string },
): Customer | undefined {
  if (session.customer) {
    const customer = account.store.find('customer', session.customer)
    if (orderOf(account, session).keepsName) account.change(customer, { name: entered.name }, 'customer.updated')
    return customer
  }
  if (session.customer_creation === 'if_required') return undefined
  return account.create(makeCustomer(entered))
}

const orderOf = (account: Account, session: CheckoutSession) => {
  const order = account.store.orders[session.id]
  if (!order) throw invalid(`${session.id} has no line items.`)
  return order
}

function beginSubscription(
  account: Account,
  session: CheckoutSession,
  customer: Customer | undefined,
  payment_method: string,
) {
  const { lines, metadata, description } = orderOf(account, session)
  const price = lines[0]?.price
  if (!customer || !price) throw invalid(`${session.id} has no customer or no price.`)
  const subscription = subscribe(account, {
    customer,
    price,
    metadata,
    description,
    payment_method,
    automaticTax: session.automatic_tax.enabled,
  })
  return { subscription: subscription.id, invoice: subscription.latest_invoice }
}

function pay(
  account: Account,
  session: CheckoutSession,
  { customer, email, payment_method }: { customer: Customer | undefined; email: string; payment_method: string },
) {
  const { metadata, description } = orderOf(account, session)
  const intent = account.create(
    makePaymentIntent({
      amount: session.amount_total,
      currency: session.currency,
      customer: customer?.id ?? null,
      description,
      metadata,
      payment_method,
    }),
  )
  charge(account, intent, { email })
  return { payment_intent: intent.id }
}
