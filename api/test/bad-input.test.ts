import { request } from 'node:http'
import { connect } from 'node:net'
import { BODY_MAX_BYTES, DESCRIPTION_MAX_LENGTH, Problem } from '@soulsign/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningServer } from '../src/server.ts'
import { agree, startTestServer } from './api.ts'
import { createTestDatabase } from './database.ts'

const UUID = '3f2b8c1e-5a4d-4c3b-9e2f-1a2b3c4d5e6f'
const entry = { symptom_type: 'physical', description: 'My neck is stiff' }

let database: Awaited<ReturnType<typeof createTestDatabase>>
let api: RunningServer
let guest: string

beforeAll(async () => {
  database = await createTestDatabase()
  api = await startTestServer(database.url)
  const response = await fetch(`${api.url}/api/functions/track-anonymous-diagnosis`, { method: 'POST' })
  guest = (await response.json()).guestToken
  await agree(api.url, guest)
})
afterAll(async () => {
  await api.close()
  await database.drop()
})

/** Sends bytes unchanged; fetch would normalise them. */
function send(method: string, path: string, body?: string | Buffer, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(api.url)
    const outgoing = request(
      {
        hostname,
        port,
        method,
        path,
        headers: {
          'x-guest-token': guest,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
      },
      (incoming) => {
        const chunks: Buffer[] = []
        incoming.on('data', (chunk) => chunks.push(chunk))
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        )
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

function expectProblem(answer: { status: number; headers: Record<string, unknown>; text: string }, status: number) {
  expect(answer.status).toBe(status)
  expect(answer.headers['content-type']).toBe('application/problem+json')
  const problem = Problem.parse(JSON.parse(answer.text))
  expect(problem.status).toBe(status)
  expect(problem.request_id).toBe(answer.headers['x-request-id'])
  return problem
}

const json = (value: unknown) => JSON.stringify(value)

describe('bodies', () => {
  test.each<[string, string | Buffer, number]>([
    ['nothing', '', 400],
    ['not JSON', '{"symptom_type":', 400],
    ['a comment', '{} // x', 400],
    ['invalid UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), 400],
    ['null', 'null', 400],
    ['a number', '42', 400],
    ['a huge number', '1e999999', 400],
    ['a string', '"x"', 400],
    ['an array', '[]', 400],
    ['deep nesting', '['.repeat(30_000) + ']'.repeat(30_000), 400],
    ['deep objects', `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`, 400],
    ['no fields', '{}', 400],
    ['wrong types', json({ symptom_type: 5, description: ['x'] }), 400],
    ['an unknown symptom type', json({ ...entry, symptom_type: 'Physical' }), 400],
    ['a blank description', json({ ...entry, description: ' \u00a0\u2003\t\n\u200b\ufeff ' }), 400],
    ['only NUL characters', json({ ...entry, description: '\u0000\u0000' }), 400],
    ['a description that is too long', json({ ...entry, description: 'x'.repeat(DESCRIPTION_MAX_LENGTH + 1) }), 400],
    ['an unknown duration', json({ ...entry, duration: 'ages' }), 400],
    ['unknown advanced info', json({ ...entry, advanced_info: { admin: true } }), 400],
    [
      'a polluted prototype',
      '{"symptom_type":"physical","description":"x","advanced_info":{"__proto__":{"gender":"male"}}}',
      400,
    ],
    ['advanced info as a list', json({ ...entry, advanced_info: [] }), 400],
    ['a birth date in the future', json({ ...entry, advanced_info: { dateOfBirth: '2999-01-01' } }), 400],
    ['a birth date that does not exist', json({ ...entry, advanced_info: { dateOfBirth: '2001-02-30' } }), 400],
    ['a fraction of a kilogram', json({ ...entry, advanced_info: { weight: 70.5 } }), 400],
    ['a weight beyond numbers', '{"symptom_type":"physical","description":"x","advanced_info":{"weight":1e400}}', 400],
    ['more than is read', json({ ...entry, description: 'x'.repeat(BODY_MAX_BYTES) }), 413],
  ])('%s', async (_, body, status) => {
    const problem = expectProblem(await send('POST', '/api/symptoms', body), status)
    expect(problem.detail).toBeTruthy()
  })

  test('names each invalid field without repeating what was sent', async () => {
    const secret = 'something private'
    const answer = await send(
      'POST',
      '/api/symptoms',
      json({ symptom_type: secret, description: '', [secret]: 1, advanced_info: { gender: secret, weight: 5 } }),
    )
    const problem = expectProblem(answer, 400)
    expect(problem.errors?.map(({ path }) => path).sort()).toEqual([
      'advanced_info.gender',
      'advanced_info.weight',
      'description',
      'symptom_type',
    ])
    expect(answer.text).not.toContain(secret)
    expect(Object.fromEntries(problem.errors?.map(({ path, message }) => [path, message]) ?? [])).toMatchObject({
      symptom_type: "Use one of 'physical', 'mental_emotional', 'emotional', 'mental'.",
      'advanced_info.weight': 'Use a whole number of kilograms from 30 to 200.',
      'advanced_info.gender': "Use one of 'female', 'male', 'non-binary', 'prefer-not-to-say'.",
    })
  })

  test.each([
    ['text/plain', 415],
    ['application/x-www-form-urlencoded', 415],
    ['multipart/form-data; boundary=x', 415],
    ['application/json; charset=utf-16', 415],
    ['', 415],
    ['application/json; charset=UTF-8', 201],
    ['Application/JSON', 201],
  ])('media type %j', async (type, status) => {
    const answer = await send('POST', '/api/symptoms', json(entry), { 'content-type': type })
    expect(answer.status).toBe(status)
    if (status !== 201) expectProblem(answer, status)
  })

  test('a body without a length is cut off at the limit', async () => {
    const stream = new ReadableStream({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('x'.repeat(16_384))),
    })
    const response = await fetch(`${api.url}/api/symptoms`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-guest-token': guest },
      body: stream,
      // Node's fetch requires it for a stream.
      duplex: 'half',
    } as RequestInit)
    expect(response.status).toBe(413)
  })

  test('control characters and lone surrogates are cleaned before they are stored', async () => {
    const description = 'stomach\u0000ache \u001b[31mred\u001b[0m \ud800 \u202eafter lunch'
    const answer = await send('POST', '/api/symptoms', json({ ...entry, description }))
    expect(answer.status).toBe(201)
    expect(JSON.parse(answer.text).description).toBe('stomachache red \ufffd after lunch')
  })

  test('the last of two equal keys wins', async () => {
    const answer = await send(
      'POST',
      '/api/symptoms',
      '{"symptom_type":"nonsense","symptom_type":"physical","description":"x"}',
    )
    expect(answer.status).toBe(201)
  })
})

describe('a cry for help in two thousand harmless words', () => {
  const harmless = 'Today was a plain day at work with tea and a walk. '.repeat(100)
  const long = `${harmless}I want to kill myself tonight. ${harmless}`

  test.each(['description', 'knownConditions', 'currentMedications', 'allergiesSensitivities', 'customDiet'])(
    'in %s is detected',
    async (field) => {
      const body = json({
        ...entry,
        ...(field === 'description' ? { description: long } : { advanced_info: { [field]: long } }),
      })
      expect(long.length).toBeGreaterThan(10_000)
      for (const path of ['/api/symptoms', '/api/safety/screen']) {
        const answer = await send('POST', path, body)
        expect(answer.status).toBe(path === '/api/symptoms' ? 201 : 200)
        expect(JSON.parse(answer.text).safety).toMatchObject({ level: 'urgent', category: 'suicide' })
      }
    },
  )

  test('all texts at full length with two bytes a letter fit into a body', async () => {
    const longest = 'ж'.repeat(DESCRIPTION_MAX_LENGTH)
    const advanced_info = {
      knownConditions: longest,
      currentMedications: longest,
      allergiesSensitivities: longest,
      customDiet: longest,
    }
    const answer = await send('POST', '/api/symptoms', json({ ...entry, description: longest, advanced_info }))
    expect(answer.status).toBe(201)
  })
})

describe('JSON that is nested too deeply', () => {
  const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`

  test.each([
    ['POST', '/api/auth/v1/otp', `{"email":"a@example.test","data":${nested(8_000)}}`],
    ['PUT', '/api/auth/v1/user', `{"data":${nested(8_000)}}`],
    ['POST', '/api/symptoms', `{"advanced_info":${nested(20)}}`],
    ['POST', '/api/safety/screen', `{"description":"x","y":${nested(8_000)}}`],
  ])('%s %s', async (method, path, body) => {
    const answer = await send(method, path, body)
    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.text).detail).toBe('The body is nested more than 20 levels deep.')
  })

  test('20 levels are accepted', async () => {
    const answer = await send('POST', '/api/symptoms', `{"advanced_info":${nested(19)}}`)
    expect(JSON.parse(answer.text).detail).toBe('Some fields of the body are not valid.')
  })
})

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
