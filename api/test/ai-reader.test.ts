import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { RunningServer } from '../src/server.ts'
import { behave, call, generate, newGuest, type StreamEvent, startTestServer, streamEvents, textOf } from './api.ts'
import { openStage, type Stage } from './stage.ts'

let stage: Stage
let api: RunningServer
const start = (more: Record<string, string> = {}) =>
  startTestServer(stage.database.url, {
    ...stage.environment,
    OPENAI_API_KEY: 'key',
    AI_SAFETY_READER: '1',
    ...more,
  })

beforeAll(async () => {
  stage = await openStage()
})
// Each has a breaker of its own.
beforeEach(async () => {
  await behave(stage.sandbox.url, { tokenDelayMs: 0 })
  api = await start()
})
afterEach(async () => {
  await fetch(`${stage.sandbox.url}/behaviour`, { method: 'DELETE' })
  await api.close()
})
afterAll(async () => {
  await stage.close()
})

const CALM = 'My shoulders are tight in the evening'
const URGENT = { panel: 'crisis', urgent: true, about: 'writer' }

async function store(guest: string, description = CALM, url = api.url) {
  const { status, body } = await call(url, 'POST', '/api/symptoms', {
    guest,
    body: { symptom_type: 'physical', description },
  })
  expect(status).toBe(201)
  return body as { id: string; safety: { level: string; category: string } | null }
}
const readings = async (id: string) =>
  (await stage.database.owner.query('select level, category, found_by from screenings where symptom_id = $1', [id]))
    .rows
const reservations = async (guest: string) => {
  const guestId = JSON.parse(atob(guest.split('.')[1] ?? '')).sub
  const { rows } = await stage.database.owner.query('select state from guest_reservations where guest_id = $1', [
    guestId,
  ])
  return rows.map(({ state }) => state)
}

test('agreeing: the insight follows', async () => {
  const guest = await newGuest(api.url)
  const { id, safety } = await store(guest)
  expect(safety).toBeNull()
  expect(await readings(id)).toEqual([])
  expect((await generate(api.url, guest, id)).body).toMatchObject({ success: true, safety: null })
})

test.each([
  ['the triage', { triage: URGENT }, 'suicide'],
  ['the triage, about an illness', { triage: { ...URGENT, panel: 'medical' } }, 'acute_other'],
  [
    'the triage, about somebody else',
    { triage: { panel: 'safeguarding', urgent: true, about: 'somebody_else' } },
    'abuse_adult',
  ],
  ['the moderation', { flags: ['self-harm/intent'] }, 'suicide'],
])('raising by %s: urgent help, no insight, nothing used up', async (_, ai, category) => {
  await behave(stage.sandbox.url, ai)
  const guest = await newGuest(api.url)
  const { id, safety } = await store(guest)
  expect(safety).toMatchObject({ level: 'urgent', category })
  expect(await readings(id)).toEqual([{ level: 'urgent', category, found_by: 'ai' }])
  expect((await generate(api.url, guest, id)).body).toMatchObject({ safety: { level: 'urgent' } })
  expect(await reservations(guest)).toEqual([])
})

test.each([
  ['what is not urgent', { triage: { ...URGENT, urgent: false } }],
  ['what is about nobody', { triage: { ...URGENT, about: 'nobody' } }],
  ['what is flagged without intent', { flags: ['self-harm', 'violence'] }],
])('%s raises nothing', async (_, ai) => {
  await behave(stage.sandbox.url, ai)
  expect((await store(await newGuest(api.url))).safety).toBeNull()
})

test('it neither lowers nor changes what the screening found, and does not see what is urgent', async () => {
  const guest = await newGuest(api.url)
  const medication = 'Should I stop taking my blood pressure tablets and rely on meditation?'
  expect((await store(guest, medication)).safety).toMatchObject({ level: 'card', category: 'medication' })
  await behave(stage.sandbox.url, { triage: { panel: 'safeguarding', urgent: true, about: 'writer' } })
  expect((await store(guest, 'I want to kill myself tonight')).safety).toMatchObject({ category: 'suicide' })
  expect((await store(guest, medication)).safety).toMatchObject({ level: 'urgent', category: 'abuse_adult' })
})

test.each(['refuses', 'garbage', 'down'])('a reader that %s leaves the screening alone', async (reader) => {
  await behave(stage.sandbox.url, { reader, triage: URGENT })
  const guest = await newGuest(api.url)
  const { id, safety } = await store(guest)
  expect(safety).toBeNull()
  await behave(stage.sandbox.url, { reader: 'works' })
  expect((await generate(api.url, guest, id)).status).toBe(200)
})

test('a moderation without a triage raises all the same', async () => {
  await behave(stage.sandbox.url, { reader: 'refuses', flags: ['self-harm/intent'] })
  expect((await store(await newGuest(api.url))).safety).toMatchObject({ level: 'urgent' })
})

describe('slow', () => {
  const LATE = { readerDelayMs: 2_500, triage: URGENT }

  test('the writing stops, its reader gets help instead of the text, and it does not count', async () => {
    await behave(stage.sandbox.url, { ...LATE, tokenDelayMs: 40 })
    const guest = await newGuest(api.url)
    const { id, safety } = await store(guest)
    expect(safety).toBeNull()
    const events: StreamEvent[] = []
    for await (const event of streamEvents(api.url, guest, id)) events.push(event)
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { safety: { level: 'urgent', category: 'suicide' } } })
    expect(textOf(events)).toBe('')
    expect(await readings(id)).toEqual([{ level: 'urgent', category: 'suicide', found_by: 'ai' }])
    const { body } = await call(api.url, 'GET', `/api/symptoms/${id}`, { guest })
    expect(body).toMatchObject({ safety: { level: 'urgent' }, diagnosis: { ai_analysis: null } })
    expect(await reservations(guest)).toEqual([])
  })

  test('a finished insight stays', async () => {
    await behave(stage.sandbox.url, LATE)
    const guest = await newGuest(api.url)
    const { id } = await store(guest)
    await generate(api.url, guest, id)
    // Its reading ends before that of a later entry.
    const later = await store(guest)
    await vi.waitFor(async () => expect(await readings(later.id)).toHaveLength(1), { timeout: 20_000 })
    const { body } = await call(api.url, 'GET', `/api/symptoms/${id}`, { guest })
    expect(body).toMatchObject({ safety: null, diagnosis: { ai_analysis: expect.any(String) } })
  })
})

test('after five failures in a minute it is left alone', async () => {
  await behave(stage.sandbox.url, { reader: 'down' })
  const guest = await newGuest(api.url)
  for (let i = 0; i < 5; i++) await store(guest)
  await behave(stage.sandbox.url, { reader: 'works', triage: URGENT })
  expect((await store(guest)).safety).toBeNull()
})

test('without its variable or a key it reads nothing', async () => {
  await behave(stage.sandbox.url, { triage: URGENT })
  for (const off of [{ AI_SAFETY_READER: '0' }, { OPENAI_API_KEY: '' }]) {
    const other = await start(off)
    expect((await store(await newGuest(other.url), CALM, other.url)).safety).toBeNull()
    await other.close()
  }
})
