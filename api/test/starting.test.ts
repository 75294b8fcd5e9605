import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OpenAPIHono } from '@hono/zod-openapi'
import { startPostgres } from '@soulsign/postgres'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStartingApp } from '../src/app.ts'
import { ConfigError } from '../src/config.ts'
import { migrate } from '../src/migrate.ts'
import { createReadiness } from '../src/observability/readiness.ts'
import { agree, call, startTestServer } from './api.ts'
import { createTestDatabase } from './database.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('while starting it is alive, names what it waits for, and asks callers to retry', async () => {
  const readiness = createReadiness()
  const app = createStartingApp(readiness, new Promise(() => undefined), { database: 1, rest: 1 })
  readiness.up('database')
  expect((await app.request('/api/health')).status).toBe(200)
  const ready = await app.request('/api/ready')
  expect(ready.status).toBe(503)
  expect(await ready.json()).toEqual({ ready: false, waiting_for: ['migrations', 'queue', 'releases'] })
  const other = await app.request('/api/settings')
  expect({ status: other.status, again: other.headers.get('retry-after') }).toEqual({ status: 503, again: '1' })
  expect(await other.json()).toMatchObject({ type: '/problems/unavailable' })
})

test('starting on a taken port fails in one line that names it', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const port = String((taken.address() as AddressInfo).port)
  for (const variable of ['PORT', 'METRICS_PORT']) {
    const error = await startTestServer(database.url, { [variable]: port }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ConfigError)
    expect((error as Error).message).toBe(
      `${variable}: ${port} is in use by another program. Stop it, or choose another port.`,
    )
  }
  taken.close()
})

test('several nodes start concurrently on an empty database and share their keys', async () => {
  await database.owner.query('drop schema public cascade; create schema public; drop schema pgboss cascade')
  const nodes = await Promise.all([1, 2, 3].map(() => startTestServer(database.url)))
  try {
    const [first, ...others] = nodes
    const { body } = await call(first?.url ?? '', 'POST', '/api/functions/track-anonymous-diagnosis')
    await agree(first?.url ?? '', String(body.guestToken))
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

test('while starting, requests wait for the whole API', async () => {
  const started = Promise.withResolvers<OpenAPIHono>()
  const app = createStartingApp(createReadiness(), started.promise)
  const waiting = app.request('/api/settings', { method: 'POST', body: 'kept' })
  started.resolve(new OpenAPIHono().post('/api/settings', async (c) => c.text(await c.req.text())) as OpenAPIHono)
  expect(await (await waiting).text()).toBe('kept')
})

test('once the database is there, requests wait longer for a slow start', async () => {
  const readiness = createReadiness()
  const started = Promise.withResolvers<OpenAPIHono>()
  const app = createStartingApp(readiness, started.promise, { database: 1, rest: 60_000 })
  expect((await app.request('/api/settings')).status).toBe(503)
  readiness.up('database')
  const waiting = app.request('/api/settings')
  setTimeout(() => started.resolve(new OpenAPIHono().get('/api/settings', (c) => c.text('kept')) as OpenAPIHono), 20)
  expect(await (await waiting).text()).toBe('kept')
})

test('a migration gives up its place in the queue for a lock, so that others can go on', async () => {
  const reader = new pg.Client({ connectionString: database.url })
  await reader.connect()
  await database.owner.query(`delete from schema_migrations where name like '0080%'`)
  await reader.query('begin; lock table symptoms in access share mode')
  const waits = Promise.withResolvers<void>()
  const log = { event: () => waits.resolve(), failure: () => undefined }
  const migrated = migrate(database.url, log)
  await Promise.race([waits.promise, migrated])
  // It waits for its next attempt, without a lock of its own.
  const { rowCount } = await database.owner.query(
    `select from pg_locks where relation = 'symptoms'::regclass and not granted`,
  )
  expect(rowCount).toBe(0)
  await reader.query('commit')
  await migrated
  await reader.end()
})

test('a role that could read everything is refused', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'soulsign-role-'))
  const postgres = await startPostgres({ dataDir })
  try {
    await migrate(postgres.url)
    const owner = new pg.Client({ connectionString: postgres.url })
    await owner.connect()
    await owner.query('alter role soulsign_app bypassrls')
    await owner.end()
    await expect(startTestServer(postgres.url)).rejects.toThrow('alter role soulsign_app nosuperuser nobypassrls')
  } finally {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})

test('an owner who may not create the role is told what to do', async () => {
  const owner = `${new URL(database.url).pathname.slice(1)}_weak`
  await database.owner.query(`create role ${owner} login password 'x'`)
  await database.owner.query(`create database ${owner} owner ${owner}`)
  const url = new URL(database.url)
  url.username = owner
  url.password = 'x'
  url.pathname = `/${owner}`
  await expect(migrate(url.href)).rejects.toThrow(`grant soulsign_app to "${owner}" with admin option`)
  await database.owner.query(`drop database ${owner}`)
  await database.owner.query(`drop role ${owner}`)
})
