import { readFileSync } from 'node:fs'
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

beforeAll(async () => {
  stage = await openStage()
  api = await startTestServer(stage.database.url, stage.environment)
})
afterAll(async () => {
  await api.close()
  await stage.close()
})
beforeEach(() => behave(stage.sandbox.url, { tokenDelayMs: 0 }))
afterEach(() => fetch(`${stage.sandbox.url}/behaviour`, { method: 'DELETE' }))

/** Stores an entry with an open question about the heart, for a guest who holds no reservation. */
async function ask(guest: string, more: { rest?: string } = {}): Promise<string> {
  const id = await enter(api.url, guest, 'Cold hands since I changed jobs')
  await stage.database.owner.query(
    `update symptoms set safety_level = 'ask', safety_category = 'cardiac' where id = $1`,
    [id],
  )
  await stage.database.owner.query(
    `insert into screenings (symptom_id, level, category, found_by, rest, language)
     values ($1, 'ask', 'cardiac', 'reader', $2, 'en')`,
    [id, more.rest ?? null],
  )
  return id
}
const answer = (guest: string, id: string, given: unknown) =>
  call(api.url, 'POST', `/api/symptoms/${id}/safety-answer`, { guest, body: { answer: given } })
const read = (guest: string, id: string) => call(api.url, 'GET', `/api/symptoms/${id}`, { guest })
const writtenFor = async (id: string) =>
  (await stage.database.owner.query('select state from generations where symptom_id = $1', [id])).rows
const figures = async () =>
  (
    await stage.database.owner.query(
      `select found_by, level, shown, answered_yes, answered_unsure, answered_no, not_meant from safety_figures
       where language = 'en' and found_by = 'reader'`,
    )
  ).rows[0]

test('nothing is written before the answer, however it is asked for', async () => {
  const guest = await newGuest(api.url)
  const id = await ask(guest)
  expect((await read(guest, id)).body).toMatchObject({ safety: { level: 'ask', category: 'cardiac' }, diagnosis: null })
  const refused = await generate(api.url, guest, id)
  expect(refused).toMatchObject({ status: 409, body: { type: '/problems/answer-needed' } })
  await expect(streamEvents(api.url, guest, id).next()).rejects.toThrow('409')
  expect(await writtenFor(id)).toEqual([])
})

test.each(['yes', 'unsure'])('%s: urgent help and no insight', async (given) => {
  const guest = await newGuest(api.url)
  const id = await ask(guest)
  const answered = await answer(guest, id, given)
  expect(answered).toMatchObject({
    status: 200,
    body: { safety: { level: 'urgent', category: 'cardiac', answer: given } },
  })
  expect((await generate(api.url, guest, id)).body).toMatchObject({ success: true, safety: { level: 'urgent' } })
  expect((await read(guest, id)).body).toMatchObject({ diagnosis: { ai_analysis: null } })
  // A calmer answer from another tab changes nothing.
  expect((await answer(guest, id, 'no')).body).toMatchObject({ safety: { level: 'urgent', answer: given } })
  expect(await writtenFor(id)).toEqual([])
})

test('no: the insight follows under a card, and takes a reservation then', async () => {
  const guest = await newGuest(api.url)
  const id = await ask(guest)
  expect((await answer(guest, id, 'no')).body).toMatchObject({
    safety: { level: 'card', category: 'cardiac', answer: 'no' },
  })
  expect((await generate(api.url, guest, id)).status).toBe(200)
  expect((await read(guest, id)).body).toMatchObject({ diagnosis: { safety: { level: 'card', category: 'cardiac' } } })
})

test('no: the card is that of the rest of the text, if it has one', async () => {
  const guest = await newGuest(api.url)
  const id = await ask(guest, { rest: 'medication' })
  expect((await answer(guest, id, 'no')).body).toMatchObject({ safety: { level: 'card', category: 'medication' } })
})

test('yes after no: the writing stops, its reader gets the help, and it does not count', async () => {
  await behave(stage.sandbox.url, { tokenDelayMs: 20 })
  const guest = await newGuest(api.url)
  const id = await ask(guest)
  await answer(guest, id, 'no')
  const events: StreamEvent[] = []
  for await (const event of streamEvents(api.url, guest, id)) {
    if (event.event === 'text' && events.every((seen) => seen.event !== 'text')) {
      expect((await answer(guest, id, 'yes')).body).toMatchObject({ safety: { level: 'urgent', answer: 'yes' } })
    }
    events.push(event)
  }
  expect(events.at(-1)).toMatchObject({ event: 'done', data: { safety: { level: 'urgent' } } })
  expect(textOf(events)).toBe('')
  expect((await read(guest, id)).body).toMatchObject({ diagnosis: { ai_analysis: null, safety: { level: 'urgent' } } })
  const guestId = JSON.parse(atob(guest.split('.')[1] ?? '')).sub
  const { rows } = await stage.database.owner.query('select state from guest_reservations where guest_id = $1', [
    guestId,
  ])
  expect(rows).toEqual([])
})

