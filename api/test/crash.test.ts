import { freePort } from '@soulsign/postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { behave, enter, generate, newGuest } from './api.ts'
import { type ApiProcess, endProcess, startProcess, until } from './process.ts'
import { openStage, type Stage } from './stage.ts'

const ENTRIES = 50

let stage: Stage
let environment: Record<string, string>
const processes: ApiProcess[] = []

beforeAll(async () => {
  stage = await openStage()
  environment = {
    PORT: String(await freePort()),
    ...stage.environment,
    GUEST_LIMIT: String(ENTRIES),
  }
})
afterAll(async () => {
  for (const api of processes) await endProcess(api, 'SIGKILL')
  await stage.close()
})

const rows = async (query: string): Promise<Record<string, unknown>[]> => (await stage.database.owner.query(query)).rows

test('kill -9 during 50 generations: 50 insights, each counted once', { timeout: 240_000 }, async () => {
  await behave(stage.sandbox.url, { tokenDelayMs: 10 })
  const first = await startProcess(stage.database.url, environment)
  processes.push(first)
  const { url } = first
  const guests = await Promise.all(Array.from({ length: ENTRIES }, () => newGuest(url)))
  const ids = await Promise.all(guests.map((guest, i) => enter(url, guest, `My back aches, for the ${i}th time`)))
  const asked = guests.map((guest, i) => generate(url, guest, ids[i] ?? '').catch(() => 'cut off'))

  // Some are written, some are being written, some are waiting.
  await until(async () => {
    const states = (await rows('select distinct state from generations')).map(({ state }) => state)
    return ['queued', 'running', 'done'].every((state) => states.includes(state))
  })
  await endProcess(first, 'SIGKILL')
  await Promise.all(asked)
  const [before] = await rows('select count(*)::int as n from diagnoses')
  expect(before?.n).toBeGreaterThan(0)
  expect(before?.n).toBeLessThan(ENTRIES)

  await behave(stage.sandbox.url, { tokenDelayMs: 0 })
  processes.push(await startProcess(stage.database.url, environment))
  await until(async () => (await rows(`select from generations where state <> 'done'`)).length === 0)
  expect(await rows('select count(*)::int as n, count(distinct symptom_id)::int as symptoms from diagnoses')).toEqual([
    { n: ENTRIES, symptoms: ENTRIES },
  ])
  expect(await rows('select state, count(*)::int as n from guest_reservations group by state')).toEqual([
    { state: 'spent', n: ENTRIES },
  ])
  // Each entry has its own guest's reservation, and every caller gets its insight now.
  expect(
    await rows(
      'select from generations g join guest_reservations r on r.id = g.reservation_id and r.guest_id = g.guest_id',
    ),
  ).toHaveLength(ENTRIES)
  const answers = await Promise.all(guests.map((guest, i) => generate(url, guest, ids[i] ?? '')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
})
