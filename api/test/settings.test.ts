import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { behave, call, enter, newGuest, startTestServer, streamEvents } from './api.ts'
import { releaseShell } from './builds.ts'
import { type PeopleApi, signIn, startPeopleApi } from './people.ts'

let api: PeopleApi
let admin: { authorization: string }
let person: { authorization: string }
let guest: string

beforeAll(async () => {
  api = await startPeopleApi()
  const bearer = async (email: string) => ({
    authorization: `Bearer ${(await signIn(api, email)).session.access_token}`,
  })
  admin = await bearer('boss@example.test')
  person = await bearer('person@example.test')
  guest = await newGuest(api.url)
})
afterAll(() => api.close())
afterEach(() => api.database.query('delete from app_settings'))

const save = (key: string, value: unknown, headers: Record<string, string> = admin, url = api.url) =>
  call(url, 'PUT', `/api/settings/${key}`, { body: { setting_value: value }, headers })
const settingsOf = async (url: string) => (await call(url, 'GET', '/api/settings')).body
const stored = async () => (await api.database.query('select setting_key, setting_value from app_settings')).rows

test.each<[key: string, value: unknown, kept?: unknown]>([
  ['product_name', '  Moon\u0000sign  ', 'Moonsign'],
  ['site_logo_url', 'https://cdn.example/logo.png?v=1'],
  ['favicon_url', '/assets/mark.svg'],
  ['favicon_url', null],
  ['theme_mode', 'dark'],
  ['primary_color', '265 45% 40%'],
  ['primary_color', null],
  ['supported_languages', ['en']],
])('%s can be %j, for everyone immediately', async (key, value, kept = value) => {
  const answer = await save(key, value)
  expect(answer).toMatchObject({ status: 200, body: { setting_key: key, setting_value: kept } })
  expect(await settingsOf(api.url)).toMatchObject({ [key]: kept })
})

test('a change takes effect on other nodes within a second, including maintenance', async () => {
  const other = await startTestServer(api.databaseUrl)
  try {
    expect(await settingsOf(other.url)).toMatchObject({ maintenance_mode: false })
    await save('product_name', 'Moonsign')
    await save('maintenance_mode', true)
    const track = () => call(other.url, 'POST', '/api/functions/track-anonymous-diagnosis')
    await vi.waitFor(async () => expect((await track()).status).toBe(503), { timeout: 1_000 })
    expect(await settingsOf(other.url)).toMatchObject({ product_name: 'Moonsign' })
  } finally {
    await other.close()
  }
})

test('an administrator reads the latest settings from any node', async () => {
  // It names the pages that have metadata.
  await releaseShell(api.databaseUrl)
  const other = await startTestServer(api.databaseUrl, api.environment)
  try {
    // The node has cached the previous settings.
    await settingsOf(other.url)
    await call(other.url, 'GET', '/api/seo')
    await save('product_name', 'Sunsign')
    await call(api.url, 'PUT', '/api/seo/homepage', { body: { page_title: 'Notes' }, headers: admin })
    const read = async (path: string) => (await call(other.url, 'GET', path, { headers: admin })).body
    expect(await read('/api/settings')).toMatchObject({ product_name: 'Sunsign' })
    await save('product_name', 'Starsign')
    expect(await read('/api/settings')).toMatchObject({ product_name: 'Starsign' })
    expect(await read('/api/seo')).toMatchObject([{ page_key: 'homepage', page_title: 'Notes' }])
  } finally {
    await other.close()
    await api.database.query('delete from seo_metadata')
  }
})

