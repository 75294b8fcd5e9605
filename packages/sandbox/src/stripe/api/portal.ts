import { z } from 'zod'
import type { Account } from '../account.ts'
import { invalid } from '../errors.ts'
import { now } from '../identifiers.ts'
import { page } from '../listing.ts'
import {
  makePortalConfiguration,
  makePortalSession,
  type PortalConfiguration,
  type PortalFeatures,
  type PortalFlow,
} from '../objects/portal.ts'
import { changeMetadata, flag, metadata, paging, text, webAddress } from '../parameters.ts'
import type { Calls } from './calls.ts'

const FEATURES = z.strictObject({
  customer_update: z
    .strictObject({ enabled: flag, allowed_updates: z.union([z.literal(''), z.array(z.string())]).optional() })
    .optional(),
  invoice_history: z.strictObject({ enabled: flag }).optional(),
  payment_method_update: z.strictObject({ enabled: flag }).optional(),
  subscription_cancel: z
    .strictObject({
      enabled: flag,
      mode: z.enum(['at_period_end', 'immediately']).optional(),
      proration_behavior: z.enum(['always_invoice', 'create_prorations', 'none']).optional(),
      cancellation_reason: z.strictObject({ enabled: flag, options: z.array(z.string()) }).optional(),
    })
    .optional(),
  subscription_update: z
    .strictObject({
      enabled: flag,
      default_allowed_updates: z
        .union([z.literal(''), z.array(z.enum(['price', 'promotion_code', 'quantity']))])
        .optional(),
      products: z
        .union([z.literal(''), z.array(z.strictObject({ product: z.string(), prices: z.array(z.string()) }))])
        .optional(),
      proration_behavior: z.enum(['always_invoice', 'create_prorations', 'none']).optional(),
    })
    .optional(),
})
const BUSINESS_PROFILE = z.strictObject({
  headline: z.string().max(60).optional(),
  privacy_policy_url: webAddress.optional(),
  terms_of_service_url: webAddress.optional(),
})
const CONFIGURATION = {
  business_profile: BUSINESS_PROFILE.optional(),
  default_return_url: webAddress.optional(),
  metadata: metadata.optional(),
  name: text.optional(),
}

const FLOW = z.strictObject({
  type: z.literal('subscription_update_confirm'),
  subscription_update_confirm: z.strictObject({
    subscription: z.string(),
    items: z
      .array(z.strictObject({ id: z.string(), price: z.string(), quantity: z.literal('1').optional() }))
      .length(1, 'the stand-in has one item in a subscription'),
  }),
  after_completion: z.strictObject({
    type: z.literal('redirect'),
    redirect: z.strictObject({ return_url: webAddress }),
  }),
})

/** Reads a session's flow. The subscription must belong to the customer. */
function readFlow(account: Account, customer: string, sent: z.output<typeof FLOW>): PortalFlow {
  const { subscription: id, items } = sent.subscription_update_confirm
  const param = 'flow_data[subscription_update_confirm]'
  const subscription = account.store.find('subscription', id, `${param}[subscription]`)
  const [item] = items
  if (subscription.customer !== customer || subscription.status === 'canceled') {
    throw invalid('The subscription cannot be updated by this customer.', `${param}[subscription]`)
  }
  if (!item || item.id !== subscription.items.data[0]?.id) throw invalid('No such item.', `${param}[items]`)
  account.store.find('price', item.price, `${param}[items][0][price]`)
  return {
    type: sent.type,
    after_completion: { ...sent.after_completion, hosted_confirmation: null },
    subscription_update_confirm: {
      subscription: id,
      items: [{ id: item.id, price: item.price, quantity: 1 }],
      discounts: null,
    },
    subscription_cancel: null,
    subscription_update: null,
  }
}

/** Reads the portal's features. Omitted features are off. */
function readFeatures(account: Account, sent: z.output<typeof FEATURES>): PortalFeatures {
  const { subscription_cancel: cancel, subscription_update: update } = sent
  const products = update?.products || []
  for (const { product, prices } of products) {
    account.store.find('product', product, 'features[subscription_update][products]')
    for (const price of prices) account.store.find('price', price, 'features[subscription_update][products]')
  }
  return {
    customer_update: {
      enabled: sent.customer_update?.enabled ?? false,
      allowed_updates: sent.customer_update?.allowed_updates || [],
    },
    invoice_history: { enabled: sent.invoice_history?.enabled ?? false },
    payment_method_update: {
      enabled: sent.payment_method_update?.enabled ?? false,
      payment_method_configuration: null,
    },
    subscription_cancel: {
      cancellation_reason: cancel?.cancellation_reason ?? { enabled: false, options: [] },
      enabled: cancel?.enabled ?? false,
      mode: cancel?.mode ?? 'at_period_end',
      proration_behavior: cancel?.proration_behavior ?? 'none',
    },
    subscription_update: {
      billing_cycle_anchor: null,
      default_allowed_updates: update?.default_allowed_updates || [],
      enabled: update?.enabled ?? false,
      products: products.map((offer) => ({ ...offer, adjustable_quantity: { enabled: false } })),
      proration_behavior: update?.proration_behavior ?? 'none',
      schedule_at_period_end: { conditions: [] },
      trial_update_behavior: 'end_trial',
    },
  }
}

