import type { PlanType } from '@soulsign/contracts'
import Stripe from 'stripe'
import { expect } from 'vitest'
import { isEntitled, type StripeRecord } from '../src/billing/entitlement.ts'
import { setUpStripe } from '../src/billing/setup.ts'
import { readStripeRecord } from '../src/billing/stripe-record.ts'
import { createMarks } from '../src/secrets/marks.ts'
import { call } from './api.ts'
import { type PeopleApi, PUBLIC_URL, signIn, startPeopleApi } from './people.ts'

/** The sandbox's Stripe, through the API's own client. */
export const stripeOf = (sandboxUrl: string) =>
  new Stripe('sk_test_any', {
    host: '127.0.0.1',
    port: new URL(sandboxUrl).port,
    protocol: 'http',
    telemetry: false,
  })

/** An API with plans at the sandbox's Stripe, which sends it events. */
export async function startBillingApi(more: Record<string, string> = {}) {
  const api = await startPeopleApi(more)
  const failures: string[] = []
  const stripe = stripeOf(api.sandboxUrl)
  await setUpStripe(stripe, { productName: 'Soulsign', publicUrl: PUBLIC_URL, webhookUrl: null })
  const { id: endpoint } = await stripe.webhookEndpoints.create({ url: webhookUrl(api.url), enabled_events: ['*'] })
  const silence = (disabled: boolean) => stripe.webhookEndpoints.update(endpoint, { disabled })
  return {
    ...api,
    stripe,
    endpoint,
    tellNothing: () => silence(true),
    tellAgain: () => silence(false),
    /** Dependencies for calling billing code directly; `failures` collects logged failures. */
    deps: {
      database: api.system,
      stripe: async () => stripe,
      log: { event: () => undefined, failure: (name: string) => void failures.push(name) },
      marks: createMarks([]),
    },
    failures,
    entitled: (userId: string) => api.system.asSystem((tx) => isEntitled(tx, userId)),
  }
}
export type BillingApi = Awaited<ReturnType<typeof startBillingApi>>

export const webhookUrl = (url: string) => `${url}/api/webhooks/stripe`

/** The response of `check-subscription` for a person who bought nothing. */
export const FREE = { subscribed: false, subscription_tier: null, renews: false, in_grace: false, error: null }

let people = 0
/** Signs in a new person. Returns them with their possible actions. */
export async function newPerson(api: PeopleApi & { stripe: Stripe }) {
  const email = `person${people++}@example.test`
  const { session, userId } = await signIn(api, email)
  const headers = { authorization: `Bearer ${session.access_token}` }
  const ask = (name: string, body?: unknown) =>
    call(api.url, 'POST', `/api/functions/${name}`, { headers, ...(body !== undefined && { body }) })
  const row = async () =>
    (await api.database.query('select * from subscribers where user_id = $1', [userId])).rows[0] as Record<
      string,
      never
    >
  return {
    email,
    userId,
    headers,
    ask,
    row,
    checkout: (plan: PlanType) => ask('create-checkout', { plan_type: plan }),
    verify: (session_id: string) => ask('verify-payment', { session_id }),
    check: async () => (await ask('check-subscription')).body,
    async buy(plan: PlanType): Promise<string> {
      const { status, body } = await ask('create-checkout', { plan_type: plan })
      expect(status, JSON.stringify(body)).toBe(200)
      return payCheckout(String(body.url))
    },
    async subscription(): Promise<Stripe.Subscription> {
      const { stripe_customer_id: customer } = await row()
      const { data } = await api.stripe.subscriptions.list({ customer: customer ?? '', status: 'all' })
      if (!data[0]) throw new Error('No subscription')
      return data[0]
    },
    async payment(): Promise<Stripe.PaymentIntent> {
      const { stripe_customer_id: customer } = await row()
      const { data } = await api.stripe.paymentIntents.list({ customer: customer ?? '' })
      if (!data[0]) throw new Error('No payment')
      return data[0]
    },
  }
}

/** Submits the form of a hosted page as a browser does. Returns the address it leads to. */
export async function submit(url: string, form: Record<string, string>): Promise<URL> {
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  expect(response.status, await response.text()).toBe(303)
  return new URL(response.headers.get('location') ?? '', url)
}

/** Pays a hosted checkout. Returns the session that the person returns with. */
export async function payCheckout(url: string): Promise<string> {
  const card = { card: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123' }
  const back = await submit(url, { email: 'ana@example.test', name: 'Ana', ...card })
  return back.searchParams.get('session_id') ?? ''
}

/** Returns the record of a customer that Stripe knows. */
export async function recordOf(stripe: Stripe, customer: string): Promise<StripeRecord> {
  const record = await readStripeRecord(stripe, customer)
  if (!record) throw new Error('No such customer')
  return record
}

export const behaveStripe = (api: { sandboxUrl: string }, stripe: object) =>
  fetch(`${api.sandboxUrl}/behaviour`, { method: 'POST', body: JSON.stringify({ stripe }) })

/** Makes time pass or a bank act. */
export async function control(api: { sandboxUrl: string }, path: 'clock' | 'disputes', order: object): Promise<void> {
  const response = await fetch(`${api.sandboxUrl}/stripe/${path}`, { method: 'POST', body: JSON.stringify(order) })
  expect(response.status, await response.text()).toBe(200)
}

export const days = (date: unknown) => (new Date(String(date)).getTime() - Date.now()) / 86_400_000
