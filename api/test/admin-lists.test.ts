import { endpoints, OPENING_MINUTES } from '@soulsign/contracts'
import { beforeAll, describe, expect } from 'vitest'
import { selectAccount } from '../src/rights/export/export.sql.ts'
import { call } from './api.ts'
import { withinOneDay } from './days.ts'
import { type PeopleApi, signIn } from './people.ts'
import { test } from './shared.ts'

const INSIGHT = `'b', 'c', 'd'`
let api: PeopleApi
let headers: Record<string, string>

const get = async (path: string) => {
  const answer = await call(api.url, 'GET', `/api/admin/${path}`, { headers })
  expect(answer.status, `${path}: ${JSON.stringify(answer.body)}`).toBe(200)
  return answer.body as { items: Record<string, unknown>[]; nextCursor: string | null } & Record<string, unknown>
}
const REASON = 'The auditor asked for it'
const exported = (list: string, filter: object = {}) =>
  fetch(`${api.url}/api/admin/exports`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ list, reason: REASON, ...filter }),
  })
const file = async (list: string, filter: object = {}) => {
  const response = await exported(list, filter)
  expect(response.status).toBe(200)
  // Read bytes, because text() would drop the byte order mark.
  return { response, text: Buffer.from(await response.arrayBuffer()).toString('utf8') }
}
/** Opens titles and previews; returns the part of a query that shows them. */
const opening = async (reason = 'A person asked about their insight', as = headers) => {
  const { status, body } = await call(api.url, 'POST', '/api/admin/diagnoses/openings', {
    headers: as,
    body: { reason },
  })
  expect(status).toBe(201)
  return `opening=${body.id}`
}
const valuesOf = (items: Record<string, unknown>[], key: string) => items.map((item) => item[key])

async function addUser(email: string, name: string | null = null, createdAt = '2026-01-01'): Promise<string> {
  const { rows } = await api.database.query(
    `insert into users (email, email_confirmed_at, user_metadata, created_at) values ($1, now(), $2, $3) returning id`,
    [email, name === null ? {} : { full_name: name }, createdAt],
  )
  return rows[0].id
}

async function addDiagnosis(
  userId: string | null,
  title: string,
  { type = 'physical', analysis = 'An insight.', at = '2026-02-01' } = {},
): Promise<{ id: string; symptomId: string }> {
  const owner = userId === null ? 'guest_id' : 'user_id'
  const ownerId = userId ?? '00000000-0000-4000-8000-000000000000'
  const { rows } = await api.database.query(
    `with s as (insert into symptoms (${owner}, title, description, symptom_type, created_at)
       values ($1, $2, $2 || ' and more that is private', $3, $5) returning id)
     insert into diagnoses (symptom_id, ${owner}, ai_analysis, emotional_root, energetic_root, spiritual_root, created_at)
     select id, $1, $4, ${INSIGHT}, $5 from s returning id, symptom_id`,
    [ownerId, title, type, analysis, at],
  )
  return { id: rows[0].id, symptomId: rows[0].symptom_id }
}

test.beforeAll(async ({ sharedApi }) => {
  api = sharedApi
  headers = { authorization: `Bearer ${(await signIn(api, 'boss@example.test')).session.access_token}` }
})

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
    await addDiagnosis(user, 'Grief', { at: '2026-02-02', type: 'mental_emotional', analysis: 'y'.repeat(100) })
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
    expect(items[2]).toMatchObject({ analysis_preview: 'y'.repeat(100) })
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

