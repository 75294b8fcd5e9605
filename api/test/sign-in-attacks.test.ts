import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, enter, newGuest } from './api.ts'
import { throughGoogle } from './google.ts'
import {
  linkFor,
  mailsTo,
  newBrowser,
  type PeopleApi,
  PUBLIC_URL,
  passMinute,
  signIn,
  startPeopleApi,
  tokenOf,
} from './people.ts'

let api: PeopleApi
beforeAll(async () => {
  // Strangers come from addresses of their own.
  api = await startPeopleApi({ TRUSTED_PROXIES: '127.0.0.1,::1' })
})
afterAll(() => api.close())

/** Waits until every mail that was asked for has been sent, or never will be. */
const settled = () =>
  expect
    .poll(
      async () =>
        (await api.database.query(`select from pgboss.job where name like '%-link' and state < 'completed'`)).rowCount,
      { timeout: 20_000 },
    )
    .toBe(0)
const ask = (email: string, address = '192.0.2.1') =>
  call(api.url, 'POST', '/api/auth/v1/otp', { body: { email }, headers: { 'x-forwarded-for': address } })
const verify = (tokenHash: string, guest?: string) =>
  newBrowser(api, guest).auth.verifyOtp({ token_hash: tokenHash, type: 'email' })
const describeLink = (token_hash: string, more: object = {}) =>
  call(api.url, 'POST', '/api/sign-in/link', { body: { token_hash }, ...more })
const bearer = (token: string | undefined) => ({ authorization: `Bearer ${token}` })

describe('somebody else’s link', () => {
  const ownerOf = async (id: string) =>
    (await api.database.query('select user_id, guest_id from symptoms where id = $1', [id])).rows[0]

  test('takes nothing from a guest who opens it, and names its account', async () => {
    await newBrowser(api).auth.signInWithOtp({ email: 'thief.of.words@example.test' })
    const token = tokenOf(await linkFor(api, 'thief.of.words@example.test'))
    const guest = await newGuest(api.url)
    const entry = await enter(api.url, guest, 'My chest is heavy since the funeral')

    const shown = await describeLink(token, { guest })
    expect(shown).toMatchObject({
      status: 200,
      body: { email: 'th•••s@example.test', same_account: false, entries: 1 },
    })
    const { data } = await verify(token, guest)
    expect(data.session).toBeTruthy()
    expect(await ownerOf(entry)).toMatchObject({ user_id: null })
    expect((await call(api.url, 'GET', `/api/symptoms/${entry}`, { guest })).status).toBe(200)

    // After the person agreed, the entries move.
    const claim = (headers: Record<string, string>) =>
      call(api.url, 'POST', '/api/sign-in/guest-records', { guest, headers })
    expect((await claim({})).status).toBe(401)
    expect((await claim(bearer(data.session?.access_token))).status).toBe(204)
    expect(await ownerOf(entry)).toEqual({ user_id: data.user?.id, guest_id: null })
  })

  test('is known as one’s own in the browser that asked for it', async () => {
    const guest = await newGuest(api.url)
    await enter(api.url, guest, 'My knees feel heavy')
    await newBrowser(api, guest).auth.signInWithOtp({ email: 'own@example.test' })
    const token = tokenOf(await linkFor(api, 'own@example.test'))
    expect((await describeLink(token, { guest })).body).toMatchObject({ entries: 0, asked_elsewhere: false })
    // Elsewhere, the page says that these words stay where they are.
    expect((await describeLink(token)).body).toMatchObject({ entries: 0, asked_elsewhere: true })
    const { session } = await signIn(api, 'own@example.test')
    const asked = await describeLink(token, { headers: bearer(session.access_token) })
    expect(asked.body).toMatchObject({ email: 'o•••@example.test', same_account: true, asked_elsewhere: false })
  })

  test('that has ended is unknown, however it ended', async () => {
    await newBrowser(api).auth.signInWithOtp({ email: 'spent@example.test' })
    const token = tokenOf(await linkFor(api, 'spent@example.test'))
    expect((await describeLink(token)).status).toBe(200)
    expect((await verify(token)).error).toBeNull()
    for (const dead of [token, 'made-up', 'x'.repeat(200)]) expect((await describeLink(dead)).status).toBe(404)
    for (const odd of ['', 'x'.repeat(201), 7]) expect((await describeLink(odd as string)).status).toBe(400)
  })
})

