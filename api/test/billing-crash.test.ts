import { freePort } from '@soulsign/postgres'
import { type Sandbox, startSandbox } from '@soulsign/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setUpStripe } from '../src/billing/setup.ts'
import type { RunningServer } from '../src/server.ts'
import { startTestServer } from './api.ts'
import { behaveStripe, payCheckout, stripeOf, webhookUrl } from './billing.ts'
import { createTestDatabase } from './database.ts'
import { type ApiProcess, endProcess, startProcess, until } from './process.ts'

const PEOPLE = 20

let database: Awaited<ReturnType<typeof createTestDatabase>>
let sandbox: Sandbox
let environment: Record<string, string>
let first: ApiProcess
let next: RunningServer

beforeAll(async () => {
  database = await createTestDatabase()
  const port = await freePort()
  sandbox = await startSandbox({ port: 0, webhookUrl: webhookUrl(`http://127.0.0.1:${port}`) })
  environment = { PORT: String(port), SANDBOX_PORT: new URL(sandbox.url).port }
})
afterAll(async () => {
  await next?.close()
  await endProcess(first, 'SIGKILL')
  await sandbox.close()
  await database.drop()
})

const count = async (condition: string) =>
  (await database.owner.query<{ n: number }>(`select count(*)::int as n from ${condition}`)).rows[0]?.n ?? 0

test('kill -9 during webhooks: everyone who paid is subscribed', { timeout: 240_000 }, async () => {
  const starting = startProcess(database.url, environment)
  const stripe = stripeOf(sandbox.url)
  await setUpStripe(stripe, { productName: 'Soulsign', publicUrl: 'http://soulsign.test', webhookUrl: null })
  const prices = await stripe.prices.list({ lookup_keys: ['soulsign_monthly'] })
  const { rows } = await database.owner.query<{ id: string; email: string }>(
    `insert into users (email) select 'crash' || n || '@example.test' from generate_series(1, $1) n returning id, email`,
    [PEOPLE],
  )
  const urls: string[] = []
  for (const { id, email } of rows) {
    const customer = await stripe.customers.create({ email, metadata: { user_id: id } })
    await database.owner.query('insert into subscribers (user_id, email, stripe_customer_id) values ($1, $2, $3)', [
      id,
      email,
      customer.id,
    ])
    const { url } = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: customer.id,
      client_reference_id: id,
      line_items: [{ price: prices.data[0]?.id ?? '', quantity: 1 }],
      success_url: 'http://soulsign.test/subscription?session_id={CHECKOUT_SESSION_ID}',
    })
    urls.push(String(url))
  }
  first = await starting
  // Some are processed, some are stored, some have not arrived.
  await behaveStripe({ sandboxUrl: sandbox.url }, { latencyMs: 60, shuffleWebhooks: true, duplicateWebhooks: true })
  const paid = Promise.all(urls.map((url) => payCheckout(url)))
  await until(async () => (await count('subscribers where subscribed')) >= 3)
  await endProcess(first, 'SIGKILL')
  expect(await count('subscribers where subscribed')).toBeLessThan(PEOPLE)
  expect(
    await count(`pgboss.job where name = 'sync-customer' and state in ('created', 'active', 'retry')`),
  ).toBeGreaterThan(0)

  await behaveStripe({ sandboxUrl: sandbox.url }, { latencyMs: 0 })
  // As though the heartbeat had already been missing for a while.
  await database.owner.query(`update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute'`)
  next = await startTestServer(database.url, environment)
  await paid
  await until(async () => (await count('subscribers where subscribed')) === PEOPLE)
  await until(async () => (await count(`pgboss.job where name = 'sync-customer' and state < 'completed'`)) === 0)
  expect(await count(`subscribers where subscription_tier = 'Monthly'`)).toBe(PEOPLE)
})
