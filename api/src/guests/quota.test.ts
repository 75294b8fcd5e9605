import { createHash, randomUUID } from 'node:crypto'
import { RESERVATION_MINUTES } from '@soulsign/contracts'
import type pg from 'pg'
import { beforeEach, expect } from 'vitest'
import { test } from '../../test/shared.ts'
import type { Database, Transaction } from '../database/database.ts'
import {
  countDiagnoses,
  giveReservationBack,
  queueReservation,
  releaseHeldReservation,
  reserveDiagnosis,
  spendReservation,
} from './quota.ts'

let owner: pg.Client
let database: Database

test.beforeAll(async ({ sharedDatabase }) => {
  ;({ owner, database } = sharedDatabase)
})
beforeEach(() => owner.query('truncate guest_addresses, symptoms cascade'))

const HOME = createHash('sha256').update('192.0.2.1').digest()
const ELSEWHERE = createHash('sha256').update('192.0.2.2').digest()
const GUEST = randomUUID()

const inSystem = <T>(work: (tx: Transaction) => Promise<T>) => database.asSystem(work)
const count = (address = HOME) => inSystem((tx) => countDiagnoses(tx, address))
const reserve = (guestId = GUEST, limit = 7) => inSystem((tx) => reserveDiagnosis(tx, HOME, guestId, limit))

/** An entry of the guest whose insight is queued. */
async function entry(kind = 'insight'): Promise<string> {
  const { rows } = await owner.query(
    `insert into symptoms (guest_id, title, description, symptom_type) values ($1, 'Back', 'My back is stiff', 'physical')
     returning id`,
    [GUEST],
  )
  await owner.query('insert into generations (symptom_id, guest_id, kind) values ($1, $2, $3)', [
    rows[0].id,
    GUEST,
    kind,
  ])
  return rows[0].id
}
const queue = (symptomId: string) => inSystem((tx) => queueReservation(tx, GUEST, symptomId))

/** The reservations, oldest first. */
const reservations = async () =>
  (
    await owner.query(
      `select r.id, r.state, g.symptom_id from guest_reservations r left join generations g on g.reservation_id = r.id
       order by r.created_at`,
    )
  ).rows

test('each reservation counts against its address, up to the limit', async () => {
  expect(await count()).toBe(0)
  expect(await reserve(GUEST, 2)).toEqual({ reserved: true, count: 1 })
  expect(await reserve(randomUUID(), 2)).toEqual({ reserved: true, count: 2 })
  expect(await reserve(randomUUID(), 2)).toEqual({ reserved: false, count: 2 })
  expect([await count(), await count(ELSEWHERE)]).toEqual([2, 0])
})

test('calls at once get what the limit allows between them', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => reserve(randomUUID(), 3)))
  expect(answers.filter(({ reserved }) => reserved)).toHaveLength(3)
  expect(await reservations()).toHaveLength(3)
})

test('a reservation is held for its minutes and then counts no longer', async () => {
  await reserve()
  const { rows } = await owner.query(
    'select extract(epoch from expires_at - created_at)::int as seconds, guest_id from guest_reservations',
  )
  expect(rows).toEqual([{ seconds: RESERVATION_MINUTES * 60, guest_id: GUEST }])
  await owner.query("update guest_reservations set expires_at = now() - interval '1 second'")
  expect(await count()).toBe(0)
  expect(await queue(await entry())).toBe(false)
})

test('an address is kept for use alone, not for calls that are refused', async () => {
  await reserve()
  const age = async () =>
    (await owner.query("select last_used_at < now() - interval '1 day' as old from guest_addresses")).rows
  await owner.query("update guest_addresses set last_used_at = now() - interval '2 days'")
  await reserve(GUEST, 1)
  expect(await age()).toEqual([{ old: true }])
  await reserve(GUEST, 2)
  expect(await age()).toEqual([{ old: false }])
})

test('an insight takes the guest’s oldest reservation, and each is taken once', async () => {
  await reserve(randomUUID())
  await reserve()
  await reserve()
  const [first, second, third] = [await entry(), await entry(), await entry()]
  expect([await queue(first), await queue(second), await queue(third)]).toEqual([true, true, false])
  expect(await reservations()).toMatchObject([
    { state: 'held', symptom_id: null },
    { state: 'queued', symptom_id: first },
    { state: 'queued', symptom_id: second },
  ])
})

test('a plan takes no reservation', async () => {
  await reserve()
  expect(await queue(await entry('plan'))).toBe(false)
})

test('two insights that begin at once never share a reservation', async () => {
  await reserve()
  const entries = [await entry(), await entry(), await entry()]
  const taken = await Promise.all(entries.map(queue))
  expect(taken.filter(Boolean)).toHaveLength(1)
})

test('gives back the guest’s newest open reservation, and nobody else’s', async () => {
  await reserve(randomUUID())
  for (let held = 0; held < 3; held += 1) await reserve()
  await queue(await entry())
  const [others, queued, older] = await reservations()
  await inSystem((tx) => releaseHeldReservation(tx, GUEST))
  expect((await reservations()).map(({ id }) => id)).toEqual([others.id, queued.id, older.id])
  expect(await count()).toBe(3)
})

test('a written insight spends its reservation for good', async () => {
  await reserve()
  await reserve()
  const written = await entry()
  await queue(written)
  await inSystem((tx) => spendReservation(tx, written))
  expect((await reservations()).map(({ state }) => state)).toEqual(['spent', 'held'])
  // A failure that is told late takes nothing back.
  await inSystem((tx) => giveReservationBack(tx, written))
  expect(await count()).toBe(2)
})

test('a failed insight gives its own reservation back', async () => {
  await reserve()
  await reserve()
  const [failed, running] = [await entry(), await entry()]
  await queue(failed)
  await queue(running)
  await inSystem((tx) => giveReservationBack(tx, failed))
  expect(await reservations()).toMatchObject([{ state: 'queued', symptom_id: running }])
  expect(await count()).toBe(1)
})
