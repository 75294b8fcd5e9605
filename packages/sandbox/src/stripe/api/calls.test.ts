import Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  behave,
  control,
  createPlans,
  openCheckout,
  openStage,
  type Stage,
  submit,
  subscribe,
} from '../../../test/stripe.ts'

let stage: Stage
let stripe: Stripe
let plans: Awaited<ReturnType<typeof createPlans>>
beforeAll(async () => {
  stage = await openStage()
  stripe = stage.stripe
  plans = await createPlans(stripe)
})
afterEach(() => fetch(`${stage.sandbox.url}/behaviour`, { method: 'DELETE' }))
afterAll(() => stage.close())

describe('setting up', () => {
  it('finds prices by lookup key, and gives each key to only one price', async () => {
    const { data } = await stripe.prices.list({ lookup_keys: ['soulsign_yearly'], expand: ['data.product'] })
    expect(data.map(({ unit_amount }) => unit_amount)).toEqual([3333])
    expect(data[0]?.product).toMatchObject({ name: 'Soulsign Premium' })
    const product = await stripe.products.create({ name: 'Another' })
    const again = { product: product.id, currency: 'usd', unit_amount: 1, lookup_key: 'soulsign_yearly' }
    await expect(stripe.prices.create(again)).rejects.toMatchObject({ code: 'resource_already_exists' })
    const moved = await stripe.prices.create({ ...again, transfer_lookup_key: true })
    expect((await stripe.prices.list({ lookup_keys: ['soulsign_yearly'] })).data[0]?.id).toBe(moved.id)
    await stripe.prices.update(plans.yearly.id, { lookup_key: 'soulsign_yearly', transfer_lookup_key: true })
  })

  it('keeps portal configurations and webhook endpoints', async () => {
    const configuration = await stripe.billingPortal.configurations.create({
      features: {
        subscription_cancel: { enabled: true, mode: 'at_period_end' },
        subscription_update: {
          enabled: true,
          default_allowed_updates: ['price'],
          proration_behavior: 'always_invoice',
          products: [{ product: String(plans.monthly.product), prices: [plans.monthly.id, plans.yearly.id] }],
        },
      },
    })
    expect(configuration.features.subscription_update.products?.[0]?.prices).toHaveLength(2)
    const changed = await stripe.billingPortal.configurations.update(configuration.id, {
      features: { invoice_history: { enabled: true } },
    })
    expect(changed.features).toMatchObject({
      invoice_history: { enabled: true },
      subscription_cancel: { enabled: true },
    })
    const endpoint = await stripe.webhookEndpoints.create({ url: 'http://localhost:1/x', enabled_events: ['*'] })
    expect(endpoint.secret).toBe('whsec_sandbox')
    expect((await stripe.webhookEndpoints.list()).data.map(({ id }) => id)).toEqual([endpoint.id])
    await stripe.webhookEndpoints.del(endpoint.id)
    expect((await stripe.webhookEndpoints.list()).data).toEqual([])
  })
})

describe('customers', () => {
  it('are found by email and metadata, and can be changed', async () => {
    const email = 'search@example.test'
    const { id } = await stripe.customers.create({ email, name: 'Ana', metadata: { user_id: 'u-7', other: 'x' } })
    expect((await stripe.customers.list({ email })).data[0]?.id).toBe(id)
    const found = await stripe.customers.search({ query: `metadata['user_id']:'u-7' AND email:'${email}'` })
    expect(found.data.map((customer) => customer.id)).toEqual([id])
    expect((await stripe.customers.search({ query: "metadata['user_id']:'u-8'" })).data).toEqual([])
    await expect(stripe.customers.search({ query: 'phone>3' })).rejects.toMatchObject({ param: 'query' })
    const changed = await stripe.customers.update(id, { name: '', metadata: { other: '', more: 'y' } })
    expect(changed).toMatchObject({ name: null, metadata: { user_id: 'u-7', more: 'y' } })
    expect(changed.metadata).not.toHaveProperty('other')
  })

  it('are deleted together with their subscription', async () => {
    const { id, customer } = await subscribe(stripe, plans.monthly)
    expect(await stripe.customers.del(String(customer))).toEqual(
      expect.objectContaining({ id: customer, deleted: true }),
    )
    expect(await stripe.customers.retrieve(String(customer))).toMatchObject({ deleted: true })
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('canceled')
    await expect(openCheckout(stripe, plans.monthly, { customer: String(customer) })).rejects.toMatchObject({
      code: 'resource_missing',
      param: 'customer',
    })
  })

  it('come in pages', async () => {
    for (let index = 0; index < 5; index++) await stripe.customers.create({ email: 'paged@example.test' })
    const all = await stripe.customers.list({ email: 'paged@example.test', limit: 2 }).autoPagingToArray({ limit: 99 })
    expect(new Set(all.map(({ id }) => id)).size).toBe(5)
    const [first, second, third] = all
    const before = await stripe.customers.list({
      email: 'paged@example.test',
      limit: 1,
      ending_before: third?.id ?? '',
    })
    expect(before.data[0]?.id).toBe(second?.id)
    expect(before.has_more).toBe(true)
    expect(first?.id).not.toBe(second?.id)
  })
})

