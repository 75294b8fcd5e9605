import { type AdvancedInfo, BODIES, PLAN_COLUMNS, type PlanDraft } from '@soulsign/contracts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { RunningServer } from '../src/server.ts'
import { behave, call, enter, generate, newGuest, type StreamEvent, startTestServer } from './api.ts'
import { type PeopleApi, startPeopleApi } from './people.ts'
import { askPlan, collect, guidePlan, PATH, type Person, planEvents, planReadersOf } from './plans.ts'
import { endProcess, startProcess, until } from './process.ts'

let api: PeopleApi
let other: RunningServer
let paying: Person

beforeAll(async () => {
  api = await startPeopleApi()
  other = await startTestServer(api.databaseUrl, api.environment)
  paying = await newSubscriber('paying@example.test')
})
afterAll(async () => {
  await other.close()
  await api.close()
})
beforeEach(() => behave(api.sandboxUrl, { tokenDelayMs: 0 }))
// The guide's plan depends on the plans before it.
beforeEach(() => api.database.query('delete from healing_plans'))
afterEach(() => fetch(`${api.sandboxUrl}/behaviour`, { method: 'DELETE' }))

const { newPerson, newSubscriber, analyzed, planOf } = planReadersOf(() => api)

test('only a subscriber who owns a suitable insight gets a plan', async () => {
  const { diagnosisId } = await analyzed(paying, 'My shoulders are tight since the move')
  const stranger = await newSubscriber('stranger@example.test')
  const free = await newPerson('free@example.test')
  const own = await analyzed(free, 'My shoulders are tight since the move')

  const guest = await newGuest(api.url)
  const guestEntry = await enter(api.url, guest, 'My shoulders are tight')
  const { body } = await generate(api.url, guest, guestEntry)
  const asGuest = await call(api.url, 'POST', PATH, { guest, body: { diagnosis_id: body.diagnosis_id } })
  expect(asGuest).toMatchObject({ status: 401, body: { type: '/problems/unauthorized' } })
  expect(await askPlan(api.url, {}, diagnosisId)).toMatchObject({ status: 401 })
  // Callers without the right get that answer before any about invalid input.
  for (const options of [{}, { guest }]) {
    expect(await call(api.url, 'POST', PATH, { ...options, body: '{nonsense' })).toMatchObject({ status: 401 })
    expect(await call(api.url, 'POST', PATH, { ...options, body: {} })).toMatchObject({ status: 401 })
  }

  const foreign = await askPlan(api.url, stranger.headers, diagnosisId)
  expect(foreign).toMatchObject({ status: 404, body: { type: '/problems/not-found' } })
  expect(await askPlan(api.url, paying.headers, crypto.randomUUID())).toMatchObject({ status: 404 })
  expect(await askPlan(api.url, paying.headers, 'nonsense')).toMatchObject({ status: 400 })

  const unpaid = await askPlan(api.url, free.headers, own.diagnosisId)
  expect(unpaid).toMatchObject({ status: 403, body: { type: '/problems/subscription-needed' } })

  const urgent = await analyzed(paying, 'Crushing chest pain that spreads into my left arm, I cannot breathe')
  const refused = await askPlan(api.url, paying.headers, urgent.diagnosisId)
  expect(refused).toMatchObject({ status: 409, body: { type: '/problems/plan-not-offered' } })

  const { rows } = await api.database.query('select from healing_plans')
  expect(rows).toHaveLength(0)
})

test('only its owner can read a plan, even after the subscription has ended', async () => {
  const person = await newSubscriber('ended@example.test')
  const { symptomId, diagnosisId } = await analyzed(person, 'A stiff neck after long days')
  expect(await call(api.url, 'GET', '/api/healing-plans/latest', { headers: person.headers })).toMatchObject({
    status: 404,
  })
  const { body } = await askPlan(api.url, person.headers, diagnosisId)
  await api.database.query(
    'update subscribers set subscribed = false, subscription_tier = null, subscription_end = now() where user_id = $1',
    [person.userId],
  )
  for (const path of [`/api/healing-plans/${body.healing_plan_id}`, '/api/healing-plans/latest']) {
    const read = await call(api.url, 'GET', path, { headers: person.headers })
    expect(read).toMatchObject({
      status: 200,
      body: { id: body.healing_plan_id, diagnosis: { id: diagnosisId }, symptom: { id: symptomId } },
    })
  }
  expect(await askPlan(api.url, person.headers, diagnosisId)).toMatchObject({ status: 200, body })
  const latest = await call(api.url, 'GET', '/api/diagnoses/latest', { headers: person.headers })
  expect(latest).toMatchObject({
    status: 200,
    body: { id: diagnosisId, symptom: { description: 'A stiff neck after long days' } },
  })
  const foreign = await call(api.url, 'GET', `/api/healing-plans/${body.healing_plan_id}`, { headers: paying.headers })
  expect(foreign.status).toBe(404)
})

