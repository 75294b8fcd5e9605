import { afterAll, beforeAll, expect, test } from 'vitest'
import { GENERATION_CHANNEL } from '../src/generation/news.ts'
import { behave, call, enter, newGuest, streamEvents, textOf } from './api.ts'
import { type PeopleApi, signIn, startPeopleApi } from './people.ts'

let api: PeopleApi
beforeAll(async () => {
  api = await startPeopleApi()
})
afterAll(() => api.close())

/** A guest who has begun to read an insight that is being written. */
async function reading() {
  await behave(api.sandboxUrl, { tokenDelayMs: 40 })
  const guest = await newGuest(api.url)
  const id = await enter(api.url, guest, 'My jaw is tight when I wake up')
  const events = streamEvents(api.url, guest, id)
  const read = []
  for (;;) {
    const { value } = await events.next()
    if (!value) throw new Error('The stream ended before a text came.')
    read.push(value)
    if (value.event === 'text') return { guest, id, events, read }
  }
}

test('a guest who signs in while an insight is written goes on reading it', async () => {
  const { guest, id, events, read } = await reading()
  const { session } = await signIn(api, 'reader@example.test', guest)
  const { rows } = await api.database.query('select state from generations where symptom_id = $1', [id])
  expect(rows).toEqual([{ state: 'running' }])
  for await (const event of events) read.push(event)
  expect(read.at(-1)?.event).toBe('done')

  const { body } = await call(api.url, 'GET', `/api/symptoms/${id}`, {
    headers: { authorization: `Bearer ${session.access_token}` },
  })
  expect((body.diagnosis as { ai_analysis: string }).ai_analysis).toBe(textOf(read))
})

test('an entry that is deleted while its insight is written is gone for its reader', async () => {
  const { id, events, read } = await reading()
  await api.database.query('delete from symptoms where id = $1', [id])
  await api.database.query(`select pg_notify('${GENERATION_CHANNEL}', $1)`, [id])
  for await (const event of events) read.push(event)
  expect(read.at(-1)).toMatchObject({ event: 'error', data: { problem: { type: '/problems/not-found' } } })
})
