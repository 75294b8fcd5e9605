import {
  BODIES,
  EXPORT_FORMAT,
  HOURLY_CEILINGS,
  PLAN_COLUMNS,
  type PlanDraft,
  type PlanLook,
} from '@soulsign/contracts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { behave, call, consents, enter, generate, newGuest, untilRefused } from './api.ts'
import { exported } from './exported-entry.ts'
import { type PeopleApi, startPeopleApi } from './people.ts'
import { askPlan, guidePlan, type Person, planReadersOf } from './plans.ts'

const WORDS = 'My shoulders are tight and heavy every evening after work'

let api: PeopleApi
let person: Person
beforeAll(async () => {
  api = await startPeopleApi({ OPENAI_API_KEY: 'key' })
  person = await newPerson('looks@example.test')
})
beforeEach(() => behave(api.sandboxUrl, { tokenDelayMs: 0 }))
afterAll(() => api.close())

const { newPerson, newSubscriber, analyzed, planOf } = planReadersOf(() => api)
const look = (headers: Record<string, string>, id: string) =>
  call(api.url, 'GET', `/api/symptoms/${id}/plan-look`, { headers })

/** The practices of a plan, those of the first day first. */
function practicesOf(plan: PlanDraft) {
  const lists = BODIES.map((body) => plan[PLAN_COLUMNS[body]])
  return [...lists.flatMap((list) => list.slice(0, 1)), ...lists.flatMap((list) => list.slice(1))]
}

