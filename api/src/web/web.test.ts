import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { createAdaptorServer } from '@hono/node-server'
import { GUEST_DIAGNOSIS_LIMIT, type RemoteRoute } from '@soulsign/contracts'
import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { releaseShell } from '../../test/builds.ts'
import { createTestDatabase } from '../../test/database.ts'
import { manifestOf, routeOf } from '../../test/manifest.ts'
import { readConfig } from '../config.ts'
import { connectDatabase, type Database } from '../database/database.ts'
import { answerError } from '../http/errors.ts'
import { createCeilings } from '../limits/ceilings.ts'
import { createMetrics, type Metrics } from '../observability/metrics.ts'
import { createReleaseFiles } from '../releases/files.ts'
import { createReleaseUse, type ReleaseUse } from '../releases/use.ts'
import { settingsRoutes } from '../settings/routes.ts'
import { webRoutes } from './routes.ts'
import { createSite } from './site.ts'

const TEMPLATE = `<!doctype html><html><head><!--head--><!--data--><script nonce="__NONCE__" src="/assets/main.1.js"></script></head><body><!--page--></body></html>`
const OUTLINE = { html: '<i>outline</i>', css: '', styles: [], fonts: ['assets/text.woff2'] }

const JOURNAL = routeOf('/journal', { access: 'user', seo: { key: 'journal', label: 'Journal Page' } })

let owned: Awaited<ReturnType<typeof createTestDatabase>>
let metrics: Metrics
let database: Database
let folder: string
const servers: Server[] = []
const counting: ReleaseUse[] = []
/** The facts of the last request's line in the log. */
let facts: Record<string, string | number | boolean> = {}
const logged: { name: string; facts: unknown }[] = []

beforeAll(async () => {
  owned = await createTestDatabase()
  database = connectDatabase(owned.url, () => undefined)
  folder = await mkdtemp(join(tmpdir(), 'soulsign-web-'))
  await mkdir(join(folder, 'data/remotes/journal/1.0.0'), { recursive: true })
  await releaseShell(owned.url, {
    page: TEMPLATE,
    more: {
      'assets/main.1.js': 'plain',
      'assets/main.1.js.br': brotliCompressSync('plain'),
      'pages.json': JSON.stringify({ outline: OUTLINE }),
    },
  })
  await writeFile(join(folder, 'data/remotes/journal/1.0.0/entry.js'), 'remote')
  await writeFile(join(folder, 'data/secret.txt'), 'secret')
  await release('journal', [JOURNAL], '/remotes/journal/1.0.0/')
})
beforeEach(async () => {
  logged.length = 0
  await owned.owner.query('delete from app_settings; delete from seo_metadata')
})
afterAll(async () => {
  for (const server of servers) server.close()
  for (const releaseUse of counting) await releaseUse.close()
  await database.close()
  await owned.drop()
  await rm(folder, { recursive: true, force: true })
})

async function release(name: string, routes: RemoteRoute[], base: string) {
  await owned.owner.query(
    `insert into remote_releases (name, version, manifest, base, content_hash) values ($1, '1.0.0', $2, $3, sha256('x'))`,
    [name, manifestOf(name, routes), base],
  )
  await owned.owner.query(`insert into remote_live (name, version) values ($1, '1.0.0')`, [name])
}

/** A separate server, without cached site data. */
async function serve(more: Record<string, string> = {}): Promise<string> {
  const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: owned.url, DATA_DIR: join(folder, 'data'), ...more })
  const log = {
    event: (name: string, facts?: unknown) => logged.push({ name, facts }),
    failure: (name: string, error: unknown) => logged.push({ name, facts: error }),
  }
  const ceilings = createCeilings(config, database, (text) => Buffer.from(text.padEnd(32)))
  const app = new Hono()
  metrics = createMetrics()
  app.use(async (c, next) => {
    c.set('principal', { kind: 'anonymous' })
    facts = {}
    c.set('facts', facts)
    await next()
  })
  const releaseFiles = createReleaseFiles({ dataDir: config.dataDir, database })
  const site = createSite({ config, database, log, releaseFiles })
  app.route('/', settingsRoutes({ database, site, ceilings }))
  const releaseUse = createReleaseUse({ database, log })
  counting.push(releaseUse)
  app.route('/', webRoutes({ config, log, metrics, ceilings, site, database, releaseFiles, releaseUse }))
  app.onError(answerError(log))
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  servers.push(server)
  server.listen(0)
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const page = async (url: string) => (await fetch(url)).text()
const inlined = (html: string, id: string) =>
  JSON.parse(new RegExp(`<script type="application/json" id="${id}"[^>]*>(.*?)</script>`).exec(html)?.[1] ?? 'null')

