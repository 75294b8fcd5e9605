import { HOURLY_CEILINGS } from '@soulsign/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, untilRefused } from './api.ts'
import { type PeopleApi, signIn, startPeopleApi } from './people.ts'

// A shared server remembers what it has counted in advance for others' calls.
let api: PeopleApi
beforeAll(async () => {
  api = await startPeopleApi()
})
afterAll(() => api.close())

const calls = async (kind: string): Promise<number> =>
  (await api.database.query('select max(calls) as n from call_counts where kind = $1', [kind])).rows[0].n

test('a long text counts by its length, so that few of them cannot keep the screening busy', async () => {
  const screen = (description: string) => call(api.url, 'POST', '/api/safety/screen', { body: { description } })
  expect((await screen('My shoulders are tight '.repeat(800))).status).toBe(200)
  expect(await calls('characters')).toBeGreaterThan(18_000)
  await api.database.query(`update call_counts set calls = $1 where kind = 'characters'`, [
    HOURLY_CEILINGS.characters.address - 1_000,
  ])
  await untilRefused(() => screen('My shoulders are tight '.repeat(800)))
  expect((await screen('My shoulders are tight')).status).toBe(200)
  await api.database.query('delete from call_counts')
})

test('reading a journal has a ceiling', async () => {
  const { session } = await signIn(api, 'reader@example.test')
  const headers = { authorization: `Bearer ${session.access_token}` }
  const read = () => call(api.url, 'GET', '/api/symptoms?search=knee', { headers })
  expect((await read()).status).toBe(200)
  await api.database.query(`update call_counts set calls = $1 where kind = 'journal'`, [HOURLY_CEILINGS.journal.person])
  expect(await untilRefused(read)).toMatchObject({ body: { type: '/problems/too-many-requests' } })
  await api.database.query('delete from call_counts')
})

test('too many attempts to sign in get the 429 of the sign-in client, with Retry-After', async () => {
  const refresh = () =>
    call(api.url, 'POST', '/api/auth/v1/token?grant_type=refresh_token', { body: { refresh_token: 'x' } })
  await refresh()
  await api.database.query(`update call_counts set calls = 1000000 where kind = 'token'`)
  const answer = await untilRefused(refresh)
  expect(answer).toMatchObject({ status: 429, body: { code: 'over_request_rate_limit' } })
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  await api.database.query('delete from call_counts')
})
