import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from './database.ts'
import { endProcess, startProcess } from './process.ts'

/** What a node may keep at rest, beside what the system shares among processes (the program itself). */
const MOST_MB = 165

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
