import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningServer } from '../src/server.ts'
import { agree, call, startTestServer } from './api.ts'
import { createTestDatabase } from './database.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let api: RunningServer
const sockets = new Set<Socket>()
/** The only connection from the API to its database. */
const way = createServer((near) => {
  const { hostname, port } = new URL(database.url)
  const far = connect(Number(port), hostname)
  for (const [from, to] of [
    [near, far],
    [far, near],
  ] as const) {
    sockets.add(from)
    from.pipe(to)
    from.on('error', () => to.destroy()).on('close', () => to.destroy())
  }
})

beforeAll(async () => {
  database = await createTestDatabase()
  way.listen(0, '127.0.0.1')
  await once(way, 'listening')
  const url = new URL(database.url)
  url.host = `127.0.0.1:${(way.address() as { port: number }).port}`
  api = await startTestServer(url.href)
})
afterAll(async () => {
  await api.close()
  way.close()
  await database.drop()
})

test('while the database is away, texts are screened and all other calls ask to retry', async () => {
  const { port } = way.address() as { port: number }
  const frame = async () => {
    const response = await fetch(`${api.url}/widget/v1/frame?partner=pk_shop`, {
      headers: { referer: 'https://shop.example/', 'accept-language': 'en-GB' },
    })
    return {
      status: response.status,
      policy: response.headers.get('content-security-policy'),
      html: await response.text(),
    }
  }
  const guest = String((await call(api.url, 'POST', '/api/functions/track-anonymous-diagnosis')).body.guestToken)
  await agree(api.url, guest)
  const screen = () =>
    call(api.url, 'POST', '/api/safety/screen', { guest, body: { description: 'I want to kill myself tonight' } })
  const enter = () =>
    call(api.url, 'POST', '/api/symptoms', { guest, body: { symptom_type: 'physical', description: 'Stiff neck' } })

  way.close()
  for (const socket of sockets) socket.destroy()
  expect(await screen()).toMatchObject({ status: 200, body: { safety: { level: 'urgent', category: 'suicide' } } })
  expect(await enter()).toMatchObject({ status: 503, body: { type: '/problems/unavailable' } })
  const probes = ['/api/ready', '/api/ready/pages'].map((path) => call(api.url, 'GET', path))
  expect((await Promise.all(probes)).map(({ status }) => status)).toEqual([503, 200])
  // It appears within a partner's page, so people have to understand it.
  expect(await frame()).toMatchObject({
    status: 503,
    policy: expect.not.stringContaining('frame-ancestors'),
    html: expect.stringMatching(
      /<h1>We cannot be reached right now<\/h1>.*&amp;host=https%3A%2F%2Fshop.example".*tel:999.*Samaritans/s,
    ),
  })

  way.listen(port, '127.0.0.1')
  await once(way, 'listening')
  await expect.poll(async () => (await enter()).status).toBe(201)
})

test('while the database stalls, pages are made from the last state', async () => {
  const page = () => fetch(`${api.url}/api/settings`).then(({ status }) => status)
  expect(await page()).toBe(200)
  for (const socket of sockets) socket.pause()
  // More callers than connections.
  expect(new Set(await Promise.all(Array.from({ length: 40 }, page)))).toEqual(new Set([200]))
  for (const socket of sockets) socket.resume()
})
