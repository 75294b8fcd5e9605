import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { RunningServer } from '../src/server.ts'
import {
  behave,
  call,
  enter,
  generate,
  newGuest,
  type StreamEvent,
  startTestServer,
  streamEvents,
  textOf,
} from './api.ts'
import { openStage, type Stage } from './stage.ts'

let stage: Stage
let api: RunningServer
let other: RunningServer

beforeAll(async () => {
  stage = await openStage()
  api = await startTestServer(stage.database.url, stage.environment)
  other = await startTestServer(stage.database.url, stage.environment)
})
afterAll(async () => {
  await Promise.all([api.close(), other.close()])
  await stage.close()
})
beforeEach(() => behave(stage.sandbox.url, { tokenDelayMs: 0 }))
afterEach(() => fetch(`${stage.sandbox.url}/behaviour`, { method: 'DELETE' }))

const one = async (query: string, id: string) => (await stage.database.owner.query(query, [id])).rows[0]
const diagnosesOf = async (id: string) =>
  (await one('select count(*)::int as n from diagnoses where symptom_id = $1', id)).n
const reservationsOf = async (guest: string) => {
  const guestId = JSON.parse(atob(guest.split('.')[1] ?? '')).sub
  const { rows } = await stage.database.owner.query('select state from guest_reservations where guest_id = $1', [
    guestId,
  ])
  return rows.map(({ state }) => state)
}
const cutConnections = (application: string) =>
  stage.database.owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and application_name like $1`,
    [application],
  )
async function collect(events: AsyncIterable<StreamEvent>): Promise<StreamEvent[]> {
  const all: StreamEvent[] = []
  for await (const event of events) all.push(event)
  return all
}

test('an insight as JSON, and again without writing it again', async () => {
  const guest = await newGuest(api.url)
  const id = await enter(api.url, guest, 'My neck has been stiff since I changed jobs', {
    advanced_info: { stressLevel: 'high' },
  })
  const first = await generate(api.url, guest, id)
  expect(first).toMatchObject({ status: 200, body: { success: true, safety: null } })
  const { body } = await call(api.url, 'GET', `/api/symptoms/${id}`, { guest })
  expect(body.diagnosis).toMatchObject({ id: first.body.diagnosis_id, symptom_id: id })
  const text = String((body.diagnosis as { ai_analysis: string }).ai_analysis)
  expect(text).toContain('symbolic reading')
  expect(text).toContain('health professional')
  expect(await reservationsOf(guest)).toEqual(['spent'])

  await behave(stage.sandbox.url, { failNext: 1_000, failStatus: 500 })
  expect((await generate(api.url, guest, id)).body).toEqual(first.body)
  const events = await collect(streamEvents(api.url, guest, id))
  expect(events.map(({ event }) => event)).toEqual(['text', 'done'])
  expect(textOf(events)).toBe(text)
  expect(await reservationsOf(guest)).toEqual(['spent'])
})

test('an insight as a stream, sentence by sentence, the same for a late reader on another node', async () => {
  await behave(stage.sandbox.url, { tokenDelayMs: 4 })
  const guest = await newGuest(api.url)
  const id = await enter(api.url, guest, 'A tight feeling in my chest when I think of work meetings')
  const early: StreamEvent[] = []
  let late: Promise<StreamEvent[]> | undefined
  for await (const event of streamEvents(api.url, guest, id)) {
    early.push(event)
    if (event.event === 'text') late ??= collect(streamEvents(other.url, guest, id))
  }
  expect(early.filter(({ event }) => event === 'text').length).toBeGreaterThan(3)
  expect(early[0]?.event).toBe('progress')
  expect(early.map(({ event }) => event)).not.toContain('replace')
  const done = early.at(-1)
  expect(done?.event).toBe('done')
  const { ai_analysis } = await one('select ai_analysis from diagnoses where symptom_id = $1', id)
  expect(textOf(early)).toBe(ai_analysis)
  expect(textOf((await late) ?? [])).toBe(ai_analysis)
  expect((await late)?.at(-1)).toEqual(done)
})

test('30 concurrent requests on two nodes: it is written once and counted once', async () => {
  await behave(stage.sandbox.url, { tokenDelayMs: 1 })
  const guest = await newGuest(api.url)
  const id = await enter(api.url, guest, 'Cold hands in the evening')
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, i) => generate((i % 2 ? api : other).url, guest, id)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ body }) => body.diagnosis_id)).size).toBe(1)
  expect(await diagnosesOf(id)).toBe(1)
  expect(await reservationsOf(guest)).toEqual(['spent'])
  expect((await one('select attempt from generations where symptom_id = $1', id)).attempt).toBe(1)
})

test('if the reader leaves, the work continues', async () => {
  await behave(stage.sandbox.url, { tokenDelayMs: 2 })
  const guest = await newGuest(api.url)
  const id = await enter(api.url, guest, 'My jaw is tense at night')
  const leave = new AbortController()
  const reading = (async () => {
    for await (const { event } of streamEvents(api.url, guest, id, leave.signal)) if (event === 'text') leave.abort()
  })()
  await expect(reading).rejects.toThrow()
  expect((await generate(api.url, guest, id)).status).toBe(200)
  expect(await diagnosesOf(id)).toBe(1)
})

test('another guest with the link sees nothing', async () => {
  const guest = await newGuest(api.url)
  const id = await enter(api.url, guest, 'Dry eyes')
  const { body } = await generate(api.url, guest, id)
  const stranger = await newGuest(api.url)
  for (const path of [
    `/api/symptoms/${id}`,
    `/api/diagnoses?symptom_id=${id}`,
    `/api/diagnoses/${body.diagnosis_id}`,
  ]) {
    expect((await call(api.url, 'GET', path, { guest: stranger })).status).toBe(404)
    expect((await call(api.url, 'GET', path)).status).toBe(401)
  }
  expect((await generate(api.url, stranger, id)).status).toBe(404)
})

test('an entry with a card about medication gets comfort and no meaning', async () => {
  const guest = await newGuest(api.url)
  const id = await enter(
    api.url,
    guest,
    'Can I stop my blood pressure tablets? My neck has been stiff since I take them',
  )
  const { body } = await generate(api.url, guest, id)
  expect(body.safety).toMatchObject({ level: 'card', category: 'medication' })
  const { ai_analysis } = await one('select ai_analysis from diagnoses where symptom_id = $1', id)
  expect(ai_analysis).toContain('It explains nothing')
})

test('a reader does not notice when a listener loses its connection', async () => {
  await behave(stage.sandbox.url, { tokenDelayMs: 3 })
  const guest = await newGuest(api.url)
  const id = await enter(api.url, guest, 'A sore throat after long days of talking')
  const events: StreamEvent[] = []
  for await (const event of streamEvents(api.url, guest, id)) {
    if (event.event === 'text' && !events.some(({ event }) => event === 'text'))
      await cutConnections('soulsign-listener')
    events.push(event)
  }
  const { ai_analysis } = await one('select ai_analysis from diagnoses where symptom_id = $1', id)
  expect(events.at(-1)?.event).toBe('done')
  expect(textOf(events)).toBe(ai_analysis)
})

test('the database cuts every connection: the insight is still written, once', async () => {
  await behave(stage.sandbox.url, { tokenDelayMs: 3 })
  const guest = await newGuest(api.url)
  const id = await enter(api.url, guest, 'Itchy skin on my elbows')
  for await (const { event } of streamEvents(api.url, guest, id)) {
    if (event === 'text') {
      await cutConnections('%')
      break
    }
  }
  await expect.poll(() => generate(api.url, guest, id), { timeout: 20_000 }).toMatchObject({ status: 200 })
  expect(await diagnosesOf(id)).toBe(1)
  expect(await reservationsOf(guest)).toEqual(['spent'])
})

test('a request that fails at the provider is retried', async () => {
  await behave(stage.sandbox.url, { failNext: 2, failStatus: 503, retryAfterSeconds: 0 })
  const guest = await newGuest(api.url)
  const id = await enter(api.url, guest, 'Heavy legs')
  expect((await generate(api.url, guest, id)).status).toBe(200)
})

test('a provider that stays down fails the generation, which does not count', async () => {
  await behave(stage.sandbox.url, { failNext: 1_000, failStatus: 503, retryAfterSeconds: 0 })
  const guest = await newGuest(api.url)
  const id = await enter(api.url, guest, 'Restless sleep')
  const events = await collect(streamEvents(api.url, guest, id))
  expect(events.at(-1)).toMatchObject({
    event: 'error',
    data: { problem: { type: '/problems/generation-failed', status: 502 } },
  })
  expect(await reservationsOf(guest)).toEqual([])
  expect(await diagnosesOf(id)).toBe(0)
  // It needs a new reservation before it is written.
  expect((await generate(api.url, guest, id)).status).toBe(403)
  await fetch(`${stage.sandbox.url}/behaviour`, { method: 'DELETE' })
  await call(api.url, 'POST', '/api/functions/track-anonymous-diagnosis', { guest })
  expect((await generate(api.url, guest, id)).status).toBe(200)
  expect(await reservationsOf(guest)).toEqual(['spent'])
})

test.each([
  ['garbage', { garbage: true }],
  ['a connection that is cut', { dropAfter: 40 }],
  ['an empty insight', { replyWith: { ai_analysis: '', emotional_root: '', energetic_root: '', spiritual_root: '' } }],
  [
    'a promise of healing',
    {
      replyWith: {
        ai_analysis:
          '# A reading\n\nThis symbolic reading will cure your cancer. Stop taking your insulin today. What do you feel?',
        emotional_root: 'a',
        energetic_root: 'b',
        spiritual_root: 'c',
      },
    },
  ],
])('%s is replaced by the built-in guide', async (_, behaviour) => {
  await behave(stage.sandbox.url, behaviour)
  const guest = await newGuest(api.url)
  const id = await enter(api.url, guest, 'A knot in my stomach before exams')
  const events = await collect(streamEvents(api.url, guest, id))
  expect(events.at(-1)?.event).toBe('done')
  expect(textOf(events)).toContain('symbolic reading')
  for (const { event, data } of events) {
    if (event === 'text' || event === 'replace') expect(JSON.stringify(data)).not.toMatch(/cure your|insulin/)
  }
  const row = await one('select ai_analysis, emotional_root from diagnoses where symptom_id = $1', id)
  expect(row.ai_analysis).toBe(textOf(events))
  expect(row.emotional_root.length).toBeGreaterThan(20)
})

test('the guide takes over from an AI that goes silent in the middle of a text', async () => {
  await behave(stage.sandbox.url, { stallAfter: 150 })
  const guest = await newGuest(api.url)
  const id = await enter(api.url, guest, 'A stiff jaw when I wake up')
  const events = await collect(streamEvents(api.url, guest, id))
  expect(events.at(-1)?.event).toBe('done')
  const { ai_analysis } = await one('select ai_analysis from diagnoses where symptom_id = $1', id)
  expect(textOf(events)).toBe(ai_analysis)
})
