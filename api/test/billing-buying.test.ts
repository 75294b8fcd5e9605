import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { cancelAtOnce, endBilling } from '../src/billing/cancel.ts'
import { behave, call } from './api.ts'
import { type BillingApi, behaveStripe, days, FREE, newPerson, payCheckout, startBillingApi } from './billing.ts'

let api: BillingApi
beforeAll(async () => {
  api = await startBillingApi()
})
afterEach(() => fetch(`${api.sandboxUrl}/behaviour`, { method: 'DELETE' }))
afterAll(() => api.close())

describe('buying', () => {
  test('fifty concurrent returns with one session: one subscription, one congratulation', async () => {
    const person = await newPerson(api)
    expect(await person.check()).toEqual({ ...FREE, subscription_end: null })
    const session = await person.buy('monthly')
    const answers = await Promise.all(Array.from({ length: 50 }, () => person.verify(session)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(answers.filter(({ body }) => body.activated === true)).toHaveLength(1)
    expect((await person.verify(session)).body).toEqual({ success: true, activated: false })
    const customer = String((await person.row()).stripe_customer_id)
    expect((await api.stripe.subscriptions.list({ customer, status: 'all' })).data).toHaveLength(1)
    expect((await api.stripe.charges.list({ customer })).data).toHaveLength(1)
    expect((await api.database.query('select from checkouts where user_id = $1', [person.userId])).rowCount).toBe(1)
    const state = await person.check()
    expect(state).toMatchObject({ subscribed: true, subscription_tier: 'Monthly', renews: true, in_grace: false })
    expect(days(state.subscription_end)).toBeGreaterThan(27)
  })

  test('ten concurrent checkouts create one customer, and only one can be paid', async () => {
    const person = await newPerson(api)
    const answers = await Promise.all(Array.from({ length: 10 }, () => person.checkout('yearly')))
    for (const { status } of answers) expect([200, 409]).toContain(status)
    const customer = String((await person.row()).stripe_customer_id)
    const found = await api.stripe.customers.search({ query: `metadata['user_id']:'${person.userId}'` })
    expect(found.data.map(({ id }) => id)).toEqual([customer])
    const open = await api.stripe.checkout.sessions.list({ customer, status: 'open' })
    expect(open.data).toHaveLength(1)
    const url = String(open.data[0]?.url)
    expect(answers.map(({ body }) => body.url)).toContain(url)
    await payCheckout(url)
    expect((await api.stripe.charges.list({ customer })).data).toHaveLength(1)
  })

  test('a checkout paid while the next one opens is not paid twice', async () => {
    await api.tellNothing()
    const person = await newPerson(api)
    await person.buy('monthly')
    // No event arrived and the person did not return, so Stripe has to be asked.
    expect(await person.checkout('monthly')).toMatchObject({
      status: 409,
      body: { type: '/problems/already-subscribed' },
    })
    expect(await person.row()).toMatchObject({ subscribed: true })
    await api.tellAgain()
  })

  test('nor is one that was paid and granted in the meantime', async () => {
    await api.tellNothing()
    const person = await newPerson(api)
    const { body } = await person.checkout('monthly')
    await behaveStripe(api, { latencyMs: 300 })
    const next = person.checkout('yearly')
    const begun = () => api.database.query('select from checkouts where user_id = $1', [person.userId])
    await expect.poll(async () => (await begun()).rowCount, { interval: 5, timeout: 10_000 }).toBe(2)
    await payCheckout(String(body.url))
    // The state that a check in another tab leaves.
    await api.database.query(
      'update checkouts set closed_at = now() where user_id = $1 and id = (select min(id) from checkouts where user_id = $1)',
      [person.userId],
    )
    expect((await next).body.url).toContain('/portal/')
    await behaveStripe(api, { latencyMs: 0 })
    const customer = String((await person.row()).stripe_customer_id)
    expect((await api.stripe.checkout.sessions.list({ customer, status: 'open' })).data).toEqual([])
    await api.tellAgain()
  })

  test('a person deleted while a checkout opens gets none that could be paid', async () => {
    const person = await newPerson(api)
    await behaveStripe(api, { latencyMs: 1_000 })
    const opening = person.checkout('lifetime')
    const begun = () => api.database.query('select from checkouts where user_id = $1', [person.userId])
    await expect.poll(async () => (await begun()).rowCount, { interval: 5, timeout: 10_000 }).toBe(1)
    await api.database.query('delete from users where id = $1', [person.userId])
    expect((await opening).status).toBe(401)
    await behaveStripe(api, { latencyMs: 0 })
    const { data } = await api.stripe.checkout.sessions.list({ status: 'open', limit: 100 })
    expect(data.filter((session) => session.client_reference_id === person.userId)).toEqual([])
  })

  test('other purchases from the same Stripe account give no access', async () => {
    const person = await newPerson(api)
    await person.checkout('monthly')
    const customer = String((await person.row()).stripe_customer_id)
    const { id: product } = await api.stripe.products.create({ name: 'A tea a month' })
    const price = { product, currency: 'usd', unit_amount: 100, recurring: { interval: 'year' as const } }
    const { url } = await api.stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      client_reference_id: person.userId,
      line_items: [{ price: (await api.stripe.prices.create(price)).id, quantity: 1 }],
      success_url: 'http://soulsign.test/tea?session_id={CHECKOUT_SESSION_ID}',
    })
    expect(await person.verify(await payCheckout(String(url)))).toMatchObject({ status: 404 })
    expect(await person.check()).toMatchObject({ subscribed: false })
    await person.verify(await person.buy('lifetime'))
    expect((await person.subscription()).status).toBe('active')
  })

  test('invented and foreign sessions get the same refusal; unpaid ones get their own', async () => {
    const [person, other] = [await newPerson(api), await newPerson(api)]
    const theirs = await other.buy('lifetime')
    const { body } = await person.checkout('monthly')
    const answers = [await person.verify(`cs_test_${'a'.repeat(58)}`), await person.verify(theirs)]
    for (const { status } of answers) expect(status).toBe(404)
    expect({ ...answers[0]?.body, request_id: '' }).toEqual({ ...answers[1]?.body, request_id: '' })
    const unpaid = new URL(String(body.url)).pathname.split('/').at(-1) ?? ''
    expect(await person.verify(unpaid)).toMatchObject({ status: 409, body: { type: '/problems/payment-incomplete' } })
    expect(await person.verify("x' or 1=1")).toMatchObject({ status: 400 })
    expect(await person.row()).toMatchObject({ subscribed: false })
    expect((await other.verify(theirs)).body).toEqual({ success: true, activated: true })
  })

  test('a payment counts at the next check, even if no event ever came', async () => {
    await api.tellNothing()
    const person = await newPerson(api)
    await person.buy('yearly')
    expect(await person.check()).toMatchObject({ subscribed: true, subscription_tier: 'Yearly' })
    expect(await api.entitled(person.userId)).toBe(true)
    await api.tellAgain()
  })

  test('a person who paid gets a plan, even without an event or a check', async () => {
    await api.tellNothing()
    const person = await newPerson(api)
    const { headers } = person
    await behave(api.sandboxUrl, { tokenDelayMs: 0 })
    const entry = { symptom_type: 'physical', description: 'My shoulders are tight since the move' }
    const { body: symptom } = await call(api.url, 'POST', '/api/symptoms', { headers, body: entry })
    const { body: insight } = await person.ask('generate-diagnosis', { symptom_id: symptom.id })
    const askPlan = () => person.ask('generate-healing-plan', { diagnosis_id: insight.diagnosis_id })
    expect(await askPlan()).toMatchObject({ status: 403, body: { type: '/problems/subscription-needed' } })
    const { body } = await person.checkout('monthly')
    expect(await askPlan()).toMatchObject({ status: 403 })
    await payCheckout(String(body.url))
    expect(await askPlan()).toMatchObject({ status: 200, body: { success: true } })
    await api.tellAgain()
  })

  test('an event alone is enough', async () => {
    const person = await newPerson(api)
    await person.buy('monthly')
    await expect.poll(async () => (await person.row()).subscribed, { timeout: 10_000 }).toBe(true)
  })

  test('a customer deleted at Stripe is replaced', async () => {
    const person = await newPerson(api)
    await person.checkout('monthly')
    const lost = String((await person.row()).stripe_customer_id)
    await api.stripe.customers.del(lost)
    const session = await person.buy('monthly')
    expect((await person.verify(session)).body.activated).toBe(true)
    expect(String((await person.row()).stripe_customer_id)).not.toBe(lost)
  })
})

