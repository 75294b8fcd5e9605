import { randomUUID } from 'node:crypto'
import { type Endpoint, endpoints } from '@soulsign/contracts'
import { describe, expect } from 'vitest'
import { sweepActivityLog } from '../src/admin/activity-log.ts'
import { call, newGuest } from './api.ts'
import { mintedLinkFor, newBrowser, type PeopleApi, signIn } from './people.ts'
import { test } from './shared.ts'

const BOSS = 'boss@example.test'
const GUARDED = (Object.values(endpoints) as Endpoint[])
  .filter(
    ({ method, path }) => path.startsWith('/api/admin') || (method === 'put' && /^\/api\/(settings|seo)/.test(path)),
  )
  .map(({ method, path }) => [method.toUpperCase(), path.replace(/\{\w+\}/g, randomUUID())] as const)

let api: PeopleApi
let boss: Record<string, string>
let person: Awaited<ReturnType<typeof signIn>>
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const loggedRefusals = async (target: string, email: string) =>
  (
    await api.database.query(
      `select 1 from admin_activity_logs where action = 'access_refused' and target_id = $1 and admin_email = $2`,
      [target, email],
    )
  ).rowCount

test.beforeAll(async ({ sharedApi }) => {
  api = sharedApi
  boss = bearer((await signIn(api, BOSS)).session.access_token)
  person = await signIn(api, 'person@example.test')
})

test('there are endpoints to guard', () => {
  expect(GUARDED.length).toBeGreaterThan(15)
})

describe.each(GUARDED)('%s %s', (method, path) => {
  const body = method === 'GET' || method === 'DELETE' ? {} : { body: {} }

  test('is closed to callers who are not signed in', async () => {
    const guest = await newGuest(api.url)
    const forged = bearer(`${person.session.access_token.slice(0, -4)}AAAA`)
    for (const headers of [{}, forged, { authorization: 'Bearer x' }]) {
      expect((await call(api.url, method, path, { ...body, headers })).status).toBe(401)
    }
    expect((await call(api.url, method, path, { ...body, guest })).status).toBe(401)
  })

  test('is closed to a user, and logs the refusal', async () => {
    const answer = await call(api.url, method, path, { ...body, headers: bearer(person.session.access_token) })
    expect(answer.status).toBe(403)
    expect(answer.body.type).toBe('/problems/forbidden')
    expect(await loggedRefusals(`${method} ${path}`, 'person@example.test')).toBe(1)
  })

  test('is open to an administrator', async () => {
    // Nothing to change, or an empty body: any response but a refusal will do.
    const { status } = await call(api.url, method, path, { ...body, headers: boss })
    expect([200, 400, 404]).toContain(status)
  })
})

test('a removed administrator loses access everywhere immediately, and that is logged', async () => {
  const { session, userId } = await signIn(api, 'helper@example.test')
  const headers = bearer(session.access_token)
  const setRole = (role: string) =>
    call(api.url, 'PUT', `/api/admin/users/${userId}/role`, { body: { role }, headers: boss })
  expect((await setRole('admin')).body).toMatchObject({ role: 'admin' })
  expect((await call(api.url, 'GET', '/api/admin/stats', { headers })).status).toBe(200)
  expect((await setRole('user')).body).toMatchObject({ role: 'user' })
  for (const [method, path] of GUARDED) {
    const body = method === 'GET' || method === 'DELETE' ? {} : { body: {} }
    expect((await call(api.url, method, path, { ...body, headers })).status, `${method} ${path}`).toBe(403)
    expect(await loggedRefusals(`${method} ${path}`, 'helper@example.test')).toBe(1)
  }
  const { rows } = await api.database.query(
    `select admin_email, reason from admin_activity_logs where action = 'user_edit' and target_id = $1
     order by created_at`,
    [userId],
  )
  expect(rows).toEqual([
    { admin_email: BOSS, reason: 'Granted admin' },
    { admin_email: BOSS, reason: 'Revoked admin' },
  ])
})

test('a token of an ended session or a deleted person gives no access', async () => {
  const gone = await signIn(api, 'gone@example.test')
  await api.database.query(`update users set role = 'admin' where id = $1`, [gone.userId])
  const headers = bearer(gone.session.access_token)
  expect((await call(api.url, 'GET', '/api/admin/users', { headers })).status).toBe(200)
  expect((await call(api.url, 'DELETE', `/api/admin/users/${gone.userId}`, { headers: boss })).status).toBe(204)
  expect((await call(api.url, 'GET', '/api/admin/users', { headers })).status).toBe(401)
})

test('an export breaks off when its reader stops being an administrator', async () => {
  const { session, userId } = await signIn(api, 'reader@example.test')
  const setRole = (role: string) => api.database.query('update users set role = $2 where id = $1', [userId, role])
  await setRole('admin')
  // More than the network buffers hold.
  await api.database.query(
    `insert into users (email, email_confirmed_at, user_metadata)
     select n || '@file.test', now(), jsonb_build_object('full_name', repeat('x', 2000)) from generate_series(1, 10000) n`,
  )
  const response = await fetch(`${api.url}/api/admin/exports`, {
    method: 'POST',
    headers: { ...bearer(session.access_token), 'content-type': 'application/json' },
    body: JSON.stringify({ list: 'users', reason: 'Only to read' }),
  })
  const reader = response.body?.getReader()
  await reader?.read()
  await setRole('user')
  const readOn = async () => {
    while ((await reader?.read())?.done === false);
  }
  await expect(readOn()).rejects.toThrow('terminated')
})