describe('a stranger who asks for links', () => {
  test('writes no header of a mail', async () => {
    for (const email of [
      'a@example.test\r\nBcc: b@example.test',
      'a@example.test\nSubject: Hi',
      '"a\r\nTo: b"@example.test',
    ]) {
      const { status } = await call(api.url, 'POST', '/api/auth/v1/otp', { body: { email } })
      expect([email, status]).toEqual([email, 400])
    }
  })

  test('does not end the link that a person has just got', async () => {
    await ask('kept@example.test')
    const own = tokenOf(await linkFor(api, 'kept@example.test'))
    for (let count = 2; count < 8; count++) {
      await passMinute(api)
      expect((await ask('kept@example.test', `198.51.100.${count}`)).status).toBe(200)
      await linkFor(api, 'kept@example.test', count)
    }
    expect((await verify(own)).data.session).toBeTruthy()
  })

  test('cannot fill a mailbox, whatever its plus-tags and dots', async () => {
    const asked = await Promise.all(
      Array.from({ length: 40 }, (_, i) => ask(`vic${i % 2 ? '.' : ''}tim+${i}@example.test`, `192.0.2.${i % 4}`)),
    )
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(20)
    const refused = asked.find(({ status }) => status === 429)
    expect(refused?.body).toMatchObject({ code: 'over_email_send_rate_limit' })
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(60)
    await settled()
    const mails = await Promise.all(
      Array.from({ length: 40 }, (_, i) => mailsTo(api, `vic${i % 2 ? '.' : ''}tim+${i}@example.test`)),
    )
    expect(mails.flat()).toHaveLength(20)
  })

  test('keeps nobody waiting who asks for another mailbox', async () => {
    await ask('crowded@example.test')
    await api.database.query('begin')
    try {
      await api.database.query('select from mailbox_allowances for update')
      // More than the pool has connections.
      const waiting = Promise.all(
        Array.from({ length: 40 }, (_, i) => ask(`crowded+${i}@example.test`, `192.0.3.${i}`)),
      )
      expect((await ask('uncrowded@example.test')).status).toBe(200)
      await api.database.query('rollback')
      expect((await waiting).filter(({ status }) => status === 200)).toHaveLength(19)
    } finally {
      await api.database.query('rollback')
    }
    await settled()
  })

  test('cannot use up a person’s mails from one place, and a day has room for 60', async () => {
    const from = (address: string, n: number) => ask(`room+${n}@example.test`, address)
    const burst = await Promise.all(Array.from({ length: 20 }, (_, i) => from('198.51.100.9', i)))
    expect(burst.filter(({ status }) => status === 200)).toHaveLength(10)
    expect((await from('203.0.113.5', 99)).status).toBe(200)
    let sent = 0
    for (let hour = 1; hour <= 24; hour++) {
      await api.database.query(`update mailbox_allowances set full_at = full_at - interval '1 hour'`)
      const asked = await Promise.all([1, 2, 3].map((n) => from('203.0.113.6', hour * 100 + n)))
      sent += asked.filter(({ status }) => status === 200).length
    }
    expect(sent).toBeGreaterThanOrEqual(60)
    expect(sent).toBeLessThanOrEqual(72)
  })

  test('does not end an invitation, which works for 7 days and can be sent again', async () => {
    const boss = await signIn(api, 'boss@example.test')
    const invite = () =>
      call(api.url, 'POST', '/api/admin/invitations', {
        headers: bearer(boss.session.access_token),
        body: { email: 'asked@example.test', role: 'user' },
      })
    expect((await invite()).status).toBe(200)
    const first = tokenOf(await linkFor(api, 'asked@example.test'))
    // A stranger's request does not stand in the way of the administrator's.
    for (const count of [2, 3, 4, 5]) {
      await passMinute(api)
      await ask('asked@example.test')
      await linkFor(api, 'asked@example.test', count)
    }
    await api.database.query(`update sign_in_links set expires_at = expires_at - interval '6 days 23 hours'`)
    expect((await invite()).status).toBe(200)
    const second = tokenOf(await linkFor(api, 'asked@example.test', 6))
    expect((await verify(first)).data.session).toBeTruthy()
    // The first sign-in ends what is left of the invitation.
    expect((await verify(second)).error?.code).toBe('otp_expired')
  })

  test('does not decide how an account describes itself', async () => {
    const stranger = newBrowser(api)
    await stranger.auth.signInWithOtp({
      email: 'described@example.test',
      options: { data: { full_name: 'Trusted Colleague' } },
    })
    const { data } = await verify(tokenOf(await linkFor(api, 'described@example.test')))
    expect(data.user?.user_metadata).toEqual({})
  })
})

