import type { JournalPage } from '@soulsign/contracts'
import { beforeAll, describe, expect } from 'vitest'
import { call } from './api.ts'
import { type PeopleApi, signIn } from './people.ts'
import { test } from './shared.ts'

type Person = Awaited<ReturnType<typeof signIn>>

let api: PeopleApi
let mine: Person
let theirs: Person
test.beforeAll(async ({ sharedApi }) => {
  api = sharedApi
  mine = await signIn(api, 'mine@example.test')
  theirs = await signIn(api, 'theirs@example.test')
})

const as = (person: Person, method: string, path: string, body?: unknown) =>
  call(api.url, method, path, {
    headers: { authorization: `Bearer ${person.session.access_token}` },
    ...(body !== undefined && { body }),
  })
const list = async (person: Person, query = '') =>
  (await as(person, 'GET', `/api/symptoms${query}`)).body as unknown as JournalPage

interface Made {
  description: string
  type?: string
  daysAgo?: number
  state?: 'entered' | 'analyzed' | 'plan' | 'urgent'
}

/** Stores an entry in its final state, without waiting for an AI. */
async function make(person: Person, { description, type = 'physical', daysAgo = 0, state = 'entered' }: Made) {
  const urgent = state === 'urgent'
  const { rows } = await api.database.query<{ id: string }>(
    `insert into symptoms (user_id, title, description, symptom_type, created_at, safety_level, safety_category)
     values ($1, $2, $2, $3, now() - $4 * interval '1 day', $5, $6) returning id`,
    [person.userId, description, type, daysAgo, urgent ? 'urgent' : null, urgent ? 'cardiac' : null],
  )
  const id = String(rows[0]?.id)
  if (state === 'entered') return id
  const insight = urgent ? null : '# A *quiet* title \n\ntext'
  const diagnosis = await api.database.query<{ id: string }>(
    `insert into diagnoses (symptom_id, user_id, ai_analysis, emotional_root, energetic_root, spiritual_root,
       safety_level, safety_category) values ($1, $2, $3, $3, $3, $3, $4, $5) returning id`,
    [id, person.userId, insight, urgent ? 'urgent' : null, urgent ? 'cardiac' : null],
  )
  if (state === 'plan') {
    await api.database.query(
      `insert into healing_plans (user_id, diagnosis_id, title, description, recommendations, affirmations,
         meditation_practices, energy_healing) values ($1, $2, 'Plan', 'For you', '[]', '[]', '[]', '[]')`,
      [person.userId, diagnosis.rows[0]?.id],
    )
  }
  return id
}

const empty = () => api.database.query('truncate symptoms cascade')

