import { startScreener } from '@soulsign/safety'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { startServer } from '../src/server.ts'
import { call, newGuest, testEnvironment } from './api.ts'
import { createTestDatabase } from './database.ts'
import { startProcess } from './process.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('without the model of the safety reader the API does not start, and says what is missing', async () => {
  const withoutModel = `--import=${new URL('fixtures/without-model.ts', import.meta.url).href}`
  await expect(startProcess(database.url, { NODE_OPTIONS: withoutModel })).rejects.toThrow(
    /The API ended with 1:.*The safety reader has no model/s,
  )
})

test('while too many texts wait, nothing unread is stored, and help is shown for it', async () => {
  const screener = await startScreener()
  const api = await startServer(readConfig(testEnvironment(database.url)), { screener })
  let flooding = true
  const flood = async (sender: string): Promise<void> => {
    while (flooding)
      if (
        await screener.assess({ description: 'Tired' }, sender).then(
          () => false,
          () => true,
        )
      )
        return
  }
  try {
    const guest = await newGuest(api.url)
    const description = 'Cold hands since I changed jobs'
    const store = () =>
      call(api.url, 'POST', '/api/symptoms', { guest, body: { symptom_type: 'physical', description } })
    const screen = () => call(api.url, 'POST', '/api/safety/screen', { guest, body: { description } })
    // Each sender has as many texts in the line as it may, and sends another whenever one was read.
    const floods = Array.from({ length: 2_000 }, (_, i) => flood(`sender ${i % 40}`))
    const refused = await store()
    expect(refused).toMatchObject({ status: 503, body: { type: '/problems/unavailable' } })
    expect(refused.headers.get('retry-after')).toBe('2')
    expect((await screen()).body.safety).toMatchObject({
      level: 'ask',
      resources: [{ name: 'Emergency services' }, {}, {}],
    })
    expect((await database.owner.query('select from symptoms')).rowCount).toBe(0)
    flooding = false
    await Promise.all(floods)
    expect((await store()).status).toBe(201)
    expect((await screen()).body.safety).toBeNull()
  } finally {
    flooding = false
    await api.close()
    await screener.close()
  }
})