describe('signing a person out everywhere', () => {
  const signOut = (id: string) => call(api.url, 'DELETE', `/api/admin/users/${id}/sessions`, { headers: boss })
  const userOf = (token: string) => call(api.url, 'GET', '/api/auth/v1/user', { headers: bearer(token) })

  test.each(['lost@example.test', 'second-boss@example.test'])(
    'ends all sessions and links of %s at once',
    async (email) => {
      const [first, second] = [await signIn(api, email), await signIn(api, email)]
      if (email.startsWith('second'))
        await api.database.query(`update users set role = 'admin' where id = $1`, [first.userId])
      const link = await mintedLinkFor(api, email)
      expect((await signOut(first.userId)).status).toBe(204)
      for (const { session } of [first, second]) {
        expect((await userOf(session.access_token)).body.code).toBe('session_not_found')
        const refreshed = await call(api.url, 'POST', '/api/auth/v1/token?grant_type=refresh_token', {
          body: { refresh_token: session.refresh_token },
        })
        expect(refreshed.body.code).toBe('refresh_token_not_found')
      }
      const { error } = await newBrowser(api).auth.verifyOtp({ token_hash: link, type: 'email' })
      expect(error?.code).toBe('otp_expired')
      const { rows } = await api.database.query(
        `select reason from admin_activity_logs where target_id = $1 and action = 'user_edit'`,
        [first.userId],
      )
      expect(rows).toEqual([{ reason: 'Ended all sessions' }])
      // The account stays, and its person can come back.
      expect((await signIn(api, email)).userId).toBe(first.userId)
    },
  )

  test('refuses oneself and unknown people', async () => {
    const { body } = await call(api.url, 'GET', '/api/auth/v1/user', { headers: boss })
    expect((await signOut(String(body.id))).status).toBe(409)
    expect((await signOut(randomUUID())).status).toBe(404)
    expect((await userOf(boss.authorization?.slice('Bearer '.length) ?? '')).status).toBe(200)
  })
})

test('odd addresses below /api/admin are refused like any other', async () => {
  const headers = bearer(person.session.access_token)
  for (const path of [
    '/api/admin',
    '/api/admin/',
    '/api/admin/%00',
    '/api/admin/%ff',
    `/api/admin/${'x'.repeat(3_000)}`,
  ]) {
    expect((await call(api.url, 'GET', path, { headers })).status, path).toBe(403)
    expect((await call(api.url, 'GET', path)).status, path).toBe(401)
  }
  expect((await call(api.url, 'GET', '/api/admin/nothing', { headers: boss })).status).toBe(404)
})

test('neither the API nor the owner of the tables can change or empty the security log', async () => {
  const changes = [
    `update admin_activity_logs set action = 'user_edit'`,
    'delete from admin_activity_logs',
    'truncate admin_activity_logs',
  ]
  for (const change of changes) await expect(api.database.query(change)).rejects.toThrow('append-only')
  // Not even in a session that silences ordinary triggers.
  await api.database.query('set session_replication_role = replica')
  for (const change of changes) await expect(api.database.query(change)).rejects.toThrow('append-only')
  await api.database.query('reset session_replication_role')
  for (const change of changes) {
    const asApp = api.database.query(
      `begin; set local role soulsign_app; select set_config('app.system', 'on', true); ${change}`,
    )
    await expect(asApp).rejects.toThrow('permission denied')
    await api.database.query('rollback')
  }
})

test('lines of the security log are deleted once they are three years old', async () => {
  const line = (age: string) =>
    api.database.query(
      `insert into admin_activity_logs (admin_id, admin_email, action, target_type, reason, ip_address, created_at)
       values (gen_random_uuid(), 'boss@example.test', 'user_edit', 'user', $1::text, '192.0.2.1', now() - $1::text::interval)`,
      [age],
    )
  await line('3 years 1 day')
  await line('2 years 364 days')
  await sweepActivityLog(api.system)
  const { rows } = await api.database.query(`select reason from admin_activity_logs where reason like '% years %'`)
  expect(rows).toEqual([{ reason: '2 years 364 days' }])
})

test('the administrators’ views stay closed to the API’s role while it acts for a person', async () => {
  for (const view of ['admin_users', 'admin_subscribers', 'admin_diagnoses', 'admin_entries', 'admin_activities']) {
    await api.database.query(`begin; set local role soulsign_app; set local app.user_id = '${person.userId}'`)
    expect((await api.database.query(`select * from ${view}`)).rows, view).toEqual([])
    await api.database.query('rollback')
  }
  expect((await api.database.query('select * from admin_users')).rows).toEqual([])
})
