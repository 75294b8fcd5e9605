import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { RunningServer } from '../src/server.ts'
import { agree, call, startTestServer, untilRefused } from './api.ts'
import { createTestDatabase } from './database.ts'

const TRACK = '/api/functions/track-anonymous-diagnosis'
const GENERATE = '/api/functions/generate-diagnosis'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let api: RunningServer

beforeAll(async () => {
  database = await createTestDatabase()
  api = await startTestServer(database.url, { TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(async () => {
  await api.close()
  await database.drop()
})
beforeEach(() => database.owner.query('truncate guest_addresses, symptoms cascade'))

const from = (address: string) => ({ 'x-forwarded-for': address })
const track = (address: string, guest?: string, checkOnly?: boolean) =>
  call(api.url, 'POST', TRACK, {
    headers: from(address),
    ...(guest && { guest }),
    ...(checkOnly && { body: { checkOnly } }),
  })
const enter = async (guest: string, description = 'My shoulders are tight') => {
  await agree(api.url, guest)
  const { status, body } = await call(api.url, 'POST', '/api/symptoms', {
    guest,
    body: { symptom_type: 'physical', description },
  })
  expect(status).toBe(201)
  return body as unknown as { id: string; safety: { level: string } | null }
}
const guestIdOf = (token: unknown) => JSON.parse(atob(String(token).split('.')[1] ?? '')).sub
const count = async (where = 'true') =>
  (await database.owner.query(`select count(*)::int as n from guest_reservations where ${where}`)).rows[0].n

test('one IPv6 network gets 20 insights, however many addresses it has', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) => track(`2001:db8:aa:bb${at.toString(16).padStart(2, '0')}::1`)),
  )
  expect(answers.filter(({ body }) => body.hasReachedLimit === false)).toHaveLength(20)
  expect((await track('2001:db8:aa:cc00::1')).body.hasReachedLimit).toBe(false)
})

test('200 concurrent guests of one address get exactly 7 insights between them', async () => {
  // On a slow machine, some wait for their turn until they are asked to try again.
  const trackPatiently = async (): Promise<Awaited<ReturnType<typeof track>>> => {
    const answer = await track('203.0.113.7')
    return answer.status === 503 ? trackPatiently() : answer
  }
  const answers = await Promise.all(Array.from({ length: 200 }, trackPatiently))
  expect(answers.map(({ status }) => status)).toEqual(Array(200).fill(200))
  expect(answers.filter(({ body }) => body.hasReachedLimit === false)).toHaveLength(7)
  expect(new Set(answers.map(({ body }) => body.guestToken)).size).toBe(200)
  expect(await count()).toBe(7)
  const [check, other] = [await track('203.0.113.7', undefined, true), await track('203.0.113.8', undefined, true)]
  expect(check.body).toMatchObject({ diagnosisCount: 7, hasReachedLimit: true })
  expect(other.body).toMatchObject({ diagnosisCount: 0, hasReachedLimit: false })
})

test('guests of one address who wait for its count keep nobody else waiting', async () => {
  await track('203.0.113.17')
  await database.owner.query('begin')
  try {
    await database.owner.query('select from guest_addresses for update')
    // More than the pool has connections.
    const waiting = Promise.all(Array.from({ length: 40 }, () => track('203.0.113.17')))
    expect((await track('203.0.113.18')).status).toBe(200)
    await database.owner.query('rollback')
    expect((await waiting).map(({ status }) => status)).toEqual(Array(40).fill(200))
  } finally {
    await database.owner.query('rollback')
  }
})

test('nothing is reserved for guests who left before their turn', async () => {
  await track('203.0.113.19')
  await database.owner.query('begin')
  try {
    await database.owner.query('select from guest_addresses for update')
    // This one waits in the database, and the others for it.
    const waiting = track('203.0.113.19')
    const left = new AbortController()
    const gone = Array.from({ length: 4 }, () =>
      fetch(`${api.url}${TRACK}`, { method: 'POST', headers: from('203.0.113.19'), signal: left.signal }),
    )
    // The answer to another request says that these have arrived.
    await track('203.0.113.20')
    left.abort()
    await Promise.allSettled(gone)
    await track('203.0.113.20')
    await database.owner.query('rollback')
    expect((await waiting).body.diagnosisCount).toBe(2)
    expect((await track('203.0.113.19')).body.diagnosisCount).toBe(3)
  } finally {
    await database.owner.query('rollback')
  }
})

