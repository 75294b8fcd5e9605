import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { cancelAtOnce, endBilling } from '../src/billing/cancel.ts'
import { deriveEntitlement } from '../src/billing/entitlement.ts'
import { type BillingApi, control, days, FREE, newPerson, recordOf, startBillingApi, submit } from './billing.ts'

let api: BillingApi
beforeAll(async () => {
  api = await startBillingApi()
})
afterEach(() => fetch(`${api.sandboxUrl}/behaviour`, { method: 'DELETE' }))
afterAll(() => api.close())

describe('from plan to plan', () => {
  test('Monthly, Yearly, Lifetime: credited, then ended, and nothing more to buy', async () => {
    const person = await newPerson(api)
    await person.verify(await person.buy('monthly'))
    const { body, status } = await person.checkout('yearly')
    expect(status).toBe(200)
    const { id } = await person.subscription()
    const [item] = (await person.subscription()).items.data
    const portal = await api.stripe.prices.list({ lookup_keys: ['soulsign_yearly'] })
    const back = await submit(String(body.url), { do: 'switch', subscription: id, price: portal.data[0]?.id ?? '' })
    expect(back.href).toBe('http://soulsign.test/account')
    await expect.poll(async () => (await person.check()).subscription_tier, { timeout: 10_000 }).toBe('Yearly')
    const moved = await person.subscription()
    expect(moved).toMatchObject({ id, items: { data: [{ id: item?.id }] } })
    expect((await api.stripe.invoices.list({ subscription: id })).data[0]?.total).toBe(3333 - 444)

    const lifetime = await person.buy('lifetime')
    expect(await person.check()).toMatchObject({ subscription_tier: 'Lifetime' })
    expect((await person.verify(lifetime)).body.activated).toBe(true)
    expect((await person.subscription()).status).toBe('canceled')
    expect(await person.check()).toEqual({
      ...FREE,
      subscribed: true,
      subscription_tier: 'Lifetime',
      subscription_end: null,
    })
    for (const plan of ['monthly', 'lifetime'] as const) {
      expect(await person.checkout(plan)).toMatchObject({ status: 409, body: { type: '/problems/already-subscribed' } })
    }
    expect(await api.stripe.checkout.sessions.list({ customer: String(moved.customer), status: 'open' })).toMatchObject(
      { data: [] },
    )
  })

  test('a plan cancelled in the portal lasts until its end and can be resumed', async () => {
    const person = await newPerson(api)
    expect(await person.ask('customer-portal')).toMatchObject({
      status: 403,
      body: { type: '/problems/subscription-needed' },
    })
    await person.verify(await person.buy('yearly'))
    const { body } = await person.ask('customer-portal')
    const page = await (await fetch(String(body.url))).text()
    expect(page).toContain('href="http://soulsign.test/account"')
    const { id } = await person.subscription()
    await submit(String(body.url), { do: 'cancel', subscription: id })
    await expect.poll(async () => (await person.check()).renews, { timeout: 10_000 }).toBe(false)
    expect(await person.check()).toMatchObject({ subscribed: true, subscription_tier: 'Yearly' })
    expect((await person.checkout('yearly')).body.url).toContain('/portal/')
    await control(api, 'clock', { subscription: id, event: 'end_period' })
    await expect.poll(async () => (await person.check()).subscribed, { timeout: 10_000 }).toBe(false)
    expect(days((await person.check()).subscription_end)).toBeCloseTo(0, 2)
    expect((await person.checkout('yearly')).body.url).toContain('/checkout/')
  })
})

