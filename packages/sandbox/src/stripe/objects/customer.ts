import { newId, now } from '../identifiers.ts'
import { type Address, NO_ADDRESS } from './address.ts'

export interface CustomerFields {
  email?: string | null | undefined
  name?: string | null | undefined
  description?: string | null | undefined
  phone?: string | null | undefined
  preferred_locales?: string[] | undefined
  metadata?: Record<string, string> | undefined
}

/** A customer. `balance` is negative while the person has credit. */
export const makeCustomer = (fields: CustomerFields) => ({
  id: newId('cus', 14),
  object: 'customer' as const,
  address: { ...NO_ADDRESS } as Address,
  balance: 0,
  created: now(),
  currency: null as string | null,
  default_source: null,
  delinquent: false,
  description: fields.description ?? null,
  discount: null,
  email: fields.email ?? null,
  invoice_prefix: newId('', 8).slice(1).toUpperCase(),
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null as string | null,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  metadata: fields.metadata ?? {},
  name: fields.name ?? null,
  next_invoice_sequence: 1,
  phone: fields.phone ?? null,
  preferred_locales: fields.preferred_locales ?? [],
  shipping: null,
  tax_exempt: 'none' as const,
  test_clock: null,
})
export type Customer = ReturnType<typeof makeCustomer>
