import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { AccountExport } from '@soulsign/contracts'
import { describe, expect } from 'vitest'
import { fromBuffer } from 'yauzl'
import { z } from 'zod'
import { behave, call } from './api.ts'
import { type PeopleApi, signIn } from './people.ts'
import { test } from './shared.ts'

let api: PeopleApi
test.beforeAll(async ({ sharedApi }) => {
  api = sharedApi
  await behave(api.sandboxUrl, { tokenDelayMs: 0 })
})

type Person = Awaited<ReturnType<typeof signIn>>
const bearer = ({ session }: Person) => ({ authorization: `Bearer ${session.access_token}` })
const as = (person: Person, method: string, path: string, body?: unknown) =>
  call(api.url, method, path, { headers: bearer(person), ...(body !== undefined && { body }) })

/** The files of a ZIP, by name. */
async function unzip(bytes: Buffer): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  const zip = await new Promise<import('yauzl').ZipFile>((resolve, reject) =>
    fromBuffer(bytes, { lazyEntries: true }, (error, opened) => (error ? reject(error) : resolve(opened))),
  )
  await new Promise<void>((resolve, reject) => {
    zip.on('error', reject).on('end', resolve)
    zip.on('entry', (entry) =>
      zip.openReadStream(entry, (error, stream) => {
        if (error) return reject(error)
        text(stream).then((content) => {
          files[entry.fileName] = content
          zip.readEntry()
        }, reject)
      }),
    )
    zip.readEntry()
  })
  return files
}

async function exportOf(person: Person) {
  const response = await fetch(`${api.url}/api/account/export`, { headers: bearer(person) })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip'])
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="my-data-[\d-]{10}\.zip"$/)
  const files = await unzip(Buffer.from(await response.arrayBuffer()))
  return { files, data: AccountExport.parse(JSON.parse(files['data.json'] ?? '')) }
}

const WORDS = 'My shoulder "aches" <script>alert(1)</script> & more, é 🌿\nsecond line'

/** A person with an entry of each kind, a profile, and an entry that a member of staff has read. */
async function fill(email: string) {
  const person = await signIn(api, email)
  const write = async (description: string, more: object = {}) =>
    String((await as(person, 'POST', '/api/symptoms', { symptom_type: 'physical', description, ...more })).body.id)
  const advanced_info = { knownConditions: 'Asthma since 1999', weight: 61 }
  const entry = await write(WORDS, { duration: 'weeks', advanced_info })
  const insight = await as(person, 'POST', '/api/functions/generate-diagnosis', { symptom_id: entry })
  await api.database.query(
    `insert into healing_plans (user_id, diagnosis_id, title, description, recommendations, affirmations,
       meditation_practices, energy_healing)
     values ($1, $2, 'A plan', 'For you', $3, '[]', '[]', '[]')`,
    [
      person.userId,
      insight.body.diagnosis_id,
      JSON.stringify([{ title: 'Walk', how: 'Slowly', duration: '10 minutes', frequency: 'each day' }]),
    ],
  )
  await write('I want to kill myself tonight')
  await write('Only written down')
  await as(person, 'PUT', '/api/profile', { known_conditions: 'Asthma', date_of_birth: '1980-02-29' })
  return { person, entry }
}

describe('an export', () => {
  test('holds everything of the account, by the documented schema', async () => {
    const { person, entry } = await fill('export@example.test')
    await api.database.query(
      `insert into admin_activity_logs (admin_id, admin_email, admin_name, action, target_type, target_id, reason, ip_address)
       values (gen_random_uuid(), 'boss@example.test', 'Boss', 'symptom_view', 'symptom', $1, 'She asked us to', '192.0.2.1')`,
      [entry],
    )
    const { files, data } = await exportOf(person)
    expect(Object.keys(files)).toEqual(['README.txt', 'journal.html', 'data.json'])
    expect(data).toMatchObject({
      account: { id: person.userId, email: 'export@example.test', has_password: false },
      sign_in_ways: [{ provider: 'email' }],
      sessions: [{ method: 'otp' }],
      profile: { known_conditions: 'Asthma', date_of_birth: '1980-02-29' },
      subscription: null,
      staff_access: [{ who: 'Boss', action: 'symptom_view', reason: 'She asked us to' }],
      entries: [
        { description: 'Only written down', insight: null },
        { safety: { level: 'urgent' }, insight: { ai_analysis: null }, screening: { found_by: expect.any(String) } },
        {
          id: entry,
          description: WORDS,
          duration: 'weeks',
          plan: { title: 'A plan' },
          generations: [{ state: 'done' }],
        },
      ],
    })
    const html = files['journal.html'] ?? ''
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).not.toMatch(/<script|<link|<img|https?:/)
    expect(html.match(/<article>/g)).toHaveLength(3)
    expect(html).toContain('<strong>Walk</strong>')
  })

  test('covers each table that refers to a person', async () => {
    const { rows } = await api.database.query<{ name: string }>(
      `select distinct c.relname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
       where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attname in ('user_id', 'symptom_id')
         and not a.attisdropped order by 1`,
    )
    const source = await readFile(new URL('../src/rights/export/export.sql.ts', import.meta.url), 'utf8')
    // Secrets of a moment: links that were mailed, sign-ins under way, and a closure that ends every session.
    const momentary = ['account_closures', 'flow_states', 'mail_links', 'passkey_challenges', 'sign_in_links']
    // Read by `findProfile`.
    const elsewhere = ['user_profiles']
    for (const { name } of rows.filter(({ name }) => ![...momentary, ...elsewhere].includes(name)))
      expect(source).toContain(` ${name} `)
  })

  test('needs a session that has just begun', async () => {
    const person = await signIn(api, 'stale@example.test')
    await api.database.query(`update sessions set created_at = now() - interval '11 minutes' where user_id = $1`, [
      person.userId,
    ])
    const refused = await as(person, 'GET', '/api/account/export')
    expect([refused.status, refused.body.type]).toEqual([403, '/problems/fresh-session-needed'])
    expect(refused.body.detail).toMatch(/Sign in again/)
  })

  test('names the customer at the payment provider', async () => {
    const person = await signIn(api, 'paying@example.test')
    await api.database.query(
      `insert into subscribers (user_id, email, stripe_customer_id) values ($1, 'paying@example.test', 'cus_1')`,
      [person.userId],
    )
    expect((await exportOf(person)).data.subscription).toMatchObject({ stripe_customer_id: 'cus_1', subscribed: false })
  })

  test('breaks off where the reader could not tell that something is missing', async () => {
    const { person } = await fill('broken@example.test')
    await api.database.query('alter table healing_plans rename to away')
    try {
      const response = await fetch(`${api.url}/api/account/export`, { headers: bearer(person) })
      await expect(response.arrayBuffer()).rejects.toThrow()
    } finally {
      await api.database.query('alter table away rename to healing_plans')
    }
  })
})

describe('an import', () => {
  const send = (person: Person, body: string) =>
    call(api.url, 'POST', '/api/account/import', {
      body,
      headers: { ...bearer(person), 'content-type': 'application/json' },
    })
  const counts = async (person: Person) => (await as(person, 'GET', '/api/symptoms')).body.counts

  /** Entries without what an account gives them anew. */
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
    // Nor is anything written anew about one that came with an insight, whose help is the entry's.
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
})

test('docs/export.schema.json is the schema of data.json', async () => {
  const schema = z.toJSONSchema(AccountExport, { io: 'input', unrepresentable: 'any' })
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot('../../docs/export.schema.json')
})
