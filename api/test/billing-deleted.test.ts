import { type Sandbox, startSandbox } from '@soulsign/sandbox'
import type { PgBoss } from 'pg-boss'
import type Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepEvent } from '../src/billing/events.ts'
import { sweepSubscribers } from '../src/billing/reconcile.ts'
import type { Database } from '../src/database/database.ts'
import { createLogger } from '../src/observability/log.ts'
import { startQueue } from '../src/queue/queue.ts'
import { deleteAccount } from '../src/rights/delete-account.ts'
import { createMarks } from '../src/secrets/marks.ts'
import { stripeOf } from './billing.ts'
import { createTestDatabase } from './database.ts'
import { until } from './process.ts'

const log = createLogger('silent')

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>
let sandbox: Sandbox
let stripe: Stripe
let queue: PgBoss
beforeAll(async () => {
  testDatabase = await createTestDatabase()
  sandbox = await startSandbox({ port: 0 })
  stripe = stripeOf(sandbox.url)
  queue = await startQueue(testDatabase.url, log)
})
afterAll(async () => {
  await queue.stop({ graceful: false })
  await sandbox.close()
  await testDatabase.drop()
})

/** A subscriber whose access has run out. */
async function newSubscriber(email: string) {
  const { id: customer } = await stripe.customers.create({ email })
  const { rows } = await testDatabase.owner.query<{ id: string }>(
    `with person as (insert into users (email) values ($1::text) returning id)
     insert into subscribers (user_id, email, stripe_customer_id, subscribed, subscription_tier, subscription_end, access_until)
     select id, $1::text, $2, true, 'Monthly', now(), now() - interval '1 day' from person returning user_id as id`,
    [email, customer],
  )
  return { userId: String(rows[0]?.id), customer }
}

const jobsOf = async (customer: string) =>
  (await testDatabase.owner.query(`select from pgboss.job where data ->> 'customer' = $1`, [customer])).rowCount

const remove = (database: Database, userId: string, check?: () => Promise<unknown>) =>
  deleteAccount({ database, stripe: async () => stripe, log, marks: createMarks([]) }, userId, check)

test('an event that comes while an account is deleted leaves no job', async () => {
  const { database, owner } = testDatabase
  const { userId, customer } = await newSubscriber('while@example.test')
  const object = { object: 'customer', id: customer }
  const event = { id: 'evt_while', type: 'customer.deleted', created: 1, data: { object } } as unknown as Stripe.Event

  // The deletion has removed everything and does not end yet.
  const [removed, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let isRemoving = false
  const asSystem: Database['asSystem'] = (work) =>
    database.asSystem(async (tx) => {
      const result = await work(tx)
      if (isRemoving) {
        removed.resolve()
        await mayEnd.promise
      }
      return result
    })
  const removal = remove({ ...database, asSystem }, userId, async () => (isRemoving = true))
  await removed.promise

  let isKept = false
  const kept = keepEvent({ database, queue }, event).finally(() => (isKept = true))
  const waits = async () => (await owner.query('select from pg_locks where not granted')).rowCount !== 0
  await until(async () => isKept || (await waits()))
  mayEnd.resolve()
  await Promise.all([removal, kept])
  expect(await jobsOf(customer)).toBe(0)
})

test('an account that is deleted while jobs are stored for all subscribers gets none', async () => {
  const { database } = testDatabase
  const [gone, stays] = [await newSubscriber('gone@example.test'), await newSubscriber('stays@example.test')]
  let isListed = false
  const asSystem: Database['asSystem'] = async (work) => {
    const result = await database.asSystem(work)
    if (!isListed) {
      isListed = true
      await remove(database, gone.userId)
    }
    return result
  }
  await sweepSubscribers({ database: { ...database, asSystem }, queue })
  expect([await jobsOf(gone.customer), await jobsOf(stays.customer)]).toEqual([0, 1])
})
