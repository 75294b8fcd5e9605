import { GUIDE } from '@soulsign/guide'
import { afterAll, beforeAll, expect } from 'vitest'
import { behave, call, enter, generate, newGuest, streamEvents } from './api.ts'
import { type PeopleApi, signIn } from './people.ts'
import { test } from './shared.ts'

let api: PeopleApi
test.beforeAll(({ sharedApi }) => {
  api = sharedApi
})
beforeAll(() => behave(api.sandboxUrl, { tokenDelayMs: 0, model: 'an-ai' }))
afterAll(() => behave(api.sandboxUrl, { model: GUIDE.model }))

const answer = (guest: string, given: boolean) =>
  call(api.url, 'POST', '/api/consents', { guest, body: { purpose: 'ai', given, text_version: 1, place: 'account' } })
const writtenBy = async (symptomId: string) =>
  (await api.database.query('select written_by from diagnoses where symptom_id = $1', [symptomId])).rows[0]?.written_by

test('after a no to the AI the guide writes, and the AI again after a yes', async () => {
  const guest = await newGuest(api.url)
  const write = async () => {
    await call(api.url, 'POST', '/api/functions/track-anonymous-diagnosis', { guest })
    const id = await enter(api.url, guest, 'My knees feel heavy')
    expect((await generate(api.url, guest, id)).status).toBe(200)
    return writtenBy(id)
  }
  expect(await write()).toBe('ai')
  expect(await answer(guest, false)).toMatchObject({ status: 201, body: [{ purpose: 'ai', given: false }] })
  expect(await write()).toBe('guide')
  await answer(guest, true)
  expect(await write()).toBe('ai')
  expect((await call(api.url, 'GET', '/api/consents', { guest })).body).toMatchObject([{ purpose: 'ai', given: true }])
})

test('a no while the AI is writing lets the guide finish', async () => {
  await behave(api.sandboxUrl, { tokenDelayMs: 30 })
  const guest = await newGuest(api.url)
  const id = await enter(api.url, guest, 'My jaw is tight at night')
  let asked = false
  for await (const { event } of streamEvents(api.url, guest, id)) {
    if (event === 'text' && !asked) {
      asked = true
      await answer(guest, false)
    }
    if (event === 'done') break
  }
  await behave(api.sandboxUrl, { tokenDelayMs: 0 })
  expect(asked).toBe(true)
  expect(await writtenBy(id)).toBe('guide')
})

test('a guest’s answers go along to the account', async () => {
  const guest = await newGuest(api.url)
  await answer(guest, false)
  const { session } = await signIn(api, 'consents@example.test', guest)
  const headers = { authorization: `Bearer ${session.access_token}` }
  expect((await call(api.url, 'GET', '/api/consents', { headers })).body).toMatchObject([{ given: false }])
})

test('answers are only added, and nobody sees another’s', async () => {
  const [mine, theirs] = [await newGuest(api.url), await newGuest(api.url)]
  await answer(mine, false)
  expect((await call(api.url, 'GET', '/api/consents', { guest: theirs })).body).toEqual([])
  await expect(api.database.query('update consents set given = true')).rejects.toThrow('append-only')
})