/** Sends a path unchanged, unlike fetch(). */
async function rawStatus(url: string, path: string): Promise<{ status: number | undefined; body: string }> {
  const { hostname, port } = new URL(url)
  const sent = request({ hostname, port, path }).end()
  const [response] = await once(sent, 'response')
  let body = ''
  for await (const chunk of response) body += chunk
  return { status: response.statusCode, body }
}

test('pages of the shell and of live remotes are 200, all others 404 with the shell and a line in the log', async () => {
  const url = await serve()
  for (const path of ['/', '/welcome', '/about', '/about/', '/journal', '/journal/7?x=1']) {
    expect({ path, status: (await fetch(url + path)).status }).toEqual({ path, status: 200 })
  }
  expect(logged).toEqual([])
  for (const path of ['/journals', '/nothing?mail=me@example.test', '//example.test', '/api', '/about/more']) {
    expect({ path, status: (await rawStatus(url, path)).status }).toEqual({ path, status: 404 })
  }
  const missing = await page(`${url}/nothing`)
  expect(facts).toEqual({ unknown_path: '/nothing' })
  expect(missing).toContain('<title>Page not found · Soulsign</title>')
  expect(missing).toContain('<meta name="robots" content="noindex">')
  expect(missing).not.toContain('rel="canonical"')
  expect((await fetch(`${url}/journal`, { method: 'HEAD' })).status).toBe(200)
})

test('hostile settings and metadata are escaped', async () => {
  const hostile = `</script><script>alert(1)</script><!--"'>&`
  await owned.owner.query('insert into app_settings (setting_key, setting_value) values ($1, $2), ($3, $4)', [
    'product_name',
    JSON.stringify(hostile),
    'favicon_url',
    JSON.stringify(`https://x.test/"><script>alert(2)</script>`),
  ])
  await owned.owner.query(
    `insert into seo_metadata (page_key, page_title, meta_description, og_image_url, ai_focus, json_ld)
     values ('homepage', $1, $1, $1, $1, $2)`,
    [hostile, { name: hostile }],
  )
  const html = await page(`${await serve()}/`)
  expect(html).not.toContain('<script>')
  // Registry, settings, seo, JSON-LD and the shell's own script.
  expect(html.match(/<script/g)).toHaveLength(5)
  expect(html.match(/<\/script>/g)).toHaveLength(5)
  expect(html).not.toContain('<!--')
  expect(inlined(html, 'settings').product_name).toBe(hostile)
  expect(inlined(html, 'seo')[0].json_ld).toEqual({ name: hostile })
  expect(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html)?.[1]).toContain('\\u003c/script')
})

test('the settings’ pictures may load, and their addresses say nothing else in the policy', async () => {
  await owned.owner.query('insert into app_settings (setting_key, setting_value) values ($1, $2), ($3, $4)', [
    'site_logo_url',
    '"https://cdn.example:8443/logo.png"',
    'favicon_url',
    '"https://x;script-src-elem/icon.png"',
  ])
  const policy = (await fetch(`${await serve()}/`)).headers.get('content-security-policy') ?? ''
  expect(policy).toContain("img-src 'self' data: blob: https://cdn.example:8443;")
  expect(policy).not.toContain('script-src-elem')
})

test('stored metadata overrides the defaults, and both reach crawlers', async () => {
  await owned.owner.query(
    `insert into seo_metadata (page_key, page_title, og_image_url) values ('journal', 'My pages', 'https://x.test/i.png')`,
  )
  const url = await serve({ PUBLIC_URL: 'https://soul.example' })
  const journal = await page(`${url}/journal`)
  expect(journal).toContain('<title>My pages</title>')
  expect(journal).toContain('<meta property="og:title" content="My pages">')
  expect(journal).toContain('<meta property="og:image" content="https://x.test/i.png">')
  expect(journal).toContain('<meta name="description" content="What is at /journal.')
  expect(journal).toContain('<meta name="robots" content="noindex">')

  const welcome = await page(`${url}/welcome`)
  expect(welcome).toContain('<link rel="canonical" href="https://soul.example/">')
  expect(welcome).toContain('"@type":"WebApplication"')
  expect(welcome).not.toContain('noindex')
  expect(await page(`${url}/about`)).toContain('<title>About Soulsign</title>')
  expect(await page(`${url}/sitemap.xml`)).toContain('<loc>https://soul.example/about</loc>')
})

