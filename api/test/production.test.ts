import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { freePort } from '@soulsign/postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PeopleApi, startPeopleApi } from './people.ts'

let api: PeopleApi
let metricsPort: number

beforeAll(async () => {
  metricsPort = await freePort()
  api = await startPeopleApi({
    NODE_ENV: 'production',
    ALLOW_SANDBOX: '1',
    ADMIN_EMAILS: 'boss@example.test',
    SECRETS_KEY: 'ab'.repeat(32),
    LAME_DUCK_SECONDS: '0',
    PUBLIC_URL: 'https://soul.example',
    METRICS_PORT: String(metricsPort),
  })
})
afterAll(() => api.close())

/** The status for a request that names `host`. */
async function statusOf(path: string, host: string, headers = {}): Promise<number | undefined> {
  const { port } = new URL(api.url)
  const [response] = await once(request({ port, path, headers: { ...headers, host } }).end(), 'response')
  response.resume()
  return response.statusCode
}

test('only the site’s own host is answered, but probes by any name', async () => {
  const settings = '/api/settings'
  expect(await statusOf(settings, 'soul.example')).toBe(200)
  expect(await statusOf(settings, 'SOUL.example')).toBe(200)
  for (const host of ['evil.example', 'soul.example.evil.example', 'soul.example:8080', '10.0.0.7:3000']) {
    expect(await statusOf(settings, host), host).toBe(421)
    expect(await statusOf('/', host), host).toBe(421)
    expect(await statusOf('/api/health', host), host).toBe(200)
    expect(await statusOf('/api/ready', host), host).toBe(200)
  }
})

test('the description of the API is closed to all but administrators', async () => {
  for (const path of ['/api/openapi.json', '/api/reference', '/api/reference/scalar.js'])
    expect(await statusOf(path, 'soul.example'), path).toBe(401)
})

test('neither the API nor the metrics can be reached from another machine', async () => {
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((address) => address && !address.internal && address.family === 'IPv4')?.address
  // A machine without a network has no other address.
  if (!outside) return
  for (const port of [Number(new URL(api.url).port), metricsPort]) {
    const socket = connect(port, outside)
    const outcome = await new Promise((resolve) => {
      socket.once('connect', () => resolve('open')).once('error', () => resolve('refused'))
    })
    socket.destroy()
    expect(outcome, `${outside}:${port}`).toBe('refused')
  }
  expect((await fetch(`http://127.0.0.1:${metricsPort}`)).status).toBe(200)
})
