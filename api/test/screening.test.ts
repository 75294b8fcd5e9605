import { type Screener, startScreener } from '@soulsign/safety'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
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

/** As many texts as the line takes, by so many senders. Each sends another whenever one of its texts was read. */
function floodOf(screener: Screener, senders: number) {
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
  const floods = Array.from({ length: 2_000 }, (_, i) => flood(`sender ${i % senders}`))
  return async () => {
    flooding = false
    await Promise.all(floods)
  }
}

/** A server with a screener that can be flooded, and a guest who stores and screens a text. */
async function flooded(senders: number) {
  const screener = await startScreener()
  const api = await startServer(readConfig(testEnvironment(database.url)), { screener })
  const guest = await newGuest(api.url)
  const description = 'Cold hands since I changed jobs'
  const endFlood = floodOf(screener, senders)
  onTestFinished(async () => {
    await endFlood()
    await api.close()
    await screener.close()
  })
  return {
    endFlood,
    store: () => call(api.url, 'POST', '/api/symptoms', { guest, body: { symptom_type: 'physical', description } }),
    screen: () => call(api.url, 'POST', '/api/safety/screen', { guest, body: { description } }),
  }
}

test('while too many texts wait, nothing unread is stored, and help is shown for it', async () => {
  const { store, screen, endFlood } = await flooded(2_000)
  const refused = await store()
  expect(refused).toMatchObject({ status: 503, body: { type: '/problems/unavailable' } })
  expect(refused.headers.get('retry-after')).toBe('2')
  expect((await screen()).body.safety).toMatchObject({
    level: 'ask',
    resources: [{ name: 'Emergency services' }, {}, {}],
  })
  expect((await database.owner.query('select from symptoms')).rowCount).toBe(0)
  await endFlood()
  expect((await store()).status).toBe(201)
  expect((await screen()).body.safety).toBeNull()
})

test('while a few senders fill the line, somebody else is read all the same', async () => {
  const { store, screen } = await flooded(40)
  expect((await store()).status).toBe(201)
  expect((await screen()).body.safety).toBeNull()
})
