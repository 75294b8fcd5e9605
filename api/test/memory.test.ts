import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from './database.ts'
import { endProcess, startProcess } from './process.ts'

/** What a node may keep at rest, beside what the system shares among processes (the program itself). */
const MOST_MB = 115

/**
 * What belongs to one thing that people do: an insight, by an AI or the guide, a payment, a password, a passkey, a mail,
 * a partner's page.
 */
const LATE = [
  'openai',
  'stripe',
  'openid-client',
  'colorjs.io',
  '@node-rs/argon2',
  '@zxcvbn-ts',
  '@simplewebauthn',
  'nodemailer',
  'tldts',
]

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test.skipIf(!existsSync('/proc/self/status'))('a node at rest keeps little memory of its own', async () => {
  // The first start makes what the second one finds.
  await endProcess(await startProcess(database.url, {}))
  const node = await startProcess(database.url, {})
  const status = await readFile(`/proc/${node.child.pid}/status`, 'utf8')
  await endProcess(node)
  expect(Number(/RssAnon:\s+(\d+)/.exec(status)?.[1]) / 1024).toBeLessThan(MOST_MB)
})

test('a node at rest has loaded nothing that it may never need', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'soulsign-loaded-'))
  const noted = join(folder, 'modules')
  const note = new URL('fixtures/note-loaded.mjs', import.meta.url)
  await endProcess(await startProcess(database.url, { NODE_OPTIONS: `--import=${note}`, LOADED_MODULES: noted }))
  const loaded = await readFile(noted, 'utf8')
  await rm(folder, { recursive: true })
  expect(loaded).toContain('/api/src/server.ts')
  expect(loaded).not.toContain('/packages/guide/src/index.ts')
  expect(LATE.filter((name) => loaded.includes(`/node_modules/${name}/`))).toEqual([])
})