test.each([
  ['product_name', ''],
  ['product_name', ' \u200b '],
  ['product_name', null],
  ['product_name', { toString: 'x' }],
  ['site_logo_url', 'http://cdn.example/logo.png'],
  ['site_logo_url', 'javascript:alert(1)'],
  ['site_logo_url', 'data:image/svg+xml,<svg onload="alert(1)"/>'],
  ['site_logo_url', '//evil.example/logo.png'],
  ['site_logo_url', '/\\evil.example/logo.png'],
  ['favicon_url', 'https://'],
  ['favicon_url', 7],
  ['theme_mode', 'Dark'],
  ['primary_color', '#7d3a72'],
  ['primary_color', '361 50% 50%'],
  ['primary_color', '200 101% 50%'],
  ['primary_color', '200 50% 40%}body{display:none'],
  ['primary_color', '200 50% 40%;--ink:red'],
  ['supported_languages', []],
  ['supported_languages', ['es']],
  ['supported_languages', ['en', 'en']],
  ['supported_languages', ['en', '<b>']],
  // There are no texts in this language.
  ['supported_languages', ['en', 'tlh']],
  ['supported_languages', 'en'],
  ['maintenance_mode', 'true'],
  ['maintenance_mode', 1],
])('%s cannot be %j, and the response says what is valid', async (key, value) => {
  expect(await save(key, value)).toMatchObject({
    status: 400,
    body: {
      type: '/problems/invalid-input',
      errors: [{ path: 'setting_value', message: expect.stringMatching(/\w+.*\.$/) }],
    },
  })
  expect(await stored()).toEqual([])
})

test('a far too long value is refused', async () => {
  const long = 'x'.repeat(10_000)
  for (const [key, value] of Object.entries({ product_name: long, site_logo_url: `https://cdn.example/${long}` })) {
    const { status, body } = await save(key, value)
    expect({ key, status, errors: body.errors }).toMatchObject({
      status: 400,
      errors: [{ message: expect.stringMatching(/^At most \d+ characters\.$/) }],
    })
  }
})

test.each(['guest_limit', 'no_such', '__proto__', 'constructor', 'MAINTENANCE_MODE'])(
  'there is no setting %s',
  async (key) => {
    expect(await save(key, 1)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'key', message: expect.stringContaining('maintenance_mode') }] },
    })
    expect(await stored()).toEqual([])
  },
)

test('a body without a value, or with other fields, changes nothing', async () => {
  for (const body of [{}, { setting_value: 'dark', setting_key: 'x' }, [], 'nonsense']) {
    const { status } = await call(api.url, 'PUT', '/api/settings/theme_mode', { body, headers: admin })
    expect({ body, status }).toEqual({ body, status: 400 })
  }
  expect(await stored()).toEqual([])
})

const logged = async () =>
  (
    await api.database.query(
      'select admin_email, action, target_type, target_id from admin_activity_logs order by created_at, id',
    )
  ).rows

test('only administrators change settings, and each change is logged with its author and target', async () => {
  const before = await logged()
  for (const [headers, status] of [
    [{}, 401],
    [{ authorization: 'Bearer forged' }, 401],
    [{ 'x-guest-token': guest }, 401],
    [person, 403],
  ] as const) {
    expect((await save('theme_mode', 'dark', headers)).status).toBe(status)
    expect((await call(api.url, 'PUT', '/api/seo/homepage', { body: { page_title: 'x' }, headers })).status).toBe(
      status,
    )
  }
  expect(await stored()).toEqual([])
  await save('theme_mode', 'dark')
  const lines = (await logged()).slice(before.length)
  expect(lines.filter(({ action }) => action === 'settings_change')).toMatchObject([
    { admin_email: 'boss@example.test', target_type: 'setting', target_id: 'theme_mode' },
  ])
})
test('the response shows how an unreadable primary colour is adjusted', async () => {
  const { body } = await save('primary_color', '60 100% 50%')
  expect(body.accent).toMatchObject({ light: { adjusted: true, text: '#ffffff' }, dark: { text: '#17142f' } })
  const { light, dark } = body.accent as { light: { contrast: number }; dark: { contrast: number } }
  expect(Math.min(light.contrast, dark.contrast)).toBeGreaterThanOrEqual(4.5)
  expect((await save('theme_mode', 'dark')).body).not.toHaveProperty('accent')
})

