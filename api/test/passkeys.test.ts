import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ADMIN_CODE_HOURS, createAdminCode } from '../src/identity/admin-code.ts'
import { call, enter, newGuest } from './api.ts'
import { newAuthenticator } from './authenticator.ts'
import { type PeopleApi, PUBLIC_URL, signIn, startPeopleApi } from './people.ts'

type Authenticator = ReturnType<typeof newAuthenticator>
interface Question {
  challenge_id: string
  options: { challenge: string }
}

let api: PeopleApi
beforeAll(async () => {
  api = await startPeopleApi({ ADMIN_SECOND_FACTOR: '1' })
})
afterAll(() => api.close())

const as = (token: unknown, method: string, path: string, body?: unknown) =>
  call(api.url, method, path, { headers: { authorization: `Bearer ${token}` }, ...(body !== undefined && { body }) })
const tokenOf = async (email: string) => (await signIn(api, email)).session.access_token
const ask = async (path: string, token?: string) => {
  const headers = token ? { headers: { authorization: `Bearer ${token}` } } : {}
  return (await call(api.url, 'POST', path, headers)).body as unknown as Question
}
const admitted = async (token: unknown) => (await as(token, 'GET', '/api/admin/stats')).status
const typeOf = ({ body }: { body: Record<string, unknown> }) => body.type

async function addPasskey(token: string, authenticator: Authenticator = newAuthenticator(PUBLIC_URL)) {
  const { challenge_id, options } = await ask('/api/passkeys/start', token)
  const body = { challenge_id, name: ' My phone ', response: authenticator.register(options) }
  const added = await as(token, 'POST', '/api/passkeys', body)
  return { authenticator, added, codes: added.body.recovery_codes as string[] }
}
async function signInWith(authenticator: Authenticator, guest?: string) {
  const { challenge_id, options } = await ask('/api/sign-in/passkey/start')
  const body = { challenge_id, response: authenticator.prove(options) }
  return { body, answer: await call(api.url, 'POST', '/api/sign-in/passkey', { body, ...(guest && { guest }) }) }
}
async function prove(token: string, authenticator: Authenticator) {
  const { challenge_id, options } = await ask('/api/second-factor/start', token)
  return as(token, 'POST', '/api/second-factor/passkey', { challenge_id, response: authenticator.prove(options) })
}

test('a passkey signs in, as its person and with a second factor, and takes this browser’s entries along', async () => {
  const { session, userId } = await signIn(api, 'holder@example.test')
  const { authenticator, added, codes } = await addPasskey(session.access_token)
  expect(added).toMatchObject({ status: 201, body: { passkey: { name: 'My phone', last_used_at: null } } })
  expect(codes).toHaveLength(10)
  const guest = await newGuest(api.url)
  const entry = await enter(api.url, guest, 'My shoulders are tight')

  const { answer } = await signInWith(authenticator, guest)
  expect(answer.status).toBe(200)
  expect(decodeJwt(String(answer.body.access_token))).toMatchObject({
    sub: userId,
    aal: 'aal2',
    amr: [{ method: 'webauthn' }],
  })
  expect((await as(answer.body.access_token, 'GET', `/api/symptoms/${entry}`)).status).toBe(200)
  expect((await as(answer.body.access_token, 'GET', '/api/passkeys')).body).toMatchObject({
    passkeys: [{ name: 'My phone', last_used_at: expect.any(String) }],
    recovery_codes_left: 10,
    proved: true,
  })
  const refresh = { refresh_token: answer.body.refresh_token }
  expect((await call(api.url, 'POST', '/api/auth/v1/token?grant_type=refresh_token', { body: refresh })).status).toBe(
    200,
  )
})