describe('what people wrote', () => {
  /** Who looked, by the person's own export. */
  const views = async (email: string) => {
    const { rows } = await api.database.query('select id from users where email = $1', [email])
    return (await selectAccount(api.system, rows[0].id)).staff_access
  }
  const lastLine = async () => (await get('activity-log?limit=1')).items[0]

  beforeAll(async () => {
    const user = await addUser('iris@quiet.test')
    await addDiagnosis(user, 'Sentinel of the title', { analysis: 'Sentinel of the insight' })
  })

  test('is in no list, search or log before a reason', async () => {
    for (const path of [
      'diagnoses?limit=100',
      'diagnoses?search=iris@quiet.test',
      'diagnoses?search=sentinel',
      'search?q=sentinel',
      'search?q=iris@quiet.test',
      'users?search=iris@quiet.test',
      'activity-log?limit=100',
    ]) {
      expect(JSON.stringify(await get(path)), path).not.toMatch(/Sentinel/)
    }
    expect((await get('diagnoses?search=iris@quiet.test')).items).toHaveLength(1)
    expect((await get('diagnoses?search=sentinel')).items).toEqual([])
    expect(await views('iris@quiet.test')).toEqual([])
    for (const body of [{}, { reason: ' ' }, { reason: 'x' }]) {
      expect((await call(api.url, 'POST', '/api/admin/diagnoses/openings', { headers, body })).status).toBe(400)
      const answer = await call(api.url, 'POST', '/api/admin/exports', {
        headers,
        body: { list: 'diagnoses', ...body },
      })
      expect(answer.status).toBe(400)
    }
  })

  test('tells no time of an insight by a cursor, nor by one that somebody made up', async () => {
    const { nextCursor } = await get('diagnoses?limit=1')
    const { rows } = await api.database.query(
      'select id, (extract(epoch from created_at) * 1000000)::bigint::text as micros from diagnoses order by created_at desc, id desc',
    )
    const plain = `${nextCursor} ${Buffer.from(String(nextCursor), 'base64url')}`
    for (const { micros } of rows) expect(plain).not.toContain(micros)
    expect((await get(`diagnoses?limit=1&cursor=${nextCursor}`)).items[0]).toMatchObject({ id: rows[1].id })
    const madeUp = Buffer.from(JSON.stringify(['created_at desc', rows[0].micros, rows[0].id])).toString('base64url')
    const answer = await call(api.url, 'GET', `/api/admin/diagnoses?cursor=${madeUp}`, { headers })
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'cursor' }] } })
  })

  test('opens for a reason, which the person can read', async () => {
    const open = await opening('Iris asked about her insight')
    expect(await lastLine()).toMatchObject({ action: 'diagnosis_view', reason: 'Iris asked about her insight' })
    expect(await views('iris@quiet.test')).toEqual([])
    expect(await get(`diagnoses?search=sentinel&${open}`)).toMatchObject({
      opened: true,
      items: [{ symptom_title: 'Sentinel of the title', analysis_preview: 'Sentinel of the insight' }],
    })
    await get(`diagnoses?search=sentinel&${open}`)
    expect(await views('iris@quiet.test')).toMatchObject([
      { who: 'boss@example.test', action: 'diagnosis_view', reason: 'Iris asked about her insight' },
    ])
    expect(await views('ana@diagnoses.test'), 'nobody else was looked at with this reason').not.toContainEqual(
      expect.objectContaining({ reason: 'Iris asked about her insight' }),
    )
  })

  test('stays closed with an opening of somebody else, or one that is over', async () => {
    const { userId, session } = await signIn(api, 'other-admin@example.test')
    await api.database.query(`update users set role = 'admin' where id = $1`, [userId])
    const theirs = await opening('Another reason', { authorization: `Bearer ${session.access_token}` })
    expect(await get(`diagnoses?search=iris@quiet.test&${theirs}`)).toMatchObject({
      opened: false,
      items: [{ symptom_title: null, analysis_preview: null }],
    })
    const line = await api.database.query(
      `insert into admin_activity_logs (admin_id, admin_email, action, target_type, ip_address, created_at)
       select id, email, 'diagnosis_view', 'diagnosis', '127.0.0.1', now() - make_interval(mins => $1)
       from users where email = 'boss@example.test' returning id`,
      [OPENING_MINUTES],
    )
    expect(await get(`diagnoses?search=iris@quiet.test&opening=${line.rows[0].id}`)).toMatchObject({ opened: false })
    expect((await call(api.url, 'GET', '/api/admin/diagnoses?opening=x', { headers })).status).toBe(400)
  })

  test('leaves in a file for a reason, and the log names filter and rows', async () => {
    const { text } = await file('diagnoses', { search: 'iris@quiet', type: 'physical' })
    expect(text).toContain('Sentinel of the title')
    expect(await lastLine()).toMatchObject({
      action: 'data_export',
      target_type: 'diagnosis',
      reason: REASON,
      detail: 'search: iris@quiet; type: physical; 1 row',
    })
    expect((await views('iris@quiet.test')).at(-1)).toMatchObject({ action: 'data_export', reason: REASON })
  })

  test('is forgotten with the person, while the log stays', async () => {
    await api.database.query(`delete from users where email = 'iris@quiet.test'`)
    expect((await get('activity-log?search=Iris asked')).items).toHaveLength(1)
  })
})