describe('a renewal that is not paid', () => {
  test('leaves seven days of access, then ends it until it is paid', async () => {
    const person = await newPerson(api)
    await person.verify(await person.buy('monthly'))
    const { id } = await person.subscription()
    const clock = (event: string, daysAgo = 0) => control(api, 'clock', { subscription: id, event, daysAgo })
    await clock('fail_renewal', 3)
    await expect.poll(async () => (await person.check()).in_grace, { timeout: 10_000 }).toBe(true)
    const state = await person.check()
    expect(state).toMatchObject({ subscribed: true, subscription_tier: 'Monthly', renews: false })
    expect(days(state.subscription_end)).toBeCloseTo(4, 1)
    expect(await api.entitled(person.userId)).toBe(true)
    // A payment is due, so there is no second subscription to buy.
    expect((await person.checkout('yearly')).body.url).toContain('/portal/')

    await clock('retry')
    await expect.poll(async () => (await person.check()).in_grace, { timeout: 10_000 }).toBe(false)
    expect(await person.check()).toMatchObject({ subscribed: true, renews: true })

    await clock('fail_renewal', 8)
    await expect.poll(async () => (await person.check()).subscribed, { timeout: 10_000 }).toBe(false)
    expect(days((await person.check()).subscription_end)).toBeCloseTo(-1, 1)
    expect(await api.entitled(person.userId)).toBe(false)
    // Another failed renewal does not start a new week.
    await clock('fail_renewal')
    const { stripe_customer_id: customer } = await person.row()
    const record = await recordOf(api.stripe, String(customer))
    expect(deriveEntitlement(record, Date.now() / 1_000)).toMatchObject({ subscribed: false, inGrace: false })
    await clock('retry')
    await expect.poll(async () => (await person.check()).subscribed, { timeout: 10_000 }).toBe(true)
  })

  test('ends access on time, without an event or a request to Stripe', async () => {
    const person = await newPerson(api)
    await person.verify(await person.buy('monthly'))
    const { id } = await person.subscription()
    await control(api, 'clock', { subscription: id, event: 'fail_renewal', daysAgo: 6.9 })
    await expect.poll(async () => (await person.check()).in_grace, { timeout: 10_000 }).toBe(true)
    expect(await api.entitled(person.userId)).toBe(true)
    await api.database.query(
      `update subscribers set access_until = access_until - interval '3 hours' where user_id = $1`,
      [person.userId],
    )
    expect(await api.entitled(person.userId)).toBe(false)
    expect(await person.check()).toMatchObject({ subscribed: false, subscription_tier: null, in_grace: false })
  })
})

describe('refunds and disputes', () => {
  const bought = async () => {
    const person = await newPerson(api)
    await person.verify(await person.buy('lifetime'))
    return { person, payment: await person.payment() }
  }
  const tier = async (person: Awaited<ReturnType<typeof newPerson>>) => (await person.row()).subscription_tier

  test('a partial refund keeps Lifetime, a full one ends it', async () => {
    const { person, payment } = await bought()
    await api.stripe.refunds.create({ payment_intent: payment.id, amount: 1_000 })
    await person.check()
    expect(await tier(person)).toBe('Lifetime')
    await api.stripe.refunds.create({ payment_intent: payment.id })
    await expect.poll(() => tier(person), { timeout: 10_000 }).toBe(null)
    expect(await api.entitled(person.userId)).toBe(false)
  })

  test('a dispute, reported by an event that names only the charge, ends it until it is won', async () => {
    const { person, payment } = await bought()
    const charge = String(payment.latest_charge)
    await control(api, 'disputes', { charge })
    await expect.poll(() => tier(person), { timeout: 10_000 }).toBe(null)
    await control(api, 'disputes', { charge, outcome: 'won' })
    await expect.poll(() => tier(person), { timeout: 10_000 }).toBe('Lifetime')
  })

  test('a refunded month ends at once', async () => {
    const person = await newPerson(api)
    await person.verify(await person.buy('monthly'))
    await api.stripe.refunds.create({ payment_intent: (await person.payment()).id })
    await expect.poll(() => tier(person), { timeout: 10_000 }).toBe(null)
    // It still runs, so an end is shown that leads to where it can be cancelled.
    expect(days((await person.check()).subscription_end)).toBeCloseTo(0, 1)
    // It does not block another purchase and is not charged again beside it.
    const { id } = await person.subscription()
    await person.verify(await person.buy('monthly'))
    expect(await tier(person)).toBe('Monthly')
    expect((await api.stripe.subscriptions.retrieve(id)).status).toBe('canceled')
  })
})

