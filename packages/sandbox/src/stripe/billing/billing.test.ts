import type Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  behave,
  control,
  createPlans,
  DECLINED_CARD,
  openCheckout,
  openStage,
  pay,
  type Stage,
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

const DAY = 86_400
const now = () => Date.now() / 1_000
const clock = (subscription: Stripe.Subscription, event: string, daysAgo = 0) =>
  control(stage.sandbox, 'clock', { subscription: subscription.id, event, daysAgo })
const again = (subscription: Stripe.Subscription) =>
  stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice.payments'] })
const endOf = (subscription: Stripe.Subscription) => subscription.items.data[0]?.current_period_end ?? 0

describe('checkout', () => {
  it('creates a paid subscription with the requested metadata', async () => {
    const customer = await stripe.customers.create({ email: 'ana@example.test' })
    const session = await openCheckout(stripe, plans.monthly, {
      customer: customer.id,
      client_reference_id: 'u1',
      subscription_data: { metadata: { user_id: 'u1' } },
      metadata: { plan: 'monthly' },
    })
    expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', amount_total: 444 })
    const page = await (await fetch(session.url ?? '')).text()
    expect(page).toContain('$4.44 each month')
    expect(page).toContain('ana@example.test')
    expect(page).toContain('href="http://localhost/back"')

    const response = await pay(session)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`http://localhost/done?session_id=${session.id}`)
    const paid = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['subscription', 'invoice', 'line_items'],
    })
    expect(paid).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      client_reference_id: 'u1',
      metadata: { plan: 'monthly' },
      invoice: { status: 'paid', amount_paid: 444, billing_reason: 'subscription_create' },
      subscription: { status: 'active', metadata: { user_id: 'u1' }, customer: customer.id },
    })
    expect(paid.line_items?.data[0]?.price?.id).toBe(plans.monthly.id)
    const days = (endOf(paid.subscription as Stripe.Subscription) - now()) / DAY
    expect(days).toBeGreaterThan(27)
    expect(days).toBeLessThan(31.1)
  })

  it('takes a one-time payment only once', async () => {
    const session = await openCheckout(stripe, plans.lifetime, {
      customer_creation: 'always',
      payment_intent_data: { metadata: { user_id: 'u2' } },
    })
    const answers = await Promise.all(Array.from({ length: 10 }, () => pay(session)))
    expect(answers.every(({ status }) => status === 303)).toBe(true)
    const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent.latest_charge'] })
    expect(paid.payment_intent).toMatchObject({
      status: 'succeeded',
      amount_received: 11_100,
      metadata: { user_id: 'u2' },
      latest_charge: { paid: true, refunded: false },
    })
    expect((await stripe.paymentIntents.list({ customer: String(paid.customer) })).data).toHaveLength(1)
  })

  it('shows what is wrong with a card and charges nothing', async () => {
    const session = await openCheckout(stripe, plans.monthly)
    const declined = await pay(session, DECLINED_CARD)
    expect(declined.status).toBe(402)
    expect(await declined.text()).toContain('<p role="alert">Your card was declined.</p>')
    for (const card of ['1234', 'constructor', '4111 1111 1111 1111']) {
      expect(await (await pay(session, { ...DECLINED_CARD, card })).text()).toContain('not one of the test cards')
    }
    expect(await (await pay(session, { ...DECLINED_CARD, expiry: '01 / 20' })).text()).toContain('in the past')
    await behave(stage.sandbox, { declineCards: true })
    expect((await pay(session)).status).toBe(402)
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'open', subscription: null })
  })

  it('can be expired, and then takes no money', async () => {
    const session = await openCheckout(stripe, plans.monthly)
    expect((await stripe.checkout.sessions.expire(session.id)).status).toBe('expired')
    expect((await pay(session)).headers.get('location')).toContain('/stripe/checkout/')
    expect((await fetch(session.url ?? '')).status).toBe(410)
    expect((await stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe('unpaid')
  })
})

