import { SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { agree, behave, call } from './api.ts'
import { framesOf, HOST, startPartnersApi } from './partners.ts'
import { type PeopleApi, signIn } from './people.ts'

let api: PeopleApi
beforeAll(async () => {
  api = await startPartnersApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.database.query('truncate guest_addresses, symptoms, partners, users cascade')
  await behave(api.sandboxUrl, { tokenDelayMs: 0 })
})

const { newPartner, openFrame, from, track, generate, store, visit, usage } = framesOf(() => api)

test('60 visitors from one address get 7 insights in total, across several partners and the app', async () => {
  const keys = ['pk_aaaa', 'pk_bbbb', 'pk_cccc']
  for (const key of keys) await newPartner(key)
  const frames = await Promise.all(keys.map(openFrame))
  const visits = await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      const frame = frames[index % 4]
      const { status, body } = frame
        ? await track(frame)
        : await call(api.url, 'POST', '/api/functions/track-anonymous-diagnosis', {
            headers: { 'x-forwarded-for': '203.0.113.7' },
          })
      expect(status).toBe(200)
      return { frame: frame ?? '', guest: String(body.guestToken), isRefused: body.hasReachedLimit === true }
    }),
  )
  const served = visits.filter(({ isRefused }) => !isRefused)
  const answers = await Promise.all(
    served.map(async ({ frame, guest }) => generate(frame, guest, await store(guest, 'My shoulders are tight'))),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(200))
  expect((await api.database.query('select from diagnoses')).rowCount).toBe(7)
  const figures: Awaited<ReturnType<typeof usage>>[] = []
  for (const key of keys) figures.push(await usage(key))
  const sum = (name: string) => figures.reduce((total, row) => total + row[name], 0)
  const { rows } = await api.database.query('select count(partner_id)::int as n from generations')
  expect([sum('starts'), sum('completed')]).toEqual([rows[0].n, rows[0].n])
  expect(sum('limits')).toBeGreaterThanOrEqual(38)
}, 60_000)

test('a partner’s ceiling is exact, has its own problem, and returns the reservation', async () => {
  await newPartner('pk_small', 2)
  const frame = await openFrame('pk_small')
  const guests = await Promise.all(
    Array.from({ length: 4 }, async (_, index) => {
      const guest = String((await track(frame, `203.0.113.${index}`)).body.guestToken)
      return { guest, symptom: await store(guest, 'My shoulders are tight') }
    }),
  )
  const answers = await Promise.all(guests.map(({ guest, symptom }) => generate(frame, guest, symptom)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429])
  expect(answers.find(({ status }) => status === 429)?.body.type).toBe('/problems/partner-ceiling')
  expect((await api.database.query(`select from guest_reservations where state = 'held'`)).rowCount).toBe(0)

  const late = await track(frame, '203.0.113.99')
  expect([late.status, late.body.type]).toEqual([429, '/problems/partner-ceiling'])
  expect((await api.database.query('select from guest_reservations')).rowCount).toBe(2)
  expect(await openFrame('pk_small')).toBeTruthy()
  expect(await usage('pk_small')).toMatchObject({ starts: 2, completed: 2 })
})

test('a failed insight is taken back out of its partner’s day', async () => {
  await newPartner('pk_once', 1)
  const frame = await openFrame('pk_once')
  await behave(api.sandboxUrl, { failNext: 1_000, retryAfterSeconds: 0 })
  const failed = await visit(frame)
  expect(failed.answer.body.type).toBe('/problems/generation-failed')
  expect(await usage('pk_once')).toMatchObject({ starts: 0, completed: 0 })

  await behave(api.sandboxUrl, { failNext: 0, tokenDelayMs: 0 })
  expect((await visit(frame)).answer.status).toBe(200)
  expect(await usage('pk_once')).toMatchObject({ starts: 1, completed: 1 })
  expect((await track(frame)).body.type).toBe('/problems/partner-ceiling')
})