const profileOf = (sent: z.output<typeof BUSINESS_PROFILE> = {}) => ({
  headline: sent.headline ?? null,
  privacy_policy_url: sent.privacy_policy_url ?? null,
  terms_of_service_url: sent.terms_of_service_url ?? null,
})

/** The default configuration, which the account's owner would save in Stripe's dashboard. */
function defaultConfiguration(account: Account): PortalConfiguration {
  const saved = account.store.all('billing_portal.configuration').find(({ is_default }) => is_default)
  if (saved) return saved
  const features = readFeatures(account, {
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true },
  })
  return account.store.add(
    makePortalConfiguration({
      active: true,
      features,
      is_default: true,
      default_return_url: null,
      metadata: {},
      name: null,
      business_profile: profileOf(),
    }),
  )
}

/** Configurations and sessions of the billing portal. Its page is in `pages/`. */
export function portalCalls(calls: Calls): void {
  calls.get(
    '/billing_portal/configurations',
    { ...paging, active: flag.optional(), is_default: flag.optional() },
    ({ account, params }) =>
      page(account.store, 'billing_portal.configuration', {
        url: '/v1/billing_portal/configurations',
        paging: params,
        keep: (configuration) =>
          (['active', 'is_default'] as const).every(
            (field) => params[field] === undefined || configuration[field] === params[field],
          ),
      }),
  )
  calls.post('/billing_portal/configurations', { ...CONFIGURATION, features: FEATURES }, ({ account, params }) => {
    const made = makePortalConfiguration({
      active: true,
      features: readFeatures(account, params.features),
      is_default: false,
      default_return_url: params.default_return_url ?? null,
      metadata: changeMetadata({}, params.metadata),
      name: params.name ?? null,
      business_profile: profileOf(params.business_profile),
    })
    account.store.add(made)
    account.emit('billing_portal.configuration.created', made)
    return made
  })
  calls.get('/billing_portal/configurations/:id', {}, ({ account, id }) =>
    account.store.find('billing_portal.configuration', id),
  )
  calls.post(
    '/billing_portal/configurations/:id',
    { ...CONFIGURATION, active: flag.optional(), features: FEATURES.optional() },
    ({ account, params, id }) => {
      const configuration = account.store.find('billing_portal.configuration', id)
      const features = params.features && readFeatures(account, params.features)
      const named = Object.keys(params.features ?? {}) as (keyof PortalFeatures)[]
      return account.change(
        configuration,
        {
          active: params.active ?? configuration.active,
          business_profile: params.business_profile
            ? profileOf(params.business_profile)
            : configuration.business_profile,
          default_return_url: params.default_return_url ?? configuration.default_return_url,
          features: {
            ...configuration.features,
            ...Object.fromEntries(named.map((name) => [name, features?.[name]])),
          },
          metadata: changeMetadata(configuration.metadata, params.metadata),
          name: params.name ?? configuration.name,
          updated: now(),
        },
        'billing_portal.configuration.updated',
      )
    },
  )
  calls.post(
    '/billing_portal/sessions',
    {
      customer: z.string(),
      configuration: z.string().optional(),
      flow_data: FLOW.optional(),
      locale: z.string().optional(),
      return_url: webAddress.optional(),
    },
    ({ account, params }) => {
      const configuration = params.configuration
        ? account.store.find('billing_portal.configuration', params.configuration, 'configuration')
        : defaultConfiguration(account)
      const customer = account.store.find('customer', params.customer, 'customer').id
      return account.create(
        makePortalSession({
          customer,
          flow: params.flow_data ? readFlow(account, customer, params.flow_data) : null,
          configuration: configuration.id,
          return_url: params.return_url ?? configuration.default_return_url,
          locale: params.locale ?? null,
          origin: account.origin,
        }),
      )
    },
  )
}