describe('a subscription', () => {
  it('renews, fails to renew, and recovers', async () => {
    const subscription = await subscribe(stripe, plans.monthly)
    await clock(subscription, 'renew')
    expect(await again(subscription)).toMatchObject({ status: 'active', latest_invoice: { status: 'paid' } })

    await clock(subscription, 'draft_renewal')
    expect(await again(subscription)).toMatchObject({
      status: 'active',
      latest_invoice: { status: 'draft', number: null },
    })
    await clock(subscription, 'retry')
    expect(await again(subscription)).toMatchObject({ status: 'active', latest_invoice: { status: 'paid' } })

    await clock(subscription, 'fail_renewal', 3)
    const failed = await again(subscription)
    expect(failed).toMatchObject({
      status: 'past_due',
      latest_invoice: { status: 'open', attempt_count: 1, billing_reason: 'subscription_cycle' },
    })
    expect((failed.latest_invoice as Stripe.Invoice).period_start).toBeCloseTo(now() - 3 * DAY, -2)

    await clock(subscription, 'fail_retry')
    expect(await again(subscription)).toMatchObject({ status: 'past_due', latest_invoice: { attempt_count: 2 } })
    await clock(subscription, 'retry')
    const recovered = await again(subscription)
    expect(recovered).toMatchObject({ status: 'active', latest_invoice: { status: 'paid' } })
    const [payment] = (recovered.latest_invoice as Stripe.Invoice).payments?.data ?? []
    expect(payment?.status).toBe('paid')
    expect((await stripe.charges.list({ payment_intent: String(payment?.payment.payment_intent) })).data).toHaveLength(
      3,
    )
  })

  it('ends if it is never paid', async () => {
    const subscription = await subscribe(stripe, plans.monthly)
    await clock(subscription, 'fail_renewal', 30)
    await clock(subscription, 'give_up')
    expect(await again(subscription)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
      latest_invoice: { status: 'void' },
    })
  })

  it('is cancelled at the end of its period, resumed, and ended', async () => {
    const subscription = await subscribe(stripe, plans.monthly)
    const cancelled = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
    expect(cancelled).toMatchObject({ status: 'active', cancel_at: endOf(subscription) })
    const resumed = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false })
    expect(resumed).toMatchObject({ cancel_at: null, canceled_at: null })
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
    expect((await clock(subscription, 'renew')).status).toBe(400)
    await clock(subscription, 'end_period')
    expect(await again(subscription)).toMatchObject({ status: 'canceled' })
    const customer = String(subscription.customer)
    expect((await stripe.subscriptions.list({ customer })).data).toEqual([])
    expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toHaveLength(1)
  })

  it('is cancelled at once', async () => {
    const subscription = await subscribe(stripe, plans.yearly)
    const ended = await stripe.subscriptions.cancel(subscription.id, { cancellation_details: { comment: 'Lifetime' } })
    expect(ended).toMatchObject({ status: 'canceled', cancellation_details: { comment: 'Lifetime' } })
    expect(ended.ended_at).toBeGreaterThan(0)
    await expect(stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    })
  })

  it('changes price and credits the rest of the old period', async () => {
    const subscription = await subscribe(stripe, plans.monthly)
    const item = subscription.items.data[0]?.id ?? ''
    const yearly = { items: [{ id: item, price: plans.yearly.id }] }
    await behave(stage.sandbox, { declineCards: true })
    await expect(
      stripe.subscriptions.update(subscription.id, { ...yearly, payment_behavior: 'error_if_incomplete' }),
    ).rejects.toMatchObject({ type: 'StripeCardError', decline_code: 'generic_decline' })
    expect((await again(subscription)).items.data[0]?.price.id).toBe(plans.monthly.id)

    await behave(stage.sandbox, { declineCards: false })
    const moved = await stripe.subscriptions.update(subscription.id, { ...yearly, expand: ['latest_invoice'] })
    expect(moved.items.data[0]).toMatchObject({ id: item, price: { id: plans.yearly.id } })
    expect((endOf(moved) - now()) / DAY).toBeGreaterThan(364)
    expect(moved.latest_invoice).toMatchObject({ status: 'paid', total: 3333 - 444 })

    await stripe.subscriptions.update(subscription.id, { items: [{ id: item, price: plans.monthly.id }] })
    const customer = (await stripe.customers.retrieve(String(subscription.customer))) as Stripe.Customer
    expect(customer.balance).toBe(444 - 3333)
  })
})

describe('a payment', () => {
  const lifetime = async () => {
    const session = await openCheckout(stripe, plans.lifetime)
    await pay(session)
    return String((await stripe.checkout.sessions.retrieve(session.id)).payment_intent)
  }
  const chargeOf = async (id: string) =>
    (await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })).latest_charge as Stripe.Charge

  it('is refunded partly and fully, but never beyond its amount', async () => {
    const intent = await lifetime()
    await stripe.refunds.create({ payment_intent: intent, amount: 100 })
    expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 100, refunded: false })
    const rest = await stripe.refunds.create({ payment_intent: intent })
    expect(rest.amount).toBe(11_000)
    expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 11_100, refunded: true })
    await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    })
  })

  it('is disputed, and carries metadata', async () => {
    const intent = await lifetime()
    const marked = await stripe.paymentIntents.update(intent, { metadata: { revoked: 'true' } })
    expect(marked.metadata).toEqual({ revoked: 'true' })
    expect((await control(stage.sandbox, 'disputes', { charge: (await chargeOf(intent)).id })).status).toBe(200)
    expect(await chargeOf(intent)).toMatchObject({ disputed: true })
  })
})