test('theme, colour and name come from the settings; an invalid one counts as unset', async () => {
  await owned.owner.query(
    `insert into app_settings (setting_key, setting_value) values
     ('theme_mode', '"dark"'), ('primary_color', '"200 50% 40%"'), ('supported_languages', '["en", "tlh"]')`,
  )
  const url = await serve({ PRODUCT_NAME: 'Moonsign' })
  const html = await page(`${url}/about`)
  expect(html).toContain('<html lang="en" data-theme="dark">')
  expect(html).toContain(':root:root{--primary:200 50% 40%}</style>')
  expect(html).toContain('<title>About Moonsign</title>')
  expect(await (await fetch(`${url}/api/settings`)).json()).toMatchObject({
    theme_mode: 'dark',
    supported_languages: ['en'],
  })
})

test('pages and settings show the limit that the API enforces', async () => {
  await owned.owner.query(`insert into app_settings (setting_key, setting_value) values ('guest_limit', '99')`)
  for (const [environment, limit] of [
    [{}, GUEST_DIAGNOSIS_LIMIT],
    [{ GUEST_LIMIT: '3' }, 3],
  ] as const) {
    const url = await serve(environment)
    expect(inlined(await page(url), 'settings').guest_limit).toBe(limit)
    expect(await (await fetch(`${url}/api/settings`)).json()).toMatchObject({ guest_limit: limit })
  }
})

test('the policy has a fresh nonce on every page, no unsafe sources, and only the origins in use', async () => {
  const url = await serve()
  const policies = []
  for (const path of ['/', '/']) {
    const response = await fetch(url + path)
    const policy = response.headers.get('content-security-policy') ?? ''
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? []
    const html = await response.text()
    expect(html.match(/<script[^>]*>/g)?.every((tag) => tag.includes(`nonce="${nonce}"`))).toBe(true)
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("default-src 'none'")
    policies.push(policy)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('permissions-policy')).toContain('camera=()')
    expect(response.headers.get('referrer-policy')).toBe('same-origin')
    expect(response.headers.get('strict-transport-security')).toBeNull()
  }
  expect(policies[0]).not.toBe(policies[1])
  expect(policies[0]).not.toContain('localhost')
  expect(policies[0]).toContain("img-src 'self' data: blob:;")
  for (const path of ['/admin', '/admin/settings']) {
    const anywhere = (await fetch(url + path)).headers.get('content-security-policy')
    expect(anywhere).toContain("img-src 'self' data: blob: https:;")
  }
  expect((await fetch(`${url}/administrator`)).headers.get('content-security-policy')).not.toContain(' https:;')

  await release('admin', [routeOf('/admin')], 'https://static.example/admin/1.0.0/')
  const secure = await fetch(`${await serve({ PUBLIC_URL: 'https://soul.example', REMOTE_OVERRIDES: '0' })}/`)
  const policy = secure.headers.get('content-security-policy') ?? ''
  expect(/script-src ([^;]*)/.exec(policy)?.[1]).toMatch(/^'self' 'nonce-\S+' https:\/\/static\.example$/)
  expect(policy).toContain('upgrade-insecure-requests')
  expect(secure.headers.get('strict-transport-security')).toContain('max-age=31536000')
})

