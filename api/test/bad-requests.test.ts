import { connect } from 'node:net'
import { describe, expect } from 'vitest'
import { newGuest } from './api.ts'
import type { PeopleApi } from './people.ts'
import { expectProblem, type Send, senderOf } from './raw.ts'
import { test } from './shared.ts'

const UUID = '3f2b8c1e-5a4d-4c3b-9e2f-1a2b3c4d5e6f'
const entry = { symptom_type: 'physical', description: 'My neck is stiff' }

let api: PeopleApi
let guest: string
let send: Send
test.beforeAll(async ({ sharedApi }) => {
  api = sharedApi
  guest = await newGuest(api.url)
  send = senderOf(api.url, guest)
})

const json = (value: unknown) => JSON.stringify(value)

describe('addresses', () => {
  test.each<[string, string, number]>([
    ['GET', '/api/nope', 404],
    ['GET', '/api/', 404],
    ['GET', '/api/%zz/%00', 404],
    ['GET', '/api/symptoms/not-a-uuid', 400],
    ['GET', '/api/symptoms/%00', 400],
    ['GET', '/api/symptoms/%zz', 400],
    ['GET', '/api/symptoms/%ff%fe', 400],
    ['GET', `/api/symptoms/${UUID}%27--`, 400],
    ['GET', `/api/symptoms/${UUID}`, 404],
    ['GET', '/api/symptoms/11111111-1111-1111-1111-111111111111', 404],
    ['GET', `/api/symptoms/${UUID}/x`, 404],
    ['GET', '/api/diagnoses/5', 400],
    ['GET', `/api/diagnoses/${UUID}`, 404],
    ['GET', '/api/diagnoses', 400],
    ['GET', '/api/diagnoses?symptom_id=', 400],
    ['GET', '/api/diagnoses?symptom_id=%zz', 400],
    ['GET', `/api/diagnoses?symptom_id=${UUID}&symptom_id=${UUID}`, 400],
    ['GET', `/api/diagnoses?symptom_id=${UUID}`, 404],
    ['PATCH', '/api/diagnoses', 405],
    ['GET', '/api/functions/generate-diagnosis', 405],
    ['POST', '/api/health', 405],
  ])('%s %s', async (method, path, status) => {
    const answer = await send(method, path)
    expectProblem(answer, status)
    if (status === 405) expect(answer.headers.allow).toMatch(/GET|POST/)
  })

  test('an unsupported method: the response names the supported ones and is not cached', async () => {
    const answer = await send('PATCH', `/api/symptoms/${UUID}`)
    expect(answer).toMatchObject({
      status: 405,
      headers: { allow: 'DELETE, GET, HEAD', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
    })
    expect(JSON.parse(answer.text)).toMatchObject({ detail: 'This address takes DELETE, GET, HEAD.' })
    // A wildcard without a route behind it has no methods.
    for (const path of ['/api/nowhere', '/assets/gone.js', '/a-page']) {
      const { status, headers } = await send('POST', path)
      expect([status, headers.allow]).toEqual([404, undefined])
    }
  })

  test('generation for an entry that does not exist, or with an invalid id', async () => {
    const generate = (body: string) => send('POST', '/api/functions/generate-diagnosis', body)
    expectProblem(await generate(json({ symptom_id: UUID })), 404)
    expectProblem(await generate(json({ symptom_id: 'x' })), 400)
    expectProblem(await generate(json({})), 400)
    expectProblem(await generate(json({ symptom_id: UUID, description: 5 })), 400)
  })

  test('HEAD responds like GET, without a body', async () => {
    const answer = await send('HEAD', '/api/health')
    expect(answer).toMatchObject({ status: 200, text: '' })
  })

  test('an invalid Host header', async () => {
    const answer = await send('GET', '/api/health', undefined, { host: 'a[b' })
    expect(answer).toMatchObject({ status: 400, headers: { 'content-type': 'application/problem+json' } })
  })

  test('headers that are too large', async () => {
    const answer = await send('GET', '/api/health', undefined, { 'x-filler': 'x'.repeat(20_000) })
    expect(answer).toMatchObject({ status: 431, headers: { 'content-type': 'application/problem+json' } })
  })

  test('bytes that are not HTTP', async () => {
    const { hostname, port } = new URL(api.url)
    const socket = connect(Number(port), hostname)
    socket.end('HELLO\r\n\r\n')
    const text = (await socket.setEncoding('utf8').toArray()).join('')
    expect(text).toMatch(/^HTTP\/1.1 400 .*application\/problem\+json/s)
  })
})

describe('headers', () => {
  test('a valid request id is kept, any other is replaced', async () => {
    const kept = await send('GET', '/api/health', undefined, { 'x-request-id': 'abc-123' })
    expect(kept.headers['x-request-id']).toBe('abc-123')
    for (const forged of ['x'.repeat(65), 'a b', '{"a":1}', '<b>']) {
      const replaced = await send('GET', '/api/health', undefined, { 'x-request-id': forged })
      expect(replaced.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    }
  })

  test.each([
    ['no token', undefined, '/problems/invalid-guest-token'],
    ['nonsense', { 'x-guest-token': 'a.b.c' }, '/problems/invalid-guest-token'],
    [
      'alg none',
      { 'x-guest-token': `${btoa('{"alg":"none"}')}.${btoa(`{"sub":"${UUID}"}`)}.` },
      '/problems/invalid-guest-token',
    ],
    ['an access token', { authorization: 'Bearer a.b.c' }, '/problems/unauthorized'],
  ])('%s where an owner is required', async (_, headers, type) => {
    const response = await fetch(`${api.url}/api/symptoms/${UUID}`, headers ? { headers } : {})
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ type })
  })

  test('a forged signature', async () => {
    const forged = guest.replace(/.{8}$/, 'AAAAAAAA')
    const answer = await send('POST', '/api/symptoms', json(entry), { 'x-guest-token': forged })
    expect(expectProblem(answer, 401).type).toBe('/problems/invalid-guest-token')
  })

  test('a change that another site sends is refused, also without a body', async () => {
    const count = '/api/functions/track-anonymous-diagnosis'
    const from = (site: string) => send('POST', count, undefined, { 'sec-fetch-site': site })
    expect(expectProblem(await from('cross-site'), 403).type).toBe('/problems/forbidden')
    expect((await from('same-origin')).status).toBe(200)
    expect((await send('GET', '/api/settings', undefined, { 'sec-fetch-site': 'cross-site' })).status).toBe(200)
  })

  test('TRACE echoes nothing', async () => {
    for (const path of ['/', '/api/health', '/api/symptoms', '/remotes/x']) {
      const answer = await send('TRACE', path, undefined, { 'x-echo': 'echoed-header' })
      expect(answer.status, path).toBeGreaterThanOrEqual(400)
      expect(answer.text).not.toContain('echoed-header')
    }
  })

  test('responses are not cached, sniffed or framed', async () => {
    const { headers } = await send('POST', '/api/symptoms', json(entry))
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
  })
})

test('the OpenAPI document describes every call, and the reference is served from our own origin', async () => {
  const document = JSON.parse((await send('GET', '/api/openapi.json')).text)
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining([
      '/api/health',
      '/api/ready',
      '/api/symptoms',
      '/api/symptoms/{id}',
      '/api/functions/generate-diagnosis',
    ]),
  )
  const operation = document.paths['/api/symptoms'].post
  expect(Object.keys(operation.responses)).toEqual(
    expect.arrayContaining(['201', '400', '401', '413', '415', '429', '500', '503']),
  )
  const page = await send('GET', '/api/reference')
  expect(page.text).toContain('src="/api/reference/scalar.js"')
  expect(page.text).not.toMatch(/(src|href)="https?:/)
})
