import { createHash, randomUUID } from 'node:crypto'
import pg from 'pg'
import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deriveEntitlement, type StripeRecord } from '../src/billing/entitlement.ts'
import { upsertSubscriber } from '../src/billing/subscribers.sql.ts'
import { readAndKeep } from '../src/billing/sync.ts'
import type { Database } from '../src/database/database.ts'
import {
  type BillingApi,
  behaveStripe,
  control,
  newPerson,
  payCheckout,
  recordOf,
  startBillingApi,
  webhookUrl,
} from './billing.ts'

const ORDERS = 1_000
const AT_ONCE = 16
const CONNECTIONS = 4

/**
 * Starting and storing a read take one statement each, so they need no transaction. They are the same each time, so
 * PostgreSQL reads and plans them once.
 */
const database: Pick<Database, 'asSystem'> = {
  async asSystem(work) {
    const connection = await pool.connect()
    const prepared = (text: string, values: unknown[]) => connection.query({ name: nameOf(text), text, values })
    try {
      return await work(Object.assign(Object.create(connection), { query: prepared }))
    } finally {
      connection.release()
    }
  },
}

const nameOf = (statement: string) => createHash('sha256').update(statement).digest('hex').slice(0, 32)

/** A customer's events, and Stripe's state after each of them. */
interface History {
  events: Stripe.Event[]
  records: StripeRecord[]
}

let api: BillingApi
let pool: pg.Pool
let history: History
beforeAll(async () => {
  api = await startBillingApi()
  // Thousands of small writes that need not survive a power cut.
  await api.database.query(`alter database ${new URL(api.databaseUrl).pathname.slice(1)} set synchronous_commit = off`)
  pool = new pg.Pool({ connectionString: api.databaseUrl, max: CONNECTIONS })
  history = await live()
})
afterAll(async () => {
  await pool.end()
  await api.close()
})

/**
 * A customer's whole life: bought, renewed, failed, recovered, cancelled, resumed, moved, Lifetime, partly refunded.
 */
async function live(): Promise<History> {
  const person = await newPerson(api)
  const events: Stripe.Event[] = []
  const records: StripeRecord[] = []
  const { stripe } = api
  const look = async () => {
    const customer = String((await person.row()).stripe_customer_id)
    const record = await recordOf(stripe, customer)
    const all = await stripe.events.list({ limit: 100 }).autoPagingToArray({ limit: 1_000 })
    const fresh = all.reverse().filter(({ id }) => !events.some((event) => event.id === id))
    for (const event of fresh) {
      events.push(event)
      records.push(record)
    }
  }
  await person.verify(await person.buy('monthly'))
  await look()
  const { id, items } = await person.subscription()
  for (const [event, daysAgo] of [
    ['renew', 20],
    ['fail_renewal', 15],
    ['fail_retry', 0],
    ['retry', 0],
    ['fail_renewal', 3],
    ['retry', 0],
  ]) {
    await control(api, 'clock', { subscription: id, event, daysAgo })
    await look()
  }
  for (const cancel_at_period_end of [true, false]) {
    await stripe.subscriptions.update(id, { cancel_at_period_end })
    await look()
  }
  const yearly = await stripe.prices.list({ lookup_keys: ['soulsign_yearly'] })
  await stripe.subscriptions.update(id, {
    items: [{ id: items.data[0]?.id ?? '', price: yearly.data[0]?.id ?? '' }],
  })
  await look()
  await person.verify(await person.buy('lifetime'))
  await look()
  await stripe.refunds.create({ payment_intent: (await person.payment()).id, amount: 100 })
  await look()
  return { events, records }
}

/** Reproducible random numbers for a seed (mulberry32), so that a failing order can be run again. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/**
 * Delivers the history to a new subscriber. Most events are lost. The others arrive once or twice, several at a time,
 * at a random moment after they happened. Stripe's responses arrive early or late, with the state at the time of the
 * request. The last event is never lost completely.
 */
async function deliver(userId: string, random: () => number): Promise<void> {
  const row = await database.asSystem((tx) => upsertSubscriber(tx, userId))
  const last = history.records.length - 1
  const moments = history.records.flatMap((_, happened) => {
    const copies = happened === last ? 1 + Math.round(random()) : Math.max(0, Math.floor(random() * 20) - 17)
    // Mostly early, so that many different states are read.
    return Array.from({ length: copies }, () => Math.min(last, happened + Math.floor(random() ** 3 * (last + 1))))
  })
  moments.sort((a, b) => a - b)
  // Many responses arrive only after a later read was stored.
  const overtakers = moments.map((_, i) => (random() < 0.5 ? i + Math.ceil(random() * (moments.length - 1 - i)) : i))
  const kept = moments.map(() => Promise.withResolvers<void>())
  const readings: Promise<void>[] = []
  for (const [i, moment] of moments.entries()) {
    const asked = Promise.withResolvers<void>()
    const read = async () => {
      asked.resolve()
      const overtaker = overtakers[i] ?? i
      if (overtaker > i) await kept[overtaker]?.promise
      return history.records[moment]
    }
    readings.push(readAndKeep(database, row?.id ?? '', read).then(() => kept[i]?.resolve()))
    // The history goes on once Stripe was asked, even before it responds.
    await asked.promise
  }
  await Promise.all(readings)
}