describe('refuses', () => {
  it('a call without a key', async () => {
    const response = await fetch(`${stage.sandbox.url}/v1/customers`)
    expect(response.status).toBe(401)
    expect(response.headers.get('request-id')).toMatch(/^req_/)
    const { error } = (await response.json()) as { error: { type: string } }
    expect(error.type).toBe('invalid_request_error')
  })

  it.each([
    ['an unknown id', () => stripe.customers.retrieve('cus_none'), { statusCode: 404, code: 'resource_missing' }],
    [
      'the subscriptions of an unknown customer',
      () => stripe.subscriptions.list({ customer: 'cus_none' }),
      { statusCode: 400, code: 'resource_missing', param: 'customer' },
    ],
    ['an unknown parameter', () => stripe.customers.create({ nick: 'x' } as object), { code: 'parameter_unknown' }],
    [
      'a missing parameter',
      () => stripe.prices.create({ currency: 'usd', unit_amount: 1 }),
      { code: 'parameter_missing', param: 'product' },
    ],
    [
      'an unknown price',
      () => openCheckout(stripe, { ...plans.monthly, id: 'price_none' }),
      { statusCode: 400, param: 'line_items[0][price]' },
    ],
    [
      'a recurring price in a payment',
      () => openCheckout(stripe, plans.monthly, { mode: 'payment' }),
      { param: 'mode' },
    ],
    ['an impossible expansion', () => stripe.customers.list({ expand: ['data.soul'] }), { param: 'expand' }],
  ])('%s', async (_what, call, expected) => {
    await expect(call()).rejects.toMatchObject({ type: 'StripeInvalidRequestError', ...expected })
  })
})

describe('an idempotency key', () => {
  it('repeats the same answer, and refuses other parameters', async () => {
    const options = { idempotencyKey: 'once' }
    const first = await stripe.customers.create({ email: 'once@example.test' }, options)
    const second = await stripe.customers.create({ email: 'once@example.test' }, options)
    expect(second.id).toBe(first.id)
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true')
    await expect(stripe.customers.create({ email: 'twice@example.test' }, options)).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    })
  })

  it('repeats a failure, but not a refusal before the call began', async () => {
    const create = () =>
      stripe.customers.create({ email: 'failed@example.test' }, { idempotencyKey: 'failed', maxNetworkRetries: 0 })
    await behave(stage.sandbox, { failNext: 1, failStatus: 503 })
    await expect(create()).rejects.toMatchObject({ statusCode: 503 })
    await behave(stage.sandbox, { failNext: 1, failStatus: 500 })
    await expect(create()).rejects.toMatchObject({ statusCode: 500 })
    await expect(create()).rejects.toMatchObject({ statusCode: 500, headers: { 'idempotent-replayed': 'true' } })
  })

  it('creates one object for parallel calls', async () => {
    const create = () => stripe.customers.create({ email: 'many@example.test' }, { idempotencyKey: 'many' })
    const ids = (await Promise.all(Array.from({ length: 20 }, create))).map(({ id }) => id)
    expect(new Set(ids).size).toBe(1)
  })
})

describe('switched failures', () => {
  it('answers 429 without any change, then works', async () => {
    await behave(stage.sandbox, { failNext: 1, failStatus: 429, retryAfterSeconds: 1 })
    const create = () => stripe.customers.create({ email: 'limited@example.test' })
    const error = await create().catch((reason: Stripe.errors.StripeError) => reason)
    expect(error).toMatchObject({ type: 'StripeRateLimitError', statusCode: 429, headers: { 'retry-after': '1' } })
    await create()
    expect((await stripe.customers.list({ email: 'limited@example.test' })).data).toHaveLength(1)
  })

  it('loses the answer after the work; a retry with the same key does not repeat it', async () => {
    await behave(stage.sandbox, { failNext: 1, failAfterwards: true })
    const email = 'lost@example.test'
    await stripe.customers.create({ email }, { maxNetworkRetries: 1 })
    expect((await stripe.customers.list({ email })).data).toHaveLength(1)
    await behave(stage.sandbox, { failNext: 1 })
    await expect(stripe.customers.create({ email })).rejects.toMatchObject({ statusCode: 503 })
    expect((await stripe.customers.list({ email })).data).toHaveLength(2)
  })

  it('answers 503 after a delay', async () => {
    await behave(stage.sandbox, { failNext: 1 })
    await expect(stripe.products.list()).rejects.toBeInstanceOf(Stripe.errors.StripeAPIError)
    await behave(stage.sandbox, { latencyMs: 2_000 })
    await expect(stripe.products.list({}, { timeout: 50 })).rejects.toBeInstanceOf(Stripe.errors.StripeConnectionError)
  })
})

