import { type AccountExport, EXPORT_FORMAT, UserProfile } from '@soulsign/contracts'
import { expect } from 'vitest'
import { accountFilesOf, bearer, type Person } from './account-file.ts'
import { behave, call } from './api.ts'
import { exported } from './exported-entry.ts'
import { type PeopleApi, signIn } from './people.ts'
import { test } from './shared.ts'

let api: PeopleApi
test.beforeAll(async ({ sharedApi }) => {
  api = sharedApi
  await behave(api.sandboxUrl, { tokenDelayMs: 0 })
})
const { as, exportOf, fill } = accountFilesOf(() => api)

const send = (person: Person, body: string) =>
  call(api.url, 'POST', '/api/account/import', {
    body,
    headers: { ...bearer(person), 'content-type': 'application/json' },
  })
const counts = async (person: Person) => (await as(person, 'GET', '/api/symptoms')).body.counts

/** Entries without the fields that each account sets itself. */
const essence = ({ entries, profile }: AccountExport) => ({
  profile,
  entries: entries.map(({ id: _, screening: __, generations: ___, insight, plan, ...entry }) => ({
    ...entry,
    insight: insight && { ...insight, id: '' },
    plan: plan && { ...plan, id: '' },
  })),
})

test('brings everything that was written back', async () => {
  const { person } = await fill('from@example.test')
  const saved = await exportOf(person)
  const other = await signIn(api, 'to@example.test')
  const { status, body } = await send(other, saved.files['data.json'] ?? '')
  expect([status, body]).toEqual([200, { entries: 3, insights: 1, plans: 1 }])
  expect(essence((await exportOf(other)).data)).toEqual(essence(saved.data))
  expect((await as(other, 'GET', '/api/symptoms?search=shoulder')).body.items).toHaveLength(1)
  // The account is no longer empty.
  expect((await send(other, saved.files['data.json'] ?? '')).status).toBe(409)
  expect(await counts(other)).toMatchObject({ symptoms: 3 })
})

test('is screened before it is shown or written about, whatever the file says', async () => {
  const { person } = await fill('says-nothing@example.test')
  const { data } = await exportOf(person)
  const [calm, urgent, read] = data.entries
  if (!calm || !urgent || !read) throw new Error('No entries')
  const unscreened = { safety: null, screening: null, description: urgent.description }
  const card = { level: 'card' as const, category: 'medication' as const }
  const entries = [calm, { ...calm, ...unscreened }, { ...urgent, ...unscreened, insight: null, safety: card }]
  entries.push({ ...read, ...unscreened })
  const other = await signIn(api, 'reads-it@example.test')
  expect((await send(other, JSON.stringify({ ...data, entries }))).body).toMatchObject({ entries: 4, insights: 1 })
  const { items } = (await as(other, 'GET', '/api/symptoms')).body as { items: { id: string; title: string }[] }
  expect(items).toHaveLength(4)
  for (const { id, title } of items) {
    const { body } = await as(other, 'GET', `/api/symptoms/${id}`)
    expect([title, body.safety]).toMatchObject([
      title,
      body.description === calm.description ? null : { level: 'urgent' },
    ])
  }
  // Also where it is not read before.
  await call(api.url, 'POST', '/api/symptoms/delete', { headers: bearer(other), body: { all: true } })
  await send(other, JSON.stringify({ ...data, entries: [{ ...calm, ...unscreened }] }))
  const listed = (await as(other, 'GET', '/api/symptoms')).body as { items: { id: string }[] }
  const written = await as(other, 'POST', '/api/functions/generate-diagnosis', { symptom_id: listed.items[0]?.id })
  expect(written.body).toMatchObject({ safety: { level: 'urgent' }, written_by: null })
  // Nor is an entry that came with an insight written about again: its help is the entry's.
  await call(api.url, 'POST', '/api/symptoms/delete', { headers: bearer(other), body: { all: true } })
  await send(other, JSON.stringify({ ...data, entries: [{ ...read, ...unscreened }] }))
  const [listedRead] = (await as(other, 'GET', '/api/symptoms')).body.items as { id: string }[]
  const rewriting = await as(other, 'POST', `/api/symptoms/${listedRead?.id}/insight-response`, {
    response: 'not-mine',
  })
  expect(rewriting.status).toBe(409)
  const insight = await as(other, 'GET', `/api/diagnoses?symptom_id=${listedRead?.id}`)
  expect(insight.body).toMatchObject({ ai_analysis: read.insight?.ai_analysis, safety: { level: 'card' } })
})

test.each(['yes', 'no'])('brings an open question that can be answered with %s', async (answer) => {
  const { person } = await fill(`asks-${answer}@example.test`)
  const { data } = await exportOf(person)
  const safety = { level: 'ask' as const, category: 'cardiac' as const }
  const entries = data.entries.map((entry) => ({ ...entry, safety: entry.safety ?? safety }))
  const other = await signIn(api, `answers-${answer}@example.test`)
  await send(other, JSON.stringify({ ...data, entries }))
  const { items } = (await as(other, 'GET', '/api/symptoms')).body as {
    items: { id: string; safety: { level: string } | null }[]
  }
  const asking = items.filter(({ safety }) => safety?.level === 'ask')
  expect(asking).toHaveLength(2)
  for (const { id } of asking) {
    expect(await as(other, 'POST', `/api/symptoms/${id}/safety-answer`, { answer })).toMatchObject({
      status: 200,
      body: { safety: { level: answer === 'yes' ? 'urgent' : 'card', answer } },
    })
  }
})

