import { EXPORT_FORMAT } from '@soulsign/contracts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { behave, call, sharedScreener } from './api.ts'
import { exported } from './exported-entry.ts'
import { type PeopleApi, signIn, startPeopleApi } from './people.ts'

type Person = Awaited<ReturnType<typeof signIn>>

/** A text that screening stumbles over, while `broken`. */
const STUMBLES = 'Zebrafink: I want to kill myself tonight'
let broken: boolean
beforeEach(() => {
  broken = true
})

let api: PeopleApi
beforeAll(async () => {
  const screener = await sharedScreener()
  api = await startPeopleApi(
    {},
    {
      ...screener,
      close: async () => undefined,
      assess: (text, sender) =>
        broken && text.description === STUMBLES
          ? Promise.reject(new Error('The thread has ended'))
          : screener.assess(text, sender),
    },
  )
  await behave(api.sandboxUrl, { tokenDelayMs: 0 })
})
afterAll(() => api.close())

const as = ({ session }: Person, method: string, path: string, body?: unknown) =>
  call(api.url, method, path, {
    headers: { authorization: `Bearer ${session.access_token}` },
    ...(body !== undefined && { body }),
  })
const dueOf = async ({ userId }: Person) =>
  (
    await api.database.query<{ id: string; description: string }>(
      'select id, description from symptoms where user_id = $1 and screening_due',
      [userId],
    )
  ).rows

test('an imported entry that screening stumbles over keeps no other, stays due, and can be read but not written about', async () => {
  const person = await signIn(api, 'stumbles@example.test')
  // More than one turn, and it is in the first.
  const calm = Array.from({ length: 40 }, (_, at) => exported(at === 30 ? 'I want to die tonight' : `My knees ${at}`))
  const entries = [exported(STUMBLES), ...calm.map((entry) => ({ ...entry, created_at: '2026-01-02T03:04:05Z' }))]
  const sent = await as(person, 'POST', '/api/account/import', { format: EXPORT_FORMAT, entries })
  expect(sent.body).toMatchObject({ entries: 41 })
  await vi.waitFor(async () => expect(await dueOf(person)).toHaveLength(1), { timeout: 30_000 })
  const [left] = await dueOf(person)
  expect(left?.description).toBe(STUMBLES)
  const { rows } = await api.database.query(
    `select state from pgboss.job where name = 'screen-imported' and data ->> 'userId' = $1 and state <> 'completed'`,
    [person.userId],
  )
  expect(rows, 'a turn with it does not fail').toEqual([])
  const { items } = (await as(person, 'GET', '/api/symptoms?limit=100')).body as {
    items: { safety: { level: string } | null }[]
  }
  expect(items.filter(({ safety }) => safety?.level === 'urgent')).toHaveLength(1)

  const opened = await as(person, 'GET', `/api/symptoms/${left?.id}`)
  expect([opened.status, opened.body.description, opened.body.safety]).toEqual([200, STUMBLES, null])
  const written = await as(person, 'POST', '/api/functions/generate-diagnosis', { symptom_id: left?.id })
  expect(written.status).toBe(500)
  expect((await api.database.query('select from generations where user_id = $1', [person.userId])).rowCount).toBe(0)

  broken = false
  expect((await as(person, 'GET', `/api/symptoms/${left?.id}`)).body.safety).toMatchObject({ level: 'urgent' })
  expect(await dueOf(person)).toEqual([])
})

test('a file’s statements about unscreened words are withheld until the words are screened', async () => {
  const person = await signIn(api, 'withheld@example.test')
  const entry = exported(STUMBLES, true)
  const parts = { recommendations: [], affirmations: [], meditation_practices: [], energy_healing: [] }
  const plan = { ...entry.insight, title: 'Rest', description: 'Rest', ...parts }
  const file = { format: EXPORT_FORMAT, entries: [{ ...entry, plan }] }
  expect((await as(person, 'POST', '/api/account/import', file)).body).toMatchObject({ entries: 1 })
  const { rows } = await api.database.query<{ id: string; insight: string; plan: string }>(
    `select d.symptom_id as id, d.id as insight, p.id as plan from diagnoses d
     join healing_plans p on p.diagnosis_id = d.id where d.user_id = $1`,
    [person.userId],
  )
  const [{ id, insight, plan: planId } = { id: '', insight: '', plan: '' }] = rows
  const about = [
    `/api/diagnoses/${insight}`,
    `/api/diagnoses?symptom_id=${id}`,
    '/api/diagnoses/latest',
    `/api/healing-plans/${planId}`,
    '/api/healing-plans/latest',
  ]
  const opened = await as(person, 'GET', `/api/symptoms/${id}`)
  expect(opened.body).toMatchObject({ description: STUMBLES, diagnosis: null, healing_plan_id: null })
  for (const path of about) {
    const { status, headers, body } = await as(person, 'GET', path)
    expect([status, body.type, headers.get('retry-after')], path).toEqual([503, '/problems/unavailable', '2'])
  }

  broken = false
  const { body } = await as(person, 'GET', `/api/symptoms/${id}`)
  expect(body).toMatchObject({ safety: { level: 'urgent' }, diagnosis: { id: insight }, healing_plan_id: planId })
  for (const path of about) expect((await as(person, 'GET', path)).status, path).toBe(200)
})

test('a finding that cannot be stored is an error, not silence', async () => {
  const person = await signIn(api, 'found@example.test')
  await as(person, 'POST', '/api/account/import', { format: EXPORT_FORMAT, entries: [exported(STUMBLES)] })
  const [entry] = await dueOf(person)
  broken = false
  await api.database.query(
    `alter table symptoms add constraint refuses check (safety_level is distinct from 'urgent') not valid`,
  )
  try {
    expect((await as(person, 'GET', `/api/symptoms/${entry?.id}`)).status).toBe(500)
  } finally {
    await api.database.query('alter table symptoms drop constraint refuses')
  }
  expect((await as(person, 'GET', `/api/symptoms/${entry?.id}`)).body.safety).toMatchObject({ level: 'urgent' })
})

test('an entry that is screened while it is being read is not shown without its help', async () => {
  const person = await signIn(api, 'meanwhile@example.test')
  await as(person, 'POST', '/api/account/import', { format: EXPORT_FORMAT, entries: [exported(STUMBLES)] })
  const [entry] = await dueOf(person)
  const turns = `select from pgboss.job where name = 'screen-imported' and data ->> 'userId' = $1 and state <> 'completed'`
  await vi.waitFor(async () => expect((await api.database.query(turns, [person.userId])).rowCount).toBe(0), {
    timeout: 30_000,
  })
  broken = false
  await api.database.query('begin')
  try {
    // The entry is read first, and its insight when somebody else has screened it.
    await api.database.query('lock table diagnoses in access exclusive mode')
    const opened = as(person, 'GET', `/api/symptoms/${entry?.id}`)
    const waits = `select from pg_locks where relation = 'diagnoses'::regclass and not granted`
    await vi.waitFor(async () => expect((await api.database.query(waits)).rowCount).toBe(1), { timeout: 10_000 })
    await api.database.query(
      `update symptoms set screening_due = false, safety_level = 'urgent', safety_category = 'suicide' where id = $1`,
      [entry?.id],
    )
    await api.database.query('commit')
    expect((await opened).body.safety).toMatchObject({ level: 'urgent' })
  } finally {
    await api.database.query('rollback')
  }
})
