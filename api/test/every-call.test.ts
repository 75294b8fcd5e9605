import { randomUUID } from 'node:crypto'
import { endpoints } from '@soulsign/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { behave, call, enter, newGuest } from './api.ts'
import { newAuthenticator } from './authenticator.ts'
import { type PeopleApi, PUBLIC_URL, signIn, startPeopleApi } from './people.ts'

type Person = Awaited<ReturnType<typeof signIn>>
interface Operation {
  method: string
  path: string
}

const WORDS = 'Zebrafink: my left knee remembers the winter'
/** Calls that end what the caller has themselves, so that nothing could be tried after them. */
const OWN_END = ['POST /api/account/close', 'POST /api/account/keep', 'POST /api/auth/v1/logout']

let api: PeopleApi
let victim: Person
let ids: Record<string, string>
let operations: Operation[]
let before: string

const bearer = ({ session }: Person) => ({ authorization: `Bearer ${session.access_token}` })
const as = (person: Person, method: string, path: string, body?: unknown) =>
  call(api.url, method, path, { headers: bearer(person), ...(body !== undefined && { body }) })

/** Every row that belongs to the victim, in each table that knows people. */
async function rowsOfVictim(): Promise<string> {
  const { rows } = await api.database.query<{ name: string; column: string }>(
    `select c.relname as name, a.attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not a.attisdropped
       and (a.attname = 'user_id' or (c.relname = 'users' and a.attname = 'id')) order by 1`,
  )
  const tables: unknown[] = []
  for (const { name, column } of rows) {
    const found = await api.database.query(
      `select to_jsonb(t) as row from ${name} t where ${column} = $1 order by to_jsonb(t)::text`,
      [victim.userId],
    )
    tables.push([name, found.rows])
  }
  return JSON.stringify(tables)
}

beforeAll(async () => {
  api = await startPeopleApi()
  await behave(api.sandboxUrl, { tokenDelayMs: 0 })
  victim = await signIn(api, 'zebrafink@example.test')
  const symptom = await as(victim, 'POST', '/api/symptoms', { symptom_type: 'physical', description: WORDS })
  const insight = await as(victim, 'POST', '/api/functions/generate-diagnosis', { symptom_id: symptom.body.id })
  const plan = await api.database.query<{ id: string }>(
    `insert into healing_plans (user_id, diagnosis_id, title, description, recommendations, affirmations,
       meditation_practices, energy_healing) values ($1, $2, 'Zebrafink plan', 'x', '[]', '[]', '[]', '[]') returning id`,
    [victim.userId, insight.body.diagnosis_id],
  )
  await as(victim, 'PUT', '/api/profile', { known_conditions: 'Zebrafink' })
  const asked = (await as(victim, 'POST', '/api/passkeys/start')).body as unknown as {
    challenge_id: string
    options: { challenge: string }
  }
  const passkey = await as(victim, 'POST', '/api/passkeys', {
    challenge_id: asked.challenge_id,
    name: 'Zebrafink',
    response: newAuthenticator(PUBLIC_URL).register(asked.options),
  })
  const sessions = (await as(victim, 'GET', '/api/sessions')).body as unknown as { id: string }[]
  ids = {
    user: victim.userId,
    symptom: String(symptom.body.id),
    diagnosis: String(insight.body.diagnosis_id),
    plan: String(plan.rows[0]?.id),
    session: String(sessions[0]?.id),
    passkey: String((passkey.body.passkey as { id: string }).id),
  }
  expect(Object.values(ids)).not.toContain('undefined')
  const { paths } = (await call(api.url, 'GET', '/api/openapi.json')).body as {
    paths: Record<string, Record<string, unknown>>
  }
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
  )
  expect(operations.length).toBeGreaterThan(80)
  before = await rowsOfVictim()
})
afterAll(() => api.close())

/** The addresses and bodies that aim a call at the victim. */
function attacks({ method, path }: Operation): [string, unknown?][] {
  const places = path.includes('{id}')
    ? Object.values(ids).map((id) => path.replace('{id}', id))
    : method === 'GET'
      ? [path, `${path}?user_id=${ids.user}&symptom_id=${ids.symptom}&id=${ids.symptom}&search=Zebrafink`]
      : [path]
  const urls = places.map((place) =>
    place.replace('{name}', 'journal').replace('{key}', 'product_name').replace('{page_key}', 'home'),
  )
  if (method === 'GET' || method === 'DELETE') return urls.map((url) => [url])
  const bodies = [
    {},
    { symptom_id: ids.symptom },
    { diagnosis_id: ids.diagnosis },
    { ids: [ids.symptom] },
    { all: true },
    { response: 'not-mine' },
    { answer: 'yes', question: 'Zebra?' },
    { role: 'admin' },
    { reason: 'I would like to read it' },
    { value: 'Owned' },
    { known_conditions: 'none', user_id: ids.user },
    [{ purpose: 'keep', given: false, text_version: 2, place: 'test', user_id: ids.user }],
  ]
  return urls.flatMap((url) => bodies.map((body): [string, unknown] => [url, body]))
}