describe('maintenance', () => {
  const ID = '00000000-0000-4000-8000-000000000000'
  const CLOSED: [method: string, path: string, body?: unknown][] = [
    ['POST', '/api/functions/track-anonymous-diagnosis'],
    ['POST', '/api/functions/generate-diagnosis', { symptom_id: ID }],
    ['POST', '/api/functions/generate-healing-plan', { diagnosis_id: ID }],
    ['POST', '/api/symptoms', { symptom_type: 'physical', description: 'Stiff neck' }],
    ['GET', '/api/symptoms'],
    ['GET', `/api/symptoms/${ID}`],
    ['GET', `/api/diagnoses/${ID}`],
    ['GET', '/api/profile'],
    ['GET', '/api/healing-plans/latest'],
    ['GET', '/api/no-such'],
  ]
  const OPEN: [status: number, method: string, path: string, body?: unknown][] = [
    [200, 'GET', '/api/health'],
    [200, 'GET', '/api/ready'],
    [200, 'GET', '/api/settings'],
    [200, 'GET', '/api/seo'],
    [200, 'GET', '/api/registry'],
    [200, 'GET', '/api/openapi.json'],
    [200, 'GET', '/api/auth/v1/.well-known/jwks.json'],
    [200, 'POST', '/api/safety/screen', { description: 'I want to kill myself tonight' }],
    [204, 'POST', '/api/reports', { kind: 'unknown-path', message: 'No such page', path: '/nope' }],
    [200, 'GET', '/manifest.webmanifest'],
  ]

  test('closes all but the essential calls, for all but administrators', async () => {
    await save('maintenance_mode', true)
    for (const headers of [{}, { 'x-guest-token': guest }, person]) {
      for (const [method, path, body] of CLOSED) {
        const answer = await call(api.url, method, path, { headers, body })
        expect({ path, ...answer }).toMatchObject({ path, status: 503, body: { type: '/problems/maintenance' } })
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
        expect(answer.headers.get('content-type')).toBe('application/problem+json')
      }
      for (const [status, method, path, body] of OPEN) {
        expect({ path, ...(await call(api.url, method, path, { headers, body })) }).toMatchObject({ path, status })
      }
    }
    // Refusals for non-administrators are logged as usual.
    for (const [method, path] of [
      ['PUT', '/api/settings/maintenance_mode'],
      ['PUT', '/api/seo/homepage'],
      ['GET', '/api/admin/users'],
    ] as const) {
      expect((await call(api.url, method, path, { headers: person })).status).toBe(403)
      expect((await call(api.url, method, path)).status).toBe(401)
      expect((await logged()).at(-1)).toMatchObject({ action: 'access_refused', target_id: `${method} ${path}` })
    }
    for (const path of ['/api/symptoms', '/api/profile']) {
      expect((await call(api.url, 'GET', path, { headers: admin })).status).toBe(200)
    }
    expect((await fetch(`${api.url}/robots.txt`)).status).toBe(503)

    // An administrator can still sign in and end maintenance.
    const { session } = await signIn(api, 'boss@example.test')
    const headers = { authorization: `Bearer ${session.access_token}` }
    expect((await call(api.url, 'POST', '/api/functions/admin-auth', { headers })).body).toMatchObject({
      isAdmin: true,
    })
    expect((await call(api.url, 'POST', '/api/functions/admin-auth', { headers: person })).body).toMatchObject({
      isAdmin: false,
    })
    expect((await save('maintenance_mode', false, headers)).status).toBe(200)
    expect((await call(api.url, 'GET', '/api/symptoms', { headers: person })).status).toBe(200)
  })

  test('an unfinished insight is completed, and its reader gets all of it', async () => {
    await behave(api.sandboxUrl, { tokenDelayMs: 10 })
    await call(api.url, 'POST', '/api/functions/track-anonymous-diagnosis', { guest })
    const id = await enter(api.url, guest, 'My neck is stiff whenever my mother calls')
    const events = []
    for await (const event of streamEvents(api.url, guest, id)) {
      if (events.length === 0) await save('maintenance_mode', true)
      events.push(event)
    }
    await fetch(`${api.sandboxUrl}/behaviour`, { method: 'DELETE' })
    expect(events.at(-1)?.event).toBe('done')
    expect((await call(api.url, 'GET', `/api/diagnoses?symptom_id=${id}`, { guest })).status).toBe(503)
    await save('maintenance_mode', false)
    expect((await call(api.url, 'GET', `/api/diagnoses?symptom_id=${id}`, { guest })).body).toMatchObject({
      ai_analysis: expect.stringMatching(/\w/),
    })
  })
})