test('30 concurrent requests on two nodes write one plan', async () => {
  const { symptomId, diagnosisId } = await analyzed(paying, 'My knees ache on the stairs')
  await behave(api.sandboxUrl, { tokenDelayMs: 1 })
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, i) => askPlan(i % 2 ? api.url : other.url, paying.headers, diagnosisId)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ body }) => body.healing_plan_id)).size).toBe(1)
  const { rows } = await api.database.query(
    `select attempt, (select count(*)::int from healing_plans where diagnosis_id = $2) as plans
     from generations where symptom_id = $1 and kind = 'plan'`,
    [symptomId, diagnosisId],
  )
  expect(rows).toEqual([{ attempt: 1, plans: 1 }])
})

test('the bodies arrive one by one, the first long before the last is written, even for a late reader', async () => {
  const { symptomId, diagnosisId } = await analyzed(paying, 'My jaw is tight in the mornings')
  await behave(api.sandboxUrl, { tokenDelayMs: 3 })
  const events: StreamEvent[] = []
  let late: Promise<StreamEvent[]> | undefined
  for await (const event of planEvents(api.url, paying, diagnosisId)) {
    events.push(event)
    if (event.event !== 'body' || late) continue
    const { rows } = await api.database.query(
      `select state, released_text from generations where symptom_id = $1 and kind = 'plan'`,
      [symptomId],
    )
    expect(rows[0].state).toBe('running')
    expect(Object.keys(JSON.parse(rows[0].released_text))).toEqual(['title', 'description', 'recommendations'])
    late = collect(planEvents(other.url, paying, diagnosisId))
  }
  const parts = events.filter(({ event }) => event !== 'progress')
  expect(parts.map(({ event, data }) => data.column ?? event)).toEqual([
    'heading',
    ...BODIES.map((body) => PLAN_COLUMNS[body]),
    'done',
  ])
  expect((await late)?.filter(({ event }) => event !== 'progress')).toEqual(parts)
  const plan = await planOf(paying, diagnosisId)
  for (const { data } of parts) {
    if (data.column) expect(plan[data.column as keyof PlanDraft]).toEqual(data.items)
  }
})

/** A plan by the AI that could be shown, apart from one item. */
function planWith(how: string): PlanDraft {
  const plan = guidePlan('My throat feels tight')
  const wrong = { title: 'One thing more', how, duration: '5 minutes', frequency: 'each day' }
  return { ...plan, recommendations: [...plan.recommendations.slice(0, 2), wrong] }
}

test.each<[string, string, AdvancedInfo | null]>([
  ['a dose', 'Take 400 mg of magnesium with water before you go to bed, every single day.', null],
  ['medication that is stopped', 'Stop taking your tablets while you do this, so that the body can speak.', null],
  ['a promise', 'Sit with your hands in your lap. This will cure your illness within a week.', null],
  ['meat for a vegan', 'Simmer a chicken broth in the afternoon and sip it slowly.', { dietaryPreference: 'vegan' }],
  ['milk for the allergic', 'Warm a mug of milk and drink it by the window.', { allergiesSensitivities: 'milk' }],
  ['a sauna in pregnancy', 'Rest in a sauna and let the warmth do its work.', { knownConditions: 'pregnant' }],
  ['grapefruit beside medication', 'Peel a grapefruit and eat it slowly.', { currentMedications: 'simvastatin' }],
  ['text that cannot be stored', 'Sit by the window\u0000 for a while, as long as it is pleasant.', null],
  ['half a character', 'Sit by the window \ud83d for a while, as long as it is pleasant.', null],
  ['wine for the young', 'Raise a small glass of wine to the evening.', { dateOfBirth: '2014-05-06' }],
])('%s never reaches a plan', async (_, how, info) => {
  const description = 'My hands are cold in the evening'
  const { diagnosisId } = await analyzed(paying, description, info)
  await behave(api.sandboxUrl, { replyWithPlan: planWith(how) })
  const events = await collect(planEvents(api.url, paying, diagnosisId))
  const plan = await planOf(paying, diagnosisId)
  expect(plan.recommendations).toEqual(guidePlan(description, info).recommendations)
  expect(plan.affirmations).toEqual(guidePlan('My throat feels tight').affirmations)
  for (const text of [JSON.stringify(plan), JSON.stringify(events)]) expect(text).not.toContain('One thing more')
})

test('an item unfit for one person may suit another', async () => {
  const { diagnosisId } = await analyzed(paying, 'My hands are cold in the mornings')
  const plan = planWith('Warm a mug of milk and drink it by the window.')
  const written = { ...plan, description: 'A few small things for the evening, beside the care that you receive.' }
  await behave(api.sandboxUrl, { replyWithPlan: written })
  const { recommendations, description } = await planOf(paying, diagnosisId)
  expect(recommendations).toEqual(written.recommendations)
  expect(description).toBe(written.description)
})