describe('a customer of another Stripe account', () => {
  test('keeps the stored state, buys as a new customer, and can be deleted', async () => {
    const person = await newPerson(api)
    await person.verify(await person.buy('yearly'))
    const stray = () =>
      api.database.query('update subscribers set stripe_customer_id = $2 where user_id = $1', [
        person.userId,
        `cus_${person.userId}`,
      ])
    await stray()
    await api.database.query(`update subscribers set subscription_end = now(), read_at = null where user_id = $1`, [
      person.userId,
    ])
    expect(await person.check()).toMatchObject({ subscribed: true, subscription_tier: 'Yearly', error: null })
    expect(await person.ask('customer-portal')).toMatchObject({
      status: 403,
      body: { type: '/problems/subscription-needed' },
    })
    await expect(cancelAtOnce(api.deps, String((await person.row()).id))).rejects.toMatchObject({ key: 'conflict' })
    const session = await person.buy('lifetime')
    expect((await person.verify(session)).body.activated).toBe(true)
    expect(await person.check()).toMatchObject({ subscription_tier: 'Lifetime' })
    await stray()
    await endBilling(api.deps, person.userId)
  })
})

describe('Stripe in trouble', () => {
  test.each([
    ['down', { failNext: 1_000, failStatus: 503 }],
    ['busy', { failNext: 1_000, failStatus: 429, retryAfterSeconds: 7 }],
  ])('%s: a clear error, nothing charged, and buying works afterwards', async (_, trouble) => {
    const person = await newPerson(api)
    await person.checkout('monthly')
    await behaveStripe(api, trouble)
    const answer = await person.checkout('yearly')
    expect(answer).toMatchObject({
      status: 503,
      body: { type: '/problems/unavailable', detail: expect.stringContaining('Nothing was charged.') },
    })
    expect(Number(answer.headers.get('retry-after'))).toBe('retryAfterSeconds' in trouble ? 7 : 10)
    expect(await person.check()).toMatchObject({
      subscribed: false,
      error: expect.stringContaining('is not responding'),
    })
    await behaveStripe(api, { failNext: 0 })
    const session = await person.buy('yearly')
    await behaveStripe(api, trouble)
    expect(await person.verify(session)).toMatchObject({ status: 503 })
    await behaveStripe(api, { failNext: 0 })
    expect((await person.verify(session)).body.activated).toBe(true)
    const customer = String((await person.row()).stripe_customer_id)
    expect((await api.stripe.charges.list({ customer })).data).toHaveLength(1)
    // A subscriber keeps access while Stripe is away.
    await behaveStripe(api, trouble)
    expect(await person.check()).toMatchObject({ subscribed: true })
  })

  test('lost responses are requested again, without duplicates', async () => {
    const person = await newPerson(api)
    for (let i = 0; i < 3; i++) {
      await behaveStripe(api, { failNext: 1, failAfterwards: true, failStatus: 500 })
      await person.checkout('lifetime')
    }
    const found = await api.stripe.customers.search({ query: `metadata['user_id']:'${person.userId}'` })
    expect(found.data).toHaveLength(1)
    const customer = String((await person.row()).stripe_customer_id)
    expect((await api.stripe.checkout.sessions.list({ customer, status: 'open' })).data).toHaveLength(1)
  })

  test('a failure that Stripe repeats for a day does not prevent buying', async () => {
    const person = await newPerson(api)
    await behaveStripe(api, { failNext: 1, failStatus: 500 })
    expect((await person.checkout('monthly')).status).toBe(200)
  })

  test('a key that Stripe refuses locks no one out', async () => {
    // A late event would update the state, and no check would follow.
    await api.tellNothing()
    const person = await newPerson(api)
    await person.verify(await person.buy('monthly'))
    await api.database.query('update subscribers set subscription_end = now(), read_at = null where user_id = $1', [
      person.userId,
    ])
    await api.tellAgain()
    await behaveStripe(api, { failNext: 10, failStatus: 401 })
    expect(await person.check()).toMatchObject({
      subscribed: true,
      error: expect.stringContaining('is not responding'),
    })
  })

  test.each([401, 403])(
    'a key that Stripe refuses with %i: a clear error, and a log entry for the operator',
    async (failStatus) => {
      const person = await newPerson(api)
      await person.verify(await person.buy('monthly'))
      await behaveStripe(api, { failNext: 1_000, failStatus })
      for (const answer of [await person.checkout('lifetime'), await person.ask('customer-portal')]) {
        expect(answer).toMatchObject({
          status: 503,
          body: {
            type: '/problems/unavailable',
            detail: expect.stringMatching(/^Our payment provider cannot be used/),
          },
        })
      }
      api.failures.length = 0
      await expect(cancelAtOnce(api.deps, String((await person.row()).id))).rejects.toMatchObject({
        key: 'unavailable',
      })
      expect(api.failures).toEqual([expect.stringContaining('STRIPE_SECRET_KEY')])
    },
  )

  test('slow: a check returns the stored state', { timeout: 20_000 }, async () => {
    const person = await newPerson(api)
    await person.checkout('monthly')
    await behaveStripe(api, { latencyMs: 5_000 })
    // If it had waited for Stripe, there would be no error.
    expect(await person.check()).toMatchObject({
      subscribed: false,
      error: expect.stringContaining('is not responding'),
    })
  })
})
