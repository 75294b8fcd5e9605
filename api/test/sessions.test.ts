import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sweepIdentity } from '../src/identity/sweep.ts'
import { createSeal } from '../src/secrets/seal.ts'
import { call } from './api.ts'
import { mintedLinkFor, type PeopleApi, signIn, startPeopleApi } from './people.ts'

type Person = Awaited<ReturnType<typeof signIn>>

let api: PeopleApi
beforeAll(async () => {
  api = await startPeopleApi({ TRUSTED_PROXIES: '127.0.0.1,::1' })
})
afterAll(() => api.close())

const post = (path: string, body?: unknown, headers?: Record<string, string>) =>
  call(api.url, 'POST', `/api/auth/v1${path}`, { ...(body !== undefined && { body }), ...(headers && { headers }) })
const refresh = (refreshToken: string) => post('/token?grant_type=refresh_token', { refresh_token: refreshToken })
const getUser = (accessToken: string) =>
  call(api.url, 'GET', '/api/auth/v1/user', { headers: { authorization: `Bearer ${accessToken}` } })
const journal = (accessToken: string) =>
  call(api.url, 'GET', '/api/symptoms', { headers: { authorization: `Bearer ${accessToken}` } })
/** Makes time pass since the last rotation of every session. */
const pass = (seconds: number) =>
  api.database.query('update sessions set rotated_at = rotated_at - make_interval(secs => $1)', [seconds])

describe('refreshing', () => {
  test('returns a new pair of tokens, with the real client', async () => {
    const { auth, session } = await signIn(api, 'refresh@example.test')
    const { data, error } = await auth.refreshSession()
    expect(error).toBeNull()
    expect(data.session?.refresh_token).not.toBe(session.refresh_token)
    expect(data.user?.email).toBe('refresh@example.test')
    expect((await auth.getUser()).error).toBeNull()
  })

  test('in ten concurrent tabs keeps one live session and signs no one out', async () => {
    const { session } = await signIn(api, 'tabs@example.test')
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(session.refresh_token)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1)
    expect((await refresh(String(answers[0]?.body.refresh_token))).status).toBe(200)
  })

  test('with the previous token returns the current one again, at any time', async () => {
    const { session } = await signIn(api, 'lost-answer@example.test')
    const first = await refresh(session.refresh_token)
    await pass(3600)
    expect((await refresh(session.refresh_token)).body.refresh_token).toBe(first.body.refresh_token)
  })

  test('with an older token returns the current one within 10 s, and later ends the session', async () => {
    const { auth, session } = await signIn(api, 'stolen@example.test')
    const second = String((await refresh(session.refresh_token)).body.refresh_token)
    const third = await refresh(second)
    expect((await refresh(session.refresh_token)).body.refresh_token).toBe(third.body.refresh_token)
    await pass(11)
    const reused = await refresh(session.refresh_token)
    expect(reused).toMatchObject({
      status: 400,
      body: { code: 'refresh_token_already_used', message: 'Invalid Refresh Token: Already Used' },
    })
    expect((await refresh(String(third.body.refresh_token))).body.code).toBe('refresh_token_not_found')
    expect((await getUser(String(third.body.access_token))).body.code).toBe('session_not_found')
    expect((await journal(String(third.body.access_token))).status).toBe(401)
    expect((await auth.getUser()).error?.name).toBe('AuthSessionMissingError')
  })

  test.each([
    ['no token', {}, 'validation_failed'],
    ['an empty one', { refresh_token: '' }, 'validation_failed'],
    ['a made-up one', { refresh_token: 'abc' }, 'refresh_token_not_found'],
    ['a NUL', { refresh_token: '\0' }, 'refresh_token_not_found'],
    ['one of no session', { refresh_token: `v1.${randomUUID()}.0.${'x'.repeat(43)}` }, 'refresh_token_not_found'],
    ['a number', { refresh_token: 7 }, 'validation_failed'],
  ])('%s is refused', async (_, body, code) => {
    expect(await post('/token?grant_type=refresh_token', body)).toMatchObject({ status: 400, body: { code } })
  })

  test('with an altered counter is refused', async () => {
    const { session } = await signIn(api, 'counter@example.test')
    expect((await refresh(session.refresh_token.replace('.0.', '.1.'))).body.code).toBe('refresh_token_not_found')
    expect((await refresh(session.refresh_token)).status).toBe(200)
  })

  test.each(['password', 'id_token', 'constructor', ''])('grant type %j is not supported', async (grant) => {
    expect(await post(`/token?grant_type=${grant}`, {})).toMatchObject({
      status: 400,
      body: { code: 'unsupported_grant_type' },
    })
  })
})