describe('the list', () => {
  beforeAll(async () => {
    await empty()
    await make(theirs, { description: 'Café cramps of somebody else' })
    await make(mine, { description: 'Knee after the CAFÉ walk', daysAgo: 3, state: 'plan' })
    await make(mine, {
      description: 'Sad_mood 100% of the day',
      type: 'mental_emotional',
      daysAgo: 2,
      state: 'analyzed',
    })
    await make(mine, { description: 'Tight chest and sweating', daysAgo: 1, state: 'urgent' })
    await make(mine, { description: 'Worry at night', type: 'emotional' })
  })

  test('holds only one’s own entries, newest first, and does not count urgent ones as analyzed', async () => {
    const { items, counts, nextCursor } = await list(mine)
    expect(items.map(({ title }) => title)).toEqual([
      'Worry at night',
      'Tight chest and sweating',
      'Sad_mood 100% of the day',
      'Knee after the CAFÉ walk',
    ])
    expect(counts).toEqual({ symptoms: 4, analyzed: 2, plans: 1 })
    expect(nextCursor).toBeNull()
    expect(items[1]).toMatchObject({ safety: { level: 'urgent' }, diagnosis: { analyzed: false } })
    expect(items[3]?.diagnosis?.title).toBe('A quiet title')
    expect(items[3]?.healing_plan).toMatchObject({ title: 'Plan' })
  })

  test.each([
    ['?search=cafe', 1],
    ['?search=CAF%C3%89', 1],
    ['?search=caf', 1],
    ['?search=ca', 1],
    ['?search=100%25', 1],
    ['?search=%EF%BC%85', 1],
    ['?search=walk%20knee', 0],
    ['?search=_mood', 1],
    ['?search=sad%25mood', 0],
    ['?search=%5C', 0],
    ["?search=')%20or%201=1%20--", 0],
    ['?type=physical', 2],
    ['?type=mental', 1],
    ['?type=emotional', 2],
    ['?state=entered', 1],
    ['?state=analyzed', 2],
    ['?state=plan', 1],
    ['?state=urgent', 1],
    ['?type=physical&state=plan&search=knee', 1],
  ])('%s finds %i', async (query, found) => {
    const page = await list(mine, query)
    expect(page.items).toHaveLength(found)
    expect(page.found).toBe(found)
    // The counters stay those of everything.
    expect(page.counts).toEqual({ symptoms: 4, analyzed: 2, plans: 1 })
  })

  test('of entries waiting for an insight holds no urgent ones, even before their help was requested', async () => {
    const person = await signIn(api, 'left-early@example.test')
    await make(person, { description: 'Worry at night' })
    const body = { symptom_type: 'physical', description: 'I want to kill myself tonight' }
    expect((await as(person, 'POST', '/api/symptoms', body)).body).toMatchObject({ safety: { level: 'urgent' } })
    expect((await list(person, '?state=entered')).items.map(({ title }) => title)).toEqual(['Worry at night'])
    expect((await list(person, '?state=urgent')).items).toHaveLength(1)
  })

  test('includes unfinished generations on its first page', async () => {
    const person = await signIn(api, 'waiting@example.test')
    const [waiting, written, lost] = [
      await make(person, { description: 'Knee' }),
      await make(person, { description: 'Knee', state: 'analyzed' }),
      await make(person, { description: 'Knee' }),
    ]
    await api.database.query(
      `insert into generations (symptom_id, user_id, kind, state, updated_at) values
         ($1, $4, 'insight', 'queued', now()), ($2, $4, 'insight', 'done', now()), ($2, $4, 'plan', 'running', now()),
         ($3, $4, 'insight', 'running', now() - interval '1 day')`,
      [waiting, written, lost, person.userId],
    )
    const first = await list(person, '?limit=1&search=knee')
    expect(first.writing).toHaveLength(2)
    expect(first.writing).toContainEqual({ symptom_id: waiting, kind: 'insight' })
    expect(first.writing).toContainEqual({ symptom_id: written, kind: 'plan' })
    expect((await list(person, `?limit=1&search=knee&cursor=${first.nextCursor}`)).writing).toBeNull()
    expect((await list(mine)).writing).toEqual([])
  })

  test('filters by days, including both ends', async () => {
    const { items } = await list(mine)
    const day = (ago: number) => String(items[ago]?.created_at).slice(0, 10)
    expect((await list(mine, `?from=${day(2)}&to=${day(1)}`)).items).toHaveLength(2)
    expect((await list(mine, `?to=${day(3)}`)).items).toHaveLength(1)
  })

  test('filters by days in the reader’s time zone', async () => {
    const person = await signIn(api, 'far@example.test')
    await api.database.query(
      `insert into symptoms (user_id, title, description, symptom_type, created_at)
       values ($1, 'Late', 'Late', 'physical', '2026-03-10T23:30:00Z')`,
      [person.userId],
    )
    const found = async (query: string) => (await list(person, query)).items.length
    expect(await found('?from=2026-03-10&to=2026-03-10')).toBe(1)
    expect(await found('?from=2026-03-10&to=2026-03-10&timezone=Asia/Tokyo')).toBe(0)
    expect(await found('?from=2026-03-11&to=2026-03-11&timezone=Asia/Tokyo')).toBe(1)
    expect(await found('?to=2026-03-10&timezone=America/New_York')).toBe(1)
  })

  test.each([
    '?limit=0',
    "?timezone=UTC'--",
    '?timezone=Mars/Base',
    '?limit=101',
    '?cursor=nonsense',
    '?type=bone',
    '?from=yesterday',
    '?from=0000-01-01',
    `?search=${'x'.repeat(201)}`,
  ])('%s is refused with the field named', async (query) => {
    const { status, body } = await as(mine, 'GET', `/api/symptoms${query}`)
    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: [{ path: query.slice(1).split('=')[0] }] })
  })

  test('needs a signed-in person', async () => {
    expect((await call(api.url, 'GET', '/api/symptoms')).status).toBe(401)
  })
})