test('a partner’s figures and ceiling do not tell that help was shown instead of an insight', async () => {
  await newPartner('pk_calm', 2)
  await newPartner('pk_help', 2)
  for (const [key, words] of [
    ['pk_calm', 'My shoulders are tight'],
    ['pk_help', 'I want to kill myself tonight'],
  ] as const) {
    const frame = await openFrame(key)
    for (const address of ['203.0.113.20', '203.0.113.21']) {
      const guest = String((await track(frame, address)).body.guestToken)
      await agree(api.url, guest)
      const entered = await call(api.url, 'POST', '/api/symptoms', {
        guest,
        headers: from(frame, address),
        body: { symptom_type: 'mental_emotional', description: words },
      })
      if (key === 'pk_calm') await generate(frame, guest, String(entered.body.id))
    }
    expect((await track(frame, '203.0.113.22')).body.type).toBe('/problems/partner-ceiling')
  }
  const calm = await usage('pk_calm')
  expect(calm).toMatchObject({ starts: 2, completed: 2 })
  expect(await usage('pk_help')).toEqual(calm)
})

test('an entry that asks counts once, and one address counts only a few times', async () => {
  await newPartner('pk_asks')
  const frame = await openFrame('pk_asks')
  const guest = String((await track(frame)).body.guestToken)
  await agree(api.url, guest)
  const send = (description: string) =>
    call(api.url, 'POST', '/api/symptoms', {
      guest,
      headers: from(frame),
      body: { symptom_type: 'physical', description },
    })
  const id = String((await send('My shoulders are tight')).body.id)
  // As if readers had disagreed about it.
  await api.database.query(`update symptoms set safety_level = 'ask', safety_category = 'cardiac' where id = $1`, [id])
  await api.database.query(
    `insert into screenings (symptom_id, level, category, found_by, language)
     values ($1, 'ask', 'cardiac', 'reader', 'en')`,
    [id],
  )
  await call(api.url, 'POST', `/api/symptoms/${id}/safety-answer`, { guest, body: { answer: 'no' } })
  expect((await generate(frame, guest, id)).status).toBe(200)
  expect((await usage('pk_asks'))?.starts, 'it was counted with its question').toBe(0)
  for (let sent = 0; sent < 10; sent += 1) await send('I want to kill myself tonight')
  expect(await usage('pk_asks')).toMatchObject({ starts: 7, completed: 7 })
})

test('one address uses up no more of a partner’s day with urgent texts than with ordinary ones', async () => {
  await newPartner('pk_oneday')
  const frame = await openFrame('pk_oneday')
  const address = '203.0.113.44'
  const guest = String((await track(frame, address)).body.guestToken)
  await agree(api.url, guest)
  const sendEight = async () => {
    for (let sent = 0; sent < 8; sent += 1) {
      await call(api.url, 'POST', '/api/symptoms', {
        guest,
        headers: from(frame, address),
        body: { symptom_type: 'physical', description: 'I want to kill myself tonight' },
      })
    }
    return usage('pk_oneday')
  }
  expect(await sendEight()).toMatchObject({ starts: 7, completed: 7 })
  // As if an hour had passed, but no midnight.
  await api.database.query(
    `update call_counts set hour = greatest(hour - interval '1 hour', date_trunc('day', now(), 'UTC'))`,
  )
  expect(await sendEight(), 'an hour later').toMatchObject({ starts: 7, completed: 7 })
  await api.database.query(`update call_counts set hour = hour - interval '1 day'`)
  expect(await sendEight(), 'a day later').toMatchObject({ starts: 14, completed: 14 })
})

test('an account uses up no partner’s day, whatever token it sends', async () => {
  await newPartner('pk_free', 1)
  const frame = await openFrame('pk_free')
  const { session } = await signIn(api, 'someone@example.test')
  const headers = { authorization: `Bearer ${session.access_token}` }
  for (let sent = 0; sent < 3; sent += 1) {
    const entered = await call(api.url, 'POST', '/api/symptoms', {
      headers,
      body: { symptom_type: 'physical', description: 'My shoulders are tight' },
    })
    const answer = await call(api.url, 'POST', '/api/functions/generate-diagnosis', {
      headers: { ...headers, ...from(frame) },
      body: { symptom_id: entered.body.id },
    })
    expect(answer.status).toBe(200)
  }
  expect((await usage('pk_free'))?.starts).not.toBeGreaterThan(0)
  expect((await track(frame)).status).toBe(200)
})

