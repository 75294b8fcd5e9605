import { randomUUID } from 'node:crypto'
import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { behave, call, enter, generate, newGuest, streamEvents } from './api.ts'
import { throughGoogle } from './google.ts'
import {
  linkFor,
  newBrowser,
  type PeopleApi,
  PUBLIC_URL,
  signIn,
  signInByMail,
  startPeopleApi,
  tokenOf,
} from './people.ts'

type Person = Awaited<ReturnType<typeof signIn>>

let api: PeopleApi
let mine: Person
let theirs: Person
beforeAll(async () => {
  api = await startPeopleApi()
  await behave(api.sandboxUrl, { tokenDelayMs: 0 })
  mine = await signIn(api, 'mine@example.test')
  theirs = await signIn(api, 'theirs@example.test')
})
afterAll(() => api.close())

const bearer = ({ session }: Pick<Person, 'session'>) => ({ authorization: `Bearer ${session.access_token}` })
const as = (person: Person, method: string, path: string, body?: unknown) =>
  call(api.url, method, path, { headers: bearer(person), ...(body !== undefined && { body }) })
const entry = { symptom_type: 'physical', description: 'My left shoulder aches in the morning' }
const write = async (person: Person) => String((await as(person, 'POST', '/api/symptoms', entry)).body.id)
const insight = (person: Person, symptomId: string) =>
  as(person, 'POST', '/api/functions/generate-diagnosis', { symptom_id: symptomId })

test('a signed-in user needs no reservation and has no limit', async () => {
  const track = await as(mine, 'POST', '/api/functions/track-anonymous-diagnosis')
  expect(track.body).toMatchObject({ hasReachedLimit: false })
  expect((await api.database.query('select from guest_reservations')).rowCount).toBe(0)
  const symptomId = await write(mine)
  expect(await insight(mine, symptomId)).toMatchObject({ status: 200, body: { success: true } })
  const read = await as(mine, 'GET', `/api/symptoms/${symptomId}`)
  expect(read.body).toMatchObject({ user_id: mine.userId, diagnosis: { user_id: mine.userId } })
  const journal = await as(mine, 'GET', '/api/symptoms?search=shoulder')
  expect(journal.body).toMatchObject({ items: [{ id: symptomId }], counts: { symptoms: 1, analyzed: 1 } })
})

describe('two people', () => {
  let symptomId: string
  let diagnosisId: string
  beforeAll(async () => {
    symptomId = await write(mine)
    diagnosisId = String((await insight(mine, symptomId)).body.diagnosis_id)
    await as(mine, 'PUT', '/api/profile', { known_conditions: 'asthma' })
  })

  test.each<[string, string, (id: string, diagnosis: string) => [string, unknown?]]>([
    ['reading an entry', 'GET', (id) => [`/api/symptoms/${id}`]],
    ['reading its insight', 'GET', (id) => [`/api/diagnoses?symptom_id=${id}`]],
    ['reading an insight by id', 'GET', (_, diagnosis) => [`/api/diagnoses/${diagnosis}`]],
    ['writing its insight', 'POST', (id) => ['/api/functions/generate-diagnosis', { symptom_id: id }]],
    ['deleting an entry', 'DELETE', (id) => [`/api/symptoms/${id}`]],
  ])('%s of another person gets 404', async (_, method, request) => {
    const [path, body] = request(symptomId, diagnosisId)
    const [crossed, unknown] = [
      await as(theirs, method, path, body),
      await as(theirs, method, ...(request(randomUUID(), randomUUID()) as [string, unknown?])),
    ]
    expect(crossed.status).toBe(404)
    expect({ ...crossed.body, request_id: '' }).toEqual({ ...unknown.body, request_id: '' })
  })

  test('lists, bulk deletion and the profile cover only one’s own records', async () => {
    expect((await as(theirs, 'GET', '/api/symptoms')).body).toMatchObject({ items: [], counts: { symptoms: 0 } })
    expect((await as(theirs, 'POST', '/api/symptoms/delete', { ids: [symptomId] })).body).toEqual({ deleted: 0 })
    expect((await as(theirs, 'POST', '/api/symptoms/delete', { all: true })).body).toEqual({ deleted: 0 })
    expect((await as(theirs, 'GET', '/api/profile')).body.known_conditions).toBeNull()
    await as(theirs, 'PUT', '/api/profile', { known_conditions: 'none' })
    expect((await as(mine, 'GET', '/api/profile')).body.known_conditions).toBe('asthma')
    expect((await as(mine, 'GET', `/api/symptoms/${symptomId}`)).status).toBe(200)
  })

  test('every call that OpenAPI restricts to users or owners refuses other callers before it reads their input', async () => {
    const document = (await call(api.url, 'GET', '/api/openapi.json')).body as {
      paths: Record<string, Record<string, { security?: Record<string, unknown>[] }>>
    }
    const guest = await newGuest(api.url)
    let checked = 0
    for (const [path, operations] of Object.entries(document.paths)) {
      for (const [method, { security = [] }] of Object.entries(operations)) {
        if (security.length === 0 || security.some((way) => Object.keys(way).length === 0)) continue
        const isForGuestsToo = security.some((way) => 'guestToken' in way)
        const url = path.replaceAll(/\{\w+\}/g, randomUUID())
        for (const credentials of isForGuestsToo ? [{}] : [{}, { guest }]) {
          const body = { ids: [randomUUID()] }
          const answer = await call(api.url, method.toUpperCase(), url, {
            ...credentials,
            ...(method !== 'get' &&
              method !== 'delete' &&
              !url.endsWith('/admin-auth') && { body: url.endsWith('/delete') ? body : {} }),
          })
          expect([method, path, answer.status]).toEqual([method, path, 401])
          checked++
        }
      }
    }
    expect(checked).toBeGreaterThanOrEqual(12)
  })
})