test('an answer whose node died before the entry was raised counts when it is given again', async () => {
  const guest = await newGuest(api.url)
  const id = await ask(guest)
  await answer(guest, id, 'no')
  await stage.database.owner.query(`update screenings set answer = 'yes' where symptom_id = $1`, [id])
  expect((await answer(guest, id, 'yes')).body).toMatchObject({ safety: { level: 'urgent', answer: 'yes' } })
  expect((await read(guest, id)).body).toMatchObject({ diagnosis: { ai_analysis: null } })
})

test('a finished insight stays, whatever is answered then', async () => {
  const guest = await newGuest(api.url)
  const id = await ask(guest)
  await answer(guest, id, 'no')
  await generate(api.url, guest, id)
  expect((await answer(guest, id, 'yes')).body).toMatchObject({ safety: { level: 'card', answer: 'yes' } })
  expect((await read(guest, id)).body).toMatchObject({ diagnosis: { ai_analysis: expect.any(String) } })
})

test('only an owner answers, only where something was asked, and only with an answer', async () => {
  const guest = await newGuest(api.url)
  const id = await ask(guest)
  expect((await answer(await newGuest(api.url), id, 'yes')).status).toBe(404)
  expect(
    (await call(api.url, 'POST', `/api/symptoms/${id}/not-meant`, { guest: await newGuest(api.url) })).status,
  ).toBe(404)
  expect(await answer(guest, id, 'maybe')).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'answer', message: "Use one of 'yes', 'unsure', 'no'." }] },
  })
  const calm = await enter(api.url, guest, 'Cold hands in the evening')
  expect(await answer(guest, calm, 'no')).toMatchObject({ status: 409, body: { type: '/problems/conflict' } })
})

test('the figures count what was shown, answered and not meant, once', async () => {
  await stage.database.owner.query('delete from safety_figures')
  const guest = await newGuest(api.url)
  const [first, second] = [await ask(guest), await ask(guest)]
  await answer(guest, first, 'no')
  await answer(guest, first, 'no')
  await answer(guest, second, 'unsure')
  const notMeant = () => call(api.url, 'POST', `/api/symptoms/${second}/not-meant`, { guest })
  expect((await notMeant()).status).toBe(204)
  await notMeant()
  expect(await figures()).toEqual({
    found_by: 'reader',
    level: 'ask',
    shown: 2,
    answered_yes: 0,
    answered_unsure: 1,
    answered_no: 1,
    not_meant: 1,
  })
  await enter(api.url, guest, 'Crushing pain in my chest that goes down my left arm')
  const { rows } = await stage.database.owner.query(`select level, shown from safety_figures where level = 'urgent'`)
  expect(rows).toEqual([{ level: 'urgent', shown: 1 }])
})

/** Texts on which rules and trained reader may disagree. A newly trained reader asks about others. */
const DOUBTFUL = readFileSync(new URL('../../packages/safety/test/fixtures/doubtful.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')

test('the screening asks by itself, gives the reservation back, and counts who asked', async () => {
  const guest = await newGuest(api.url)
  const guestId = JSON.parse(atob(guest.split('.')[1] ?? '')).sub
  const screened = await Promise.all(
    DOUBTFUL.map((description) => call(api.url, 'POST', '/api/safety/screen', { body: { description } })),
  )
  const asking = DOUBTFUL.find((_, at) => (screened[at]?.body.safety as { level: string } | null)?.level === 'ask')
  expect(asking).toBeDefined()
  const id = await enter(api.url, guest, asking ?? '')
  expect((await read(guest, id)).body).toMatchObject({ safety: { level: 'ask' }, diagnosis: null })
  expect(
    (await stage.database.owner.query('select from guest_reservations where guest_id = $1', [guestId])).rowCount,
  ).toBe(0)
  expect((await generate(api.url, guest, id)).body).toMatchObject({ type: '/problems/answer-needed' })
  const { rows } = await stage.database.owner.query('select level, found_by from screenings where symptom_id = $1', [
    id,
  ])
  expect(rows).toEqual([{ level: 'ask', found_by: expect.stringMatching(/^(rules|reader|both)$/) }])
  await answer(guest, id, 'no')
  // Nothing is reserved until it is asked for again.
  expect((await generate(api.url, guest, id)).body).toMatchObject({ type: '/problems/reservation-needed' })
})
