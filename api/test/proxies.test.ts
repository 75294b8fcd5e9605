import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '@soulsign/postgres'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestDatabase } from './database.ts'
import { type ApiProcess, endProcess, startProcess, until } from './process.ts'
import { hasProxies, type RunningProxy, startProxies } from './proxies.ts'

// Four starts of a node, maybe on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

/** HAProxy looks once a second, so a node has to say longer than that that it stops. */
const NODE = { LAME_DUCK_SECONDS: '2', LOG_LEVEL: 'warn' }

/** Longer than a proxy waits between two checks, and shorter than it waits for the answer. */
const BUSY_MS = 3_000

/** Between two requests of a client. */
const PAUSE_MS = 10

describe.skipIf(!hasProxies())('two nodes behind the proxies of deploy/proxies', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>
  const nodes: ApiProcess[] = []
  let proxies: readonly RunningProxy[]
  let stop: () => Promise<void>

  beforeAll(async () => {
    database = await createTestDatabase()
    for (let i = 0; i < 2; i++) nodes.push(await startProcess(database.url, NODE))
    const host = (index: number) => new URL(nodes[index]?.url ?? '').host
    const ports = { nginx: await freePort(), haproxy: await freePort() }
    ;({ proxies, stop } = await startProxies([host(0), host(1)], ports))
  })
  afterAll(async () => {
    await stop()
    for (const node of nodes) await endProcess(node, 'SIGKILL')
    await database.drop()
  })

  test('a release fits through', async () => {
    for (const { url } of proxies) {
      const body = new FormData()
      body.set('journal/entry.js', new Blob([new Uint8Array(2_000_000)]))
      const { status } = await fetch(`${url}/api/releases`, { method: 'POST', body })
      expect(status, 'only the token is missing').toBe(403)
    }
  })

  test('so does a saved journal', async () => {
    for (const { url } of proxies) {
      const headers = { 'content-type': 'application/json' }
      const { status } = await fetch(`${url}/api/account/import`, {
        method: 'POST',
        headers,
        body: ' '.repeat(2_000_000),
      })
      expect(status, 'only the person is missing').toBe(401)
    }
  })

  test('nodes that are busy for a moment keep their traffic', async () => {
    for (const { child } of nodes) child.kill('SIGSTOP')
    const asked = proxies.map(({ url }) => fetch(`${url}/api/settings`))
    await delay(BUSY_MS)
    const askedLate = proxies.map(({ url }) => fetch(`${url}/api/settings`))
    for (const { child } of nodes) child.kill('SIGCONT')
    const statuses = (await Promise.all([...asked, ...askedLate])).map(({ status }) => status)
    expect(statuses).toEqual([200, 200, 200, 200])
  })

  test('a rolling restart fails no request', async () => {
    const answers: string[] = []
    let isRestarting = true
    const ask = async (name: string, url: string) => {
      while (isRestarting) {
        for (const init of [{}, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }]) {
          const path = init.method ? '/api/safety/screen' : '/api/settings'
          const answer = await fetch(url + path, init).then(
            async (answer) => (answer.status < 500 ? 'answered' : `${answer.status} ${await answer.text()}`),
            (error: Error) => error.message,
          )
          answers.push(`${name}: ${answer}`)
          // Steady traffic, not as much as the machine can take: that would only slow down the starts.
          await delay(PAUSE_MS)
        }
      }
    }
    const traffic = proxies.map(({ name, url }) => ask(name, url))
    for (const [index, node] of nodes.entries()) {
      expect(await endProcess(node)).toBe(0)
      nodes[index] = await startProcess(database.url, { ...NODE, PORT: new URL(node.url).port })
      // HAProxy and nginx take it in again with the next answer.
      const seen = answers.length
      await until(async () => answers.length > seen + 100)
    }
    isRestarting = false
    await Promise.all(traffic)
    expect(new Set(answers)).toEqual(new Set(['nginx: answered', 'haproxy: answered']))
  })
})
