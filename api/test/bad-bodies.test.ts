import { BODY_MAX_BYTES, DESCRIPTION_MAX_LENGTH } from '@soulsign/contracts'
import { describe, expect } from 'vitest'
import { newGuest } from './api.ts'
import type { PeopleApi } from './people.ts'
import { expectProblem, type Send, senderOf } from './raw.ts'
import { test } from './shared.ts'

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
