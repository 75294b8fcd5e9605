import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FrameConfig, PARTNER_VISITS_COUNTED } from '@soulsign/contracts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { rollback } from '../src/releases/moves.ts'
import type { RunningServer } from '../src/server.ts'
import { startTestServer } from './api.ts'
import { createTestDatabase } from './database.ts'
import { countReads, whileUnreadable } from './reads.ts'
import { releaseWidget } from './widget.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let api: RunningServer
let dataDir: string
const KEY = 'pk_shop'

beforeAll(async () => {
  database = await createTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'soulsign-data-'))
  await releaseWidget(database.url)
  api = await startTestServer(database.url, { DATA_DIR: dataDir, PUBLIC_URL: 'https://soulsign.test' })
})
afterAll(async () => {
  await api.close()
  await database.drop()
  await rm(dataDir, { recursive: true })
})
beforeEach(async () => {
  await database.owner.query('truncate partners cascade')
  await database.owner.query(
    `insert into partners (name, publishable_key, origins, theme, daily_ceiling)
     values ('Shop </script>', $1, $2, '{"accent":"#112233"}', 5)`,
    [KEY, ['https://shop.example', 'https://*.wellness.example', 'http://localhost:*']],
  )
})

async function frame(referer: string | undefined, query: Record<string, string> = {}, headers = {}) {
  const response = await fetch(`${api.url}/widget/v1/frame?${new URLSearchParams({ partner: KEY, ...query })}`, {
    headers: { ...headers, ...(referer !== undefined && { referer }) },
  })
  const html = await response.text()
  const [, json = ''] = /<script type="application\/json" id="frame"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  const policy = response.headers.get('content-security-policy') ?? ''
  return { response, html, policy, config: FrameConfig.parse(JSON.parse(json)) }
}
const usage = async () => (await database.owner.query('select * from partner_usage')).rows[0]

test('a listed origin gets the frame, and the policy that keeps it there', async () => {
  const { response, html, policy, config } = await frame('https://shop.example/')
  expect(response.status).toBe(200)
  expect(config).toMatchObject({
    state: 'ready',
    partner: { name: 'Shop </script>', key: KEY },
    host_origin: 'https://shop.example',
    frame_token: expect.any(String),
  })
  expect(policy).toContain("frame-ancestors 'self' https://shop.example https://*.wellness.example http://localhost:*;")
  const [, nonce] = /script-src 'nonce-([^']+)' 'strict-dynamic';/.exec(policy) ?? []
  expect(html).toMatch(
    /<script defer src="\/widget\/v1\/assets\/1\.0\.0-a\/frame\.2b\.js" integrity="sha384-\S{64}" crossorigin="anonymous" nonce="/,
  )
  expect(html).toContain(`nonce="${nonce}"`)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'cross-origin',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  expect(response.headers.has('x-frame-options')).toBe(false)
  expect(response.headers.has('set-cookie')).toBe(false)
  expect(await usage()).toMatchObject({ views: 1, refusals: 0 })
})

test.each([
  ['an origin that is not listed', 'https://evil.example/'],
  ['a look-alike in front', 'https://evil-shop.example/'],
  ['a look-alike behind', 'https://shop.example.evil.example/'],
  ['the domain of a wildcard itself', 'https://wellness.example/'],
  ['a look-alike of a wildcard', 'https://evilwellness.example/'],
  ['another scheme', 'http://shop.example/'],
  ['a dot at the end of the name', 'https://shop.example./'],
  ['another port', 'https://shop.example:8443/'],
  ['a user name that looks like the origin', 'https://shop.example@evil.example/'],
  ['a page without an origin', 'data:text/html,x'],
  ['a Referer that is not an address', 'null'],
  ['no Referer', undefined],
])('%s gets an empty refusal that any page may frame', async (_, referer) => {
  const { response, html, policy, config } = await frame(referer)
  expect(response.status).toBe(200)
  expect(config).toMatchObject({ state: 'refused', partner: null, frame_token: null })
  expect(policy).not.toContain('frame-ancestors')
  expect(response.headers.has('x-frame-options')).toBe(false)
  expect(html).not.toContain('Shop')
  expect(html).not.toContain('wellness.example\\"')
  expect(await usage()).toMatchObject({ views: 0, refusals: 1 })
})

test.each([
  ['https://a.wellness.example/'],
  ['https://a.b.wellness.example/'],
  ['http://localhost:1234/'],
  ['http://localhost/'],
  ['HTTPS://SHOP.EXAMPLE:443/'],
])('%s matches a listed pattern', async (referer) => {
  expect((await frame(referer)).config.state).toBe('ready')
})

test('a frame that reloads itself names its page, which counts unless a Referer names another', async () => {
  const again = (host: string, referer?: string) => frame(referer, { host })
  const { config, policy } = await again('https://shop.example')
  expect(config).toMatchObject({ state: 'ready', host_origin: 'https://shop.example' })
  expect(policy).toContain("frame-ancestors 'self' https://shop.example ")
  for (const [host, referer] of [
    ['https://shop.example', 'https://evil.example/'],
    ['https://evil.example'],
    ['https://soulsign.test'],
    ['null'],
  ] as const) {
    expect((await again(host, referer)).config.state).toBe('refused')
  }
})

