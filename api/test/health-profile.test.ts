import { randomUUID } from 'node:crypto'
import { CONSENT_TEXT_VERSION } from '@soulsign/contracts'
import { afterEach, beforeEach, expect } from 'vitest'
import { call } from './api.ts'
import { type PeopleApi, signIn } from './people.ts'
import { test } from './shared.ts'

let api: PeopleApi
test.beforeAll(({ sharedApi }) => {
  api = sharedApi
})

let userId: string
let headers: Record<string, string>
beforeEach(async () => {
  const person = await signIn(api, 'profile@example.test')
  userId = person.userId
  headers = { authorization: `Bearer ${person.session.access_token}` }
})
afterEach(() => api.database.query('delete from user_profiles'))

const save = (body: object) => call(api.url, 'PUT', '/api/profile', { headers, body })
const read = async () => (await call(api.url, 'GET', '/api/profile', { headers })).body
const rows = async () => (await api.database.query('select from user_profiles where user_id = $1', [userId])).rowCount

test('is empty at first, keeps omitted fields, and clears a field with null', async () => {
  expect(new Set(Object.values(await read()))).toEqual(new Set([null]))
  const saved = await save({
    date_of_birth: '1980-02-29',
    gender: 'female',
    weight: 61,
    height: 170,
    lifestyle: 'active',
    dietary_preference: 'other',
    custom_diet: ' only soup\u0000 ',
    stress_level: 'low',
    known_conditions: 'asthma',
  })
  expect(saved).toMatchObject({ status: 200, body: { date_of_birth: '1980-02-29', custom_diet: 'only soup' } })
  await save({ weight: null, known_conditions: '' })
  expect(await read()).toMatchObject({ weight: null, known_conditions: null, height: 170, gender: 'female' })
})

test.each([
  [{ weight: 29 }, 'weight'],
  [{ height: 221 }, 'height'],
  [{ date_of_birth: '1899-12-31' }, 'date_of_birth'],
  [{ date_of_birth: '2023-02-29' }, 'date_of_birth'],
  [{ gender: 'x' }, 'gender'],
  [{ custom_diet: 12 }, 'custom_diet'],
  [{ user_id: randomUUID() }, ''],
])('refuses %j', async (change, path) => {
  const { status, body } = await save(change)
  expect(status).toBe(400)
  expect(body.errors).toMatchObject([{ path }])
})

test('a profile removed on one device is not saved again by another device’s form', async () => {
  expect(await read()).toMatchObject({ known_conditions: null, saved_since: null })
  await save({ known_conditions: 'Hay fever', weight: 61 })
  const { saved_since } = await read()
  expect((await save({ weight: 62, saved_since })).body).toMatchObject({ weight: 62, saved_since })

  expect((await save({ known_conditions: null, weight: null })).body).toMatchObject({ saved_since: null })
  expect(await rows()).toBe(0)
  const late = { known_conditions: 'Hay fever', weight: 62, saved_since }
  expect(await save(late)).toMatchObject({ status: 409, body: { type: '/problems/conflict' } })
  expect(await rows()).toBe(0)

  // Nor into a profile that was begun after that.
  await save({ gender: 'female' })
  expect((await save(late)).status).toBe(409)
  expect(await read()).toMatchObject({ gender: 'female', known_conditions: null })
})

test('all ways to remove it count, and somebody who saw that it is gone can begin another', async () => {
  await save({ known_conditions: 'Hay fever' })
  const { saved_since } = await read()
  await call(api.url, 'DELETE', '/api/account/writings', { headers })
  expect((await save({ weight: 60, saved_since })).status).toBe(409)
  expect((await save({ weight: 60, saved_since: null })).body).toMatchObject({ weight: 60, known_conditions: null })
})

test('its tombstone says when it was removed last, so that no backup from before brings it back', async () => {
  const newest = async () =>
    (await api.database.query('select max(deleted_at) as at from tombstones')).rows[0].at as Date | null
  const { rows } = await api.database.query('select now() as at')
  let before: Date = rows[0].at
  for (const weight of [60, 61]) {
    await save({ weight })
    await save({ weight: null })
    const after = await newest()
    expect(after && after > before).toBe(true)
    before = after ?? before
  }
})

test('nothing is saved after a no to keeping it', async () => {
  const body = [{ purpose: 'keep', given: false, text_version: 2, place: 'test' }]
  await call(api.url, 'POST', '/api/consents', { headers, body })
  expect(await save({ weight: 60 })).toMatchObject({ status: 403, body: { type: '/problems/consent-needed' } })
  expect(await rows()).toBe(0)
})

test('without a yes details can be removed, and none added', async () => {
  await save({ weight: 60, known_conditions: 'Hay fever' })
  const older = { purpose: 'keep', given: true, text_version: CONSENT_TEXT_VERSION - 1, place: 'test' }
  await call(api.url, 'POST', '/api/consents', { headers, body: [older] })
  expect((await save({ weight: 61 })).status).toBe(403)
  expect((await save({ weight: null })).body).toMatchObject({ weight: null, known_conditions: 'Hay fever' })
})