describe('an answer is refused', () => {
  let authenticator: Authenticator
  let mine: string
  beforeAll(async () => {
    mine = await tokenOf('refused@example.test')
    authenticator = (await addPasskey(mine)).authenticator
  })
  const send = (body: object) => call(api.url, 'POST', '/api/sign-in/passkey', { body })

  test('the second time', async () => {
    const { body, answer } = await signInWith(authenticator)
    expect(answer.status).toBe(200)
    expect(await send(body)).toMatchObject({ status: 403, body: { type: '/problems/passkey-refused' } })
  })

  test.each<[string, (asked: Question['options']) => unknown]>([
    ['from another site', (asked) => authenticator.prove(asked, { from: 'http://evil.example' })],
    ['without finger, face or PIN', (asked) => authenticator.prove(asked, { verified: false })],
    ['of an unknown passkey', (asked) => newAuthenticator(PUBLIC_URL).prove(asked)],
    ['for another site’s name', (asked) => authenticator.prove({ ...asked, rpId: 'evil.example' } as never)],
    ['to another question', (asked) => authenticator.prove({ ...asked, challenge: 'bm90IHdoYXQgd2FzIGFza2Vk' })],
    [
      'with another signature',
      (asked) => {
        const { response, ...rest } = authenticator.prove(asked)
        return { ...rest, response: { ...response, signature: authenticator.prove(asked).response.clientDataJSON } }
      },
    ],
  ])('%s', async (_, answerOf) => {
    const { challenge_id, options } = await ask('/api/sign-in/passkey/start')
    expect(await send({ challenge_id, response: answerOf(options) })).toMatchObject({
      status: 403,
      body: { type: '/problems/passkey-refused' },
    })
  })

  test('of a copy of the passkey, which counts from where it was taken', async () => {
    const token = await tokenOf('copied@example.test')
    const { authenticator: original } = await addPasskey(token)
    for (let times = 0; times < 2; times++) expect((await signInWith(original)).answer.status).toBe(200)
    for (const counter of [0, 1, 2]) {
      const { challenge_id, options } = await ask('/api/sign-in/passkey/start')
      const { status, body } = await send({ challenge_id, response: original.prove(options, { counter }) })
      expect([counter, status, body.type]).toEqual([counter, 403, '/problems/passkey-refused'])
    }
    expect((await signInWith(original)).answer.status).toBe(200)
  })

  test('to a registration on another site', async () => {
    const { challenge_id, options } = await ask('/api/passkeys/start', mine)
    const response = newAuthenticator(PUBLIC_URL).register(options, { from: 'http://evil.example' })
    const { status, body } = await as(mine, 'POST', '/api/passkeys', { challenge_id, name: 'x', response })
    expect([status, body.type]).toEqual([403, '/problems/passkey-refused'])
  })

  test('to a question of another purpose or person, or too late', async () => {
    const confirm = await ask('/api/second-factor/start', mine)
    expect(
      (await send({ challenge_id: confirm.challenge_id, response: authenticator.prove(confirm.options) })).status,
    ).toBe(403)
    const theirs = await tokenOf('other-holder@example.test')
    await addPasskey(theirs)
    expect((await prove(theirs, authenticator)).status).toBe(403)
    const late = await ask('/api/sign-in/passkey/start')
    await api.database.query('update passkey_challenges set expires_at = now()')
    expect((await send({ challenge_id: late.challenge_id, response: authenticator.prove(late.options) })).status).toBe(
      403,
    )
  })

  test('to a registration that another person began, or of a passkey that is in use', async () => {
    const theirs = await tokenOf('stranger@example.test')
    const begun = await ask('/api/passkeys/start', mine)
    const register = (question: Question, token: string, by: Authenticator) =>
      as(token, 'POST', '/api/passkeys', {
        challenge_id: question.challenge_id,
        name: 'x',
        response: by.register(question.options),
      })
    expect(typeOf(await register(begun, theirs, newAuthenticator(PUBLIC_URL)))).toBe('/problems/passkey-refused')
    expect((await register(await ask('/api/passkeys/start', theirs), theirs, authenticator)).status).toBe(409)
  })

  test.each([{}, { challenge_id: 'x' }, { challenge_id: crypto.randomUUID(), response: { id: 7 } }, []])(
    'with a reason if it is no answer: %j',
    async (body) => {
      expect((await send(body)).status).toBe(400)
      expect((await as(mine, 'POST', '/api/passkeys', body)).status).toBe(400)
    },
  )
})