describe('after all sessions were ended', () => {
  test.each(['global', 'others'] as const)('(%s) no link that was asked for before signs in', async (scope) => {
    const email = `leaver-${scope}@example.test`
    const { auth } = await signIn(api, email)
    await ask(email)
    const mailed = tokenOf(await linkFor(api, email))
    expect((await auth.signOut({ scope })).error).toBeNull()
    expect((await verify(mailed)).error?.code).toBe('otp_expired')
  })

  test('no mail of a link that was asked for before is sent', async () => {
    const refuse = (on: boolean) =>
      fetch(`${api.sandboxUrl}/behaviour`, { method: 'POST', body: JSON.stringify({ mail: { refuse: on } }) })
    const { auth } = await signIn(api, 'waiting@example.test')
    await refuse(true)
    await ask('waiting@example.test')
    expect((await auth.signOut()).error).toBeNull()
    await refuse(false)
    await settled()
    expect(await mailsTo(api, 'waiting@example.test')).toEqual([])
  })

  test('no sign-in at Google that was begun before is finished', async () => {
    const person = { email: 'google-1@example.test' }
    const first = await throughGoogle(api, person)
    await first.auth.exchangeCodeForSession(first.code)
    const begun = await throughGoogle(api, person)
    expect((await first.auth.signOut()).error).toBeNull()
    expect((await begun.auth.exchangeCodeForSession(begun.code)).error?.code).toBe('flow_state_not_found')
  })
})

test('a refresh token counts until its successor was used; after that it ends the session', async () => {
  const { session } = await signIn(api, 'thrifty@example.test')
  const refresh = (token: unknown) =>
    call(api.url, 'POST', '/api/auth/v1/token?grant_type=refresh_token', { body: { refresh_token: token } })
  const pass = () => api.database.query(`update sessions set rotated_at = rotated_at - interval '11 seconds'`)
  const first = session.refresh_token
  const second = (await refresh(first)).body.refresh_token
  await pass()
  // The client may have lost the answer, so the token behind the current one brings it again.
  expect((await refresh(first)).body.refresh_token).toBe(second)
  const third = (await refresh(second)).body.refresh_token
  await pass()
  expect(await refresh(first)).toMatchObject({ status: 400, body: { code: 'refresh_token_already_used' } })
  for (const dead of [second, third]) expect((await refresh(dead)).body.code).toBe('refresh_token_not_found')
})

test('PKCE takes S256 and nothing else', async () => {
  const verifier = randomBytes(56).toString('hex')
  const s256 = createHash('sha256').update(verifier).digest('base64url')
  const authorize = async (query: Record<string, string>) => {
    const parameters = new URLSearchParams({ provider: 'google', redirect_to: PUBLIC_URL, ...query })
    return (await fetch(`${api.authUrl}/authorize?${parameters}`, { redirect: 'manual' })).status
  }
  expect(await authorize({ code_challenge: verifier, code_challenge_method: 'plain' })).toBe(400)
  expect(await authorize({ code_challenge: s256, code_challenge_method: 'plain' })).toBe(400)
  expect(await authorize({ code_challenge: s256 })).toBe(400)
  expect(await authorize({ code_challenge_method: 's256' })).toBe(400)
  expect(await authorize({ code_challenge: s256, code_challenge_method: 's256' })).toBe(302)
  expect(await authorize({ code_challenge: s256, code_challenge_method: 'S256' })).toBe(302)
})
