import { CURRENCY, PLAN_TYPES, PLANS, type PlanType } from '@soulsign/contracts'
import Stripe from 'stripe'
import { EVENT_TYPES } from './events.ts'
import { findPortalConfiguration, PORTAL_MARK } from './portal.ts'
import { isUnknownToStripe } from './stripe.ts'
import { PRODUCT_ID } from './stripe-record.ts'

export interface StripeSetup {
  productName: string
  /** The origin that the portal leads back to. */
  publicUrl: string
  /** The address for Stripe's webhooks, or null for no new endpoint. */
  webhookUrl: string | null
}

/**
 * Created or found objects, each with its name, its id and whether it is new. Stripe reveals `webhookSecret` only on
 * creation.
 */
export interface SetupResult {
  done: { what: string; id: string; isNew: boolean }[]
  webhookSecret: string | null
}

/**
 * Sets up a Stripe account: product, prices (identified by lookup key), portal configuration and webhook endpoint.
 * Idempotent: existing objects are updated, never duplicated.
 */
export async function setUpStripe(stripe: Stripe, setup: StripeSetup): Promise<SetupResult> {
  const done: SetupResult['done'] = []
  const product = await setUpProduct(stripe, setup)
  done.push({ what: 'product', ...product })
  const prices = {} as Record<PlanType, string>
  for (const plan of PLAN_TYPES) {
    const price = await setUpPrice(stripe, product.id, plan)
    prices[plan] = price.id
    done.push({ what: `price ${PLANS[plan].lookupKey}`, ...price })
  }
  const portal = await setUpPortal(stripe, setup, { product: product.id, prices: [prices.monthly, prices.yearly] })
  done.push({ what: 'portal configuration', ...portal })
  if (setup.webhookUrl === null) return { done, webhookSecret: null }
  const { secret, ...endpoint } = await setUpWebhook(stripe, setup.webhookUrl)
  done.push({ what: `webhook endpoint ${setup.webhookUrl}`, ...endpoint })
  return { done, webhookSecret: secret }
}

interface Made {
  id: string
  isNew: boolean
}

async function setUpProduct(stripe: Stripe, { productName }: StripeSetup): Promise<Made> {
  const wanted = { name: `${productName} Premium`, active: true }
  try {
    const found = await stripe.products.retrieve(PRODUCT_ID)
    if (found.name !== wanted.name || !found.active) await stripe.products.update(PRODUCT_ID, wanted)
    return { id: PRODUCT_ID, isNew: false }
  } catch (error) {
    if (!isUnknownToStripe(error)) throw error
  }
  await stripe.products.create({ id: PRODUCT_ID, ...wanted })
  return { id: PRODUCT_ID, isNew: true }
}

/** Stripe cannot change an amount: a new price takes over the lookup key, and existing subscribers keep the old one. */
async function setUpPrice(stripe: Stripe, product: string, plan: PlanType): Promise<Made> {
  const { lookupKey, amount, interval } = PLANS[plan]
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], limit: 1 })
  const [old] = data
  const isRight =
    old?.active &&
    old.product === product &&
    old.unit_amount === amount &&
    old.currency === CURRENCY.toLowerCase() &&
    (old.recurring?.interval ?? null) === interval
  if (isRight) return { id: old.id, isNew: false }
  const made = await stripe.prices.create({
    product,
    currency: CURRENCY.toLowerCase(),
    unit_amount: amount,
    lookup_key: lookupKey,
    transfer_lookup_key: true,
    tax_behavior: 'inclusive',
    nickname: PLANS[plan].tier,
    ...(interval && { recurring: { interval } }),
  })
  if (old?.active) await stripe.prices.update(old.id, { active: false })
  return { id: made.id, isNew: true }
}

async function setUpPortal(
  stripe: Stripe,
  { publicUrl }: StripeSetup,
  offer: { product: string; prices: string[] },
): Promise<Made> {
  const wanted: Stripe.BillingPortal.ConfigurationCreateParams = {
    business_profile: { headline: 'Your plan and payments' },
    default_return_url: `${publicUrl}/account`,
    metadata: PORTAL_MARK,
    features: {
      customer_update: { enabled: true, allowed_updates: ['name', 'address', 'tax_id'] },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end' },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ['price'],
        proration_behavior: 'always_invoice',
        products: [offer],
      },
    },
  }
  const found = await findPortalConfiguration(stripe)
  const { id } = found
    ? await stripe.billingPortal.configurations.update(found.id, wanted)
    : await stripe.billingPortal.configurations.create(wanted)
  return { id, isNew: !found }
}

async function setUpWebhook(stripe: Stripe, url: string): Promise<Made & { secret: string | null }> {
  for await (const endpoint of stripe.webhookEndpoints.list({ limit: 100 })) {
    if (endpoint.url !== url) continue
    await stripe.webhookEndpoints.update(endpoint.id, { enabled_events: [...EVENT_TYPES], disabled: false })
    return { id: endpoint.id, isNew: false, secret: null }
  }
  const made = await stripe.webhookEndpoints.create({
    url,
    enabled_events: [...EVENT_TYPES],
    api_version: Stripe.API_VERSION as Stripe.WebhookEndpointCreateParams.ApiVersion,
  })
  return { id: made.id, isNew: true, secret: made.secret ?? null }
}
