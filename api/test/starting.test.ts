import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStartingApp } from '../src/app.ts'
import { migrate } from '../src/migrate.ts'
import { createReadiness } from '../src/observability/readiness.ts'
import { call, startTestServer } from './api.ts'
import { createTestDatabase } from './database.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('while starting it is alive, names what it waits for, and asks callers to retry', async () => {
  const readiness = createReadiness()
  const app = createStartingApp(readiness)
  readiness.up('database')
  expect((await app.request('/api/health')).status).toBe(200)
  const ready = await app.request('/api/ready')
  expect(ready.status).toBe(503)
  expect(await ready.json()).toEqual({ ready: false, waiting_for: ['migrations', 'queue'] })
  const other = await app.request('/api/settings')
  expect({ status: other.status, again: other.headers.get('retry-after') }).toEqual({ status: 503, again: '1' })
  expect(await other.json()).toMatchObject({ type: '/problems/unavailable' })
})

test('several nodes start concurrently on an empty database and share their keys', async () => {
  await database.owner.query('drop schema public cascade; create schema public; drop schema pgboss cascade')
  const nodes = await Promise.all([1, 2, 3].map(() => startTestServer(database.url)))
  try {
    const [first, ...others] = nodes
    const { body } = await call(first?.url ?? '', 'POST', '/api/functions/track-anonymous-diagnosis')
    for (const { url } of others) {
      const entry = { symptom_type: 'physical', description: 'Stiff neck' }
      const answer = await call(url, 'POST', '/api/symptoms', { guest: String(body.guestToken), body: entry })
      expect(answer.status).toBe(201)
    }
    expect((await call(first?.url ?? '', 'GET', '/api/ready')).body).toEqual({ ready: true, waiting_for: [] })
  } finally {
    await Promise.all(nodes.map((node) => node.close()))
  }
})

test('a migration numbered before ones that ran long ago still runs', async () => {
  const name = '0012_journal-counts'
  await database.owner.query('delete from schema_migrations where name = $1', [name])
  await migrate(database.url)
  const { rowCount } = await database.owner.query('select from schema_migrations where name = $1', [name])
  expect(rowCount).toBe(1)
})

test('starting on a taken port fails and leaves nothing running', async () => {
  const blocker = createServer().listen(0)
  await once(blocker, 'listening')
  const { port } = blocker.address() as { port: number }
  await expect(startTestServer(database.url, { PORT: String(port) })).rejects.toThrow(/EADDRINUSE/)
  blocker.close()
})