test.each([
  ['never said yes', 'delete from consents where user_id = $1'],
  [
    'said no',
    `insert into consents (user_id, purpose, given, text_version, place, language) values ($1, 'keep', false, 2, 'test', 'en')`,
  ],
])('is refused where the person %s to keeping it', async (_, before) => {
  const other = await signIn(api, 'unasked@example.test')
  await api.database.query('alter table consents disable trigger user')
  await api.database.query(before, [other.userId])
  await api.database.query('alter table consents enable trigger user')
  expect(await send(other, '{"format": 1}')).toMatchObject({
    status: 403,
    body: { type: '/problems/consent-needed' },
  })
})

test('stores all or nothing, and says what does not fit', async () => {
  const { person } = await fill('whole@example.test')
  const { data } = await exportOf(person)
  const other = await signIn(api, 'nothing@example.test')
  const [first] = data.entries
  if (!first) throw new Error('No entry')
  const many = Array.from({ length: 450 }, () => first)
  const broken = { ...data, entries: [...many, { ...first, symptom_type: 'soul' }] }
  const refused = await send(other, JSON.stringify(broken))
  expect(refused).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'entries.450.symptom_type', message: expect.stringContaining("'physical'") }] },
  })
  expect(await counts(other)).toMatchObject({ symptoms: 0 })
  const whole = JSON.stringify({ ...data, entries: many })
  expect((await send(other, whole.slice(0, -20))).status).toBe(400)
  expect(await counts(other)).toMatchObject({ symptoms: 0 })
  expect((await send(other, whole)).body).toMatchObject({ entries: 450 })
})

const EMPTY_PROFILE = Object.fromEntries(Object.keys(UserProfile.shape).map((field) => [field, null]))
/** An entry, an insight and a profile as no export has them. */
const UNFIT: [string, object][] = [
  ['a NUL', { entry: { description: 'a\0b' } }],
  ['half a character', { entry: { description: '\ud800' } }],
  ['a NUL in a name', { insight: { model: 'an-ai\0' } }],
  ['a language in words', { entry: { language: 'all of them' } }],
  ['a year before the first', { entry: { created_at: '0000-01-01T00:00:00Z' } }],
  ['a time zone that nobody has', { insight: { created_at: '2026-01-01T00:00:00+23:59' } }],
  ['advanced info without any', { entry: { advanced_info: {} } }],
  ['more kilograms than a number holds', { profile: { weight: 9_007_199_254_740_991 } }],
  ['a diet without end', { profile: { custom_diet: 'x'.repeat(30_000) } }],
  ['a birth before there were forms', { profile: { date_of_birth: '0000-01-01' } }],
]
test.each(UNFIT)('refuses %s, says where, and stores nothing', async (what, change) => {
  const { entry = {}, insight = {}, profile } = change as Record<string, object>
  const person = await signIn(api, `unfit-${UNFIT.findIndex(([name]) => name === what)}@example.test`)
  const file = {
    format: EXPORT_FORMAT,
    ...(profile && { profile: { ...EMPTY_PROFILE, ...profile } }),
    entries: [exported('My knees ache'), { ...exported('My neck aches', true), ...entry }].map((one) => ({
      ...one,
      insight: one.insight && { ...one.insight, ...insight },
    })),
  }
  const { status, body } = await send(person, JSON.stringify(file))
  expect([status, body.type]).toEqual([400, '/problems/invalid-input'])
  const [{ path, message } = { path: '', message: '' }] = body.errors as { path: string; message: string }[]
  expect(path).toContain(profile ? 'profile' : 'entries')
  expect(message).toBeTruthy()
  expect(await counts(person)).toMatchObject({ symptoms: 0 })
})

test('keeps only the fields it knows, whatever keys a file has', async () => {
  const person = await signIn(api, 'keys@example.test')
  const entry = JSON.stringify(exported('My knees ache')).replace(
    '{',
    '{"__proto__":{"title":"Another"},"user_id":"x",',
  )
  const { body } = await send(person, `{"format":"${EXPORT_FORMAT}","__proto__":{"entries":[]},"entries":[${entry}]}`)
  expect(body).toMatchObject({ entries: 1 })
  const { items } = (await as(person, 'GET', '/api/symptoms')).body as { items: { title: string }[] }
  expect(items.map(({ title }) => title)).toEqual(['My knees ache'])
})

test.each([
  ['another file', '{"rows": []}', 'malformed-json'],
  ['no JSON', 'journal', 'malformed-json'],
  ['another format', '{"format": "diary/2", "entries": []}', 'invalid-input'],
  [
    'lists without end',
    `{"format": "soulsign-export/1", "x": ${'['.repeat(1_000_000)}${'0,'.repeat(500_000)}`,
    'malformed-json',
  ],
  ['an endless value', `{"format": "soulsign-export/1", "x": "${'a'.repeat(3_000_000)}"}`, 'malformed-json'],
])('refuses %s', async (_, body, problem) => {
  const person = await signIn(api, 'refused@example.test')
  expect((await send(person, body)).body.type).toBe(`/problems/${problem}`)
})

test('of two at once, one is stored', async () => {
  const { person } = await fill('twice@example.test')
  const json = (await exportOf(person)).files['data.json'] ?? ''
  const other = await signIn(api, 'both-at-once@example.test')
  await Promise.all([send(other, json), send(other, json), send(other, json)])
  expect(await counts(other)).toMatchObject({ symptoms: 3 })
})