describe('an administrator', () => {
  const check = async (token: unknown) => (await as(token, 'POST', '/api/functions/admin-auth')).body.needsSecondFactor

  test('needs a second factor in each session', async () => {
    const mailed = await tokenOf('boss@example.test')
    const refused = await as(mailed, 'GET', '/api/admin/stats')
    expect(refused).toMatchObject({ status: 403, body: { type: '/problems/second-factor-needed' } })
    for (const path of ['/api/settings/product_name', '/api/seo/home']) {
      expect(typeOf(await as(mailed, 'PUT', path, {}))).toBe('/problems/second-factor-needed')
    }
    expect(await check(mailed)).toBe(true)
    // Nor does a mailbox alone add the first passkey.
    expect(typeOf(await as(mailed, 'POST', '/api/passkeys/start'))).toBe('/problems/second-factor-needed')
    expect(await createAdminCode(api.databaseUrl, 'nobody@example.test')).toBeUndefined()
    const enterCode = (code: unknown) => as(mailed, 'POST', '/api/second-factor/recovery-code', { code })
    const late = await createAdminCode(api.databaseUrl, 'boss@example.test')
    await api.database.query('update recovery_codes set expires_at = expires_at - make_interval(hours => $1)', [
      ADMIN_CODE_HOURS,
    ])
    expect(typeOf(await enterCode(late))).toBe('/problems/recovery-code-refused')
    const code = await createAdminCode(api.databaseUrl, ' Boss@example.test')
    expect((await enterCode(code)).status).toBe(204)
    expect((await enterCode(code)).status).toBe(403)
    const { authenticator, codes } = await addPasskey(mailed)
    expect(await check(mailed)).toBe(false)
    expect(await admitted(mailed)).toBe(200)

    const later = await tokenOf('boss@example.test')
    expect(await admitted(later)).toBe(403)
    // A mailbox alone neither adds a passkey nor removes one.
    const [passkey] = (await as(later, 'GET', '/api/passkeys')).body.passkeys as { id: string }[]
    for (const [method, path] of [
      ['POST', '/api/passkeys/start'],
      ['POST', '/api/recovery-codes'],
      ['DELETE', `/api/passkeys/${passkey?.id}`],
    ] as const) {
      expect(typeOf(await as(later, method, path))).toBe('/problems/second-factor-needed')
    }
    expect((await prove(later, authenticator)).status).toBe(204)
    expect(await admitted(later)).toBe(200)
    expect(await admitted((await signInWith(authenticator)).answer.body.access_token)).toBe(200)

    // A recovery code stands in, once.
    const lost = await tokenOf('boss@example.test')
    const use = (code: unknown) => as(lost, 'POST', '/api/second-factor/recovery-code', { code })
    expect(typeOf(await use('0000-0000-0000-0000'))).toBe('/problems/recovery-code-refused')
    expect(await admitted(lost)).toBe(403)
    expect((await use(codes[0]?.toUpperCase().replaceAll('-', ' '))).status).toBe(204)
    expect(await admitted(lost)).toBe(200)
    expect((await use(codes[0])).status).toBe(403)

    const { body } = await as(lost, 'POST', '/api/recovery-codes')
    expect((await use(codes[1])).status).toBe(403)
    expect((await use((body.recovery_codes as string[])[0])).status).toBe(204)
  })

  test('cannot use another person’s recovery code', async () => {
    const { codes } = await addPasskey(await tokenOf('codes@example.test'))
    const boss = await tokenOf('boss@example.test')
    expect((await as(boss, 'POST', '/api/second-factor/recovery-code', { code: codes[0] })).status).toBe(403)
    expect(await admitted(boss)).toBe(403)
  })
})

test('a person removes their own passkeys alone, and recovery codes go with the last', async () => {
  const token = await tokenOf('remover@example.test')
  const theirs = await tokenOf('keeper@example.test')
  await addPasskey(token)
  const second = await addPasskey(token)
  expect(second.codes).toBeNull()
  const list = async () => (await as(token, 'GET', '/api/passkeys')).body as { passkeys: { id: string }[] }
  const { passkeys } = await list()
  expect(passkeys).toHaveLength(2)
  const remove = (by: string, id: string | undefined) => as(by, 'DELETE', `/api/passkeys/${id}`)
  expect((await remove(theirs, passkeys[0]?.id)).status).toBe(404)
  for (const { id } of passkeys) expect((await remove(token, id)).status).toBe(204)
  expect(await list()).toMatchObject({ passkeys: [], recovery_codes_left: 0 })
  expect((await signInWith(second.authenticator)).answer.status).toBe(403)
  expect((await as(token, 'POST', '/api/recovery-codes')).status).toBe(409)
  expect((await as(token, 'POST', '/api/second-factor/start')).status).toBe(409)
})

test('a passkey does not open an account that its owner has closed', async () => {
  const token = await tokenOf('closer@example.test')
  const { authenticator } = await addPasskey(token)
  expect((await as(token, 'POST', '/api/account/close', { when: 'in-14-days' })).status).toBe(200)
  const { answer } = await signInWith(authenticator)
  expect(answer).toMatchObject({ status: 403, body: { type: '/problems/forbidden' } })
  expect(answer.body.detail).toContain('This account is closed')
})