describe('the portal', () => {
  const again = (subscription: Stripe.Subscription) =>
    stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice.payments'] })

  it('cancels, resumes, changes price, and leads back', async () => {
    const subscription = await subscribe(stripe, plans.monthly)
    const { id: configuration } = await stripe.billingPortal.configurations.create({
      features: {
        invoice_history: { enabled: true },
        payment_method_update: { enabled: true },
        subscription_cancel: { enabled: true },
        subscription_update: {
          enabled: true,
          default_allowed_updates: ['price'],
          proration_behavior: 'always_invoice',
          products: [{ product: String(plans.monthly.product), prices: [plans.monthly.id, plans.yearly.id] }],
        },
      },
    })
    const { url } = await stripe.billingPortal.sessions.create({
      customer: String(subscription.customer),
      configuration,
      return_url: 'http://localhost/account',
    })
    const page = await (await fetch(url)).text()
    expect(page).toContain('href="http://localhost/account"')
    expect(page).toContain('Switch to $33.33 each year')
    expect(page).toContain('$4.44</td>')

    const act = (form: Record<string, string>) => submit(url, { subscription: subscription.id, ...form })
    expect((await act({ do: 'cancel' })).status).toBe(303)
    expect((await again(subscription)).cancel_at_period_end).toBe(true)
    expect(await (await fetch(url)).text()).toContain('Ends on')
    await act({ do: 'resume' })
    expect((await again(subscription)).cancel_at_period_end).toBe(false)
    expect((await act({ do: 'switch', price: plans.lifetime.id })).status).toBe(402)
    await act({ do: 'switch', price: plans.yearly.id })
    expect((await again(subscription)).items.data[0]?.price.id).toBe(plans.yearly.id)

    await control(stage.sandbox, 'clock', { subscription: subscription.id, event: 'fail_renewal', daysAgo: 0 })
    await act({ do: 'card', card: '4242424242424242', expiry: '12/34', cvc: '123' })
    expect((await again(subscription)).status).toBe('active')
  })

  it('opens with a price change to confirm, which leads back', async () => {
    const subscription = await subscribe(stripe, plans.monthly)
    const update = {
      enabled: true,
      default_allowed_updates: ['price' as const],
      proration_behavior: 'always_invoice' as const,
    }
    const { id: configuration } = await stripe.billingPortal.configurations.create({
      features: {
        subscription_update: {
          ...update,
          products: [{ product: String(plans.monthly.product), prices: [plans.monthly.id, plans.yearly.id] }],
        },
      },
    })
    const open = (customer: string) =>
      stripe.billingPortal.sessions.create({
        customer,
        configuration,
        flow_data: {
          type: 'subscription_update_confirm',
          subscription_update_confirm: {
            subscription: subscription.id,
            items: [{ id: subscription.items.data[0]?.id ?? '', price: plans.yearly.id, quantity: 1 }],
          },
          after_completion: { type: 'redirect', redirect: { return_url: 'http://localhost/account' } },
        },
      })
    const { url } = await open(String(subscription.customer))
    expect(await (await fetch(url)).text()).toContain('From now on $33.33 each year')
    const confirmed = await submit(url, { do: 'switch', subscription: subscription.id, price: plans.yearly.id })
    expect(confirmed.headers.get('location')).toBe('http://localhost/account')
    expect((await again(subscription)).items.data[0]?.price.id).toBe(plans.yearly.id)
    const stranger = await stripe.customers.create({ email: 'eve@example.test' })
    await expect(open(stranger.id)).rejects.toMatchObject({ statusCode: 400 })
  })

  it('does not open for a guessed address', async () => {
    expect((await fetch(`${stage.sandbox.url}/stripe/portal/session_guess`)).status).toBe(404)
  })
})
