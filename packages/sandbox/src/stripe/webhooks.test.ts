import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Stripe from 'stripe'
import { afterEach, expect, it, vi } from 'vitest'
import { behave, control, createPlans, openEndpoint, openStage, subscribe } from '../../test/stripe.ts'
import { signatureOf } from './webhooks.ts'

const open: (() => unknown)[] = []
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close()
})
const { webhooks } = new Stripe('sk_test_any')

async function listen(answer?: () => number) {
  const endpoint = await openEndpoint(new Stripe('sk_test_any'), answer)
  open.push(endpoint.close)
  return endpoint
}
async function start(options: Parameters<typeof openStage>[0]) {
  const stage = await openStage(options)
  open.push(stage.close)
  return stage
}

it('signs like the SDK', () => {
  const payload = '{"id":"evt_1"}'
  const header = webhooks.generateTestHeaderString({ payload, secret: 'whsec_sandbox', timestamp: 1_700_000_000 })
  expect(signatureOf(payload, 1_700_000_000)).toBe(`${header}`)
})

it('reports a subscription, its renewal and its end', async () => {
  const endpoint = await listen()
  const { sandbox, stripe } = await start({ webhookUrl: endpoint.url })
  const subscription = await subscribe(stripe, (await createPlans(stripe)).monthly)
  await vi.waitFor(() => {
    expect(endpoint.types()).toEqual(
      expect.arrayContaining([
        'checkout.session.completed',
        'customer.subscription.created',
        'invoice.paid',
        'payment_intent.succeeded',
      ]),
    )
  })
  await control(sandbox, 'clock', { subscription: subscription.id, event: 'fail_renewal' })
  const [charge] = (await stripe.charges.list()).data.filter(({ paid }) => paid)
  await stripe.refunds.create({ charge: charge?.id ?? '' })
  await control(sandbox, 'disputes', { charge: charge?.id })
  await stripe.subscriptions.cancel(subscription.id)
  await vi.waitFor(() => {
    expect(endpoint.types()).toEqual(
      expect.arrayContaining([
        'charge.dispute.created',
        'charge.refunded',
        'customer.subscription.deleted',
        'customer.subscription.updated',
        'invoice.payment_failed',
      ]),
    )
  })
  const { data } = await stripe.events.list({ type: 'customer.subscription.deleted' })
  expect(data[0]?.data.object).toMatchObject({ id: subscription.id, status: 'canceled' })
  expect((await stripe.events.retrieve(data[0]?.id ?? '')).request?.id).toMatch(/^req_/)
})

it('retries until the endpoint accepts the webhook', async () => {
  const statuses = [500, 302, 200]
  const endpoint = await listen(() => statuses.shift() ?? 200)
  const { stripe } = await start({})
  await stripe.webhookEndpoints.create({ url: endpoint.url, enabled_events: ['customer.created'] })
  await stripe.products.create({ name: 'Nobody listens to this' })
  await stripe.customers.create({ email: 'a@example.test' })
  await vi.waitFor(() => expect(endpoint.types()).toEqual(['customer.created']), 3_000)
  expect(statuses).toEqual([])
})

it('sends twice and late if switched on', async () => {
  const endpoint = await listen()
  const { sandbox, stripe } = await start({ webhookUrl: endpoint.url })
  await behave(sandbox, { duplicateWebhooks: true, webhookDelayMs: 300 })
  const timeouts = vi.spyOn(globalThis, 'setTimeout')
  vi.spyOn(Date, 'now').mockReturnValue(Date.now())
  await stripe.customers.create({ email: 'a@example.test' })
  const due = timeouts.mock.calls.map(([, delay]) => delay)
  vi.restoreAllMocks()
  await vi.waitFor(() => expect(endpoint.events).toHaveLength(2), 3_000)
  expect(due.filter((delay) => delay === 300)).toHaveLength(2)
  expect(new Set(endpoint.events.map(({ id }) => id)).size).toBe(1)
})

it('shuffles if switched on', async () => {
  const endpoint = await listen()
  const { sandbox, stripe } = await start({ webhookUrl: endpoint.url })
  await behave(sandbox, { shuffleWebhooks: true })
  for (let index = 0; index < 20; index++) await stripe.products.create({ name: String(index) })
  await vi.waitFor(() => expect(endpoint.events).toHaveLength(20), 3_000)
  const names = endpoint.events.map(({ data }) => Number((data.object as Stripe.Product).name))
  expect(names).not.toEqual(names.toSorted((a, b) => a - b))
})

it('saves its state before it answers, so that a kill loses nothing', async () => {
  const stateDir = await mkdtemp(join(tmpdir(), 'sandbox-'))
  open.push(() => rm(stateDir, { recursive: true }))
  const { stripe } = await start({ stateDir })
  const customers = await Promise.all(Array.from({ length: 20 }, () => stripe.customers.create({ name: 'Ana' })))
  const written = await readFile(join(stateDir, 'stripe.json'), 'utf8')
  for (const { id } of customers) expect(written).toContain(id)
})

it('keeps objects, answers and undelivered webhooks across a restart', async () => {
  const stateDir = await mkdtemp(join(tmpdir(), 'sandbox-'))
  open.push(() => rm(stateDir, { recursive: true }))
  let up = false
  const endpoint = await listen(() => (up ? 200 : 503))
  const first = await openStage({ stateDir, webhookUrl: endpoint.url })
  const create = (stripe: Stripe) => stripe.customers.create({ name: 'Ana' }, { idempotencyKey: 'k' })
  const subscription = await subscribe(first.stripe, (await createPlans(first.stripe)).monthly)
  const customer = await create(first.stripe)
  await first.close()
  up = true
  const second = await start({ stateDir })
  expect((await create(second.stripe)).id).toBe(customer.id)
  expect(await second.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'active' })
  await vi.waitFor(() => expect(endpoint.types()).toContain('checkout.session.completed'), 10_000)
  await control(second.sandbox, 'clock', { subscription: subscription.id, event: 'end_period' })
  const reasons = (await second.stripe.invoices.list()).data.map(({ billing_reason: reason }) => reason)
  expect(reasons).toEqual(['subscription_cycle', 'subscription_create'])
}, 15_000)
