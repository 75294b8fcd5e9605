import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { finishGeneration } from '../src/generation/generations.sql.ts'
import { insertInsight } from '../src/insights/insights.sql.ts'
import { behave, call } from './api.ts'
import { type PeopleApi, signIn, startPeopleApi } from './people.ts'
import { type ApiProcess, endProcess, startProcess, until } from './process.ts'

type Person = Awaited<ReturnType<typeof signIn>>

let api: PeopleApi
/** Another node of the product. */
let node: ApiProcess
beforeAll(async () => {
  api = await startPeopleApi()
  node = await startProcess(api.databaseUrl, api.environment)
})
afterAll(async () => {
  await endProcess(node, 'SIGKILL')
  await api.close()
})

const as = (url: string, { session }: Person, method: string, path: string, body?: unknown) =>
  call(url, method, path, {
    headers: { authorization: `Bearer ${session.access_token}` },
    ...(body !== undefined && { body }),
  })
const count = async (query: string, values: unknown[] = []) => (await api.database.query(query, values)).rowCount ?? 0

/** Counts a person's entries, insights, plans and generations. */
async function rowsOf({ userId }: Person): Promise<number[]> {
  const tables = ['symptoms', 'diagnoses', 'healing_plans', 'generations']
  const counts = tables.map((table) => `(select count(*)::int from ${table} where user_id = $1)`)
  const { rows } = await api.database.query(`select array[${counts}] as counts`, [userId])
  return rows[0].counts
}

/** Stores finished entries with their insights and plans. */
async function writeJournal({ userId }: Person, entries: number): Promise<void> {
  await api.database.query(
    `with entry as (
         insert into symptoms (user_id, title, description, symptom_type)
         select $1, 'Knee', 'Knee', 'physical' from generate_series(1, $2) returning id
       ),
       written as (insert into generations (symptom_id, user_id, state) select id, $1, 'done' from entry),
       insight as (
         insert into diagnoses (symptom_id, user_id, ai_analysis, emotional_root, energetic_root, spiritual_root)
         select id, $1, 'a', 'b', 'c', 'd' from entry returning id
       )
     insert into healing_plans (user_id, diagnosis_id, title, description, recommendations, affirmations,
       meditation_practices, energy_healing)
     select $1, id, 'Plan', 'For you', '[]', '[]', '[]', '[]' from insight`,
    [userId, entries],
  )
}

test('an ended session is refused immediately on every node, even with its token cached', async () => {
  const person = await signIn(api, 'everywhere@example.test')
  const everywhere = () =>
    Promise.all(
      [api.url, node.url].flatMap((url) => [
        as(url, person, 'GET', '/api/symptoms'),
        as(url, person, 'GET', `/api/symptoms/${randomUUID()}`),
        as(url, person, 'DELETE', `/api/symptoms/${randomUUID()}`),
        as(url, person, 'POST', '/api/symptoms/delete', { all: true }),
        as(url, person, 'GET', '/api/healing-plans/latest'),
        as(url, person, 'POST', '/api/functions/generate-healing-plan', { diagnosis_id: randomUUID() }),
      ]),
    )
  const statuses = async () => new Set((await everywhere()).map(({ status }) => status))
  expect(await statuses()).toEqual(new Set([200, 404]))
  expect((await person.auth.signOut()).error).toBeNull()
  expect(await statuses()).toEqual(new Set([401]))
})

