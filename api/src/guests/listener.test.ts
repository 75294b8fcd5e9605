import { createHash, randomUUID } from 'node:crypto'
import type { ProblemKey } from '@soulsign/contracts'
import type { Context } from 'hono'
import { Hono } from 'hono'
import type pg from 'pg'
import { beforeEach, expect } from 'vitest'
import { test } from '../../test/shared.ts'
import { readConfig } from '../config.ts'
import type { Database } from '../database/database.ts'
import type { Owner } from '../database/owner.ts'
import { ProblemError } from '../http/problem.ts'
import { guestsListener } from './listener.ts'
import { queueReservation, reserveDiagnosis } from './quota.ts'

const LIMIT = 2
const hashAddress = (subject: string) => createHash('sha256').update(subject).digest()

let owner: pg.Client
let database: Database
let listener: ReturnType<typeof guestsListener>
/** A request whose address is not known. */
let request: Context

test.beforeAll(async ({ sharedDatabase }) => {
  ;({ owner, database } = sharedDatabase)
  const config = readConfig({ DATABASE_URL: 'postgres://any', GUEST_LIMIT: String(LIMIT) })
  listener = guestsListener({ config, hashAddress })
  await new Hono()
    .get('/', (c) => {
      request = c
      return c.body(null)
    })
    .request('/')
})
beforeEach(() => owner.query('truncate guest_addresses, symptoms cascade'))

const guestId = randomUUID()
const guest: Owner = { kind: 'guest', guestId }
const user: Owner = { kind: 'user', userId: guestId }
const reserve = () => database.asSystem((tx) => reserveDiagnosis(tx, hashAddress('unknown'), guestId, LIMIT))
const states = async () =>
  (await owner.query('select state from guest_reservations order by state')).rows.map(({ state }) => state)

async function entry(): Promise<string> {
  const { rows } = await owner.query(
    `with entry as (
       insert into symptoms (guest_id, title, description, symptom_type) values ($1, 'Back', 'Stiff', 'physical')
       returning id
     )
     insert into generations (symptom_id, guest_id, kind) select id, $1, 'insight' from entry returning symptom_id`,
    [guestId],
  )
  return rows[0].symptom_id
}

const begin = (owner: Owner, symptomId: string) =>
  database.asSystem(async (tx) => listener.insightBegun?.(tx, { call: request, owner, symptomId }))

/** What a caller is told whose insight was refused for this reason. */
async function refuse(owner: Owner, problem: ProblemKey): Promise<ProblemError | undefined> {
  let told: ProblemError | undefined
  const explain = (instead: ProblemError) => {
    told = instead
  }
  await database.asSystem(async (tx) => listener.insightRefused?.(tx, { call: request, owner, problem, explain }))
  return told
}

test('an entry without an insight gives the guest’s reservation back; a signed-in person has none to give', async () => {
  await reserve()
  const store = (owner: Owner) => database.asSystem(async (tx) => listener.insightWithheld?.(tx, { owner }))
  await store(user)
  expect(await states()).toEqual(['held'])
  await store(guest)
  expect(await states()).toEqual([])
})

test('a guest’s insight takes a reservation, and is prevented without one', async () => {
  await reserve()
  await begin(guest, await entry())
  expect(await states()).toEqual(['queued'])
  const prevented = await begin(guest, await entry()).catch((error: unknown) => error)
  expect(prevented).toBeInstanceOf(ProblemError)
  expect(prevented).toMatchObject({
    key: 'reservation-needed',
    details: { detail: expect.stringMatching(/track-anonymous-diagnosis first.*15 minutes/) },
  })
})

test('a signed-in person needs no reservation and takes none', async () => {
  await reserve()
  await begin(user, await entry())
  expect(await states()).toEqual(['held'])
})

test('an insight that is written spends its reservation, one that fails gives it back', async () => {
  const [written, failed] = [await entry(), await entry()]
  await reserve()
  await reserve()
  await database.asSystem((tx) => queueReservation(tx, guestId, written))
  await database.asSystem((tx) => queueReservation(tx, guestId, failed))
  await database.asSystem(async (tx) => listener.insightFinished?.(tx, { symptomId: written }))
  expect(await states()).toEqual(['queued', 'spent'])
  await database.asSystem(async (tx) => listener.insightFailed?.(tx, { symptomId: failed }))
  expect(await states()).toEqual(['spent'])
})

test('the caller hears of the limit once it is reached, not of a reservation', async () => {
  await reserve()
  expect(await refuse(guest, 'reservation-needed')).toBeUndefined()
  await reserve()
  expect(await refuse(guest, 'reservation-needed')).toMatchObject({
    key: 'guest-limit-reached',
    details: { detail: expect.stringMatching(/free account/) },
  })
  expect(await refuse(guest, 'maintenance')).toBeUndefined()
})

test('only a partner’s ceiling gives the guest’s reservation back', async () => {
  await reserve()
  await refuse(guest, 'maintenance')
  await refuse(user, 'partner-ceiling')
  expect(await states()).toEqual(['held'])
  await refuse(guest, 'partner-ceiling')
  expect(await states()).toEqual([])
})