describe('signing out', () => {
  async function threeDevices(email: string) {
    return [await signIn(api, email), await signIn(api, email), await signIn(api, email)] as const
  }
  const alive = (people: readonly Person[]) =>
    Promise.all(people.map(async ({ session }) => (await journal(session.access_token)).status === 200))

  test.each([
    ['global', [false, false, false]],
    ['local', [false, true, true]],
    ['others', [true, false, false]],
  ] as const)('%s', async (scope, expected) => {
    const bystander = await signIn(api, `bystander-${scope}@example.test`)
    const devices = await threeDevices(`${scope}@example.test`)
    expect((await devices[0].auth.signOut({ scope })).error).toBeNull()
    expect(await alive(devices)).toEqual(expected)
    expect(await alive([bystander])).toEqual([true])
    for (const [i, lives] of expected.entries()) {
      expect((await refresh(devices[i]?.session.refresh_token ?? '')).status).toBe(lives ? 200 : 400)
    }
  })

  test('twice, with an unknown scope, or without a token', async () => {
    const { session } = await signIn(api, 'twice@example.test')
    const headers = { authorization: `Bearer ${session.access_token}` }
    expect((await post('/logout?scope=everything', undefined, headers)).status).toBe(400)
    const withType = { ...headers, 'content-type': 'application/json;charset=UTF-8' }
    expect((await post('/logout', undefined, withType)).status).toBe(204)
    expect(await post('/logout', undefined, withType)).toMatchObject({
      status: 403,
      body: { code: 'session_not_found' },
    })
    expect((await post('/logout')).status).toBe(401)
  })
})

describe('the list of sessions', () => {
  const sessions = async (token: string) => {
    const response = await fetch(`${api.url}/api/sessions`, { headers: { authorization: `Bearer ${token}` } })
    return (await response.json()) as Record<string, unknown>[]
  }
  const end = (token: string, id: unknown) =>
    call(api.url, 'DELETE', `/api/sessions/${id}`, { headers: { authorization: `Bearer ${token}` } })

  test('names device and country, and ends one at once', async () => {
    const here = await signIn(api, 'lister@example.test')
    const { rows } = await api.database.query('select id from sessions where user_id = $1', [here.userId])
    const link = async (headers: Record<string, string>) => {
      const token_hash = await mintedLinkFor(api, 'lister@example.test')
      return post('/verify', { type: 'email', token_hash }, headers)
    }
    const phone = await link({
      'x-forwarded-for': '8.8.8.8',
      'user-agent':
        'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
    })
    await link({ 'x-forwarded-for': 'fc00::1', 'user-agent': "<b>'; drop table sessions" })
    const seen = await sessions(here.session.access_token)
    expect(seen.map(({ browser, system, country, current }) => ({ browser, system, country, current }))).toEqual([
      { browser: null, system: null, country: null, current: false },
      { browser: 'Safari', system: 'iOS', country: 'US', current: false },
      { browser: null, system: null, country: null, current: true },
    ])
    expect(seen.at(-1)?.id).toBe(rows[0].id)
    expect(JSON.stringify(seen)).not.toMatch(/8\.8\.8\.8|drop table/)

    expect((await end(here.session.access_token, seen[1]?.id)).status).toBe(204)
    expect((await journal(String(phone.body.access_token))).status).toBe(401)
    expect((await refresh(String(phone.body.refresh_token))).status).toBe(400)
    expect(await sessions(here.session.access_token)).toHaveLength(2)
  })

  test('ends no session of another person', async () => {
    const [mine, theirs] = [await signIn(api, 'ender@example.test'), await signIn(api, 'ended@example.test')]
    const [session] = await sessions(theirs.session.access_token)
    for (const id of [session?.id, randomUUID()]) {
      expect((await end(mine.session.access_token, id)).status).toBe(404)
    }
    expect((await journal(theirs.session.access_token)).status).toBe(200)
  })
})

test('a session ends after 90 days, however often it is used', async () => {
  const { session } = await signIn(api, 'loyal@example.test')
  await api.database.query(`update sessions set expires_at = expires_at - interval '89 days 23 hours'`)
  const fresh = await refresh(session.refresh_token)
  expect(fresh.status).toBe(200)
  await api.database.query(`update sessions set expires_at = expires_at - interval '1 hour'`)
  expect((await refresh(String(fresh.body.refresh_token))).body.code).toBe('refresh_token_not_found')
  expect((await getUser(String(fresh.body.access_token))).body.code).toBe('session_not_found')
  expect((await journal(String(fresh.body.access_token))).status).toBe(401)
})

test('a session ends after 30 days without use, before the sweep has deleted it', async () => {
  const { session } = await signIn(api, 'away@example.test')
  await pass(31 * 24 * 3600)
  expect((await refresh(session.refresh_token)).body.code).toBe('refresh_token_not_found')
})