test('a deletion killed in the middle deletes nothing, and the next one deletes all', async () => {
  const person = await signIn(api, 'killed@example.test')
  await writeJournal(person, 3)
  // Another session's lock stops it after the plans are deleted.
  const other = new pg.Client({ connectionString: api.databaseUrl })
  await other.connect()
  await other.query('begin')
  await other.query('select from diagnoses where user_id = $1 limit 1 for update', [person.userId])
  const cutOff = as(node.url, person, 'POST', '/api/symptoms/delete', { all: true }).catch(() => 'cut off')
  const deleting = `select from pg_stat_activity where query like 'delete from diagnoses%'`
  await until(async () => (await count(`${deleting} and wait_event_type = 'Lock'`)) === 1)
  await endProcess(node, 'SIGKILL')
  expect(await cutOff).toBe('cut off')
  await other.end()
  await until(async () => (await count(deleting)) === 0)
  expect(await rowsOf(person)).toEqual([3, 3, 3, 3])

  expect((await as(api.url, person, 'POST', '/api/symptoms/delete', { all: true })).body).toEqual({ deleted: 3 })
  expect(await rowsOf(person)).toEqual([0, 0, 0, 0])
})

test('an entry deleted while its plan is written leaves nothing behind', async () => {
  const person = await signIn(api, 'writing@example.test')
  await api.database.query(
    `insert into subscribers (user_id, email, subscribed, subscription_tier) values ($1, $2, true, 'Lifetime')`,
    [person.userId, 'writing@example.test'],
  )
  const entry = { symptom_type: 'physical', description: 'My shoulders are tight since the move' }
  const symptom_id = (await as(api.url, person, 'POST', '/api/symptoms', entry)).body.id
  await behave(api.sandboxUrl, { tokenDelayMs: 0 })
  const { body } = await as(api.url, person, 'POST', '/api/functions/generate-diagnosis', { symptom_id })
  await behave(api.sandboxUrl, { tokenDelayMs: 20 })
  const { diagnosis_id } = body
  const leaving = new AbortController()
  const asked = fetch(`${api.url}/api/functions/generate-healing-plan`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${person.session.access_token}` },
    body: JSON.stringify({ diagnosis_id }),
    signal: leaving.signal,
  }).catch(() => 'left')
  const writing = `select from generations where symptom_id = $1 and kind = 'plan' and state = 'running'`
  await until(async () => (await count(writing, [symptom_id])) === 1)
  expect((await as(api.url, person, 'DELETE', `/api/symptoms/${symptom_id}`)).status).toBe(200)
  leaving.abort()
  expect(await asked).toBe('left')
  expect(await rowsOf(person)).toEqual([0, 0, 0, 0])
  await until(
    async () => (await count(`select from pgboss.job where name like 'generate%' and state < 'completed'`)) === 0,
  )
  expect(await rowsOf(person)).toEqual([0, 0, 0, 0])
})

test('deleting an entry while its insight is being stored does not deadlock', async () => {
  const person = await signIn(api, 'storing@example.test')
  const { rows } = await api.database.query<{ id: string }>(
    `insert into symptoms (user_id, title, description, symptom_type) values ($1, 'Knee', 'Knee', 'physical') returning id`,
    [person.userId],
  )
  const symptomId = String(rows[0]?.id)
  await api.database.query(
    `insert into generations (symptom_id, user_id, state, attempt) values ($1, $2, 'running', 1)`,
    [symptomId, person.userId],
  )
  // The end of a worker's job, with a deletion in the middle of it.
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  const deletion = await api.system.asSystem(async (tx) => {
    const entry = { description: 'Knee', symptom_type: 'physical', duration: null, advanced_info: null } as const
    const harmless = { safety_level: null, safety_category: null, rewritten: false }
    const claim = {
      symptomId,
      kind: 'insight',
      attempt: 1,
      shownText: '',
      aiAllowed: true,
      entry: { ...entry, ...harmless },
    } as const
    expect(await finishGeneration(tx, claim)).toBe(true)
    const answer = as(api.url, person, 'DELETE', `/api/symptoms/${symptomId}`)
    await until(async () => (await count(waiting)) === 1)
    const insight = { ai_analysis: 'a', emotional_root: 'b', energetic_root: 'c', spiritual_root: 'd' }
    await insertInsight(tx, symptomId, insight)
    return { answer }
  })
  expect((await deletion.answer).status).toBe(200)
  expect(await rowsOf(person)).toEqual([0, 0, 0, 0])
})