test('only a page loaded with overrides may load from the developer’s machine, and only if they are enabled', async () => {
  const load = (url: string, cookie?: string) => fetch(url, cookie ? { headers: { cookie } } : {})
  const policyOf = async (url: string, cookie?: string) =>
    (await load(url, cookie)).headers.get('content-security-policy')
  const url = await serve({ PUBLIC_URL: 'https://soul.example' })
  const first = await load(`${url}/journal?remote.journal=http://localhost:4004`)
  const [cookie = ''] = first.headers.getSetCookie()[0]?.split(';') ?? []
  // Only this host's pages under https can set it.
  expect(first.headers.getSetCookie()[0]).toBe('__Host-soulsign-overrides=1; Path=/; HttpOnly; Secure; SameSite=Lax')
  const possible = [first.headers.get('content-security-policy'), await policyOf(`${url}/journal`, `a=b; ${cookie}`)]
  for (const policy of possible) expect(policy).toMatch(/script-src [^;]* http:\/\/localhost:\*/)
  for (const cookie of [undefined, '__Host-soulsign-overrides=0', 'soulsign-overrides=1']) {
    expect(await policyOf(`${url}/journal?search=remote.x`, cookie)).not.toContain('localhost')
  }
  const off = await serve({ PUBLIC_URL: 'https://soul.example', REMOTE_OVERRIDES: '0' })
  const policy = await policyOf(`${off}/?remote.journal=http://localhost:4004`, '__Host-soulsign-overrides=1')
  expect(policy).not.toContain('localhost')
})

test('a page begins with what was rendered for it, but not if a developer’s remote takes its place', async () => {
  const url = await serve()
  const plain = await fetch(`${url}/journal`)
  expect(plain.headers.get('link')).toContain('</remotes/shell/1.0.0/assets/text.woff2>; rel=preload')
  expect(await plain.text()).toContain('<i>outline</i>')
  const overridden = await fetch(`${url}/journal?remote.journal=http://localhost:4004`)
  expect(overridden.headers.get('link')).toBeNull()
  expect(await overridden.text()).not.toContain('<i>outline</i>')
})

