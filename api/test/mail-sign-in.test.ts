import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  linkFor,
  mailsTo,
  newBrowser,
  type PeopleApi,
  PUBLIC_URL,
  passMinute,
  signInByMail,
  startPeopleApi,
  tokenOf,
} from './people.ts'

let api: PeopleApi
beforeAll(async () => {
  api = await startPeopleApi()
})
afterAll(() => api.close())

const sessionCount = async (email: string) =>
  (await api.database.query('select from sessions s join users u on u.id = s.user_id where email = $1', [email]))
    .rowCount
const verify = (tokenHash: string, type: 'email' | 'signup' | 'magiclink' = 'email') =>
  newBrowser(api).auth.verifyOtp({ token_hash: tokenHash, type })

test('a link signs in on the device that requested it', async () => {
  const browser = newBrowser(api)
  const asked = await browser.auth.signInWithOtp({
    email: ' Anna@Example.test ',
    options: { emailRedirectTo: `${PUBLIC_URL}/diagnosis/7?x=1` },
  })
  expect(asked).toEqual({ data: { user: null, session: null, messageId: undefined }, error: null })
  const link = await linkFor(api, 'anna@example.test')
  expect(link.origin + link.pathname).toBe(`${PUBLIC_URL}/auth/confirm`)
  expect(link.searchParams.get('next')).toBe('/diagnosis/7?x=1')

  const { data, error } = await browser.auth.verifyOtp({ token_hash: tokenOf(link), type: 'email' })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({
    email: 'anna@example.test',
    role: 'authenticated',
    aud: 'authenticated',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    is_anonymous: false,
  })
  expect(data.user?.email_confirmed_at).toBeTruthy()
  expect(data.user?.identities).toHaveLength(1)
  expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 })
  const { data: claims } = await browser.auth.getClaims()
  expect(claims?.header).toMatchObject({ alg: 'ES256', typ: 'JWT' })
  expect(claims?.claims).toMatchObject({
    iss: `${PUBLIC_URL}/api/auth/v1`,
    sub: data.user?.id,
    aud: 'authenticated',
    email: 'anna@example.test',
    phone: '',
    role: 'authenticated',
    aal: 'aal1',
    is_anonymous: false,
    amr: [{ method: 'otp' }],
  })
  expect((await browser.auth.getUser()).data.user?.id).toBe(data.user?.id)
})

test('a link works on another device, once', async () => {
  await newBrowser(api).auth.signInWithOtp({ email: 'once@example.test' })
  const token = tokenOf(await linkFor(api, 'once@example.test'))
  expect((await verify(token)).data.session).toBeTruthy()
  expect((await verify(token)).error).toMatchObject({
    status: 403,
    code: 'otp_expired',
    message: 'Email link is invalid or has expired',
  })
})

test('50 parallel uses of a link create one session', async () => {
  await newBrowser(api).auth.signInWithOtp({ email: 'fifty@example.test' })
  const token = tokenOf(await linkFor(api, 'fifty@example.test'))
  const answers = await Promise.all(Array.from({ length: 50 }, () => verify(token)))
  expect(answers.filter(({ data }) => data.session)).toHaveLength(1)
  expect(new Set(answers.flatMap(({ error }) => error?.code ?? []))).toEqual(new Set(['otp_expired']))
  expect(await sessionCount('fifty@example.test')).toBe(1)
})

test('a scanner can open a link repeatedly without using it', async () => {
  await newBrowser(api).auth.signInWithOtp({ email: 'scanned@example.test' })
  const token = tokenOf(await linkFor(api, 'scanned@example.test'))
  const opened = `${api.authUrl}/verify?token=${token}&type=magiclink&redirect_to=${PUBLIC_URL}/journal`
  for (const method of ['GET', 'HEAD', 'GET']) {
    const response = await fetch(opened, { method, redirect: 'manual' })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(
      `${PUBLIC_URL}/auth/confirm?token_hash=${token}&type=email&next=%2Fjournal`,
    )
  }
  expect((await verify(token)).data.session).toBeTruthy()
})

test('a link expires after 10 minutes', async () => {
  await newBrowser(api).auth.signInWithOtp({ email: 'late@example.test' })
  const token = tokenOf(await linkFor(api, 'late@example.test'))
  await api.database.query(`update sign_in_links set expires_at = expires_at - interval '10 minutes'`)
  expect((await verify(token)).error?.code).toBe('otp_expired')
})

test('all links that were asked for work, each once', async () => {
  const tokens: string[] = []
  for (const count of [1, 2, 3, 4]) {
    await passMinute(api)
    await newBrowser(api).auth.signInWithOtp({ email: 'again@example.test' })
    tokens.push(tokenOf(await linkFor(api, 'again@example.test', count)))
  }
  for (const token of tokens) expect((await verify(token)).data.session).toBeTruthy()
  for (const token of tokens) expect((await verify(token)).error?.code).toBe('otp_expired')
})

test('only the hash of a link is stored, and the queue holds no secret', async () => {
  await newBrowser(api).auth.signInWithOtp({ email: 'hidden@example.test' })
  const token = tokenOf(await linkFor(api, 'hidden@example.test'))
  for (const table of ['sign_in_links', 'pgboss.job', 'mail_sends', 'mailbox_allowances']) {
    const { rows } = await api.database.query(`select t::text as row from ${table} t`)
    const text = rows.map(({ row }) => row).join()
    expect(text).not.toContain(token)
    expect(text).not.toContain('hidden@example.test')
  }
})