/** How many rows each table has, apart from the counts of calls. */
async function rowCounts(): Promise<unknown[]> {
  const { rows } = await api.database.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
     and relname <> 'call_counts' order by 1`,
  )
  const counts: unknown[] = []
  for (const { name } of rows) {
    counts.push([name, (await api.database.query(`select count(*)::int as n from ${name}`)).rows[0].n])
  }
  return counts
}

test('the look is the beginning of the plan that is written later, and no other word of it', async () => {
  const reader = await newSubscriber('looks-and-pays@example.test')
  const { symptomId, diagnosisId } = await analyzed(reader, WORDS)
  const { status, body } = await look(reader.headers, symptomId)
  expect(status).toBe(200)
  const seen = body as unknown as PlanLook
  const plan = await planOf(reader, diagnosisId)
  const practices = practicesOf(plan)

  expect(seen.title).toBe(plan.title)
  expect(plan.description.startsWith(`${seen.opening} `)).toBe(true)
  const [first, ...veiled] = seen.practices
  const [{ title = '', how = '', duration = '' } = {}] = plan[PLAN_COLUMNS[first?.body ?? 'physical']]
  expect(first).toEqual({ body: first?.body, title, how, duration })
  expect(plan.description).toContain(`'${title}'`)
  expect(veiled).toEqual(
    BODIES.filter((body) => body !== first?.body).map((body) => ({ body, title: plan[PLAN_COLUMNS[body]][0]?.title })),
  )
  expect(seen.practices.length + seen.later).toBe(practices.length)
  expect(seen).toMatchObject({ written_by: 'guide', lang: 'en' })

  const sent = JSON.stringify(body)
  const kept = practices.filter((practice) => practice.how !== how)
  expect(kept).toHaveLength(practices.length - 1)
  for (const practice of kept) expect(sent).not.toContain(practice.how)
  for (const { title } of practices.slice(BODIES.length)) expect(sent).not.toContain(title)
  expect(sent).not.toContain(plan.description)

  // It is written now, and to be read.
  expect(await look(reader.headers, symptomId)).toMatchObject({ status: 404 })
})

test('it needs no subscription and no AI, and stores nothing', async () => {
  const { symptomId } = await analyzed(person, WORDS)
  await behave(api.sandboxUrl, { failNext: 1_000, failStatus: 500 })
  const before = await rowCounts()
  const answers = await Promise.all([1, 2, 3].map(() => look(person.headers, symptomId)))
  await behave(api.sandboxUrl, { failNext: 0 })
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(answers[0]?.body.title).toBe(guidePlan(WORDS).title)
  expect(await rowCounts()).toEqual(before)
})

test('it says who would write the plan', async () => {
  const { symptomId } = await analyzed(person, 'My jaw is tight in the mornings')
  expect((await look(person.headers, symptomId)).body.plan_by).toBe('ai')
  await call(api.url, 'POST', '/api/consents', { headers: person.headers, body: consents(false) })
  expect((await look(person.headers, symptomId)).body.plan_by).toBe('guide')
  await call(api.url, 'POST', '/api/consents', { headers: person.headers, body: consents() })
})

test('nobody looks at the plan of somebody else, or without a session', async () => {
  const { symptomId } = await analyzed(person, 'My knees ache on the stairs')
  const stranger = await newPerson('looks-elsewhere@example.test')
  expect(await look(stranger.headers, symptomId)).toMatchObject({
    status: 404,
    body: { type: '/problems/not-found' },
  })
  expect(await look({}, symptomId)).toMatchObject({ status: 401 })
  const guest = await newGuest(api.url)
  const entry = await enter(api.url, guest, WORDS)
  await generate(api.url, guest, entry)
  expect(await call(api.url, 'GET', `/api/symptoms/${entry}/plan-look`, { guest })).toMatchObject({ status: 401 })
  expect(await look(person.headers, entry)).toMatchObject({ status: 404 })
  expect(await look(person.headers, 'nonsense')).toMatchObject({ status: 400 })
})

test('an entry with help in place of a plan, without an insight, or deleted has no look', async () => {
  const urgent = await analyzed(person, 'Crushing chest pain that spreads into my left arm, I cannot breathe')
  expect(await look(person.headers, urgent.symptomId)).toMatchObject({
    status: 409,
    body: { type: '/problems/plan-not-offered' },
  })
  const { body } = await call(api.url, 'POST', '/api/symptoms', {
    headers: person.headers,
    body: { symptom_type: 'physical', description: WORDS },
  })
  expect(await look(person.headers, String(body.id))).toMatchObject({ status: 404 })
  const { symptomId } = await analyzed(person, WORDS)
  await call(api.url, 'DELETE', `/api/symptoms/${symptomId}`, { headers: person.headers })
  expect(await look(person.headers, symptomId)).toMatchObject({ status: 404 })
})

test('an entry with a safety card has no look: beside prices there is no place for the card', async () => {
  const { symptomId, diagnosisId } = await analyzed(
    person,
    'Can I stop my blood pressure tablets? My neck has been stiff since I take them',
  )
  expect(await look(person.headers, symptomId)).toMatchObject({ status: 404, body: { type: '/problems/not-found' } })
  // The plan itself is offered all the same.
  expect(await askPlan(api.url, person.headers, diagnosisId)).toMatchObject({
    body: { type: '/problems/subscription-needed' },
  })
})

test('an imported entry is screened before anything is composed from it', async () => {
  const importer = await newPerson('looks-imports@example.test')
  const entries = [exported('I want to kill myself tonight', true)]
  const { headers } = importer
  await call(api.url, 'POST', '/api/account/import', { headers, body: { format: EXPORT_FORMAT, entries } })
  const { rows } = await api.database.query('select id from symptoms where user_id = $1', [importer.userId])
  expect(await look(headers, rows[0].id)).toMatchObject({ status: 409, body: { type: '/problems/plan-not-offered' } })
})

test('nobody is shown a text in a language that they did not write in', async () => {
  const { symptomId, diagnosisId } = await analyzed(
    person,
    'Me duele el cuello desde que empecé en el nuevo trabajo y no puedo descansar',
  )
  expect(await look(person.headers, symptomId)).toMatchObject({ status: 404, body: { type: '/problems/not-found' } })
  // The plan itself is offered all the same.
  expect(await askPlan(api.url, person.headers, diagnosisId)).toMatchObject({
    body: { type: '/problems/subscription-needed' },
  })
})

test('the theme that somebody said no to is not in it', async () => {
  const { symptomId } = await analyzed(person, 'My throat feels tight')
  const before = await look(person.headers, symptomId)
  await call(api.url, 'POST', `/api/symptoms/${symptomId}/insight-response`, {
    headers: person.headers,
    body: { response: 'not-mine' },
  })
  await call(api.url, 'POST', '/api/functions/generate-diagnosis', {
    headers: person.headers,
    body: { symptom_id: symptomId },
  })
  const after = await look(person.headers, symptomId)
  expect([before.status, after.status]).toEqual([200, 200])
  expect(after.body).not.toEqual(before.body)
})

test('looking has a ceiling of its own', async () => {
  const { symptomId } = await analyzed(person, 'My back is tired after work')
  expect((await look(person.headers, symptomId)).status).toBe(200)
  await api.database.query(`update call_counts set calls = $1 where kind = 'planLook'`, [
    HOURLY_CEILINGS.planLook.person,
  ])
  const refused = await untilRefused(() => look(person.headers, symptomId))
  expect(refused).toMatchObject({ status: 429, body: { type: '/problems/too-many-requests' } })
})
