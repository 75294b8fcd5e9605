import { CONSENT_TEXT_VERSION, EXPORT_FORMAT } from '@soulsign/contracts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { behave, call } from './api.ts'
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

const as = (person: Person, method: string, path: string, body?: unknown) =>
  call(api.url, method, path, {
    headers: { authorization: `Bearer ${person.session.access_token}` },
    ...(body !== undefined && { body }),
  })
const exported = (description: string, insight = false) => ({
  id: crypto.randomUUID(),
  title: description,
  description,
  duration: null,
  symptom_type: 'physical',
  advanced_info: null,
  safety: null,
  language: 'en',
  created_at: new Date().toISOString(),
  insight: insight
    ? {
        id: crypto.randomUUID(),
        ai_analysis: 'It may be about rest.',
        emotional_root: 'rest',
        energetic_root: 'rest',
        spiritual_root: 'rest',
        safety: null,
        written_by: 'guide',
        model: null,
        prompt_version: null,
        signature: null,
        lang: 'en',
        created_at: new Date().toISOString(),
      }
    : null,
  plan: null,
  response: null,
  answer: null,
  screening: null,
  generations: [],
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
