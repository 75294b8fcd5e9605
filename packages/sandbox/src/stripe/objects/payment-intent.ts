import { newId, now } from '../identifiers.ts'

export interface PaymentIntentFields {
  amount: number
  currency: string
  customer: string | null
  description: string | null
  metadata: Record<string, string>
  payment_method: string | null
}

export function makePaymentIntent(fields: PaymentIntentFields) {
  const id = newId('pi')
  return {
    id,
    object: 'payment_intent' as const,
    amount: fields.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic' as const,
    client_secret: `${id}_${newId('secret')}`,
    confirmation_method: 'automatic' as const,
    created: now(),
    currency: fields.currency,
    customer: fields.customer,
    customer_account: null,
    description: fields.description,
    excluded_payment_method_types: null,
    last_payment_error: null as PaymentError | null,
    latest_charge: null as string | null,
    livemode: false,
    managed_payments: null,
    metadata: fields.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: fields.payment_method,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method' as 'requires_payment_method' | 'succeeded',
    transfer_data: null,
    transfer_group: null,
  }
}
export type PaymentIntent = ReturnType<typeof makePaymentIntent>

interface PaymentError {
  type: 'card_error'
  code: 'card_declined'
  decline_code: string
  message: string
  charge: string
}
