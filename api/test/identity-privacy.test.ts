import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { AuthClient } from '@supabase/auth-js'
import { describe, expect } from 'vitest'
import { startTestServer } from './api.ts'
import { createTestDatabase } from './database.ts'
import type { PeopleApi } from './people.ts'
import { test } from './shared.ts'

describe('row-level security', () => {
  const CLOSED = [
    'identities',
    'sessions',
    'sign_in_links',
    'mail_sends',
    'mailbox_allowances',
    'flow_states',
    'passkeys',
    'passkey_challenges',
    'recovery_codes',
    'signing_keys',
  ]
  let api: PeopleApi
  let mine: string
  let theirs: string
  test.beforeAll(async ({ sharedApi }) => {
    api = sharedApi
    mine = await api.database
      .query(`insert into users (email) values ('mine@example.test') returning id`)
      .then(({ rows }) => rows[0].id)
    theirs = await api.database
      .query(`insert into users (email) values ('theirs@example.test') returning id`)
      .then(({ rows }) => rows[0].id)
    for (const id of [mine, theirs])
      await api.database.query('insert into user_profiles (user_id, weight) values ($1, 60)', [id])
    await api.database.query(
      `insert into mail_sends (address_hash) values (sha256('x'));
       insert into flow_states (state_hash, nonce, pkce_verifier, code_challenge, code_challenge_method, redirect_to, expires_at)
         values (sha256('x'), 'n', 'v', 'c', 's256', 'r', now());
       insert into sessions (user_id, method, refresh_key) select id, 'otp', sha256('x') from users;
       insert into mailbox_allowances (mailbox_hash, full_at) values (sha256('x'), now());
       insert into passkeys (user_id, credential_id, public_key, counter, name) select id, id::text, '', 0, 'key' from users;
       insert into passkey_challenges (purpose, challenge, expires_at) values ('sign-in', 'x', now());
       insert into recovery_codes (user_id, code_hash) select id, sha256('x') from users;
       insert into sign_in_links (user_id, kind, token_hash, expires_at) select id, 'signup', sha256(id::text::bytea), now() from users;
       insert into identities (user_id, provider, provider_id, identity_data) select id, 'email', id::text, '{}' from users`,
    )
  })
  const rowsFor = (userId: string, text: string) =>
    api.system.asOwner({ kind: 'user', userId }, async (tx) => (await tx.query(text)).rows)

  test.each(CLOSED)('%s is closed to people', async (table) => {
    expect((await api.database.query(`select from ${table}`)).rowCount).toBeGreaterThan(0)
    expect(await rowsFor(mine, `select * from ${table}`)).toEqual([])
    const guest = await api.system.asOwner({ kind: 'guest', guestId: randomUUID() }, (tx) =>
      tx.query(`select * from ${table}`),
    )
    expect(guest.rowCount).toBe(0)
  })

  test('a person sees only their own account and profile, and cannot reassign them', async () => {
    expect(await rowsFor(mine, 'select id from users')).toEqual([{ id: mine }])
    expect(await rowsFor(mine, 'select user_id from user_profiles')).toEqual([{ user_id: mine }])
    expect(await rowsFor(mine, `update users set role = 'admin' returning id`)).toEqual([])
    expect(
      await rowsFor(mine, `update user_profiles set weight = 61 where user_id = '${theirs}' returning user_id`),
    ).toEqual([])
    await expect(
      rowsFor(mine, `update user_profiles set user_id = '${theirs}' where user_id = '${mine}'`),
    ).rejects.toThrow(/row-level security/)
  })
})

test('while PostgreSQL is away, /token responds with 503; the client retries and then succeeds', async () => {
  const direct = await createTestDatabase()
  const sockets = new Set<Socket>()
  let away = false
  const { hostname, port } = new URL(direct.url)
  const proxy = createServer((socket) => {
    if (away) return socket.destroy()
    const upstream = connect(Number(port), hostname)
    for (const [end, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      sockets.add(end)
      end.pipe(other)
      end.on('error', () => other.destroy())
      end.on('close', () => sockets.delete(end))
    }
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const proxied = new URL(direct.url)
  proxied.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`
  const server = await startTestServer(proxied.href)
  try {
    away = true
    for (const socket of sockets) socket.destroy()
    const ask = () =>
      fetch(`${server.url}/api/auth/v1/token?grant_type=refresh_token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ refresh_token: `v1.${randomUUID()}.0.${'x'.repeat(43)}` }),
      })
    await expect.poll(() => ask().then(({ status }) => status)).toBe(503)
    const auth = new AuthClient({ url: `${server.url}/api/auth/v1`, autoRefreshToken: false, persistSession: false })
    const asked = await auth.signInWithOtp({ email: 'a@example.test' })
    expect(asked.error?.name).toBe('AuthRetryableFetchError')
    away = false
    await expect.poll(() => ask().then(({ status }) => status), { timeout: 15_000 }).toBe(400)
  } finally {
    away = false
    await server.close()
    proxy.close()
    await direct.drop()
  }
})
