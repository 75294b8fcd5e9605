import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { freePort } from '@soulsign/postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasProxies, type RunningProxy, startProxies } from './proxies.ts'

describe.skipIf(!hasProxies())('a node that dies with requests in its hands', () => {
  const nodes: Server[] = []
  const hosts: string[] = []
  /** What the nodes were asked, other than whether they are ready. */
  let asked: string[] = []
  let proxies: readonly RunningProxy[]
  let stop: () => Promise<void>

  beforeAll(async () => {
    for (let i = 0; i < 2; i++) {
      const node = createServer((request, response) => {
        if (request.url?.startsWith('/api/ready')) return void response.end('{}')
        asked.push(request.method ?? '')
        // The first one dies.
        if (asked.length === 1) request.socket.destroy()
        else response.end('answered')
      }).listen(0, '127.0.0.1')
      await once(node, 'listening')
      nodes.push(node)
      hosts.push(`127.0.0.1:${(node.address() as AddressInfo).port}`)
    }
    const [first = '', second = ''] = hosts
    const ports = { nginx: await freePort(), haproxy: await freePort() }
    ;({ proxies, stop } = await startProxies([first, second], ports))
  })
  afterAll(async () => {
    await stop()
    for (const node of nodes) node.close()
  })

  test('a read goes on to the other node, and a write is never sent twice', async () => {
    for (const { name, url } of proxies) {
      asked = []
      expect(await (await fetch(`${url}/about`)).text(), name).toBe('answered')
      expect(asked, name).toEqual(['GET', 'GET'])
      asked = []
      expect((await fetch(`${url}/api/symptoms`, { method: 'POST', body: '{}' })).status, name).toBe(502)
      expect(asked, name).toEqual(['POST'])
    }
  })
})