test('hashed files are immutable and compressed, missing ones are a plain 404, and nothing else can be read', async () => {
  const url = await serve()
  const asset = await fetch(`${url}/remotes/shell/1.0.0/assets/main.1.js`, {
    headers: { 'accept-encoding': 'identity' },
  })
  expect(await asset.text()).toBe('plain')
  expect(Object.fromEntries(asset.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const { port } = new URL(url)
  const [compressed] = await once(
    request({ port, path: '/remotes/shell/1.0.0/assets/main.1.js', headers: { 'accept-encoding': 'gzip, br' } }).end(),
    'response',
  )
  expect(compressed.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
  })
  compressed.resume()

  const remote = await fetch(`${url}/remotes/journal/1.0.0/entry.js`)
  expect(await remote.text()).toBe('remote')
  expect(remote.headers.get('access-control-allow-origin')).toBe('*')
  expect(remote.headers.get('cross-origin-resource-policy')).toBe('cross-origin')

  for (const path of [
    '/assets/main.2.js',
    '/remotes/shell/1.0.0/assets/main.2.js',
    '/remotes/shell/1.0.0/index.html',
    '/remotes/journal/1.0.1/entry.js',
    '/remotes/%2e%2e/secret.txt',
    '/remotes/..%2fsecret.txt',
    '/remotes/../secret.txt',
    '/remotes/..\\secret.txt',
    '/assets/../../data/secret.txt',
    '/assets/',
  ]) {
    const { status, body } = await rawStatus(url, path)
    // The HTTP server itself refuses a backslash.
    expect({ path, status }).toEqual({ path, status: path.includes('\\') ? 400 : 404 })
    expect(body).not.toBe('secret')
  }
  const missing = await fetch(`${url}/assets/main.2.js`)
  expect(missing.headers.get('content-type')).toBe('application/problem+json')
  expect(missing.headers.get('cache-control')).toBe('no-store')

  const robots = await fetch(`${url}/robots.txt`)
  const again = await fetch(`${url}/robots.txt`, { headers: { 'if-none-match': robots.headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
  expect((await fetch(`${url}/favicon.ico`)).headers.get('content-type')).toBe('image/svg+xml')
})

test('a release, a setting and metadata take effect within a second, without a restart', async () => {
  const url = await serve()
  expect((await fetch(`${url}/symptom-entry`)).status).toBe(404)
  await release('diagnosis', [routeOf('/symptom-entry')], '/remotes/diagnosis/1.0.0/')
  await vi.waitFor(async () => expect((await fetch(`${url}/symptom-entry`)).status).toBe(200), { timeout: 1_000 })
  expect(inlined(await page(`${url}/`), 'registry').remotes.map(({ name }: { name: string }) => name)).toContain(
    'diagnosis',
  )
})

test('a remote that is switched off keeps its pages, and the registry says that it rests', async () => {
  const url = await serve()
  const [before] = inlined(await page(`${url}/`), 'registry').remotes
  expect(before).not.toHaveProperty('resting')
  await owned.owner.query(`update remote_live set resting = true where name = 'journal'`)
  const restingNow = async () => {
    const { remotes } = inlined(await page(`${url}/journal`), 'registry')
    return remotes.find(({ name }: { name: string }) => name === 'journal').resting
  }
  await vi.waitFor(async () => expect(await restingNow()).toBe(true), { timeout: 1_000 })
  await owned.owner.query('update remote_live set resting = false')
})

test('the site says where to report a vulnerability', async () => {
  const url = await serve({ SECURITY_CONTACT: 'security@soulsign.example' })
  const response = await fetch(`${url}/.well-known/security.txt`)
  expect(await response.text()).toContain('Contact: mailto:security@soulsign.example')
})

test('reports are logged without people’s text, and invalid ones are refused', async () => {
  const url = await serve()
  const post = async (path: string, type: string, body: string) =>
    (await fetch(url + path, { method: 'POST', headers: { 'content-type': type }, body })).status
  const report = { kind: 'unknown-path', message: 'No such page', path: '/nope' }
  expect(await post('/api/reports', 'application/json', JSON.stringify(report))).toBe(204)
  expect(logged).toContainEqual({ name: 'browser: unknown-path', facts: { message: 'No such page', path: '/nope' } })
  expect(await post('/api/reports', 'application/json', JSON.stringify({ ...report, kind: 'x' }))).toBe(400)
  // Counted under the names of live remotes only.
  const invented = { ...report, kind: 'remote', remote: 'invented', phase: 'entry' }
  expect(await post('/api/reports', 'application/json', JSON.stringify(invented))).toBe(204)
  expect(await metrics.registry.getSingleMetricAsString('browser_failures_total')).toContain(
    'browser_failures_total{kind="remote",remote="",phase="entry"} 1',
  )

  const body = {
    documentURL: 'https://soul.example/journal?search=my+words',
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/x.js?my+words',
    sample: 'my words',
  }
  const sent = JSON.stringify([
    { type: 'csp-violation', body },
    { type: 'deprecation', body: {} },
  ])
  expect(await post('/api/reports/csp', 'application/reports+json', sent)).toBe(204)
  const legacy = { 'document-uri': 'https://soul.example/', 'effective-directive': 'img-src', 'blocked-uri': 'inline' }
  expect(await post('/api/reports/csp', 'application/csp-report', JSON.stringify({ 'csp-report': legacy }))).toBe(204)
  expect(logged.slice(-2).map(({ facts }) => facts)).toEqual([
    { path: '/journal', directive: 'script-src-elem', blocked: 'https://evil.example' },
    { path: '/', directive: 'img-src', blocked: 'inline' },
  ])
  // Anybody can send a report.
  for (const blockedURL of [`https://${'my-words.'.repeat(20)}example`, 'my-words:anything'])
    await post(
      '/api/reports/csp',
      'application/reports+json',
      JSON.stringify([
        { type: 'csp-violation', body: { ...body, effectiveDirective: 'script-src my words', blockedURL } },
      ]),
    )
  expect(logged.slice(-2).map(({ facts }) => facts)).toEqual(
    Array(2).fill({ path: '/journal', directive: '*', blocked: '*' }),
  )
})

test.each([
  [400, 'malformed-json', 'application/reports+json', 'nonsense'],
  [400, 'malformed-json', 'application/csp-report', '['.repeat(5_000) + ']'.repeat(5_000)],
  [400, 'invalid-input', 'application/csp-report', '{}'],
  [413, 'body-too-large', 'application/reports+json', `"${'x'.repeat(20_000)}"`],
  [415, 'unsupported-media-type', 'text/plain', '[]'],
])('an invalid violation report is refused: %i %s', async (status, key, type, body) => {
  const url = await serve()
  const answer = await fetch(`${url}/api/reports/csp`, { method: 'POST', headers: { 'content-type': type }, body })
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  expect(await answer.json()).toMatchObject({ type: `/problems/${key}`, status, detail: expect.any(String) })
  expect(logged).toEqual([])
})
