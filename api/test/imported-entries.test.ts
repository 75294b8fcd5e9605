import { CONSENT_TEXT_VERSION, EXPORT_FORMAT } from '@soulsign/contracts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { sweepImported } from '../src/insights/imported-worker.ts'
import { startQueue } from '../src/queue/queue.ts'
import { behave, call, startTestServer } from './api.ts'
import { exported } from './exported-entry.ts'
import { type PeopleApi, signIn, startPeopleApi } from './people.ts'

type Person = Awaited<ReturnType<typeof signIn>>
type Safety = { level: string; category: string } | null

let api: PeopleApi
beforeAll(async () => {
  api = await startPeopleApi({ AI_SAFETY_READER: '1', OPENAI_API_KEY: 'key' })
})
beforeEach(() => behave(api.sandboxUrl, { tokenDelayMs: 0 }))
afterEach(() => fetch(`${api.sandboxUrl}/behaviour`, { method: 'DELETE' }))
afterAll(() => api.close())

const CALM = 'My shoulders are tight in the evening'
const URGENT = 'I want to kill myself tonight'
const RAISES = { triage: { panel: 'crisis', urgent: true, about: 'writer' } }

const bearer = ({ session }: Person) => ({ authorization: `Bearer ${session.access_token}` })
const as = (person: Person, method: string, path: string, body?: unknown) =>
  call(api.url, method, path, {
    headers: bearer(person),
    ...(body !== undefined && { body }),
  })
const due = async (person: Person) => {
  const { rows } = await api.database.query('select from symptoms where user_id = $1 and screening_due', [
    person.userId,
  ])
  return rows.length
}

/** A person who has imported these entries, which our own screening has read since. */
async function importer(email: string, entries: object[], before?: (person: Person) => Promise<unknown>) {
  const person = await signIn(api, email)
  await before?.(person)
  const { status, body } = await as(person, 'POST', '/api/account/import', { format: EXPORT_FORMAT, entries })
  expect([status, body]).toMatchObject([200, { entries: entries.length }])
  await vi.waitFor(async () => expect(await due(person)).toBe(0), { timeout: 30_000 })
  return person
}
const list = async (person: Person) => {
  const { body } = await as(person, 'GET', '/api/symptoms?limit=100')
  return body.items as { id: string; title: string; safety: Safety }[]
}
const open = async (person: Person, id: unknown) =>
  (await as(person, 'GET', `/api/symptoms/${id}`)).body as { safety: Safety; diagnosis: { safety: Safety } | null }

test('the list says where there is help, before anything is opened', async () => {
  // More than one turn.
  const many = Array.from({ length: 60 }, (_, at) => exported(at % 20 === 7 ? URGENT : `${CALM} ${at}`, at === 7))
  const person = await importer('lists@example.test', many)
  const items = await list(person)
  expect(items.filter(({ safety }) => safety?.level === 'urgent').map(({ title }) => title)).toEqual([
    URGENT,
    URGENT,
    URGENT,
  ])
  expect(items.filter(({ safety }) => safety === null)).toHaveLength(57)
  const { rows } = await api.database.query(
    'select from screenings join symptoms s on s.id = symptom_id where s.user_id = $1',
    [person.userId],
  )
  expect(rows).toHaveLength(3)
})

test('the AI reader reads an entry when it is opened, and help comes before the insight of the file', async () => {
  const person = await importer('opens@example.test', [exported(CALM), exported(`${CALM}, too`, true)])
  await behave(api.sandboxUrl, RAISES)
  const [first, second] = await list(person)
  for (const entry of [first, second]) {
    expect(entry?.safety).toBeNull()
    expect((await open(person, entry?.id)).safety).toMatchObject({ level: 'urgent', category: 'suicide' })
  }
  const { rows } = await api.database.query(
    'select found_by from screenings join symptoms s on s.id = symptom_id where s.user_id = $1',
    [person.userId],
  )
  expect(rows).toEqual([{ found_by: 'ai' }, { found_by: 'ai' }])
})

