import { PLANS, PRODUCT_NAME_MAX_LENGTH } from '@soulsign/contracts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { reconcile, sweepSubscribers } from '../src/billing/reconcile.ts'
import { setUpStripe } from '../src/billing/setup.ts'
import { connectDatabase, type Database } from '../src/database/database.ts'
import { createLogger } from '../src/observability/log.ts'
import { startQueue } from '../src/queue/queue.ts'
import { type BillingApi, behaveStripe, newPerson, payCheckout, startBillingApi } from './billing.ts'

let api: BillingApi
let database: Database
let queue: Awaited<ReturnType<typeof startQueue>>
const log = createLogger('silent')
beforeAll(async () => {
  api = await startBillingApi({ STRIPE_AUTOMATIC_TAX: '1' })
  database = connectDatabase(api.databaseUrl, () => undefined)
  queue = await startQueue(api.databaseUrl, log)
})
// Also after a failure: the next test finds Stripe quick and talkative.
afterEach(async () => {
  await api.tellAgain()
  await behaveStripe(api, { latencyMs: 0 })
})
afterAll(async () => {
  await queue.stop({ graceful: false })
  await database.close()
  await api.close()
})

test('repeated setups set up an account once', async () => {
  const { stripe } = api
  const setup = {
    productName: 'S'.repeat(PRODUCT_NAME_MAX_LENGTH),
    publicUrl: 'https://soulsign.test',
    webhookUrl: 'https://soulsign.test/hook',
  }
  const first = await setUpStripe(stripe, setup)
  expect(first.webhookSecret).toBe('whsec_sandbox')
  const again = await setUpStripe(stripe, setup)
  expect(again.webhookSecret).toBeNull()
  expect(again.done.map(({ isNew }) => isNew)).toEqual(again.done.map(() => false))
  expect(again.done.map(({ id }) => id)).toEqual(first.done.map(({ id }) => id))
  const prices = await stripe.prices.list({ active: true })
  expect(prices.data.map(({ lookup_key, unit_amount }) => [lookup_key, unit_amount]).sort()).toEqual(
    Object.values(PLANS)
      .map(({ lookupKey, amount }) => [lookupKey, amount])
      .sort(),
  )
  expect((await stripe.billingPortal.configurations.list({ active: true })).data).toHaveLength(1)
})

test('a wrong price is replaced under its lookup key', async () => {
  const { stripe } = api
  const [old] = (await stripe.prices.list({ lookup_keys: [PLANS.monthly.lookupKey] })).data
  const wrong = await stripe.prices.create({
    product: String(old?.product),
    currency: 'usd',
    unit_amount: 999,
    recurring: { interval: 'month' },
    lookup_key: PLANS.monthly.lookupKey,
    transfer_lookup_key: true,
  })
  await setUpStripe(stripe, { productName: 'Soulsign', publicUrl: 'https://soulsign.test', webhookUrl: null })
  const [price] = (await stripe.prices.list({ lookup_keys: [PLANS.monthly.lookupKey] })).data
  expect(price).toMatchObject({ unit_amount: 444, active: true })
  expect((await stripe.prices.retrieve(wrong.id)).active).toBe(false)
})

test('with Stripe Tax on, a checkout calculates taxes', async () => {
  const person = await newPerson(api)
  expect(await api.stripe.checkout.sessions.retrieve(await person.buy('monthly'))).toMatchObject({
    automatic_tax: { enabled: true },
    amount_total: PLANS.monthly.amount,
  })
})

test('the nightly job finds missed events', async () => {
  const person = await newPerson(api)
  await api.tellNothing()
  await person.buy('lifetime')
  await reconcile({ database, queue, stripe: api.deps.stripe, log })
  await expect.poll(async () => (await person.row()).subscription_tier, { timeout: 10_000 }).toBe('Lifetime')
  const { data } = await api.stripe.events.list({ limit: 100 })
  const { rows } = await api.database.query('select id from stripe_events')
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(data.map(({ id }) => id)))

  // A note that an administrator adds in the dashboard causes no event.
  await api.stripe.paymentIntents.update((await person.payment()).id, { metadata: { revoked: 'true' } })
  await reconcile({ database, queue, stripe: api.deps.stripe, log })
  await expect.poll(async () => (await person.row()).subscribed, { timeout: 10_000 }).toBe(false)
})

test('events are processed before the nightly jobs', async () => {
  const person = await newPerson(api)
  const { body } = await person.checkout('monthly')
  await api.database.query(
    `with people as (insert into users (email) select gen_random_uuid() || '@example.test' from generate_series(1, 200) returning id, email)
     insert into subscribers (user_id, email, stripe_customer_id) select id, email, 'cus_' || id from people`,
  )
  await behaveStripe(api, { latencyMs: 300 })
  await reconcile({ database, queue, stripe: api.deps.stripe, log })
  // Only the event leads to this person now.
  await api.database.query(`delete from pgboss.job where singleton_key = 'look ' || $1`, [
    (await person.row()).stripe_customer_id,
  ])
  await payCheckout(String(body.url))
  await expect.poll(async () => (await person.row()).subscribed, { timeout: 25_000 }).toBe(true)
  const waiting = await api.database.query(
    `delete from pgboss.job where name = 'sync-customer' and singleton_key like 'look %' and state = 'created'`,
  )
  expect(waiting.rowCount).toBeGreaterThan(0)
})

test('the hourly job ends expired access', async () => {
  const person = await newPerson(api)
  await person.verify(await person.buy('monthly'))
  await api.stripe.subscriptions.cancel((await person.subscription()).id)
  await api.database.query('update subscribers set access_until = now() where user_id = $1', [person.userId])
  await sweepSubscribers({ database, queue })
  await expect.poll(async () => (await person.row()).subscribed, { timeout: 10_000 }).toBe(false)
})
