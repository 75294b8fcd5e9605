import { beforeAll, describe, expect } from 'vitest'
import { adminAreaOf, administrator, valuesOf } from './admin-area.ts'
import { call } from './api.ts'
import type { PeopleApi } from './people.ts'
import { test } from './shared.ts'

let api: PeopleApi
let headers: Record<string, string>
test.beforeAll(async ({ sharedApi }) => {
  api = sharedApi
  headers = await administrator(api)
})
const { get, opening, addUser, addDiagnosis } = adminAreaOf(
  () => api,
  () => headers,
)

describe('users', () => {
  beforeAll(async () => {
    const ids = [
      await addUser('zoe@list.test', 'Zoé Ångström', '2026-01-03'),
      await addUser('adam@list.test', 'adam', '2026-01-01'),
      await addUser('mia_x@list.test', 'Émile', '2026-01-02'),
    ]
    await api.database.query(
      `insert into subscribers (user_id, email, subscribed, subscription_tier, subscription_end, access_until)
       values ($1, 'zoe@list.test', true, 'Yearly', '2099-01-01', '2099-01-01'),
         ($2, 'adam@list.test', true, 'Monthly', '2020-01-01', '2020-01-02')`,
      ids.slice(0, 2),
    )
    // A person requested a link to this address but never opened it.
    await api.database.query(`insert into users (email) values ('unconfirmed@list.test')`)
  })

  test.each([
    ['zoe angstrom', ['zoe@list.test']],
    ['ZOÉ', ['zoe@list.test']],
    ['emile', ['mia_x@list.test']],
    ['ad', ['adam@list.test']],
    ['em', ['mia_x@list.test']],
    ['_x', []],
    ['a_x@', ['mia_x@list.test']],
    ['%', []],
    ['unconfirmed', []],
  ])('are found by email or name: %s', async (search, emails) => {
    const { items } = await get(`users?search=${encodeURIComponent(search)}`)
    expect(valuesOf(items, 'email')).toEqual(emails)
  })

  test.each([
    ['email', 'asc', ['adam', 'mia_x', 'zoe']],
    ['email', 'desc', ['zoe', 'mia_x', 'adam']],
    ['name', 'asc', ['adam', 'mia_x', 'zoe']],
    ['created_at', 'desc', ['zoe', 'mia_x', 'adam']],
    ['tier', 'desc', ['zoe']],
  ])('are sorted by %s %s, a page at a time', async (sort, direction, names) => {
    const seen: unknown[] = []
    let cursor = ''
    do {
      const page = await get(`users?search=list.test&sort=${sort}&direction=${direction}&limit=1${cursor}`)
      seen.push(...valuesOf(page.items, 'email'))
      cursor = page.nextCursor ? `&cursor=${page.nextCursor}` : ''
    } while (cursor)
    expect(seen.slice(0, names.length)).toEqual(names.map((name) => `${name}@list.test`))
    expect(new Set(seen).size).toBe(3)
    expect(seen.length).toBe(3)
  })

  test('show paid plans and no lapsed ones', async () => {
    const { items } = await get('users?search=list.test&sort=email&direction=asc')
    expect(items.map(({ subscribed, subscription_tier }) => [subscribed, subscription_tier])).toEqual([
      [false, null],
      [false, null],
      [true, 'Yearly'],
    ])
  })

  test('a cursor of another order and an invented cursor are refused', async () => {
    const { nextCursor } = await get('users?search=list.test&limit=1')
    for (const query of [
      `sort=email&cursor=${nextCursor}`,
      'cursor=x',
      'sort=password',
      'limit=101',
      'type=x&limit=0',
    ]) {
      expect((await call(api.url, 'GET', `/api/admin/users?${query}`, { headers })).status, query).toBe(400)
    }
    const long = await call(api.url, 'GET', `/api/admin/users?search=${'x'.repeat(10_000)}`, { headers })
    expect(long.status).toBe(400)
  })

  test('a name of 10,000 characters or of HTML is shown unchanged', async () => {
    const html = '<img src=x onerror=alert(1)>'
    await addUser('long@odd.test', 'x'.repeat(10_000))
    await addUser('html@odd.test', html)
    const seen: unknown[] = []
    let cursor = ''
    do {
      const page = await get(`users?search=odd.test&sort=name&direction=asc&limit=1${cursor}`)
      seen.push(...valuesOf(page.items, 'full_name'))
      cursor = page.nextCursor ? `&cursor=${page.nextCursor}` : ''
    } while (cursor)
    expect(seen).toEqual([html, 'x'.repeat(10_000)])
  })
})