test('a thousand orders of one history, with duplicates and gaps, end in the same subscription', {
  timeout: 240_000,
}, async () => {
  expect(history.events.length).toBeGreaterThan(40)
  const now = Date.now() / 1_000
  expect(new Set(history.records.map((record) => JSON.stringify(deriveEntitlement(record, now)))).size)
    // Otherwise the order could not matter.
    .toBeGreaterThan(7)
  const { rows } = await api.database.query<{ id: string }>(
    `insert into users (email) select 'order' || n || '@example.test' from generate_series(1, $1) n returning id`,
    [ORDERS],
  )
  const left = rows.map(({ id }, seed) => ({ id, seed }))
  const work = async () => {
    for (let next = left.pop(); next; next = left.pop()) await deliver(next.id, randomOf(next.seed))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const ends = await api.database.query(
    `select subscribed, subscription_tier, subscription_end, renews, in_grace, access_until, count(*)::int as n
     from subscribers where user_id = any($1) group by 1, 2, 3, 4, 5, 6`,
    [rows.map(({ id }) => id)],
  )
  expect(ends.rows).toEqual([
    {
      subscribed: true,
      subscription_tier: 'Lifetime',
      subscription_end: null,
      renews: false,
      in_grace: false,
      access_until: null,
      n: ORDERS,
    },
  ])
})

test('the same events, shuffled and repeated over HTTP during the history, end there too', async () => {
  await behaveStripe(api, { duplicateWebhooks: true, shuffleWebhooks: true })
  const person = await newPerson(api)
  await person.buy('monthly')
  const { id } = await person.subscription()
  for (const event of ['renew', 'fail_renewal', 'retry', 'fail_renewal', 'fail_retry']) {
    await control(api, 'clock', { subscription: id, event })
  }
  await expect.poll(async () => (await person.row()).in_grace, { timeout: 10_000 }).toBe(true)
  await person.buy('lifetime')
  await expect.poll(async () => (await person.row()).subscription_tier, { timeout: 10_000 }).toBe('Lifetime')
  await expect.poll(async () => (await person.subscription()).status, { timeout: 10_000 }).toBe('canceled')
  // Repeat all events of the first history much later, when the customer has Lifetime.
  for (const event of history.events.toReversed()) {
    const payload = JSON.stringify(event)
    const signature = api.stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_sandbox' })
    const response = await fetch(webhookUrl(api.url), {
      method: 'POST',
      body: payload,
      headers: { 'stripe-signature': signature },
    })
    expect(response.status).toBe(200)
  }
  const ids = history.events.map(({ id }) => id)
  const stored = await api.database.query('select from stripe_events where id = any($1)', [ids])
  expect(stored.rowCount).toBe(ids.length)
  expect(await person.row()).toMatchObject({ subscription_tier: 'Lifetime' })
})

describe('webhooks', () => {
  const post = (body: string, signature: string) =>
    fetch(webhookUrl(api.url), { method: 'POST', body, headers: { 'stripe-signature': signature } })
  const events = async () => (await api.database.query('select from stripe_events')).rowCount

  test('forged, altered, old and future signatures are refused, and nothing is stored', async () => {
    const payload = JSON.stringify({
      id: `evt_${randomUUID()}`,
      type: 'invoice.paid',
      object: 'event',
      created: 1,
      data: { object: {} },
    })
    const sign = (secret: string, timestamp = Math.floor(Date.now() / 1_000)) =>
      api.stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
    const before = await events()
    for (const [body, signature] of [
      [payload, sign('whsec_wrong')],
      [`${payload} `, sign('whsec_sandbox')],
      [payload, sign('whsec_sandbox', 1_000)],
      [payload, sign('whsec_sandbox', Math.floor(Date.now() / 1_000) + 600)],
      [payload, ''],
    ] as const) {
      const response = await post(body, signature)
      expect(response.status).toBe(400)
      expect(response.headers.get('content-type')).toContain('application/problem+json')
    }
    // Signed, but not an event.
    for (const body of ['[]', 'null', '{"id":"evt_1"}']) {
      const signature = api.stripe.webhooks.generateTestHeaderString({ payload: body, secret: 'whsec_sandbox' })
      expect((await post(body, signature)).status, body).toBe(400)
    }
    expect(await events()).toBe(before)
    // A repeated event is stored once.
    expect((await post(payload, sign('whsec_sandbox'))).status).toBe(200)
    expect((await post(payload, sign('whsec_sandbox'))).status).toBe(200)
    expect(await events()).toBe((before ?? 0) + 1)
  })

  test('are accepted during maintenance', async () => {
    const person = await newPerson(api)
    const { body } = await person.checkout('monthly')
    await api.database.query(
      `insert into app_settings (setting_key, setting_value) values ('maintenance_mode', 'true')`,
    )
    await expect.poll(async () => (await person.ask('check-subscription')).status, { timeout: 5_000 }).toBe(503)
    await payCheckout(String(body.url))
    await expect.poll(async () => (await person.row()).subscribed, { timeout: 10_000 }).toBe(true)
    await api.database.query(`delete from app_settings where setting_key = 'maintenance_mode'`)
    await expect.poll(async () => (await person.check()).subscribed, { timeout: 5_000 }).toBe(true)
  })
})