test('an unknown key and a revoked key are reported immediately', async () => {
  expect((await frame('https://shop.example/', { partner: 'pk_nobody' })).config.state).toBe('revoked')
  expect((await frame('https://shop.example/', { partner: "pk_'; drop" })).config.state).toBe('revoked')
  await database.owner.query('update partners set revoked_at = now()')
  const { config, policy } = await frame('https://shop.example/')
  expect(config).toMatchObject({ state: 'revoked', partner: null, frame_token: null })
  expect(policy).not.toContain('frame-ancestors')
})

test('a page’s valid choices of language, start and theme apply', async () => {
  const good = await frame('https://shop.example/', { lang: 'AR-eg', type: 'physical', radius: '4', scheme: 'dark' })
  expect(good.config).toMatchObject({ language: 'ar-EG', start_type: 'physical', theme: { radius: 4, scheme: 'dark' } })
  expect(good.html).toContain('<html lang="ar-EG" dir="rtl">')
  const bad = await frame('https://shop.example/', {
    lang: '"><b',
    type: 'x'.repeat(5_000),
    radius: '900',
    accent: 'red',
    font: 'x',
  })
  expect(bad.config).toMatchObject({
    state: 'ready',
    language: 'en',
    start_type: null,
    theme: { radius: 12, font: 'product' },
  })
  expect(bad.config.theme.accent.light).toBe('#112233')
  // Too dark for the dark surface, so it is lightened until it is readable.
  expect(bad.config.theme.accent.dark).not.toBe('#112233')
  expect(bad.html).not.toContain('"><b')
})

test('our own pages preview the frame and are not counted', async () => {
  expect((await frame('https://soulsign.test/')).config.state).toBe('ready')
  expect(await usage()).toBeUndefined()
})

test('one address cannot inflate the figures, and requests outside a frame do not count', async () => {
  const ask = (headers?: Record<string, string>) => frame('https://shop.example/', {}, headers)
  await ask({ 'sec-fetch-dest': 'document' })
  expect(await usage()).toBeUndefined()
  // A few at once: counts of one partner wait for each other.
  for (let asked = 0; asked < PARTNER_VISITS_COUNTED + 5; asked += 15) {
    const answers = await Promise.all(Array.from({ length: 15 }, () => ask()))
    expect(new Set(answers.map(({ config }) => config.state))).toEqual(new Set(['ready']))
  }
  expect(await usage()).toMatchObject({ views: PARTNER_VISITS_COUNTED })
})

test('the loader is evergreen, its files are immutable, and a roll-back restores the previous one', async () => {
  const loader = (etag = '') =>
    fetch(`${api.url}/widget/v1/symptom-check.js`, {
      headers: { origin: 'https://shop.example', 'if-none-match': etag },
    })
  const first = await loader()
  expect(await first.text()).toBe("'loader 1.0.0-a'")
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=300',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect((await loader(first.headers.get('etag') ?? '')).status).toBe(304)

  await releaseWidget(database.url, '1.0.1-b')
  await vi.waitFor(async () => expect(await (await loader()).text()).toBe("'loader 1.0.1-b'"))
  const asset = await fetch(`${api.url}/widget/v1/assets/1.0.0-a/frame.2b.js`)
  expect(await asset.text()).toBe(`'frame'`)
  expect(Object.fromEntries(asset.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  })
  for (const path of ['1.0.0-a/gone.js', '1.0.0-a/../frame.html', '1.0.0-a/%2e%2e/frame.html', '..%2f..%2fx']) {
    expect((await fetch(`${api.url}/widget/v1/assets/${path}`)).status).toBe(404)
  }
  await rollback({ databaseUrl: database.url }, { name: 'widget', actor: 'test' })
  await vi.waitFor(async () => expect(await (await loader()).text()).toBe("'loader 1.0.0-a'"))
})

test('the test page tells a partner what is wrong, and escapes what it quotes', async () => {
  const page = async (query: Record<string, string>) => {
    const response = await fetch(`${api.url}/widget/v1/test?${new URLSearchParams(query)}`)
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    return response.text()
  }
  expect(await page({ partner: KEY, origin: 'https://shop.example/page' })).toContain('data-ok="true"')
  expect(await page({ partner: KEY, origin: 'https://evil.example' })).toContain('is not among the origins')
  expect(await page({ partner: 'pk_nobody' })).toContain('no such key')
  expect(await page({ partner: '"><script>1', origin: '<img src=x>' })).not.toMatch(/"><script>1|<img src=x>/)
})

test('fifty concurrent frames make the API read the live release once', async () => {
  const reads = await countReads(database.owner, 'remote_live')
  const node = await startTestServer(database.url, { DATA_DIR: dataDir, PUBLIC_URL: 'https://soulsign.test' })
  const before = await reads()
  const place = { owner: database.owner, table: 'remote_live', url: node.url }
  const answers = await whileUnreadable(place, () =>
    // Outside a frame none is counted: counts of one partner wait for each other, which is not what this is about.
    Array.from({ length: 50 }, () =>
      fetch(`${node.url}/widget/v1/frame?partner=${KEY}`, { headers: { 'sec-fetch-dest': 'document' } }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200))
  const read = (await reads()) - before
  expect(read).toBeGreaterThan(0)
  // Reading the site queries the same table.
  expect(read).toBeLessThanOrEqual(2)
  await node.close()
})