test('help never depends on ceiling, key or token', async () => {
  await newPartner('pk_none', 0)
  const frame = await openFrame('pk_none')
  const checked = await track(frame, undefined, undefined, { checkOnly: true })
  const guest = String(checked.body.guestToken)
  await agree(api.url, guest)
  await api.database.query('update partners set revoked_at = now()')
  for (const token of [frame, 'forged']) {
    const screened = await call(api.url, 'POST', '/api/safety/screen', {
      headers: from(token),
      body: { description: 'I want to kill myself' },
    })
    expect(screened.body.safety).toMatchObject({ level: 'urgent' })
    const entered = await call(api.url, 'POST', '/api/symptoms', {
      guest,
      headers: from(token),
      body: { symptom_type: 'mental_emotional', description: 'I want to kill myself' },
    })
    expect(entered.body.safety).toMatchObject({ level: 'urgent' })
    expect((await generate(token, guest, String(entered.body.id))).body.safety).toMatchObject({ level: 'urgent' })
  }
})

test('a revoked key ends open frames immediately', async () => {
  await newPartner('pk_gone')
  const frame = await openFrame('pk_gone')
  const guest = String((await track(frame)).body.guestToken)
  const symptom = await store(guest, 'My shoulders are tight')
  await api.database.query('update partners set revoked_at = now()')
  const answers = [
    await generate(frame, guest, symptom),
    await track(frame),
    await call(api.url, 'POST', '/api/widget/frame-token', { headers: from(frame) }),
  ]
  expect(answers.map(({ status, body }) => [status, body.type])).toEqual(
    Array(3).fill([403, '/problems/partner-revoked']),
  )
  expect((await api.database.query('select from generations')).rowCount).toBe(0)
})

test.each([
  ['the key was changed', `publishable_key = 'pk_next'`],
  ['their page is no longer listed', `origins = '{https://other.example}'`],
])('open frames end once %s', async (_, change) => {
  await newPartner('pk_open')
  const frame = await openFrame('pk_open')
  const renew = () => call(api.url, 'POST', '/api/widget/frame-token', { headers: from(frame) })
  expect((await renew()).status).toBe(200)
  await api.database.query(`update partners set ${change}`)
  for (const { status, body } of [await track(frame), await renew()]) {
    expect([status, body.type]).toEqual([403, '/problems/partner-revoked'])
  }
})

test('forged, expired and foreign frame tokens count and reserve nothing', async () => {
  await newPartner('pk_real')
  const { rows } = await api.database.query(
    `select (select id from partners) as id, (select value from secrets where name = 'frame-token') as secret`,
  )
  const { id, secret } = rows[0]
  const sign = (key: Uint8Array, expires: number, audience = 'frame') =>
    new SignJWT({ key: 'pk_real', origin: HOST })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('soulsign')
      .setAudience(audience)
      .setSubject(id)
      .setExpirationTime(Math.floor(Date.now() / 1_000) + expires)
      .sign(key)
  const guestToken = String((await track('')).body.guestToken)
  await api.database.query('delete from guest_reservations')
  const hour = 3_600
  const expired = await sign(secret, -hour)
  const bad = [
    'nonsense',
    await sign(crypto.getRandomValues(new Uint8Array(32)), hour),
    await sign(secret, hour, 'guest'),
    expired,
    guestToken,
  ]
  for (const token of bad) {
    const answer = await track(token)
    expect([answer.status, answer.body.type]).toEqual([401, '/problems/invalid-frame-token'])
  }
  expect((await api.database.query('select from guest_reservations')).rowCount).toBe(0)
  expect(await usage('pk_real')).toBeUndefined()

  const renew = (token: string) => call(api.url, 'POST', '/api/widget/frame-token', { headers: from(token) })
  const renewed = await renew(expired)
  expect((await track(String(renewed.body.frame_token))).status).toBe(200)
  // A tab left open for weeks keeps working.
  expect((await renew(await sign(secret, -29 * 24 * hour))).status).toBe(200)
  expect((await renew(await sign(secret, -31 * 24 * hour))).status).toBe(401)
})
