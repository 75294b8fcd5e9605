import { type Sandbox, startSandbox } from '@soulsign/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { behave, enter, newGuest, type StreamEvent, startTestServer, streamEvents } from './api.ts'
import { createTestDatabase } from './database.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let sandbox: Sandbox

beforeAll(async () => {
  database = await createTestDatabase()
  sandbox = await startSandbox({ port: 0 })
})
afterAll(async () => {
  await sandbox.close()
  await database.drop()
})

test('told to stop, it lets a running stream finish and takes no new connection', async () => {
  await behave(sandbox.url, { tokenDelayMs: 5 })
  const api = await startTestServer(database.url, { OPENAI_BASE_URL: `${sandbox.url}/openai/v1` })
  const guest = await newGuest(api.url)
  const id = await enter(api.url, guest, 'Tired eyes after long days')
  const events: StreamEvent[] = []
  let stopped: Promise<void> | undefined
  for await (const event of streamEvents(api.url, guest, id)) {
    events.push(event)
    if (event.event === 'text') stopped ??= api.close()
  }
  expect(events.at(-1)?.event).toBe('done')
  const end = Date.now()
  await stopped
  expect(Date.now() - end).toBeLessThan(3_000)
  await expect(fetch(`${api.url}/api/health`)).rejects.toThrow()
})
