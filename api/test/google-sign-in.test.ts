import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openCallback, throughGoogle, visitGoogle } from './google.ts'
import { linkFor, newBrowser, type PeopleApi, PUBLIC_URL, signIn, startPeopleApi, tokenOf } from './people.ts'

const ONE = { email: 'google-1@example.test' }

let api: PeopleApi
beforeAll(async () => {
  api = await startPeopleApi()
})
afterAll(() => api.close())
beforeEach(() => api.database.query('delete from users'))

test('a person signs in with Google and returns to where they were', async () => {
  const { auth, page, code } = await throughGoogle(api, ONE, { redirectTo: `${PUBLIC_URL}/healing-plan?plan_id=1` })
  expect(page.origin + page.pathname).toBe(`${PUBLIC_URL}/healing-plan`)
  expect(page.searchParams.get('plan_id')).toBe('1')
  const { data, error } = await auth.exchangeCodeForSession(code)
  expect(error).toBeNull()
  expect(data.user).toMatchObject({
    email: 'google-1@example.test',
    app_metadata: { provider: 'google', providers: ['google'] },
    user_metadata: { full_name: 'Grace One' },
  })
  expect(data.user?.email_confirmed_at).toBeTruthy()
  expect(data.user?.identities).toMatchObject([{ provider: 'google', id: '100000000000000000001' }])
  expect((await auth.getUser()).data.user?.id).toBe(data.user?.id)

  const again = await throughGoogle(api, ONE)
  const second = await again.auth.exchangeCodeForSession(again.code)
  expect(second.data.user?.id).toBe(data.user?.id)
})

test('a verified address has one account, whichever way to sign in came first', async () => {
  const mailed = await signIn(api, ONE.email)
  await mailed.auth.updateUser({ data: { full_name: 'My own name' }, password: 'secret-1' })
  const google = await throughGoogle(api, ONE)
  const { data } = await google.auth.exchangeCodeForSession(google.code)
  expect(data.user?.id).toBe(mailed.userId)
  expect(data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email', 'google'] })
  expect(data.user?.user_metadata.full_name).toBe('My own name')
  expect((await signIn(api, ONE.email)).userId).toBe(mailed.userId)
})

test('an account prepared for an unconfirmed address is cleared when the owner of the address signs in', async () => {
  const thief = newBrowser(api)
  await api.database.query('delete from mail_sends')
  await thief.auth.signInWithOtp({ email: ONE.email, options: { data: { full_name: 'Thief' } } })
  const link = await linkFor(api, ONE.email, 1)
  const google = await throughGoogle(api, ONE)
  const { data } = await google.auth.exchangeCodeForSession(google.code)
  expect(data.user?.user_metadata).toEqual({ full_name: 'Grace One' })
  expect(data.user?.identities?.map(({ provider }) => provider)).toEqual(['google'])
  expect((await thief.auth.verifyOtp({ token_hash: tokenOf(link), type: 'email' })).error?.code).toBe('otp_expired')
})

test('an address that Google has not verified cannot sign in', async () => {
  const { page } = await throughGoogle(api, { email: 'google-unverified@example.test' })
  expect(Object.fromEntries(page.searchParams)).toMatchObject({
    error: 'access_denied',
    error_code: 'provider_email_needs_verification',
  })
  expect(page.hash).toContain('error_code=provider_email_needs_verification')
  expect((await api.database.query('select from users')).rowCount).toBe(0)
})

test('cancelling at Google returns with an error', async () => {
  const { page } = await throughGoogle(api, 'cancel')
  expect(page.pathname).toBe('/journal')
  expect(page.searchParams.get('error')).toBe('access_denied')
})

test('only the browser that started can finish, once', async () => {
  const { auth, code, storage } = await throughGoogle(api, ONE)
  const stranger = await throughGoogle(api, { email: 'google-2@example.test' })
  const stolen = await stranger.auth.exchangeCodeForSession(code)
  expect(stolen.error).toMatchObject({ status: 400, code: 'bad_code_verifier' })
  const verifier = [...storage.items].find(([key]) => key.endsWith('-code-verifier'))?.[1]
  const exchanges = await Promise.all(
    Array.from({ length: 10 }, () =>
      fetch(`${api.authUrl}/token?grant_type=pkce`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ auth_code: code, code_verifier: JSON.parse(verifier ?? '""').split('/')[0] }),
      }),
    ),
  )
  expect(exchanges.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(404)])
  expect((await auth.exchangeCodeForSession(code)).error).toMatchObject({ status: 404, code: 'flow_state_not_found' })
})

