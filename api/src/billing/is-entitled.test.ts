import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { expect } from 'vitest'
import { test } from '../../test/shared.ts'
import type { Database } from '../database/database.ts'
import { isEntitled } from './entitlement.ts'

let owner: pg.Client
let database: Database

test.beforeAll(async ({ sharedDatabase }) => {
  ;({ owner, database } = sharedDatabase)
})

/** A person about whom this is stored. */
async function person(tier: 'Monthly' | 'Lifetime' | null, accessUntil: string | null): Promise<string> {
  const userId = randomUUID()
  const email = `${userId}@example.test`
  await owner.query('insert into users (id, email) values ($1, $2)', [userId, email])
  await owner.query(
    `insert into subscribers (user_id, email, subscribed, subscription_tier, subscription_end, access_until)
     values ($1, $2, $3::text is not null, $3, now() + $4::interval, now() + $4::interval)`,
    [userId, email, tier, accessUntil],
  )
  return userId
}
const asks = (userId: string) => database.asSystem((tx) => isEntitled(tx, userId))

test('access lasts until the stored time, and for ever with Lifetime', async () => {
  expect(await asks(await person('Monthly', '1 minute'))).toBe(true)
  expect(await asks(await person('Monthly', '-1 minute'))).toBe(false)
  expect(await asks(await person('Lifetime', null))).toBe(true)
})

test('a date alone, or another person’s purchase, gives no access', async () => {
  await person('Lifetime', null)
  expect(await asks(await person(null, '1 minute'))).toBe(false)
  expect(await asks(await person(null, null))).toBe(false)
  expect(await asks(randomUUID())).toBe(false)
})