describe('files', () => {
  test.each([
    ['users', 'users', 'Email,Name,Signup Date (UTC),Subscription,Tier,Role'],
    ['subscribers', 'subscriptions', 'Email,Status,Tier,End (UTC),Updated (UTC)'],
    ['diagnoses', 'diagnoses', 'Symptom,Type,User,Analysis,Safety,Date (UTC)'],
    ['activity_log', 'security-logs', 'Date (UTC),Admin,Name,Action,Target,Target ID,Reason,Detail,IP Address'],
  ])('of %s open in a spreadsheet and have the date in their name', async (list, name, heading) => {
    const {
      today,
      outcome: { response, text },
    } = await withinOneDay(() => file(list))
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${name}-${today}.csv"`)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(text.startsWith(`\uFEFF${heading}\r\n`)).toBe(true)
    expect(text.endsWith('\r\n')).toBe(true)
    const { items } = await get('activity-log?search=data_export&limit=1')
    expect(items[0]).toMatchObject({ action: 'data_export', reason: REASON, admin: { email: 'boss@example.test' } })
  })

  test('contain no formulas', async () => {
    const user = await addUser('formula@csv.test', '=cmd|calc')
    const begins = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '"=1+1', ' =1', '\u201C=1', '\uFF1D1+1']
    for (const text of begins) await addDiagnosis(user, `${text},"x"\nnext`)
    const { text } = await file('diagnoses', { search: 'formula@csv.test' })
    for (const cell of begins) expect(text).toContain(`"'${cell.replaceAll('"', '""')},""x""\nnext",physical,`)
    expect(text.split('\r\n').length).toBe(begins.length + 2)
    expect((await file('users', { search: 'formula' })).text).toContain(`formula@csv.test,'=cmd|calc,`)
  })

  test('hold all matching rows, beyond one page', async () => {
    await api.database.query(
      `insert into users (email, email_confirmed_at, created_at)
       select 'many-' || n || '@csv.test', now(), '2026-01-01'::timestamptz + n % 7 * interval '1 second'
       from generate_series(1, 2500) as n`,
    )
    const { text } = await file('users', { search: 'many-' })
    const emails = text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[0])
    expect(emails.length).toBe(2_500)
    expect(new Set(emails).size).toBe(2_500)
  })

  test('include rows that change during the export', async () => {
    // More than the network buffers hold.
    await api.database.query(
      `with u as (insert into users (email)
         select n || '@sub.test' from generate_series(1, 2500) n returning id, email)
       insert into subscribers (user_id, email, subscribed, created_at, updated_at)
       select id, repeat('x', 6000) || email, false, '2026-01-01', '2026-01-01' from u`,
    )
    const response = await exported('subscribers')
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = (await reader?.read())?.value ?? ''
    await api.database.query(`update subscribers set updated_at = now() where email like '%@sub.test'`)
    for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) text += part.value
    expect(text.match(/@sub\.test/g)).toHaveLength(2_500)
    await api.database.query(`delete from users where email like '%@sub.test'`)
  })

  test('are documented', async () => {
    const document = await (await fetch(`${api.url}/api/openapi.json`)).json()
    expect(Object.keys(document.paths[endpoints.exportList.path].post.responses['200'].content)).toContain('text/csv')
  })
})

// The exports above have left entries in the log.
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
