import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { type Sandbox, startSandbox } from '@soulsign/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { behave, enter, generate, newGuest, testEnvironment } from './api.ts'
import { createTestDatabase } from './database.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const ENTRIES = 50

let database: Awaited<ReturnType<typeof createTestDatabase>>
let sandbox: Sandbox
let port: number
const children: ChildProcess[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  sandbox = await startSandbox({ port: 0 })
  port = await freePort()
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await sandbox.close()
  await database.drop()
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** Starts the API as a process of its own and waits until it can serve. */
async function startProcess(): Promise<ChildProcess> {
  const env = testEnvironment(database.url, {
    PORT: String(port),
    OPENAI_BASE_URL: `${sandbox.url}/openai/v1`,
    GUEST_LIMIT: String(ENTRIES),
  })
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  children.push(child)
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`The API ended with ${child.exitCode}`)
    return fetch(`http://127.0.0.1:${port}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  })
  return child
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50))
}

const rows = async (query: string): Promise<Record<string, unknown>[]> => (await database.owner.query(query)).rows

test('kill -9 in the middle of 50 generations: 50 diagnoses, each paid once', { timeout: 120_000 }, async () => {
  await behave(sandbox.url, { tokenDelayMs: 10 })
  const url = `http://127.0.0.1:${port}`
  const first = await startProcess()
  const guests = await Promise.all(Array.from({ length: ENTRIES }, () => newGuest(url)))
  const ids = await Promise.all(guests.map((guest, i) => enter(url, guest, `My back aches, for the ${i}th time`)))
  const asked = guests.map((guest, i) => generate(url, guest, ids[i] ?? '').catch(() => 'cut off'))

  // Some are written, some are being written, some wait.
  await until(async () => {
    const states = (await rows('select distinct state from generations')).map(({ state }) => state)
    return ['queued', 'running', 'done'].every((state) => states.includes(state))
  })
  first.kill('SIGKILL')
  await once(first, 'exit')
  await Promise.all(asked)
  const [before] = await rows('select count(*)::int as n from diagnoses')
  expect(before?.n).toBeGreaterThan(0)
  expect(before?.n).toBeLessThan(ENTRIES)

  await behave(sandbox.url, { tokenDelayMs: 0 })
  await startProcess()
  await until(async () => (await rows(`select from generations where state <> 'done'`)).length === 0)
  expect(await rows('select count(*)::int as n, count(distinct symptom_id)::int as symptoms from diagnoses')).toEqual([
    { n: ENTRIES, symptoms: ENTRIES },
  ])
  expect(await rows('select state, count(*)::int as n from guest_reservations group by state')).toEqual([
    { state: 'spent', n: ENTRIES },
  ])
  // Each entry has its own guest's reservation, and every caller gets its diagnosis now.
  expect(
    await rows(
      'select from generations g join guest_reservations r on r.id = g.reservation_id and r.guest_id = g.guest_id',
    ),
  ).toHaveLength(ENTRIES)
  const answers = await Promise.all(guests.map((guest, i) => generate(url, guest, ids[i] ?? '')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
})