const aiReadingDue = async (person: Person) => {
  const { rows } = await api.database.query<{ due: boolean }>(
    'select ai_reading_due as due from symptoms where user_id = $1 order by created_at',
    [person.userId],
  )
  return rows.map(({ due }) => due)
}
/** Opens an entry on a node whose AI reader has not failed yet. */
async function openOnFresh(person: Person, attempts: ({ reader: string } & Record<string, unknown>)[]) {
  const node = await startTestServer(api.databaseUrl, api.environment)
  const [entry] = await list(person)
  const seen: unknown[] = []
  try {
    for (const { times = 1, ...behaviour } of attempts) {
      await behave(api.sandboxUrl, behaviour)
      for (let time = 0; time < Number(times); time++) {
        const { body } = await call(node.url, 'GET', `/api/symptoms/${entry?.id}`, { headers: bearer(person) })
        seen.push([(body.safety as Safety)?.level ?? null, ...(await aiReadingDue(person))])
      }
    }
  } finally {
    await node.close()
  }
  return seen
}

test('the AI reader reads a missed entry when it is opened again', async () => {
  const person = await importer('tries-again@example.test', [exported(CALM)])
  const seen = await openOnFresh(person, [
    { ...RAISES, reader: 'down' },
    { ...RAISES, reader: 'garbage' },
    { ...RAISES, reader: 'works' },
  ])
  expect(seen).toEqual([
    [null, true],
    [null, true],
    ['urgent', false],
  ])
})

test('the AI reader lets an entry be that it has failed to read five times', async () => {
  const person = await importer('gives-up@example.test', [exported(CALM)])
  const seen = await openOnFresh(person, [
    { reader: 'down', times: 5 },
    { ...RAISES, reader: 'works' },
  ])
  expect(seen).toEqual([...Array(4).fill([null, true]), [null, false], [null, false]])
})

test('an entry stays due while the AI reader leaves an AI alone that fails', async () => {
  const person = await importer('skipped@example.test', [exported(CALM)])
  // The fifth failure opens the breaker, and does not end the attempts at this one.
  await api.database.query('update symptoms set ai_reading_failures = -1 where user_id = $1', [person.userId])
  const seen = await openOnFresh(person, [
    { reader: 'down', times: 5 },
    { ...RAISES, reader: 'works', times: 3 },
  ])
  expect(seen).toEqual(Array(8).fill([null, true]))
  // Another node asks.
  expect(await openOnFresh(person, [{ ...RAISES, reader: 'works' }])).toEqual([['urgent', false]])
})

test('an entry that the AI refuses is not read again', async () => {
  const person = await importer('refused@example.test', [exported(CALM)])
  expect(await openOnFresh(person, [{ reader: 'refuses' }, { ...RAISES, reader: 'works' }])).toEqual([
    [null, false],
    [null, false],
  ])
})

test('a late failure keeps an entry due, and opening it meanwhile asks no AI again', async () => {
  const person = await importer('late-failure@example.test', [exported(CALM)])
  const failures = async () => {
    const { rows } = await api.database.query<{ ai_reading_failures: number }>(
      'select ai_reading_failures from symptoms where user_id = $1',
      [person.userId],
    )
    return rows[0]?.ai_reading_failures
  }
  const [entry] = await list(person)
  await behave(api.sandboxUrl, { reader: 'garbage', readerDelayMs: 2_500 })
  await Promise.all([open(person, entry?.id), open(person, entry?.id)])
  await open(person, entry?.id)
  await vi.waitFor(async () => expect(await failures()).toBe(1), { timeout: 20_000 })
  expect(await aiReadingDue(person)).toEqual([true])
  await behave(api.sandboxUrl, { ...RAISES, reader: 'works', readerDelayMs: 0 })
  await vi.waitFor(async () => expect((await open(person, entry?.id)).safety).toMatchObject({ level: 'urgent' }))
})

test('the AI reader reads nothing of people who let no AI read', async () => {
  const no = [{ purpose: 'ai', given: false, text_version: CONSENT_TEXT_VERSION, place: 'test' }]
  const person = await importer('says-no@example.test', [exported(CALM)], (asked) =>
    as(asked, 'POST', '/api/consents', no),
  )
  await behave(api.sandboxUrl, RAISES)
  const [entry] = await list(person)
  expect((await open(person, entry?.id)).safety).toBeNull()
})

test('a late reading raises the entry all the same, also beside an insight', async () => {
  const person = await importer('late@example.test', [exported(CALM), exported(`${CALM}, too`, true)])
  await behave(api.sandboxUrl, { ...RAISES, readerDelayMs: 2_500 })
  for (const { id } of await list(person)) {
    expect((await open(person, id)).safety).toBeNull()
    await vi.waitFor(async () => expect((await open(person, id)).safety).toMatchObject({ level: 'urgent' }), {
      timeout: 20_000,
    })
  }
})