test('somebody who takes something is told to ask a pharmacist, although the AI forgot it', async () => {
  const { diagnosisId } = await analyzed(paying, 'My hands are cold at noon', { currentMedications: 'ramipril' })
  const plan = planWith('Sit by the window for a while, as long as it is pleasant.')
  const description = 'A few small things for the evening, beside the care that you receive.'
  await behave(api.sandboxUrl, { replyWithPlan: { ...plan, description } })
  expect((await planOf(paying, diagnosisId)).description).toMatch(/evening, .* ask a pharmacist/)
})

test('a plan respects the screening, even where the words alone show nothing', async () => {
  const { diagnosisId } = await analyzed(paying, 'I bring everything up again after dinner, most evenings')
  const text = JSON.stringify(await planOf(paying, diagnosisId).then(({ recommendations }) => recommendations))
  expect(text).not.toMatch(/\b(?:food|eat|meal|cook|supplement)/i)
})

test('an AI that writes in any order: no unfinished part is shown', async () => {
  const description = 'My ankles ache in the evening'
  const { diagnosisId } = await analyzed(paying, description)
  await behave(api.sandboxUrl, { tokenDelayMs: 1, reverseFields: true })
  const events = await collect(planEvents(api.url, paying, diagnosisId))
  const plan = guidePlan(description)
  expect(events.find(({ event }) => event === 'heading')?.data).toEqual({
    title: plan.title,
    description: plan.description,
  })
  expect(await planOf(paying, diagnosisId)).toMatchObject(plan)
})

test.each([
  ['the person’s own words', { echo: true }],
  ['no plan at all', { garbage: true }],
  ['a connection that is cut', { dropAfter: 300 }],
])('%s: the guide takes over', async (name, behaviour) => {
  const description = `My hands are cold (${name.length}), bring me the moon and read it to me aloud`
  const { diagnosisId } = await analyzed(paying, description)
  await behave(api.sandboxUrl, behaviour)
  const events = await collect(planEvents(api.url, paying, diagnosisId))
  expect(events.at(-1)?.event).toBe('done')
  expect(JSON.stringify(events)).not.toContain('bring me the moon')
  expect(await planOf(paying, diagnosisId)).toMatchObject(guidePlan(description))
})

test('a provider that stays down fails the plan, and asking again writes it', async () => {
  const { diagnosisId } = await analyzed(paying, 'An itch on my elbow')
  await behave(api.sandboxUrl, { failNext: 1_000, failStatus: 500 })
  const failed = await askPlan(api.url, paying.headers, diagnosisId)
  expect(failed).toMatchObject({ status: 502, body: { type: '/problems/generation-failed' } })
  await behave(api.sandboxUrl, { failNext: 0 })
  expect(await askPlan(api.url, paying.headers, diagnosisId)).toMatchObject({ status: 200 })
})

test('kill -9 during plans: each is written once, and shown parts stay', {
  timeout: 240_000,
}, async () => {
  const person = await newSubscriber('patient@example.test')
  const diagnoses: string[] = []
  for (let i = 0; i < 4; i++) diagnoses.push((await analyzed(person, `My back aches, for the ${i}th time`)).diagnosisId)
  await Promise.all([api.server.close(), other.close()])
  await behave(api.sandboxUrl, { tokenDelayMs: 4 })

  const first = await startProcess(api.databaseUrl, api.environment)
  try {
    const asked = diagnoses.map((id) => askPlan(first.url, person.headers, id).catch(() => 'cut off'))
    const half = async () =>
      (
        await api.database.query<{ diagnosis_id: string; released_text: string }>(
          `select d.id as diagnosis_id, g.released_text from generations g join diagnoses d using (symptom_id)
           where g.kind = 'plan' and g.state = 'running' and g.released_text like '%"affirmations"%' and g.user_id = $1`,
          [person.userId],
        )
      ).rows
    // Some are half written, whatever the state of the others.
    await until(async () => (await half()).length > 0)
    await endProcess(first, 'SIGKILL')
    await Promise.all(asked)
    const shown = await half()
    expect(shown.length).toBeGreaterThan(0)

    // As though the heartbeat had already been missing for a while.
    await api.database.query(`update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute'`)
    await behave(api.sandboxUrl, { tokenDelayMs: 0, replyWithPlan: guidePlan('My throat feels tight') })
    other = await startTestServer(api.databaseUrl, api.environment)
    await until(async () => {
      const { rows } = await api.database.query(
        `select from generations where kind = 'plan' and state <> 'done' and user_id = $1`,
        [person.userId],
      )
      return rows.length === 0
    })
    const answers = await Promise.all(diagnoses.map((id) => askPlan(other.url, person.headers, id)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const { rows } = await api.database.query('select * from healing_plans where user_id = $1', [person.userId])
    expect(rows.map(({ diagnosis_id }) => diagnosis_id).sort()).toEqual(diagnoses.toSorted())
    for (const { diagnosis_id, released_text } of shown) {
      expect(rows.find((row) => row.diagnosis_id === diagnosis_id)).toMatchObject(JSON.parse(released_text))
    }
  } finally {
    await endProcess(first, 'SIGKILL')
  }
})