describe('an invalid bearer token', () => {
  const open = [
    ['POST', '/api/functions/track-anonymous-diagnosis', { checkOnly: true }],
    ['POST', '/api/safety/screen', { description: 'Stiff neck' }],
    ['POST', '/api/reports', { kind: 'unknown-path', message: 'No such page', path: '/nope' }],
    ['POST', '/api/symptoms', { symptom_type: 'physical', description: 'Stiff neck' }],
  ] as const
  const claims = { sub: randomUUID(), session_id: randomUUID(), iss: `${PUBLIC_URL}/api/auth/v1`, aud: 'authenticated' }

  test('is refused even on calls that are open to anyone', async () => {
    const { privateKey } = await generateKeyPair('ES256')
    const sign = (key: CryptoKey) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'ES256' }).setExpirationTime('1h').sign(key)
    const ended = await signIn(api, 'ended@example.test')
    await call(api.url, 'POST', '/api/auth/v1/logout', { headers: bearer(ended) })
    const bearers = [
      'garbage',
      'a.b.c',
      new UnsecuredJWT(claims).encode(),
      await sign(privateKey),
      ended.session.access_token,
    ]
    for (const token of bearers) {
      const headers = { authorization: `Bearer ${token}` }
      for (const [method, path, body] of open) {
        const answer = await call(api.url, method, path, { body, headers })
        expect([path, answer.status, answer.body.type]).toEqual([path, 401, '/problems/unauthorized'])
      }
      for (const path of ['/api/health', '/api/ready', '/api/settings', '/api/registry', '/api/openapi.json']) {
        expect([path, (await fetch(api.url + path, { headers })).status]).toEqual([path, 200])
      }
    }
  })
})

describe('administrators', () => {
  const adminAuth = (person: Person) => as(person, 'POST', '/api/functions/admin-auth')

  test('are the confirmed addresses in ADMIN_EMAILS, in any case, and users with the role', async () => {
    expect((await adminAuth(mine)).body).toEqual({ isAdmin: false, adminUser: null, needsSecondFactor: false })
    const boss = await signInByMail(api, 'BOSS@example.test')
    expect((await adminAuth(boss)).body).toEqual({
      isAdmin: true,
      adminUser: { id: boss.userId, email: 'boss@example.test', full_name: null },
      needsSecondFactor: false,
    })
    await api.database.query(`update users set role = 'admin' where id = $1`, [mine.userId])
    expect((await adminAuth(mine)).body.isAdmin).toBe(true)
    await api.database.query(`update users set role = 'user' where id = $1`, [mine.userId])
    expect((await adminAuth(mine)).body.isAdmin).toBe(false)
  })

  test('cannot be self-appointed', async () => {
    const { data } = await theirs.auth.updateUser({
      data: { role: 'admin', isAdmin: true, app_metadata: { role: 'admin' } },
    })
    expect(data.user?.role).toBe('authenticated')
    expect((await adminAuth(theirs)).body.isAdmin).toBe(false)
  })
})

