import { afterAll, beforeAll, expect, test } from 'vitest'
import { GENERATION_CHANNEL } from '../src/generation/news.ts'
import { behave, call, enter, newGuest, streamEvents, textOf } from './api.ts'
import { linkFor, newBrowser, type PeopleApi, startPeopleApi, tokenOf } from './people.ts'

let api: PeopleApi
beforeAll(async () => {
  api = await startPeopleApi()
})
afterAll(() => api.close())

/** Starts reading a guest's insight while it is being written. */
async function read(guest: string) {
  await behave(api.sandboxUrl, { tokenDelayMs: 8 })
  const id = await enter(api.url, guest, 'My jaw is tight when I wake up')
  const events = streamEvents(api.url, guest, id)
  const seen = []
  for (;;) {
    const { value } = await events.next()
    if (!value) throw new Error('The stream ended before any text arrived.')
    seen.push(value)
    if (value.event === 'text') return { id, events, seen }
  }
}

test('a guest who signs in while an insight is written keeps reading it', async () => {
  const guest = await newGuest(api.url)
  const { auth } = newBrowser(api, guest)
  await auth.signInWithOtp({ email: 'reader@example.test' })
  const token_hash = tokenOf(await linkFor(api, 'reader@example.test'))

  const { id, events, seen } = await read(guest)
  const { data } = await auth.verifyOtp({ token_hash, type: 'email' })
  const { rows } = await api.database.query('select state from generations where symptom_id = $1', [id])
  expect(rows).toEqual([{ state: 'running' }])
  for await (const event of events) seen.push(event)
  expect(seen.at(-1)?.event).toBe('done')

  const { body } = await call(api.url, 'GET', `/api/symptoms/${id}`, {
    headers: { authorization: `Bearer ${data.session?.access_token}` },
  })
  expect((body.diagnosis as { ai_analysis: string }).ai_analysis).toBe(textOf(seen))
})

test('an entry deleted while its insight is written is gone for its reader', async () => {
  const { id, events, seen } = await read(await newGuest(api.url))
  await api.database.query('delete from symptoms where id = $1', [id])
  await api.database.query(`select pg_notify('${GENERATION_CHANNEL}', $1)`, [id])
  for await (const event of events) seen.push(event)
  expect(seen.at(-1)).toMatchObject({ event: 'error', data: { problem: { type: '/problems/not-found' } } })
})
