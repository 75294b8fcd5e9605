import { randomUUID } from 'node:crypto'
import { decodeJwt, decodeProtectedHeader, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestDatabase } from '../../test/database.ts'
import { connectDatabase, type Database } from '../database/database.ts'
import { createSeal } from '../secrets/seal.ts'
import { ACCESS_TOKEN_SECONDS, createAccessTokens } from './access-token.ts'
import { createSigningKeys, type SigningKeys } from './signing-keys.ts'
import type { UserRow } from './users.sql.ts'

const ORIGIN = 'https://soulsign.test'
const LEEWAY_S = 300

const PLAIN = createSeal([])

let ours: Awaited<ReturnType<typeof createTestDatabase>>
let database: Database
let keys: SigningKeys

beforeAll(async () => {
  ours = await createTestDatabase()
  database = ours.database
  keys = createSigningKeys(database, PLAIN)
})
afterAll(() => ours.drop())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const USER: UserRow = {
  id: randomUUID(),
  email: 'reader@example.test',
  role: 'user',
  email_confirmed_at: new Date(0),
  password_hash: null,
  user_metadata: { name: 'A Reader' },
  last_sign_in_at: null,
  created_at: new Date(0),
  updated_at: new Date(0),
  identities: [],
}
const SESSION = {
  id: randomUUID(),
  method: 'otp' as const,
  created_at: new Date('2026-03-01T09:00:00.900Z'),
  second_factor_at: null,
}

/** As a node does that remembers no token yet. */
const verify = (token: string) => createAccessTokens(ORIGIN, keys).verify(token)
const mint = async () => (await createAccessTokens(ORIGIN, keys).mint(USER, SESSION)).token

/** A token with our key, unlike a minted one in this. */
async function sign(changes: Record<string, unknown>) {
  const { kid, key } = await keys.signing()
  return new SignJWT({ ...decodeJwt(await mint()), ...changes } as JWTPayload)
    .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
    .sign(key)
}

describe('a minted token', () => {
  test('says who is signed in, how, and until when', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T10:00:00.999Z') })
    const { token, expiresAt } = await createAccessTokens(ORIGIN, keys).mint(USER, SESSION)
    const at = Date.parse('2026-03-01T10:00:00Z') / 1_000
    expect(expiresAt).toBe(at + ACCESS_TOKEN_SECONDS)
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'ES256', kid: (await keys.signing()).kid, typ: 'JWT' })
    expect(decodeJwt(token)).toEqual({
      iss: 'https://soulsign.test/api/auth/v1',
      aud: 'authenticated',
      sub: USER.id,
      iat: at,
      exp: at + ACCESS_TOKEN_SECONDS,
      email: USER.email,
      phone: '',
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'otp', timestamp: Date.parse('2026-03-01T09:00:00Z') / 1_000 }],
      session_id: SESSION.id,
      is_anonymous: false,
      app_metadata: expect.any(Object),
      user_metadata: { name: 'A Reader' },
    })
  })

  test('names its person and session', async () => {
    expect(await verify(await mint())).toEqual({ userId: USER.id, sessionId: SESSION.id })
  })
})

describe('time', () => {
  const MINTED = Date.parse('2026-03-01T10:00:00Z')
  const EXPIRED_S = ACCESS_TOKEN_SECONDS + LEEWAY_S

  test.each([
    ['for its hour', 0],
    ['five minutes longer, for clocks that are wrong', EXPIRED_S - 1],
  ])('a token is valid %s', async (_, seconds) => {
    vi.useFakeTimers({ toFake: ['Date'], now: MINTED })
    const token = await mint()
    vi.setSystemTime(MINTED + seconds * 1_000)
    expect(await verify(token)).toMatchObject({ userId: USER.id })
  })

  test('a token is refused after that, also by who has just accepted it', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: MINTED })
    const token = await mint()
    const tokens = createAccessTokens(ORIGIN, keys)
    vi.setSystemTime(MINTED + (EXPIRED_S - 1) * 1_000)
    expect(await tokens.verify(token)).toBeDefined()
    vi.setSystemTime(MINTED + EXPIRED_S * 1_000)
    expect(await tokens.verify(token)).toBeUndefined()
    expect(await verify(token)).toBeUndefined()
  })

  test('a token of the future is refused, but for clocks that are wrong', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: MINTED })
    const now = MINTED / 1_000
    expect(await verify(await sign({ nbf: now + LEEWAY_S }))).toBeDefined()
    expect(await verify(await sign({ nbf: now + LEEWAY_S + 1 }))).toBeUndefined()
  })
})

test.each<[string, Record<string, unknown>]>([
  ['of another issuer', { iss: `${ORIGIN}/api/auth/v2` }],
  ['for another audience', { aud: 'anon' }],
  ['without a person', { sub: undefined }],
  ['with a person that is no id', { sub: 'me' }],
  ['without a session', { session_id: undefined }],
  ['with a session that is no id', { session_id: "' or true --" }],
  ['without an expiry', { exp: undefined }],
  ['without a time of issue', { iat: undefined }],
])('a token %s is refused', async (_, changes) => {
  expect(await verify(await sign(changes))).toBeUndefined()
})

test('a token is refused that our key did not sign, or no key that we know', async () => {
  const { kid } = await keys.signing()
  const { privateKey } = await generateKeyPair('ES256')
  const foreign = (header: object) =>
    sign({}).then((token) =>
      new SignJWT(decodeJwt(token)).setProtectedHeader({ alg: 'ES256', ...header }).sign(privateKey),
    )
  expect(await verify(await foreign({ kid }))).toBeUndefined()
  expect(await verify(await foreign({ kid: 'unknown' }))).toBeUndefined()
  expect(await verify(await foreign({}))).toBeUndefined()
  expect(await verify('abc')).toBeUndefined()
})

test('unreadable keys are not the token’s fault', async () => {
  const away = connectDatabase(ours.url, () => undefined)
  await away.close()
  const tokens = createAccessTokens(ORIGIN, createSigningKeys(away, PLAIN))
  await expect(tokens.verify(await mint())).rejects.toThrow(/pool/)
})

test('a token is checked once a minute, and no longer accepted when its key is gone', async () => {
  // The cache looks at its clock once in a millisecond, for which it sets a timer.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000)
  const passTo = (milliseconds: number) => {
    vi.advanceTimersByTime(1)
    clock.mockReturnValue(milliseconds)
  }
  let isWithdrawn = false
  let checked = 0
  const tokens = createAccessTokens(ORIGIN, {
    ...keys,
    async verifying(kid) {
      checked += 1
      return isWithdrawn ? undefined : keys.verifying(kid)
    },
  })
  const token = await mint()
  expect(await tokens.verify(token)).toEqual({ userId: USER.id, sessionId: SESSION.id })
  isWithdrawn = true
  passTo(60_000)
  expect(await tokens.verify(token)).toEqual({ userId: USER.id, sessionId: SESSION.id })
  expect(checked).toBe(1)
  passTo(61_001)
  expect(await tokens.verify(token)).toBeUndefined()
})

test('a token’s cached answer is never used for another token', async () => {
  const tokens = createAccessTokens(ORIGIN, keys)
  const others = { userId: randomUUID(), sessionId: randomUUID() }
  expect(await tokens.verify(await mint())).toMatchObject({ userId: USER.id })
  expect(await tokens.verify(await sign({ sub: others.userId, session_id: others.sessionId }))).toEqual(others)
})