type Send = (method: string, path: string, body?: unknown) => Promise<Response>

/** A full counter is no closed door: calls that it refuses are made again once it is empty. */
const pastCeilings =
  (send: Send): Send =>
  async (...asked) => {
    const answer = await send(...asked)
    if (answer.status !== 429) return answer
    await api.database.query('delete from call_counts')
    return send(...asked)
  }

/** Tries every call as somebody else. Returns what came back that should not. */
async function tryAll(ask: Send): Promise<string[]> {
  const send = pastCeilings(ask)
  const leaks: string[] = []
  for (const operation of operations) {
    const { method, path } = operation
    if (OWN_END.includes(`${method} ${path}`)) continue
    for (const [url, body] of attacks(operation)) {
      const response = await send(method, url, body)
      const text = await response.text()
      const admits = path.startsWith('/api/admin') && response.ok
      const unproved = response.status === 429 || response.status >= 500
      // A caller's own lists return what they sent themselves.
      if (/zebrafink/i.test(text) || admits || unproved) leaks.push(`${response.status} ${method} ${url}`)
    }
  }
  return leaks
}

test('an answer holds the fields of its schema and no others', async () => {
  const guest = await newGuest(api.url)
  const own = await enter(api.url, guest, 'My own wrist')
  const asked: [keyof typeof endpoints, string, object?][] = [
    ['getSymptom', `/api/symptoms/${ids.symptom}`],
    ['listSymptoms', '/api/symptoms'],
    ['getDiagnosis', `/api/diagnoses/${ids.diagnosis}`],
    ['getDiagnosisOfSymptom', `/api/diagnoses?symptom_id=${ids.symptom}`],
    ['latestDiagnosis', '/api/diagnoses/latest'],
    ['getHealingPlan', `/api/healing-plans/${ids.plan}`],
    ['latestHealingPlan', '/api/healing-plans/latest'],
    ['getProfile', '/api/profile'],
    ['listSessions', '/api/sessions'],
    ['listSecondFactors', '/api/passkeys'],
    ['listConsents', '/api/consents'],
    ['getSettings', '/api/settings'],
    ['getSymptom', `/api/symptoms/${own}`, { 'x-guest-token': guest }],
  ]
  for (const [name, path, headers] of asked) {
    const { status, body } = await call(api.url, 'GET', path, { headers: { ...bearer(victim), ...headers } })
    if (headers) expect(status).toBe(404)
    else expect([name, status, endpoints[name].response.parse(body)]).toEqual([name, 200, body])
  }
  const { body } = await call(api.url, 'GET', `/api/symptoms/${own}`, { guest })
  expect(endpoints.getSymptom.response.parse(body)).toEqual(body)
})

test('a token of one kind counts as no other', async () => {
  const guest = await newGuest(api.url)
  const { access_token, refresh_token } = victim.session
  const read = (headers: Record<string, string>) => call(api.url, 'GET', '/api/symptoms', { headers })
  for (const token of [guest, refresh_token])
    expect((await read({ authorization: `Bearer ${token}` })).status).toBe(401)
  for (const token of [access_token, refresh_token])
    expect((await call(api.url, 'GET', `/api/symptoms/${ids.symptom}`, { guest: token })).status).toBe(401)
  for (const token of [access_token, guest]) {
    const renewed = await call(api.url, 'POST', '/api/widget/frame-token', { headers: { 'x-frame-token': token } })
    expect(renewed.status).toBe(401)
  }
})

describe('no call of the API reads or changes what belongs to somebody else', () => {
  const send =
    (headers: Record<string, string>): Send =>
    (method, path, body) =>
      fetch(`${api.url}${path}`, {
        method,
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        redirect: 'manual',
        signal: AbortSignal.timeout(20_000),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })

  test.each<[string, () => Promise<Record<string, string>>]>([
    ['another person', async () => bearer(await signIn(api, 'stranger@example.test'))],
    [
      'a guest with an entry',
      async () => {
        const guest = await newGuest(api.url)
        await enter(api.url, guest, 'My own knee')
        return { 'x-guest-token': guest }
      },
    ],
    ['nobody', async () => ({})],
    ['somebody with a made-up session', async () => ({ authorization: `Bearer ${randomUUID()}` })],
  ])('%s', { timeout: 240_000 }, async (_, headers) => {
    expect(await tryAll(send(await headers()))).toEqual([])
    expect(await rowsOfVictim()).toBe(before)
  })
})