describe('whether an account exists stays secret', () => {
  const otp = async (email: string, body: object = {}) => {
    const response = await fetch(`${api.authUrl}/otp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json;charset=UTF-8' },
      body: JSON.stringify({ email, ...body }),
    })
    const { request_id: _, ...answer } = (await response.json()) as Record<string, unknown>
    return { status: response.status, answer, headers: [...response.headers.keys()] }
  }
  const normal = (answer: unknown) =>
    JSON.parse(JSON.stringify(answer).replaceAll(/after \d+ seconds/g, 'after N seconds'))

  test('known and unknown addresses get the same responses, both for 200 and 429', async () => {
    await signInByMail(api, 'known@example.test')
    await passMinute(api)
    for (const body of [{}, { create_user: false }]) {
      const known = [await otp('known@example.test', body), await otp('known@example.test', body)]
      const unknown = [
        await otp(`new-${Object.keys(body)}@example.test`, body),
        await otp(`new-${Object.keys(body)}@example.test`, body),
      ]
      expect(known.map(({ status }) => status)).toEqual([200, 429])
      expect(normal(known)).toEqual(normal(unknown))
      await passMinute(api)
    }
  })

  test('create_user: false creates no account and sends no mail', async () => {
    expect(
      (await newBrowser(api).auth.signInWithOtp({ email: 'nobody@example.test', options: { shouldCreateUser: false } }))
        .error,
    ).toBeNull()
    await signInByMail(api, 'afterwards@example.test')
    expect(await mailsTo(api, 'nobody@example.test')).toEqual([])
    expect((await api.database.query(`select from users where email = 'nobody@example.test'`)).rowCount).toBe(0)
  })

  test('an address gets one mail per minute, even with parallel requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => newBrowser(api).auth.signInWithOtp({ email: 'eager@example.test' })),
    )
    expect(answers.filter(({ error }) => !error)).toHaveLength(1)
    const refused = answers.find(({ error }) => error)?.error
    expect(refused).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
    expect(refused?.message).toMatch(/^For security purposes, you can only request this after \d+ seconds\.$/)
    await linkFor(api, 'eager@example.test')
    await signInByMail(api, 'other@example.test')
    expect(await mailsTo(api, 'eager@example.test')).toHaveLength(1)
  })
})

test('resend mails the confirmation again, with the same response for everyone', async () => {
  const { auth } = newBrowser(api)
  await auth.signInWithOtp({ email: 'slow@example.test' })
  await linkFor(api, 'slow@example.test')
  await signInByMail(api, 'confirmed@example.test')
  await passMinute(api)
  const options = { emailRedirectTo: `${PUBLIC_URL}/email-verification` }
  for (const email of ['slow@example.test', 'confirmed@example.test', 'unknown@example.test']) {
    expect((await auth.resend({ type: 'signup', email, options })).error).toBeNull()
    expect((await auth.resend({ type: 'signup', email, options })).error?.code).toBe('over_email_send_rate_limit')
  }
  const link = await linkFor(api, 'slow@example.test', 2)
  expect(link.pathname).toBe('/email-verification')
  expect((await mailsTo(api, 'slow@example.test'))[0]?.subject).toContain('Verify your email')
  expect((await verify(tokenOf(link), 'signup')).data.user?.email_confirmed_at).toBeTruthy()
  expect(await mailsTo(api, 'confirmed@example.test')).toHaveLength(1)
  expect(await mailsTo(api, 'unknown@example.test')).toEqual([])
})

test.each([
  'https://evil.example/x',
  '//evil.example',
  `${PUBLIC_URL}.evil.example/`,
  'javascript:alert(1)',
  '\\\\evil.example',
])('a redirect to %s is replaced by our own address', async (redirectTo) => {
  const email = `redirect-${Math.random()}@example.test`
  await newBrowser(api).auth.signInWithOtp({ email, options: { emailRedirectTo: redirectTo } })
  const link = await linkFor(api, email)
  expect(link.origin).toBe(PUBLIC_URL)
  expect(link.searchParams.get('next')).not.toContain('evil.example/x')
  const opened = await fetch(`${api.authUrl}/verify?token=x&redirect_to=${encodeURIComponent(redirectTo)}`, {
    redirect: 'manual',
  })
  expect(new URL(opened.headers.get('location') ?? '').origin).toBe(PUBLIC_URL)
})

test('a mail that the server refuses is retried later', async () => {
  const refuse = (on: boolean) =>
    fetch(`${api.sandboxUrl}/behaviour`, { method: 'POST', body: JSON.stringify({ mail: { refuse: on } }) })
  await refuse(true)
  expect((await newBrowser(api).auth.signInWithOtp({ email: 'patient@example.test' })).error).toBeNull()
  const retried = () =>
    api.database
      .query(`select from pgboss.job where name = 'mail-link' and state = 'retry'`)
      .then(({ rowCount }) => rowCount)
  await expect.poll(retried, { timeout: 10_000 }).toBe(1)
  expect(await mailsTo(api, 'patient@example.test')).toEqual([])
  await refuse(false)
  expect((await verify(tokenOf(await linkFor(api, 'patient@example.test')))).data.session).toBeTruthy()
})
