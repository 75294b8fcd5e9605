import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { PLANS, type PlanType } from '@soulsign/contracts'
import Stripe from 'stripe'
import { type Sandbox, type SandboxOptions, startSandbox } from '../src/server.ts'

const CARD = { card: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123' }
export const DECLINED_CARD = { ...CARD, card: '4000 0000 0000 0002' }

export interface Stage {
  sandbox: Sandbox
  stripe: Stripe
  close(): Promise<void>
}

/** A sandbox and an official SDK client for it. */
export async function openStage(options: Partial<SandboxOptions> = {}): Promise<Stage> {
  const sandbox = await startSandbox({ port: 0, ...options })
  const stripe = new Stripe('sk_test_any', {
    host: '127.0.0.1',
    port: new URL(sandbox.url).port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  })
  return { sandbox, stripe, close: () => sandbox.close() }
}

/** Creates the catalogue's product and prices, as `pnpm stripe:setup` does. */
export async function createPlans(stripe: Stripe): Promise<Record<PlanType, Stripe.Price>> {
  const product = await stripe.products.create({ name: 'Soulsign Premium' })
  const create = ({ amount, interval, lookupKey }: (typeof PLANS)[PlanType]) =>
    stripe.prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount: amount,
      lookup_key: lookupKey,
      tax_behavior: 'inclusive',
      ...(interval && { recurring: { interval } }),
    })
  return {
    monthly: await create(PLANS.monthly),
    yearly: await create(PLANS.yearly),
    lifetime: await create(PLANS.lifetime),
  }
}

export const openCheckout = (
  stripe: Stripe,
  { id, type }: Stripe.Price,
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
) =>
  stripe.checkout.sessions.create({
    mode: type === 'recurring' ? 'subscription' : 'payment',
    line_items: [{ price: id, quantity: 1 }],
    success_url: 'http://localhost/done?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost/back',
    ...more,
  })

/** Submits a form like a browser, without following the redirect. */
export const submit = (url: string, form: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })

export const pay = ({ url }: Stripe.Checkout.Session, card = CARD) =>
  submit(url ?? '', { email: 'ana@example.test', name: 'Ana', ...card })

/** An active subscription of a person who has just paid. */
export async function subscribe(stripe: Stripe, price: Stripe.Price): Promise<Stripe.Subscription> {
  const customer = await stripe.customers.create({ email: 'ana@example.test', metadata: { user_id: 'u1' } })
  const session = await openCheckout(stripe, price, { customer: customer.id })
  await pay(session)
  const { subscription } = await stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription'] })
  return subscription as Stripe.Subscription
}

/** Triggers what time or a bank would do. */
export const control = (sandbox: Sandbox, path: 'clock' | 'disputes', order: object) =>
  fetch(`${sandbox.url}/stripe/${path}`, { method: 'POST', body: JSON.stringify(order) })

export const behave = (sandbox: Sandbox, stripe: Record<string, unknown>) =>
  fetch(`${sandbox.url}/behaviour`, { method: 'POST', body: JSON.stringify({ stripe }) })

/** A webhook endpoint that verifies each webhook with the SDK. `answer` sets the status of each answer. */
export async function openEndpoint(stripe: Stripe, answer: () => number = () => 200) {
  const events: Stripe.Event[] = []
  const server = createServer(async (request, response) => {
    const payload = await buffer(request)
    const signature = String(request.headers['stripe-signature'])
    const event = await stripe.webhooks.constructEventAsync(payload, signature, 'whsec_sandbox')
    const status = answer()
    if (status === 200) events.push(event)
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}/webhooks`,
    events,
    types: () => events.map(({ type }) => type),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