test('an IPv6 household counts as one address, and the address itself is not stored', async () => {
  await Promise.all(Array.from({ length: 9 }, (_, i) => track(`2001:db8:1:2::${i + 1}`)))
  expect((await track('2001:db8:1:2:ffff::1', undefined, true)).body.diagnosisCount).toBe(7)
  const { rows } = await database.owner.query('select address_hash::text from guest_addresses')
  expect(rows).toHaveLength(1)
  expect(rows[0].address_hash).not.toContain('20010db8')
})

test('checkOnly reserves nothing and keeps the guest', async () => {
  const { body } = await track('203.0.113.9', undefined, true)
  const again = await track('203.0.113.9', body.guestToken as string, true)
  expect(guestIdOf(again.body.guestToken)).toBe(guestIdOf(body.guestToken))
  expect(await count()).toBe(0)
})

test('an invalid token is replaced by a new one', async () => {
  const first = await track('203.0.113.15', undefined, true)
  const forged = String(first.body.guestToken).replace(/.{6}$/, 'AAAAAA')
  const { status, body } = await track('203.0.113.15', forged, true)
  expect(status).toBe(200)
  expect(guestIdOf(body.guestToken)).not.toBe(guestIdOf(forged))
})

test('one reservation starts one generation, even if calls race for it', async () => {
  const { body } = await track('203.0.113.10')
  const guest = body.guestToken as string
  const entries = await Promise.all(Array.from({ length: 10 }, () => enter(guest)))
  const answers = await Promise.all(
    entries.map(({ id }) =>
      call(api.url, 'POST', GENERATE, { guest, body: { symptom_id: id }, headers: from('203.0.113.10') }),
    ),
  )
  const refused = answers.filter(({ status }) => status === 403)
  expect(refused).toHaveLength(9)
  expect(refused[0]?.body.type).toBe('/problems/reservation-needed')
  expect(await count("state = 'held'")).toBe(0)
})

test('nothing is generated without a reservation, and at the limit the response says so', async () => {
  const first = await track('203.0.113.11', undefined, true)
  const guest = first.body.guestToken as string
  const { id } = await enter(guest)
  const generate = () =>
    call(api.url, 'POST', GENERATE, { guest, body: { symptom_id: id }, headers: from('203.0.113.11') })
  expect((await generate()).body.type).toBe('/problems/reservation-needed')
  await Promise.all(Array.from({ length: 7 }, () => track('203.0.113.11')))
  expect((await generate()).body.type).toBe('/problems/guest-limit-reached')
})

test('an expired reservation does not count and starts nothing', async () => {
  const { body } = await track('203.0.113.12')
  await database.owner.query("update guest_reservations set expires_at = now() - interval '1 second'")
  const guest = body.guestToken as string
  const { id } = await enter(guest)
  expect((await call(api.url, 'POST', GENERATE, { guest, body: { symptom_id: id } })).status).toBe(403)
  expect((await track('203.0.113.12', guest, true)).body.diagnosisCount).toBe(0)
})

test('an urgent entry costs nothing and needs no reservation', async () => {
  const { body } = await track('203.0.113.13')
  const guest = body.guestToken as string
  const urgent = await enter(guest, 'I want to kill myself tonight')
  expect(urgent.safety?.level).toBe('urgent')
  expect(await count()).toBe(0)
  const answer = await call(api.url, 'POST', GENERATE, { guest, body: { symptom_id: urgent.id } })
  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject({ success: true, safety: { level: 'urgent' } })
  const diagnosis = await call(api.url, 'GET', `/api/diagnoses?symptom_id=${urgent.id}`, { guest })
  expect(diagnosis.body).toMatchObject({ ai_analysis: null, emotional_root: null, safety: { level: 'urgent' } })
})

test('urgent help for a text that could not be sent costs nothing either', async () => {
  const { body } = await track('203.0.113.16')
  const guest = body.guestToken as string
  const screen = (description: string) => call(api.url, 'POST', '/api/safety/screen', { guest, body: { description } })
  await screen('My shoulders are tight')
  expect(await count()).toBe(1)
  await screen('I want to kill myself tonight')
  await vi.waitFor(async () => expect(await count()).toBe(0), { timeout: 10_000 })
})

test('calls above the hourly ceiling get 429 with Retry-After', async () => {
  await track('203.0.113.14')
  await database.owner.query("update call_counts set calls = 1000000 where kind = 'track'")
  const { status, headers, body } = await untilRefused(() => track('203.0.113.14'))
  expect({ status, type: body.type }).toEqual({ status: 429, type: '/problems/too-many-requests' })
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
})