test('pages have no gaps or duplicates, even among entries of the same instant', async () => {
  await empty()
  await api.database.query(
    `insert into symptoms (user_id, title, description, symptom_type, created_at)
     select $1, 'n' || n, 'n' || n, 'physical', now() - (n / 10) * interval '1 microsecond' from generate_series(1, 95) n`,
    [mine.userId],
  )
  const seen: string[] = []
  let page = await list(mine, '?limit=10')
  seen.push(...page.items.map(({ id }) => id))
  while (page.nextCursor) {
    page = await list(mine, `?limit=10&cursor=${page.nextCursor}`)
    expect(page).toMatchObject({ counts: null, found: null })
    seen.push(...page.items.map(({ id }) => id))
  }
  expect(seen).toHaveLength(95)
  expect(new Set(seen).size).toBe(95)
})

describe('deletion', () => {
  const left = async (table: string) =>
    Number((await api.database.query(`select count(*) from ${table}`)).rows[0].count)

  test.each([
    [{ ids: Array(1_001).fill('018f5e9a-0000-7000-8000-000000000000') }, 'ids'],
    [{ all: true, filters: { type: 'bone' } }, 'filters.type'],
  ])('names what is wrong in %o', async (body, path) => {
    const answer = await as(mine, 'POST', '/api/symptoms/delete', body)
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path }] } })
  })

  test('includes the plan and the insight', async () => {
    await empty()
    const id = await make(mine, { description: 'Knee', state: 'plan' })
    expect(await as(mine, 'DELETE', `/api/symptoms/${id}`)).toMatchObject({ status: 200, body: { deleted: 1 } })
    expect([await left('symptoms'), await left('diagnoses'), await left('healing_plans')]).toEqual([0, 0, 0])
    expect((await as(mine, 'DELETE', `/api/symptoms/${id}`)).status).toBe(404)
  })

  test('leaves other people’s entries alone, by id or all at once', async () => {
    await empty()
    const other = await make(theirs, { description: 'Knee', state: 'plan' })
    await make(mine, { description: 'Knee' })
    expect((await as(mine, 'DELETE', `/api/symptoms/${other}`)).status).toBe(404)
    expect((await as(mine, 'POST', '/api/symptoms/delete', { ids: [other] })).body).toEqual({ deleted: 0 })
    expect((await as(mine, 'POST', '/api/symptoms/delete', { all: true })).body).toEqual({ deleted: 1 })
    expect([await left('symptoms'), await left('healing_plans')]).toEqual([1, 1])
  })

  test('of all matching entries spares the exceptions and the rest', async () => {
    await empty()
    const kept = await make(mine, { description: 'Knee one' })
    await make(mine, { description: 'Knee two', state: 'analyzed' })
    await make(mine, { description: 'Head' })
    const { body } = await as(mine, 'POST', '/api/symptoms/delete', { all: true, search: 'KNEE', except: [kept] })
    expect(body).toEqual({ deleted: 1 })
    expect((await list(mine)).items.map(({ title }) => title)).toEqual(['Head', 'Knee one'])
  })

  test('of all entries spares those created after the choice', async () => {
    await empty()
    const chosen = await make(mine, { description: 'Knee', daysAgo: 1 })
    await make(mine, { description: 'Newer' })
    const until = String((await as(mine, 'GET', `/api/symptoms/${chosen}`)).body.created_at)
    expect((await as(mine, 'POST', '/api/symptoms/delete', { all: true, until })).body).toEqual({ deleted: 1 })
    expect((await list(mine)).items.map(({ title }) => title)).toEqual(['Newer'])
  })

  test.each([
    {},
    { all: false },
    { ids: ['x'] },
    { ids: [], all: true },
    { all: true, filters: { type: 'bone' } },
    { all: true, filters: { types: 'mental' } },
  ])('%j is refused', async (body) => {
    expect((await as(mine, 'POST', '/api/symptoms/delete', body)).status).toBe(400)
  })
})