describe('a guest’s records', () => {
  /** A guest with one entry and its insight. */
  async function guestWithInsight() {
    const guest = await newGuest(api.url)
    const symptomId = await enter(api.url, guest, 'My knees feel heavy')
    expect((await generate(api.url, guest, symptomId)).status).toBe(200)
    return { guest, symptomId }
  }
  const ownerOf = async (symptomId: string) => {
    const { rows } = await api.database.query(
      `select s.user_id as entry, d.user_id as diagnosis, g.user_id as generation, num_nonnulls(s.guest_id, d.guest_id, g.guest_id) as guests
       from symptoms s left join diagnoses d on d.symptom_id = s.id left join generations g on g.symptom_id = s.id where s.id = $1`,
      [symptomId],
    )
    return rows[0]
  }
  const all = (userId: string) => ({ entry: userId, diagnosis: userId, generation: userId, guests: 0 })

  test('move to the account of a link that is opened in the browser that asked for it', async () => {
    const { guest, symptomId } = await guestWithInsight()
    const browser = newBrowser(api, guest)
    await browser.auth.signInWithOtp({ email: 'moved@example.test' })
    const link = await linkFor(api, 'moved@example.test')
    const { data } = await browser.auth.verifyOtp({ token_hash: tokenOf(link), type: 'email' })
    expect(await ownerOf(symptomId)).toEqual(all(data.user?.id ?? ''))
    expect((await call(api.url, 'GET', `/api/symptoms/${symptomId}`, { guest })).status).toBe(404)
  })

  test('stay with the guest if another person gets the link, because the address is theirs', async () => {
    const { guest, symptomId } = await guestWithInsight()
    await newBrowser(api, guest).auth.signInWithOtp({ email: 'somebody.else@example.test' })
    const link = await linkFor(api, 'somebody.else@example.test')
    const { data } = await newBrowser(api).auth.verifyOtp({ token_hash: tokenOf(link), type: 'email' })
    expect(data.session).toBeTruthy()
    expect((await ownerOf(symptomId)).entry).toBeNull()
    expect((await call(api.url, 'GET', `/api/symptoms/${symptomId}`, { guest })).status).toBe(200)
  })

  test('stay in both browsers if one asks for the link and the other opens it', async () => {
    const [asking, opening] = [await guestWithInsight(), await guestWithInsight()]
    await newBrowser(api, asking.guest).auth.signInWithOtp({ email: 'both@example.test' })
    const link = await linkFor(api, 'both@example.test')
    await newBrowser(api, opening.guest).auth.verifyOtp({ token_hash: tokenOf(link), type: 'email' })
    expect((await ownerOf(asking.symptomId)).entry).toBeNull()
    expect((await ownerOf(opening.symptomId)).entry).toBeNull()
  })

  test('move on a sign-in with Google', async () => {
    const { guest, symptomId } = await guestWithInsight()
    const { auth, code } = await throughGoogle(api, { email: 'google-2@example.test' }, { guest })
    const { data } = await auth.exchangeCodeForSession(code)
    expect(await ownerOf(symptomId)).toEqual(all(data.user?.id ?? ''))
  })

  test('do not move with a forged guest token', async () => {
    const { guest, symptomId } = await guestWithInsight()
    await signInByMail(api, 'forger@example.test', guest.replace(/.{8}$/, 'AAAAAAAA'))
    expect((await ownerOf(symptomId)).entry).toBeNull()
  })

  test('move completely while an insight is being written', async () => {
    await behave(api.sandboxUrl, { tokenDelayMs: 5 })
    const guest = await newGuest(api.url)
    const symptomId = await enter(api.url, guest, 'My jaw is tight at night')
    const asked = newBrowser(api, guest)
    await asked.auth.signInWithOtp({ email: 'meanwhile@example.test' })
    const link = await linkFor(api, 'meanwhile@example.test')
    const leave = new AbortController()
    for await (const { event } of streamEvents(api.url, guest, symptomId, leave.signal)) if (event === 'text') break
    const { data } = await asked.auth.verifyOtp({ token_hash: tokenOf(link), type: 'email' })
    const userId = data.user?.id ?? ''
    await expect.poll(async () => (await ownerOf(symptomId)).diagnosis, { timeout: 20_000 }).toBe(userId)
    expect(await ownerOf(symptomId)).toEqual(all(userId))
  })

  test('move completely, whenever the generation begins or ends', async () => {
    const people = await Promise.all(
      Array.from({ length: 8 }, async (_, i) => {
        const guest = await newGuest(api.url)
        const symptomId = await enter(api.url, guest, 'My back is stiff')
        await newBrowser(api, guest).auth.signInWithOtp({ email: `race-${i}@example.test` })
        return { guest, symptomId, token: tokenOf(await linkFor(api, `race-${i}@example.test`)) }
      }),
    )
    await Promise.all(
      people.map(async ({ guest, symptomId, token }, i) => {
        const writing = generate(api.url, guest, symptomId)
        if (i % 2) await writing
        const { data } = await newBrowser(api, guest).auth.verifyOtp({ token_hash: token, type: 'email' })
        await writing
        expect(await ownerOf(symptomId)).toMatchObject({ entry: data.user?.id, guests: 0 })
      }),
    )
    const unfinished = () =>
      api.database
        .query(`select from generations where state in ('queued', 'running')`)
        .then(({ rowCount }) => rowCount)
    await expect.poll(unfinished, { timeout: 20_000 }).toBe(0)
    for (const { symptomId } of people) expect((await ownerOf(symptomId)).guests).toBe(0)
  })
})