describe('diagnoses', () => {
  const filled = (items: Record<string, unknown>[]) => valuesOf(items, 'symptom_title')

  beforeAll(async () => {
    const user = await addUser('ana@diagnoses.test')
    await addDiagnosis(user, 'Headàche', { at: '2026-02-01', analysis: 'é'.repeat(101) })
    await addDiagnosis(user, 'Grief', {
      at: '2026-02-02',
      type: 'mental_emotional',
      analysis: `# ${'y'.repeat(98)}\n**y**`,
    })
    await addDiagnosis(null, 'Anger', { at: '2026-02-03', type: 'emotional', analysis: `${'a'.repeat(99)}e\u0301b` })
    await addDiagnosis(null, 'Headache of a guest', { at: '2026-02-04', type: 'mental', analysis: 'z'.repeat(101) })
  })

  test.each([
    ['', ['Headache of a guest', 'Anger', 'Grief', 'Headàche']],
    ['search=headache', ['Headache of a guest', 'Headàche']],
    ['search=ana@diagnoses', ['Grief', 'Headàche']],
    // Found by title and by address, but listed once.
    ['search=a', ['Anger', 'Grief', 'Headàche']],
    ['search=private', []],
    ['type=physical', ['Headàche']],
    ['type=emotional', ['Anger', 'Grief']],
    ['type=mental', ['Headache of a guest', 'Grief']],
    ['type=mental&search=headache', ['Headache of a guest']],
  ])('newest first: %s', async (query, titles) => {
    expect(filled((await get(`diagnoses?${query}&${await opening()}`)).items)).toEqual(titles)
  })

  test('preview 100 characters of the analysis, and show no name for a guest', async () => {
    const { items } = await get(`diagnoses?${await opening()}`)
    expect(items[3]).toMatchObject({ analysis_preview: `${'é'.repeat(100)}...`, user_email: 'ana@diagnoses.test' })
    // As words, without the marks of Markdown.
    expect(items[2]).toMatchObject({ analysis_preview: `${'y'.repeat(98)}\ny` })
    expect(items[1]).toMatchObject({ analysis_preview: `${'a'.repeat(99)}e\u0301...`, user_email: null, user_id: null })
    expect(items[0]).toMatchObject({ analysis_preview: `${'z'.repeat(100)}...` })
    expect(JSON.stringify(items)).not.toContain('private')
  })

  test('pages neither skip nor repeat rows while new ones arrive, some at the same instant', async () => {
    for (let index = 0; index < 25; index += 1)
      await addDiagnosis(null, `Page ${index}`, { at: '2026-01-15 12:00:00.000001' })
    const seen: unknown[] = []
    const open = await opening()
    let cursor = ''
    do {
      const page = await get(`diagnoses?search=page&limit=4&${open}${cursor}`)
      seen.push(...filled(page.items))
      await addDiagnosis(null, 'Page of now', { at: '2026-03-01' })
      cursor = page.nextCursor ? `&cursor=${page.nextCursor}` : ''
    } while (cursor)
    expect(seen.toSorted()).toEqual(Array.from({ length: 25 }, (_, index) => `Page ${index}`).toSorted())
  })
})

test('subscriptions are found by email or tier', async () => {
  expect(valuesOf((await get('subscribers?search=yearly')).items, 'email')).toEqual(['zoe@list.test'])
  expect(valuesOf((await get('subscribers?search=adam@')).items, 'subscribed')).toEqual([false])
  expect(valuesOf((await get('subscribers')).items, 'email').toSorted()).toEqual(['adam@list.test', 'zoe@list.test'])
})

test('the sidebar finds users, subscriptions, diagnoses and partners', async () => {
  const found = await get('search?q=zoe')
  expect(valuesOf(found.users as never, 'email')).toEqual(['zoe@list.test'])
  expect(valuesOf(found.subscribers as never, 'email')).toEqual(['zoe@list.test'])
  // By address alone, and without what was written.
  expect((await get('search?q=grief')).diagnoses).toEqual([])
  const diagnoses = (await get('search?q=ana@diagnoses')).diagnoses as Record<string, unknown>[]
  expect(diagnoses.map(({ symptom_title, analysis_preview }) => [symptom_title, analysis_preview])).toEqual([
    [null, null],
    [null, null],
  ])
  const { status } = await call(api.url, 'POST', '/api/admin/partners', {
    headers,
    body: { name: 'Quiet Barn', origins: ['https://barn.example'], theme: {}, daily_ceiling: 100 },
  })
  expect(status).toBe(201)
  expect(valuesOf((await get('search?q=barn.ex')).partners as never, 'name')).toEqual(['Quiet Barn'])
})

// The openings above have left entries in the log.
test.each(['subscribers', 'diagnoses', 'activity-log'])('%s: oldest first, a page at a time', async (list) => {
  const latestFirst = valuesOf((await get(`${list}?limit=100`)).items, 'id')
  const seen: unknown[] = []
  let cursor = ''
  do {
    const page = await get(`${list}?direction=asc&limit=3${cursor}`)
    seen.push(...valuesOf(page.items, 'id'))
    cursor = page.nextCursor ? `&cursor=${page.nextCursor}` : ''
  } while (cursor)
  expect(seen).toEqual(latestFirst.toReversed())
  expect(seen.length).toBeGreaterThan(1)
})
