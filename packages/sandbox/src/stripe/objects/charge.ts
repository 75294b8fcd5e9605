import { type Card, DECLINE_MESSAGES } from '../cards.ts'
import { newId, now } from '../identifiers.ts'
import { NO_ADDRESS } from './address.ts'
import { emptyList } from './list.ts'
import type { PaymentIntent } from './payment-intent.ts'
import type { Refund } from './refund.ts'

/** A completed charge attempt: paid, or declined by the bank. */
export function makeCharge(
  intent: PaymentIntent,
  { card, email, origin }: { card: Card; email: string | null; origin: string },
) {
  const id = newId('ch')
  const paid = card.decline === null
  return {
    id,
    object: 'charge' as const,
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: paid ? newId('txn') : null,
    billing_details: { address: { ...NO_ADDRESS }, email, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: 'SANDBOX',
    captured: paid,
    created: now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: paid ? null : 'card_declined',
    failure_message: card.decline && DECLINE_MESSAGES[card.decline],
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: paid ? 'approved_by_network' : 'declined_by_network',
      reason: card.decline,
      seller_message: paid ? 'Payment complete.' : 'The bank did not accept the payment.',
      type: paid ? 'authorized' : 'issuer_declined',
    },
    paid,
    payment_intent: intent.id,
    payment_method: intent.payment_method,
    payment_method_details: { card: cardDetails(card, intent.amount), type: 'card' as const },
    receipt_email: null,
    receipt_number: null,
    receipt_url: `${origin}/stripe/receipts/${id}`,
    refunded: false,
    refunds: emptyList<Refund>(`/v1/charges/${id}/refunds`),
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: paid ? ('succeeded' as const) : ('failed' as const),
    transfer_data: null,
    transfer_group: null,
  }
}
export type Charge = ReturnType<typeof makeCharge>

const cardDetails = (card: Card, amount: number) => ({
  amount_authorized: amount,
  authorization_code: null,
  brand: 'visa' as const,
  checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' as const },
  country: 'US',
  exp_month: 12,
  exp_year: new Date().getUTCFullYear() + 3,
  extended_authorization: { status: 'disabled' as const },
  fingerprint: `sandbox${card.last4}`,
  funding: 'credit' as const,
  incremental_authorization: { status: 'unavailable' as const },
  installments: null,
  last4: card.last4,
  mandate: null,
  multicapture: { status: 'unavailable' as const },
  network: 'visa' as const,
  network_token: { used: false },
  network_transaction_id: null,
  overcapture: { maximum_amount_capturable: amount, status: 'unavailable' as const },
  regulated_status: null,
  three_d_secure: null,
  transaction_link_id: null,
  wallet: null,
})
