import { expect } from 'vitest'
import { call } from './api.ts'
import { newBrowser, type PeopleApi, signIn } from './people.ts'
import { test } from './shared.ts'

let api: PeopleApi
test.beforeAll(({ sharedApi }) => {
  api = sharedApi
})

const post = (path: string, body: unknown) => call(api.url, 'POST', `/api/auth/v1${path}`, { body })

const CALLS: [string, string][] = [
  ['POST', '/otp'],
  ['POST', '/verify'],
  ['POST', '/token?grant_type=refresh_token'],
  ['POST', '/token?grant_type=pkce'],
  ['POST', '/resend'],
  ['PUT', '/user'],
]
const BODIES = ['', '{', '[]', '7', '"x"', 'null', '{"email":7,"type":7,"data":7}', '{"__proto__":{"email":"a@b.c"}}']
const NASTY =
  '{"email":"a\\u0000@example.test","type":"email","token_hash":"\\u0000","refresh_token":"\\ud800","auth_code":"\\u0000","code_verifier":"\\ud800","password":1}'

test.each(CALLS)('%s %s never returns 500', async (method, path) => {
  const { session } = await signIn(api, 'nasty@example.test')
  for (const body of [...BODIES, NASTY]) {
    const answer = await call(api.url, method, `/api/auth/v1${path}`, {
      body,
      headers: { authorization: `Bearer ${session.access_token}` },
    })
    // PUT /user without known fields changes nothing.
    if (method === 'PUT' && answer.status === 200) continue
    expect([body, answer.status < 500 && answer.status >= 400]).toEqual([body, true])
    expect(answer.body).toMatchObject({
      code: expect.any(String),
      msg: expect.any(String),
      request_id: answer.headers.get('x-request-id'),
    })
    expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01')
  }
})

test.each([
  '',
  'x',
  'a@',
  '@b.example',
  'a b@example.test',
  `${'a'.repeat(250)}@example.test`,
  'a@example.test\r\nBcc: b@example.test',
])('address %j is refused, also with the real client', async (email) => {
  const { error } = await newBrowser(api).auth.signInWithOtp({ email })
  expect(error).toMatchObject({ status: 400, code: 'validation_failed' })
})

test.each([
  [{ type: 'email' }, 400],
  [{ type: 'email', token: '123456', token_hash: 'x' }, 400],
  [{ type: 'email', email: 'a@example.test', token_hash: 'x' }, 400],
  [{ type: 'other', token_hash: 'x' }, 400],
  [{ type: 'email', token_hash: 'x' }, 403],
  [{ type: 'recovery', token_hash: 'x' }, 403],
  [{ type: 'email', email: 'a@example.test', token: '123456' }, 403],
])('verify %j returns %i', async (body, status) => {
  expect((await post('/verify', body)).status).toBe(status)
})

test('an unknown path returns 404, with a message for the client', async () => {
  const { auth } = newBrowser(api)
  const { error } = await auth.signUp({ email: 'a@example.test', password: 'secret-1' })
  expect(error).toMatchObject({ status: 404, code: 'not_found', message: 'There is nothing at this address.' })
  expect((await auth.signInWithPassword({ email: 'a@example.test', password: 'secret-1' })).error?.code).toBe(
    'unsupported_grant_type',
  )
})