describe('a refunded subscription stays closed', () => {
  const refunded = async (plan: 'monthly' | 'yearly') => {
    const person = await newPerson(api)
    await person.verify(await person.buy(plan))
    await api.stripe.refunds.create({ payment_intent: (await person.payment()).id })
    return { person, id: (await person.subscription()).id, since: Date.now() / 1_000 }
  }
  /** Stripe's current record of a person as an entitlement, regardless of stored state. */
  const entitlement = async (person: Awaited<ReturnType<typeof newPerson>>) => {
    const { stripe_customer_id: customer } = await person.row()
    return deriveEntitlement(await recordOf(api.stripe, String(customer)), Date.now() / 1_000)
  }

  test.each(['draft_renewal', 'fail_renewal'])('through %s, until a renewal is paid', async (event) => {
    const { person, id, since } = await refunded('monthly')
    await control(api, 'clock', { subscription: id, event })
    const closed = await entitlement(person)
    expect(closed).toMatchObject({ subscribed: false, inGrace: false })
    // The end shown is still that of the refunded period.
    expect(closed.end?.getTime()).toBeLessThanOrEqual(since * 1_000)
    await control(api, 'clock', { subscription: id, event: 'retry' })
    expect(await entitlement(person)).toMatchObject({ subscribed: true, tier: 'Monthly' })
  })

  test('through a renewal that stays unpaid for weeks', async () => {
    const { person, id } = await refunded('monthly')
    await control(api, 'clock', { subscription: id, event: 'fail_renewal', daysAgo: 3 })
    await control(api, 'clock', { subscription: id, event: 'fail_renewal' })
    expect(await entitlement(person)).toMatchObject({ subscribed: false, inGrace: false })
  })

  test('through a move to a cheaper plan, paid only with credit from the refunded one', async () => {
    const { person, id } = await refunded('yearly')
    const [item] = (await person.subscription()).items.data
    const [price] = (await api.stripe.prices.list({ lookup_keys: ['soulsign_monthly'] })).data
    await api.stripe.subscriptions.update(id, {
      items: [{ id: item?.id ?? '', price: price?.id ?? '' }],
      proration_behavior: 'always_invoice',
    })
    expect((await api.stripe.invoices.list({ subscription: id })).data[0]).toMatchObject({
      status: 'paid',
      amount_paid: 0,
    })
    expect(await entitlement(person)).toMatchObject({ subscribed: false })
  })
})

describe('an administrator', () => {
  test('ends a subscription and a Lifetime immediately, also at Stripe', async () => {
    for (const plan of ['monthly', 'lifetime'] as const) {
      const person = await newPerson(api)
      await person.verify(await person.buy(plan))
      const { id } = await person.row()
      const cancel = () => cancelAtOnce(api.deps, String(id))
      for (const row of await Promise.all([cancel(), cancel()])) expect(row).toMatchObject({ subscribed: false })
      expect(await cancel()).toMatchObject({ subscribed: false })
      expect(days((await person.row()).subscription_end)).toBeCloseTo(0, 2)
      if (plan === 'monthly') expect((await person.subscription()).status).toBe('canceled')
      else expect((await person.payment()).metadata.revoked).toBeTruthy()
      expect(await person.check()).toMatchObject({ subscribed: false })
    }
    await expect(cancelAtOnce(api.deps, randomUUID())).rejects.toMatchObject({ key: 'not-found' })
  })

  test('deletes a person: billing ends first, and late events find no one', async () => {
    const person = await newPerson(api)
    await person.verify(await person.buy('monthly'))
    const { id } = await person.subscription()
    const customer = String((await person.row()).stripe_customer_id)
    await person.checkout('lifetime')
    await endBilling(api.deps, person.userId)
    // As in the product: lock the subscription before the person, in the order that events use.
    await api.database.query('begin')
    await api.database.query('select from subscribers where user_id = $1 for update', [person.userId])
    await api.database.query('delete from users where id = $1', [person.userId])
    await api.database.query('commit')
    expect((await api.stripe.subscriptions.retrieve(id)).status).toBe('canceled')
    expect((await api.stripe.customers.retrieve(customer)).deleted).toBe(true)
    expect((await api.stripe.checkout.sessions.list({ customer, status: 'open' })).data).toEqual([])
    await endBilling(api.deps, person.userId)
  })
})
