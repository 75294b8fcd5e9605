import type Stripe from 'stripe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import fixtures from '../../test/fixtures/stripe.json' with { type: 'json' }
import { control, createPlans, openCheckout, openStage, pay, type Stage, subscribe } from '../../test/stripe.ts'

type Json = { [key: string]: unknown }

/** Differences from Stripe's object: missing fields and fields of another type. Null matches every type. */
function differences(expected: unknown, actual: unknown, path: string): string[] {
  if (expected === null || actual === null) return []
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual)) return [`${path} is no list`]
    const [sample] = expected
    return sample === undefined ? [] : actual.flatMap((item, index) => differences(sample, item, `${path}[${index}]`))
  }
  if (typeof expected !== typeof actual) return [`${path} is ${typeof actual}, not ${typeof expected}`]
  if (typeof expected !== 'object') return []
  return Object.entries(expected).flatMap(([key, value]) =>
    key in (actual as Json)
      ? differences(value, (actual as Json)[key], `${path}.${key}`)
      : [`${path}.${key} is missing`],
  )
}

let stage: Stage
let subscription: Stripe.Subscription
beforeAll(async () => {
  stage = await openStage()
  const { stripe, sandbox } = stage
  const plans = await createPlans(stripe)
  subscription = await subscribe(stripe, plans.monthly)
  await stripe.refunds.create({ charge: (await stripe.charges.list()).data[0]?.id ?? '' })
  // Other states of the same objects: fields that are null in one have a value in another.
  const owing = await subscribe(stripe, plans.yearly)
  await control(sandbox, 'clock', { subscription: owing.id, event: 'fail_renewal' })
  await stripe.subscriptions.update(owing.id, { cancel_at_period_end: true })
  await stripe.subscriptions.cancel((await subscribe(stripe, plans.yearly)).id)
  await pay(await openCheckout(stripe, plans.lifetime))
  await openCheckout(stripe, plans.lifetime, { automatic_tax: { enabled: true } })
})
afterAll(() => stage.close())

/** The raw JSON, because the SDK converts some fields to its own types. */
async function raw(path: string, form?: Record<string, string>): Promise<Json[]> {
  const response = await fetch(`${stage.sandbox.url}/v1/${path}`, {
    headers: { Authorization: 'Bearer sk_test_any' },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  })
  const body = (await response.json()) as Json
  return Array.isArray(body.data) ? body.data : [body]
}

const PATHS = {
  charge: 'charges',
  'checkout.session': 'checkout/sessions',
  customer: 'customers',
  invoice: 'invoices',
  payment_intent: 'payment_intents',
  price: 'prices',
  product: 'products',
  refund: 'refunds',
  subscription: 'subscriptions',
} as const

it.each(Object.entries(PATHS))('a %s has every field of its fixture', async (kind, path) => {
  const objects = await raw(path)
  expect(objects.length).toBeGreaterThan(0)
  for (const object of objects) {
    expect(object.object).toBe(kind)
    expect(differences(fixtures[kind as keyof typeof PATHS], object, kind)).toEqual([])
  }
})

it('a portal session has every field of its fixture', async () => {
  const [session] = await raw('billing_portal/sessions', { customer: String(subscription.customer) })
  expect(differences(fixtures['billing_portal.session'], session, 'session')).toEqual([])
})

it('an event has every field of its fixture around its object', async () => {
  const { data: fixture, ...expected } = fixtures.event
  for (const { data, ...event } of await raw('events')) {
    expect(differences(expected, event, 'event')).toEqual([])
    expect(typeof (data as typeof fixture).object).toBe('object')
  }
})

it('covers every fixture', () => {
  expect(Object.keys(fixtures).sort()).toEqual([...Object.keys(PATHS), 'billing_portal.session', 'event'].sort())
})
