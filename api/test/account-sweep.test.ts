import type { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { startQueue } from '../src/queue/queue.ts'
import { sweepAccounts } from '../src/rights/sweep.ts'
import { callAs, fillAccount, type Person, subscribe } from './accounts.ts'
import { behave, testEnvironment } from './api.ts'
import { type BillingApi, startBillingApi } from './billing.ts'
import { mailsTo } from './people.ts'
import { until } from './process.ts'

let api: BillingApi
let queue: PgBoss
beforeAll(async () => {
  api = await startBillingApi()
  await behave(api.sandboxUrl, { tokenDelayMs: 0 })
  queue = await startQueue(api.databaseUrl, { event: () => undefined, failure: () => undefined })
})
afterAll(async () => {
  await queue.stop({ graceful: false })
  await api.close()
})

const sweep = () => sweepAccounts({ ...api.deps, queue, config: readConfig(testEnvironment(api.databaseUrl)) })
const exists = async (person: Person) =>
  (await api.database.query('select from users where id = $1', [person.userId])).rowCount === 1

test('the hourly sweep deletes a closed account when it is due, and not before', async () => {
  const { person } = await fillAccount(api, 'Fay')
  await callAs(api, person, 'POST', '/api/account/close', { when: 'in-14-days' })
  await sweep()
  expect(await exists(person)).toBe(true)
  await api.database.query('update account_closures set due_at = now() where user_id = $1', [person.userId])
  await sweep()
  expect(await exists(person)).toBe(false)
})

test('the hourly sweep writes twice about an unused account, a month apart, before it deletes it', async () => {
  const { person, email } = await fillAccount(api, 'Gil')
  const notices = async () => (await mailsTo(api, email)).filter(({ subject }) => /still want/.test(subject)).length
  const unusedFor = (age: string) =>
    api.database.query(
      `with moved as (update sessions set rotated_at = now() - $2::interval where user_id = $1)
       update users set seen_at = now() - $2::interval where id = $1`,
      [person.userId, age],
    )
  const passMonth = () =>
    api.database.query(`update users set unused_noticed_at = unused_noticed_at - interval '29 days'`)

  await unusedFor('21 months')
  await sweep()
  // Even if the product was asleep for years.
  await unusedFor('40 months')
  await sweep()
  await sweep()
  await until(async () => (await notices()) === 1)
  await passMonth()
  await sweep()
  await until(async () => (await notices()) === 2)
  await sweep()
  expect(await exists(person)).toBe(true)
  await passMonth()
  await sweep()
  expect(await exists(person)).toBe(false)
})

test('the hourly sweep leaves an account that is used again, or paid for', async () => {
  const [{ person: back }, { person: pays, diagnosisId }] = [
    await fillAccount(api, 'Hal'),
    await fillAccount(api, 'Ivo'),
  ]
  await subscribe(api, pays, diagnosisId)
  await api.database.query(
    `update users set seen_at = now() - interval '30 months', unused_notices = 2,
       unused_noticed_at = now() - interval '2 months' where id = any($1)`,
    [[back.userId, pays.userId]],
  )
  await api.database.query(`update sessions set rotated_at = now() - interval '30 months' where user_id = $1`, [
    pays.userId,
  ])
  await sweep()
  expect([await exists(back), await exists(pays)]).toEqual([true, true])
  const { rows } = await api.database.query('select unused_notices from users where id = $1', [back.userId])
  expect(rows).toEqual([{ unused_notices: 0 }])
})

test('an ended session is remembered as the account’s last use', async () => {
  const { person } = await fillAccount(api, 'Jon')
  await api.database.query(`update users set seen_at = now() - interval '2 years' where id = $1`, [person.userId])
  await person.auth.signOut()
  const { rows } = await api.database.query(
    `select seen_at > now() - interval '1 hour' as now from users where id = $1`,
    [person.userId],
  )
  expect(rows).toEqual([{ now: true }])
})

test('the hourly sweep deletes again what came back with a backup', async () => {
  const { person } = await fillAccount(api, 'Kim')
  const mark = api.deps.marks.of('account', person.userId)
  await api.database.query('insert into tombstones (mark) values ($1)', [mark])
  await sweep()
  expect(await exists(person)).toBe(false)
})
