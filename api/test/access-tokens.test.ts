import { createSign, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { createLocalJWKSet, exportJWK, generateKeyPair, importJWK, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectDatabase, type Database } from '../src/database/database.ts'
import { createSigningKeys, rotateSigningKeys } from '../src/identity/signing-keys.ts'
import { sweepIdentity } from '../src/identity/sweep.ts'
import { createSeal } from '../src/secrets/seal.ts'
import { call, startTestServer } from './api.ts'
import { createTestDatabase } from './database.ts'
import { type PeopleApi, signIn, startPeopleApi } from './people.ts'
import { countReads, whileUnreadable } from './reads.ts'

type Person = Awaited<ReturnType<typeof signIn>>

const PLAIN = createSeal([])

let api: PeopleApi
let database: Database
beforeAll(async () => {
  api = await startPeopleApi()
  database = api.system
})
afterAll(() => api.close())

const getUser = (accessToken: string) =>
  call(api.url, 'GET', '/api/auth/v1/user', { headers: { authorization: `Bearer ${accessToken}` } })
const journal = (accessToken: string) =>
  call(api.url, 'GET', '/api/symptoms', { headers: { authorization: `Bearer ${accessToken}` } })

describe('access tokens', () => {
  let person: Person
  let claims: JWTPayload
  let kid: string
  beforeAll(async () => {
    person = await signIn(api, 'tokens@example.test')
    const [head = '', body = ''] = person.session.access_token.split('.')
    claims = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')))
    kid = JSON.parse(atob(head)).kid
  })

  /** Signs claims with the product's own key from the database. */
  async function signOurs(changes: JWTPayload) {
    const { rows } = await api.database.query('select private_jwk from signing_keys where kid = $1', [kid])
    const key = await importJWK(rows[0].private_jwk, 'ES256')
    return new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' }).sign(key)
  }
  const now = () => Math.floor(Date.now() / 1000)
  const b64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

  test('are valid if a clock is off by less than 5 minutes', async () => {
    for (const changes of [{}, { exp: now() - 280 }, { nbf: now() + 280 }]) {
      expect((await journal(await signOurs(changes))).status).toBe(200)
    }
  })

  test.each<[string, () => Promise<string> | string]>([
    ['expired', () => signOurs({ exp: now() - 320 })],
    ['not valid yet', () => signOurs({ nbf: now() + 320 })],
    ['without expiry', () => signOurs({ exp: undefined as never })],
    ['of another issuer', () => signOurs({ iss: 'https://evil.example/api/auth/v1' })],
    ['for another audience', () => signOurs({ aud: 'anon' })],
    ['without session', () => signOurs({ session_id: undefined })],
    ['with a malformed session id', () => signOurs({ session_id: "' or true --" })],
    [
      'tampered with',
      () => person.session.access_token.replace(/\.[^.]+\./, `.${b64({ ...claims, sub: randomUUID() })}.`),
    ],
    ['without its signature', () => person.session.access_token.replace(/[^.]+$/, '')],
    ['with alg none', () => `${b64({ alg: 'none', typ: 'JWT', kid })}.${b64(claims)}.`],
    [
      'of a foreign key under our key id',
      async () => {
        const { privateKey } = await generateKeyPair('ES256')
        return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey)
      },
    ],
    [
      'of a foreign key with its own key in the header',
      async () => {
        const { privateKey, publicKey } = await generateKeyPair('ES256')
        return new SignJWT(claims)
          .setProtectedHeader({ alg: 'ES256', kid: 'mine', jwk: await exportJWK(publicKey) })
          .sign(privateKey)
      },
    ],
    [
      'HS256 with our public key as secret',
      async () => {
        const jwks = (await call(api.url, 'GET', '/api/auth/v1/.well-known/jwks.json')).body as { keys: object[] }
        const secret = new TextEncoder().encode(JSON.stringify(jwks.keys[0]))
        return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid }).sign(secret)
      },
    ],
    [
      'RS256',
      () => {
        const { privateKey }: { privateKey: KeyObject } = generateKeyPairSync('rsa', { modulusLength: 2048 })
        const text = `${b64({ alg: 'RS256', kid })}.${b64(claims)}`
        return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey).toString('base64url')}`
      },
    ],
    ['garbage', () => 'abc'],
    ['a refresh token', () => person.session.refresh_token],
  ])('%s are refused', async (_, make) => {
    const token = await make()
    expect(await getUser(token)).toMatchObject({ status: 403, body: { code: 'bad_jwt' } })
    const product = await journal(token)
    expect(product).toMatchObject({ status: 401, body: { type: '/problems/unauthorized' } })
    expect(product.headers.get('content-type')).toBe('application/problem+json')
  })

  test('of someone else’s session are refused', async () => {
    const other = await signIn(api, 'other-session@example.test')
    const { rows } = await api.database.query('select id from sessions where user_id = $1', [other.userId])
    expect((await journal(await signOurs({ session_id: rows[0].id }))).status).toBe(401)
  })

  test('if missing, lead to 401 in the format of each API', async () => {
    expect(await call(api.url, 'GET', '/api/auth/v1/user')).toMatchObject({
      status: 401,
      body: { code: 'no_authorization' },
    })
    expect((await call(api.url, 'GET', '/api/symptoms')).body.type).toBe('/problems/unauthorized')
  })
})

describe('keys', () => {
  test('rotate without signing anyone out, and are deleted once their tokens have expired', async () => {
    const { auth, session } = await signIn(api, 'rotation@example.test')
    const jwks = async () =>
      (await call(api.url, 'GET', '/api/auth/v1/.well-known/jwks.json')).body as { keys: { kid: string }[] }
    const before = await jwks()
    await rotateSigningKeys(database, 0, PLAIN)
    // A node of its own, with an empty cache.
    const fresh = createSigningKeys(database, PLAIN)
    const { kid } = await fresh.signing()
    expect(before.keys.map((key) => key.kid)).not.toContain(kid)
    const published = await fresh.jwks()
    expect(published.keys).toHaveLength(before.keys.length + 1)
    for (const key of published.keys) {
      expect(key).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' })
      expect(key).not.toHaveProperty('d')
    }
    await jwtVerify(session.access_token, createLocalJWKSet(published))
    expect((await auth.getUser()).error).toBeNull()

    // The running node has cached the old key and gets a token of the new one.
    const { rows } = await api.database.query('select private_jwk from signing_keys where kid = $1', [kid])
    const { payload } = await jwtVerify(session.access_token, createLocalJWKSet(published))
    const byNewKey = await new SignJWT(payload)
      .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
      .sign(await importJWK(rows[0].private_jwk, 'ES256'))
    await expect.poll(() => journal(byNewKey).then(({ status }) => status)).toBe(200)

    await sweepIdentity(database, PLAIN)
    expect((await createSigningKeys(database, PLAIN).jwks()).keys).toHaveLength(published.keys.length)
    await api.database.query(`update signing_keys set created_at = created_at - interval '3 hours'`)
    await sweepIdentity(database, PLAIN)
    expect((await createSigningKeys(database, PLAIN).jwks()).keys.map((key) => key.kid)).toEqual([kid])
    await api.database.query(`update signing_keys set created_at = created_at - interval '31 days'`)
    await sweepIdentity(database, PLAIN)
    expect((await createSigningKeys(database, PLAIN).jwks()).keys).toHaveLength(2)
  })

  test('are created once, even if nodes start concurrently', async () => {
    const empty = await createTestDatabase()
    const nodes = Array.from({ length: 4 }, () => connectDatabase(empty.url, () => undefined))
    const kids = await Promise.all(nodes.map(async (node) => (await createSigningKeys(node, PLAIN).signing()).kid))
    expect(new Set(kids).size).toBe(1)
    await Promise.all(nodes.map((node) => node.close()))
    await empty.drop()
  })
})

test('200 concurrent tokens with unknown keys make the API read its keys once', async () => {
  const { privateKey } = await generateKeyPair('ES256')
  const tokens = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      new SignJWT({ sub: randomUUID(), session_id: randomUUID() })
        .setProtectedHeader({ alg: 'ES256', kid: `made up ${index}` })
        .setIssuedAt()
        .setExpirationTime('1 hour')
        .sign(privateKey),
    ),
  )
  const reads = await countReads(api.database, 'signing_keys')
  // Another node, which has not seen an unknown key yet.
  const node = await startTestServer(api.databaseUrl, api.environment)
  const before = await reads()
  const place = { owner: api.database, table: 'signing_keys', url: node.url }
  const answers = await whileUnreadable(place, () => [statusesOf(node.url, tokens)])
  expect(answers[0]).toEqual(Array(200).fill('401'))
  const read = (await reads()) - before
  expect(read).toBeGreaterThan(0)
  // The hourly sweep may add some.
  expect(read).toBeLessThanOrEqual(4)
  await node.close()
})

/** Requests the journal with each token, pipelined on one connection. */
async function statusesOf(url: string, tokens: string[]): Promise<string[]> {
  const { hostname, port, host } = new URL(url)
  const socket = connect(Number(port), hostname)
  const requests = tokens.map(
    (token) => `GET /api/symptoms HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\n\r\n`,
  )
  socket.write(requests.join(''))
  let received = ''
  for await (const chunk of socket.setEncoding('latin1')) {
    received += chunk
    const statuses = [...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status = '']) => status)
    if (statuses.length === tokens.length) return statuses
  }
  throw new Error('The connection ended before all responses arrived')
}
