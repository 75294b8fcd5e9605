import { newId, now } from '../identifiers.ts'

export interface PortalFeatures {
  customer_update: { allowed_updates: string[]; enabled: boolean }
  invoice_history: { enabled: boolean }
  payment_method_update: { enabled: boolean; payment_method_configuration: string | null }
  subscription_cancel: {
    cancellation_reason: { enabled: boolean; options: string[] }
    enabled: boolean
    mode: 'at_period_end' | 'immediately'
    proration_behavior: string
  }
  subscription_update: {
    billing_cycle_anchor: string | null
    default_allowed_updates: string[]
    enabled: boolean
    products: { product: string; prices: string[]; adjustable_quantity: { enabled: boolean } }[]
    proration_behavior: string
    schedule_at_period_end: { conditions: never[] }
    trial_update_behavior: string
  }
}

export interface PortalConfigurationFields {
  active: boolean
  features: PortalFeatures
  is_default: boolean
  default_return_url: string | null
  metadata: Record<string, string>
  name: string | null
  business_profile: {
    headline: string | null
    privacy_policy_url: string | null
    terms_of_service_url: string | null
  }
}

export const makePortalConfiguration = (fields: PortalConfigurationFields) => ({
  id: newId('bpc'),
  object: 'billing_portal.configuration' as const,
  application: null,
  created: now(),
  livemode: false,
  login_page: { enabled: false, url: null },
  updated: now(),
  ...fields,
})
export type PortalConfiguration = ReturnType<typeof makePortalConfiguration>

export interface PortalSessionFields {
  customer: string
  configuration: string
  return_url: string | null
  locale: string | null
  origin: string
  flow: PortalFlow | null
}

/** The single task that a session was opened for. */
export interface PortalFlow {
  type: 'subscription_update_confirm'
  after_completion: { type: 'redirect'; redirect: { return_url: string }; hosted_confirmation: null }
  subscription_update_confirm: {
    subscription: string
    items: { id: string; price: string; quantity: number }[]
    discounts: null
  }
  subscription_cancel: null
  subscription_update: null
}

export function makePortalSession({ origin, ...fields }: PortalSessionFields) {
  const id = newId('bps')
  return {
    id,
    object: 'billing_portal.session' as const,
    configuration: fields.configuration,
    created: now(),
    customer: fields.customer,
    customer_account: null,
    flow: fields.flow,
    livemode: false,
    locale: fields.locale,
    on_behalf_of: null,
    return_url: fields.return_url,
    url: `${origin}/stripe/portal/${newId('session', 40)}`,
  }
}
export type PortalSession = ReturnType<typeof makePortalSession>