describe('changing oneself', () => {
  test('a new password ends all other sessions and mailed links', async () => {
    const [here, there] = [await signIn(api, 'password@example.test'), await signIn(api, 'password@example.test')]
    const { data, error } = await here.auth.updateUser({ password: 'rose-bud-7' })
    expect(error).toBeNull()
    expect(JSON.stringify(data)).not.toContain('argon2')
    expect((await getUser(there.session.access_token)).body.code).toBe('session_not_found')
    expect((await here.auth.getUser()).error).toBeNull()
    const { rows } = await api.database.query('select password_hash from users where id = $1', [here.userId])
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await here.auth.updateUser({ password: 'rose-bud-7' })).error).toMatchObject({
      status: 422,
      code: 'same_password',
    })
  })

  test.each([
    ['12345', 422, 'weak_password'],
    ['x'.repeat(73), 400, 'validation_failed'],
    ['', 422, 'weak_password'],
    ['123456', 422, 'weak_password'],
    ['Password', 422, 'weak_password'],
    ['iloveyou2!', 422, 'weak_password'],
    ['weak@example.test', 422, 'weak_password'],
    ['Soul-Sign-2026!', 422, 'weak_password'],
    ['SOULSIGN.test', 422, 'weak_password'],
  ])('password %j is refused', async (password, status, code) => {
    const { auth } = await signIn(api, 'weak@example.test')
    const { error } = await auth.updateUser({ password })
    expect(error).toMatchObject({ status, code })
    if (code !== 'weak_password') return
    const reasons = [password.length < 6 ? 'length' : 'pwned']
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', reasons })
  })

  test('a password is taken as it was typed, of any characters and up to 64 of them', async () => {
    const { auth } = await signIn(api, 'as-typed@example.test')
    const typed = `${'Regen im März '.repeat(4)}🌧  ß<'`
    expect([...typed].length).toBeLessThanOrEqual(64)
    expect((await auth.updateUser({ password: typed })).error).toBeNull()
    // Neither cut nor trimmed nor folded: each of these is another one.
    for (const other of [typed.slice(0, -1), typed.toLowerCase(), typed.replace('  ', ' '), 'a b'.padEnd(64, 'c')]) {
      expect((await auth.updateUser({ password: other })).error).toBeNull()
      expect((await auth.updateUser({ password: other })).error).toMatchObject({ code: 'same_password' })
    }
  })

  test('64 characters are room enough in every script', async () => {
    const { auth } = await signIn(api, 'long@example.test')
    for (const [letter, length] of [
      ['ж', 64],
      ['道', 64],
      ['🌿', 72],
    ] as const) {
      const password = letter.repeat(length)
      expect((await auth.updateUser({ password })).error).toBeNull()
      expect((await auth.updateUser({ password: `${letter.repeat(length - 1)}x` })).error).toBeNull()
    }
    expect((await auth.updateUser({ password: 'ж'.repeat(73) })).error).toMatchObject({ status: 400 })
  })

  test('metadata is merged, null removes a member, and too much is refused', async () => {
    const { auth } = await signIn(api, 'metadata@example.test')
    await Promise.all([auth.updateUser({ data: { a: 1 } }), auth.updateUser({ data: { b: { c: 'ü 🌙' } } })])
    expect((await auth.getUser()).data.user?.user_metadata).toEqual({ a: 1, b: { c: 'ü 🌙' } })
    await auth.updateUser({ data: { a: null } })
    expect((await auth.getUser()).data.user?.user_metadata).toEqual({ b: { c: 'ü 🌙' } })
    for (const data of [{ x: 'y'.repeat(2_000) }, { x: '\0' }, { '\0': 1 }, { x: '\ud800' }, { x: [{ y: '\0' }] }]) {
      expect((await auth.updateUser({ data })).error).toMatchObject({ status: 400, code: 'validation_failed' })
    }
    await auth.updateUser({ data: { filler: 'y'.repeat(1_900) } })
    expect((await auth.updateUser({ data: { more: 'y'.repeat(500) } })).error?.status).toBe(400)
  })

  test('the address cannot be changed', async () => {
    const { auth } = await signIn(api, 'stays@example.test')
    expect((await auth.updateUser({ email: 'new@example.test' })).error).toMatchObject({ status: 400 })
    expect((await auth.updateUser({ email: 'Stays@example.test' })).error).toBeNull()
  })
})

test('the sweep deletes expired records and keeps valid ones', async () => {
  const live = await signIn(api, 'live@example.test')
  const idle = await signIn(api, 'idle@example.test')
  await api.database.query(`update sessions set rotated_at = now() - interval '31 days' where user_id = $1`, [
    idle.userId,
  ])
  await api.database.query(`
    insert into users (email, created_at) values ('never@example.test', now() - interval '31 days'), ('new@example.test', now());
    update sign_in_links set expires_at = now() - interval '2 hours'`)
  await sweepIdentity(api.system, createSeal([]))
  expect((await journal(live.session.access_token)).status).toBe(200)
  expect((await journal(idle.session.access_token)).status).toBe(401)
  expect((await api.database.query('select from sign_in_links')).rowCount).toBe(0)
  const { rows } = await api.database.query(
    `select email from users where email in ('never@example.test', 'new@example.test', 'idle@example.test') order by 1`,
  )
  expect(rows.map(({ email }) => email)).toEqual(['idle@example.test', 'new@example.test'])
})
