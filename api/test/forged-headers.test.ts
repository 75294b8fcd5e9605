import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test as testAnywhere } from 'vitest'
import { linkFor, mailsTo, type PeopleApi, startPeopleApi } from './people.ts'

/** Only Linux lets a client send from any loopback address. */
const test = testAnywhere.skipIf(process.platform !== 'linux')

/** Addresses of this machine: a proxy that counts, and somebody who says so of themselves. */
const PROXY = '127.0.0.9'
const STRANGER = '127.0.0.8'
const HOST = 'soul.example'
const TRACK = '/api/functions/track-anonymous-diagnosis'

let api: PeopleApi
beforeAll(async () => {
  api = await startPeopleApi({
    NODE_ENV: 'production',
    ALLOW_SANDBOX: '1',
    SECRETS_KEY: 'ab'.repeat(32),
    LAME_DUCK_SECONDS: '0',
    PUBLIC_URL: `https://${HOST}`,
    TRUSTED_PROXIES: PROXY,
    GUEST_LIMIT: '3',
  })
})
beforeEach(() => api.database.query('truncate guest_addresses cascade'))
afterAll(() => api.close())

type Headers = Record<string, string | string[]>
/** Sends bytes as they are, from an address of this machine. */
async function send(method: string, path: string, headers: Headers = {}, { from = STRANGER, body = '' } = {}) {
  const { hostname, port } = new URL(api.url)
  const sent = request({
    hostname,
    port,
    method,
    path,
    localAddress: from,
    headers: { host: HOST, 'content-type': 'application/json', ...headers },
  })
  const [response] = (await once(sent.end(body), 'response')) as [IncomingMessage]
  return { status: response.statusCode, headers: response.headers, text: await text(response) }
}
const reserve = async (headers: Headers, from?: string) => {
  const answer = await send('POST', TRACK, headers, { ...(from && { from }) })
  return (JSON.parse(answer.text) as { hasReachedLimit: boolean }).hasReachedLimit
}

test.each([
  'x-forwarded-for',
  'forwarded',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'cf-connecting-ip',
  'true-client-ip',
])('%s of a stranger gives them no other address', async (name) => {
  const refused: boolean[] = []
  for (let n = 1; n <= 4; n++) {
    refused.push(await reserve({ [name]: name === 'forwarded' ? `for=203.0.113.${n}` : `203.0.113.${n}` }))
  }
  expect(refused).toEqual([false, false, false, true])
})

test('addresses that a client puts before its proxy’s do not count, in one header or two', async () => {
  const client = '203.0.113.50'
  const refused: boolean[] = []
  for (const forwarded of [
    `198.51.100.1, ${client}`,
    ['198.51.100.2', client],
    ` , ,${client}:4711`,
    `::ffff:${client}`,
  ])
    refused.push(await reserve({ 'x-forwarded-for': forwarded }, PROXY))
  expect(refused).toEqual([false, false, false, true])
})

test('no header names another host, in pages or in mails', async () => {
  const forged = {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    'x-forwarded-prefix': '//evil.example',
    'x-original-url': 'https://evil.example/admin',
    forwarded: 'host=evil.example;proto=http',
    origin: 'https://evil.example',
    referer: 'https://evil.example/',
  }
  for (const [at, from] of [PROXY, STRANGER].entries()) {
    for (const path of ['/', '/journal', '/sitemap.xml', '/robots.txt', '/api/settings', '/nothing/here']) {
      const page = await send('GET', path, forged, { from })
      expect(`${JSON.stringify(page.headers)}${page.text}`, path).not.toContain('evil')
    }
    const email = `mailed-${at}@example.test`
    const target = encodeURIComponent('https://evil.example/')
    const body = JSON.stringify({ email })
    expect((await send('POST', `/api/auth/v1/otp?redirect_to=${target}`, forged, { from, body })).status).toBe(200)
    expect((await linkFor(api, email)).origin).toBe(`https://${HOST}`)
    expect(JSON.stringify(await mailsTo(api, email))).not.toContain('evil')
  }
})

test.each(['http://evil.example/api/settings', 'https://evil.example/', 'http://soul.example@evil.example/'])(
  'an address with a host of its own is not answered: %s',
  async (path) => {
    expect((await send('GET', path)).status).toBe(421)
  },
)