test('an expired code or sign-in is refused', async () => {
  const { auth, code } = await throughGoogle(api, ONE)
  await api.database.query(`update flow_states set expires_at = now() - interval '1 second'`)
  expect((await auth.exchangeCodeForSession(code)).error).toMatchObject({ status: 422, code: 'flow_state_expired' })

  const { data } = await newBrowser(api).auth.signInWithOAuth({
    provider: 'google',
    options: { skipBrowserRedirect: true },
  })
  const callback = await visitGoogle(api, data.url ?? '', ONE)
  await api.database.query(`update flow_states set expires_at = now() - interval '1 second'`)
  expect((await openCallback(callback)).searchParams.get('error_code')).toBe('bad_oauth_state')
})

test('a repeated, invented or altered callback cannot sign in', async () => {
  const { callback } = await throughGoogle(api, ONE)
  const { rows } = await api.database.query('select count(*)::int as users from users')
  expect((await openCallback(callback)).searchParams.get('error_code')).toBe('bad_oauth_state')
  const madeUp = new URL(callback)
  madeUp.searchParams.set('state', 'made-up')
  const home = await openCallback(madeUp)
  expect(home.origin + home.pathname).toBe(`${PUBLIC_URL}/`)
  expect(home.searchParams.get('error_code')).toBe('bad_oauth_state')

  const { data } = await newBrowser(api).auth.signInWithOAuth({
    provider: 'google',
    options: { skipBrowserRedirect: true },
  })
  const wrongCode = await visitGoogle(api, data.url ?? '', { email: 'google-2@example.test' })
  wrongCode.searchParams.set('code', 'x'.repeat(43))
  expect((await openCallback(wrongCode)).searchParams.get('error_code')).toBe('bad_oauth_callback')
  expect((await api.database.query('select count(*)::int as users from users')).rows).toEqual(rows)
})

test.each(['nonce', 'pkce_verifier'])('an id_token for another sign-in (%s) cannot sign in', async (column) => {
  const { data } = await newBrowser(api).auth.signInWithOAuth({
    provider: 'google',
    options: { skipBrowserRedirect: true },
  })
  const callback = await visitGoogle(api, data.url ?? '', ONE)
  await api.database.query(`update flow_states set ${column} = reverse(${column})`)
  expect((await openCallback(callback)).searchParams.get('error_code')).toBe('bad_oauth_callback')
  expect((await api.database.query('select from users')).rowCount).toBe(0)
})

test.each([
  ['another provider', 'provider=github&code_challenge=CHALLENGE&code_challenge_method=s256'],
  ['no provider', 'code_challenge=CHALLENGE&code_challenge_method=s256'],
  ['no PKCE', 'provider=google'],
  ['a short challenge', 'provider=google&code_challenge=abc&code_challenge_method=s256'],
  ['an unknown method', 'provider=google&code_challenge=CHALLENGE&code_challenge_method=md5'],
  ['a NUL', 'provider=google&code_challenge=%00CHALLENGE&code_challenge_method=s256'],
])('authorize refuses %s', async (_, query) => {
  const response = await fetch(`${api.authUrl}/authorize?${query.replace('CHALLENGE', 'c'.repeat(43))}`)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ code: 'validation_failed' })
})

test('a sign-in cannot redirect to a foreign page', async () => {
  const { page } = await throughGoogle(api, ONE, { redirectTo: 'https://evil.example/steal' })
  expect(page.origin).toBe(PUBLIC_URL)
})

test('while Google is away, the person returns with an error', async () => {
  const away = await startPeopleApi({ GOOGLE_ISSUER: 'http://127.0.0.1:9' })
  const { data } = await newBrowser(away).auth.signInWithOAuth({
    provider: 'google',
    options: { skipBrowserRedirect: true, redirectTo: `${PUBLIC_URL}/auth` },
  })
  const page = await openCallback(new URL(data.url ?? ''))
  expect(page.pathname).toBe('/auth')
  expect(page.searchParams.get('error')).toBe('server_error')
  await away.close()
})
