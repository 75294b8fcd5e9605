import { newId, now } from '../identifiers.ts'
import type { Address } from './address.ts'
import type { Price } from './price.ts'

export interface CheckoutSessionFields {
  mode: 'payment' | 'subscription'
  amount: number
  currency: string
  origin: string
  success_url: string
  cancel_url?: string | undefined
  customer?: string | undefined
  customer_email?: string | undefined
  customer_creation?: 'always' | 'if_required' | undefined
  client_reference_id?: string | undefined
  metadata?: Record<string, string> | undefined
  automatic_tax?: { enabled: boolean } | undefined
  allow_promotion_codes?: boolean | undefined
  billing_address_collection?: 'auto' | 'required' | undefined
  locale?: string | undefined
  expires_at?: number | undefined
  submit_type?: string | undefined
}

const DAY = 86_400

export function makeCheckoutSession(fields: CheckoutSessionFields) {
  const id = newId('cs_test', 58)
  const automaticTax = fields.automatic_tax?.enabled ?? false
  return {
    id,
    object: 'checkout.session' as const,
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: fields.allow_promotion_codes ?? null,
    amount_subtotal: fields.amount,
    amount_total: fields.amount,
    automatic_tax: {
      enabled: automaticTax,
      liability: automaticTax ? { type: 'self' as const } : null,
      provider: automaticTax ? 'stripe' : null,
      status: automaticTax ? ('complete' as const) : null,
    },
    billing_address_collection: fields.billing_address_collection ?? null,
    cancel_url: fields.cancel_url ?? null,
    client_reference_id: fields.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: now(),
    currency: fields.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: fields.customer ?? null,
    customer_account: null,
    customer_creation:
      fields.mode === 'subscription' || fields.customer
        ? fields.customer
          ? null
          : ('always' as const)
        : (fields.customer_creation ?? ('if_required' as const)),
    customer_details: null as CustomerDetails | null,
    customer_email: fields.customer_email ?? null,
    discounts: [],
    expires_at: fields.expires_at ?? now() + DAY,
    integration_identifier: null,
    invoice: null as string | null,
    invoice_creation: null,
    livemode: false,
    locale: fields.locale ?? null,
    managed_payments: { enabled: false },
    metadata: fields.metadata ?? {},
    mode: fields.mode,
    origin_context: null,
    payment_intent: null as string | null,
    payment_link: null,
    payment_method_collection: fields.mode === 'subscription' ? ('always' as const) : ('if_required' as const),
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: 'unpaid' as 'paid' | 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open' as 'complete' | 'expired' | 'open',
    submit_type: fields.submit_type ?? null,
    subscription: null as string | null,
    success_url: fields.success_url,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page' as const,
    url: `${fields.origin}/stripe/checkout/${id}` as string | null,
    wallet_options: null,
  }
}
export type CheckoutSession = ReturnType<typeof makeCheckoutSession>

interface CustomerDetails {
  address: Address
  business_name: string | null
  email: string | null
  individual_name: string | null
  name: string | null
  phone: string | null
  tax_exempt: 'none'
  tax_ids: never[]
}

export const makeCheckoutLine = (price: Price, description: string, quantity: number) => {
  const amount = price.unit_amount * quantity
  return {
    id: newId('li'),
    object: 'item' as const,
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description,
    metadata: {},
    price: structuredClone(price),
    quantity,
  }
}
export type CheckoutLine = ReturnType<typeof makeCheckoutLine>