test('a job that fails leaves no words in the queue', async () => {
  const person = await signIn(api, 'fails@example.test')
  await api.database.query('alter table symptoms add constraint refuses check (screening_due) not valid')
  try {
    const entries = [exported('Zebrafink: my left knee')]
    await as(person, 'POST', '/api/account/import', { format: EXPORT_FORMAT, entries })
    const kept = await vi.waitFor(
      async () => {
        const { rows } = await api.database.query<{ output: string }>(
          `select output::text as output from pgboss.job where data ->> 'userId' = $1 and output is not null`,
          [person.userId],
        )
        expect(rows).toHaveLength(1)
        return rows[0]?.output
      },
      { timeout: 30_000 },
    )
    // A violated constraint. Row-level security keeps the row out of its details.
    expect(kept).toContain('23514')
    expect(kept).not.toContain('Zebrafink')
  } finally {
    await api.database.query('alter table symptoms drop constraint refuses')
  }
})

test('the hourly sweep takes up a screening that has stopped', async () => {
  const stopped = await importer('stopped@example.test', [exported(CALM)])
  const running = await importer('running@example.test', [exported(CALM)])
  const jobs = async ({ userId }: Person) => {
    const { rows } = await api.database.query<{ state: string }>(
      `select state from pgboss.job where name = 'screen-imported' and data ->> 'userId' = $1`,
      [userId],
    )
    return rows.map(({ state }) => state)
  }
  await api.database.query(`update pgboss.job set state = 'failed' where data ->> 'userId' = $1`, [stopped.userId])
  await api.database.query(
    `update pgboss.job set state = 'retry', start_after = now() + interval '5 minutes' where data ->> 'userId' = $1`,
    [running.userId],
  )
  await api.database.query('update symptoms set description = $2, screening_due = true where user_id = any($1)', [
    [stopped.userId, running.userId],
    URGENT,
  ])
  const queue = await startQueue(api.databaseUrl, { event: () => undefined, failure: () => undefined })
  try {
    await sweepImported({ database: api.system, queue })
  } finally {
    await queue.stop({ graceful: false })
  }
  await vi.waitFor(async () => expect(await due(stopped)).toBe(0), { timeout: 30_000 })
  const [entry] = await list(stopped)
  expect(entry?.safety?.level).toBe('urgent')
  // One that waits is not doubled.
  expect(await jobs(running)).toEqual(['retry'])
})

test.each(['entry', 'insight', 'insight of the entry', 'newest insight', 'plan', 'newest plan'])(
  'what nobody has screened is screened before it is shown: %s',
  async (what) => {
    const person = await importer(`shows-${what.replaceAll(' ', '-')}@example.test`, [exported(CALM, true)])
    const { rows } = await api.database.query<{ symptom_id: string; diagnosis_id: string; plan_id: string }>(
      `with s as (
         update symptoms set description = $2, screening_due = true where user_id = $1 returning id
       ), p as (
         insert into healing_plans (user_id, diagnosis_id, title, description, recommendations, affirmations,
           meditation_practices, energy_healing)
         select $1, d.id, 'A plan', 'For you', '[]', '[]', '[]', '[]' from diagnoses d where d.user_id = $1
         returning id, diagnosis_id
       ) select s.id as symptom_id, p.id as plan_id, p.diagnosis_id from s, p`,
      [person.userId, URGENT],
    )
    const { symptom_id, diagnosis_id, plan_id } = rows[0] ?? {}
    const paths: Record<string, string> = {
      entry: `symptoms/${symptom_id}`,
      insight: `diagnoses/${diagnosis_id}`,
      'insight of the entry': `diagnoses?symptom_id=${symptom_id}`,
      'newest insight': 'diagnoses/latest',
      plan: `healing-plans/${plan_id}`,
      'newest plan': 'healing-plans/latest',
    }
    const { status, body } = await as(person, 'GET', `/api/${paths[what]}`)
    expect(status).toBe(200)
    const { safety, symptom } = body as { safety?: Safety; symptom?: { safety: Safety } }
    // Beside an insight only a card fits; its entry tells what is urgent.
    const alone = what === 'insight' || what === 'insight of the entry'
    expect(alone ? safety : (symptom?.safety ?? safety)).toMatchObject({ level: alone ? 'card' : 'urgent' })
  },
)
