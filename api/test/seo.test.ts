import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { editablePages, pagesOf, SEO_LIMITS } from '@soulsign/contracts'
import { Hono } from 'hono'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { connectDatabase, type Database } from '../src/database/database.ts'
import { createCeilings } from '../src/limits/ceilings.ts'
import { createMetrics } from '../src/observability/metrics.ts'
import { createReleaseFiles } from '../src/releases/files.ts'
import { createReleaseUse, type ReleaseUse } from '../src/releases/use.ts'
import { webRoutes } from '../src/web/routes.ts'
import { createSite, type SiteReader } from '../src/web/site.ts'
import { call } from './api.ts'
import { releaseShell, SHELL } from './builds.ts'
import { manifestOf, routeOf } from './manifest.ts'
import { type PeopleApi, signIn, startPeopleApi } from './people.ts'

const TEMPLATE = `<!doctype html><html><head><link rel="icon" href="data:,"><!--head--><!--data--></head><body></body></html>`
const page = (key: string) => ({ seo: { key, label: `${key} page` } })
const ROUTES = [
  routeOf('/symptom-entry', { access: 'open', indexed: true }),
  routeOf('/diagnosis', { access: 'open', below: true, ...page('diagnosis') }),
  routeOf('/healing-plan', { access: 'user', ...page('healing_plan') }),
  routeOf('/journal', { access: 'user', ...page('journal') }),
  routeOf('/auth', { access: 'open', indexed: true, ...page('auth') }),
  routeOf('/account', { access: 'user' }),
  routeOf('/admin', { below: true }),
]
const PAGES = editablePages(pagesOf({ pages: SHELL.pages, remotes: [manifestOf('journal', ROUTES)] }))

let api: PeopleApi
let admin: { authorization: string }
let database: Database
let releaseUse: ReleaseUse
let site: SiteReader
let web: Hono
let folder: string

beforeAll(async () => {
  api = await startPeopleApi()
  admin = { authorization: `Bearer ${(await signIn(api, 'boss@example.test')).session.access_token}` }
  await api.database.query(
    `insert into remote_releases (name, version, manifest, base, content_hash)
     values ('journal', '1.0.0', $1, '/remotes/all/', sha256('x'))`,
    [manifestOf('journal', ROUTES)],
  )
  await api.database.query(`insert into remote_live (name, version) values ('journal', '1.0.0')`)

  // Another node's pages, with their own shell.
  folder = await mkdtemp(join(tmpdir(), 'soulsign-seo-'))
  await releaseShell(api.databaseUrl, { page: TEMPLATE })
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: api.databaseUrl,
    DATA_DIR: join(folder, 'data'),
    PUBLIC_URL: 'https://soul.example',
  })
  const log = { event: () => undefined, failure: () => undefined }
  database = connectDatabase(api.databaseUrl, () => undefined)
  const releaseFiles = createReleaseFiles({ dataDir: config.dataDir, database })
  site = createSite({ config, database, log, releaseFiles })
  const ceilings = createCeilings(config, database, (text) => Buffer.from(text.padEnd(32)))
  releaseUse = createReleaseUse({ database, log })
  web = new Hono()
    .use((c, next) => {
      c.set('facts', {})
      return next()
    })
    .route(
      '/',
      webRoutes({ config, log, metrics: createMetrics(), ceilings, site, database, releaseFiles, releaseUse }),
    )
})
afterEach(() => api.database.query('delete from seo_metadata; delete from app_settings'))
afterAll(async () => {
  await releaseUse.close()
  await database.close()
  await api.close()
  await rm(folder, { recursive: true, force: true })
})

const save = (page: string, body: unknown) => call(api.url, 'PUT', `/api/seo/${page}`, { body, headers: admin })
const stored = async (page: string) =>
  (await api.database.query('select * from seo_metadata where page_key = $1', [page])).rows[0]

async function get(path: string): Promise<string> {
  site.changed()
  return (await web.request(path)).text()
}
/** Reads metadata as a crawler does: attributes decoded, by name or property. */
function metaOf(html: string, name: string): string | undefined {
  const [, content] = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html) ?? []
  return content?.replace(
    /&(lt|gt|quot|#39|amp);/g,
    (_, entity: string) => ({ lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' })[entity] ?? '',
  )
}
const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1]

test('all fields of all pages reach crawlers', async () => {
  for (const { path, below, seo } of PAGES) {
    const { key } = seo
    const fields = {
      page_title: `Title of ${key}`,
      meta_description: `Description of ${key}`,
      meta_keywords: `rest, ${key}`,
      og_title: `Share ${key}`,
      og_description: `Share text of ${key}`,
      og_image_url: `/assets/${key}.png`,
      ai_purpose: `Purpose of ${key}`,
      ai_focus: `Focus of ${key}`,
      json_ld: { '@context': 'https://schema.org', '@type': 'WebPage', name: key },
    }
    expect(await save(key, fields)).toMatchObject({ status: 200, body: { page_key: key, ...fields } })
    const html = await get(below ? `${path}/7` : path)
    expect(titleOf(html)).toBe(fields.page_title)
    for (const [name, content] of Object.entries({
      description: fields.meta_description,
      keywords: fields.meta_keywords,
      'og:title': fields.og_title,
      'og:description': fields.og_description,
      'og:image': `https://soul.example${fields.og_image_url}`,
      'twitter:title': fields.og_title,
      'twitter:description': fields.og_description,
      'twitter:image': `https://soul.example${fields.og_image_url}`,
      'twitter:card': 'summary_large_image',
      ai_purpose: fields.ai_purpose,
      ai_focus: fields.ai_focus,
    })) {
      expect({ key, name, content: metaOf(html, name) }).toEqual({ key, name, content })
    }
    const [, jsonLd = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html) ?? []
    expect(JSON.parse(jsonLd)).toEqual(fields.json_ld)
    expect(html).toContain(`<link rel="canonical" href="https://soul.example${below ? `${path}/7` : path}">`)
  }
})

test('omitted fields stay, and null or empty text restores the default', async () => {
  await save('journal', { page_title: 'Mine', meta_description: 'Of mine' })
  expect(await save('journal', { page_title: null })).toMatchObject({
    body: { page_title: null, meta_description: 'Of mine' },
  })
  await save('journal', { meta_description: '   ' })
  const html = await get('/journal')
  expect(titleOf(html)).toBe('Page at /journal · Soulsign')
  expect(metaOf(html, 'description')).toBe('What is at /journal.')
})

test('hostile metadata is escaped', async () => {
  const hostile = `</title></script><script>alert(1)</script><!--"'>&\u2028\u0000<b>`
  const { status } = await save('homepage', {
    page_title: hostile,
    meta_description: hostile,
    meta_keywords: hostile,
    og_title: hostile,
    og_description: hostile,
    og_image_url: 'https://cdn.example/"><script>alert(1)</script>.png',
    ai_purpose: hostile,
    ai_focus: hostile,
    json_ld: { name: '</script><script>alert(1)</script>\u2028<!--', '</script>': 1 },
  })
  expect(status).toBe(200)
  const html = await get('/')
  expect(html).not.toMatch(/<script>|<b>|<!--|\u2028/)
  // Registry, settings, metadata and JSON-LD.
  expect(html.match(/<script/g)).toHaveLength(4)
  expect(html.match(/<\/script>/g)).toHaveLength(4)
  expect(metaOf(html, 'description')).toBe(`</title></script><script>alert(1)</script><!--"'>& <b>`)
  const [, jsonLd = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(jsonLd)).toEqual({ name: '</script><script>alert(1)</script>\u2028<!--', '</script>': 1 })
})

const NO_JSON_LD = ['{"@context":', '{}', [], [{ '@type': 'Thing' }], 7, true, { name: 'a\u0000b' }, { name: '\ud800' }]
test.each(NO_JSON_LD.map((value) => [value]))('JSON-LD cannot be %j; the stored value stays', async (value) => {
  await save('journal', { json_ld: { name: 'kept' } })
  expect(await save('journal', { page_title: 'New', json_ld: value })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'json_ld', message: expect.stringMatching(/\.$/) }] },
  })
  expect(await stored('journal')).toMatchObject({ page_title: null, json_ld: { name: 'kept' } })
})

test('lengths are limited, and unknown pages and fields are refused by name', async () => {
  for (const [field, max] of Object.entries(SEO_LIMITS)) {
    const value = field === 'json_ld' ? { x: 'x'.repeat(max) } : 'x'.repeat(max + 1)
    expect(await save('journal', { [field]: value })).toMatchObject({
      status: 400,
      body: { errors: [{ path: field, message: `At most ${max} characters.` }] },
    })
  }
  for (const og_image_url of ['http://cdn.example/i.png', 'javascript:alert(1)', '//cdn.example/i.png', 7]) {
    expect((await save('journal', { og_image_url })).body).toMatchObject({ errors: [{ path: 'og_image_url' }] })
  }
  expect((await save('journal', { updated_at: 'now' })).body.errors).toEqual([
    { path: '', message: 'There is no such field.' },
  ])
  for (const unknown of ['about', 'dreams', 'No key']) {
    expect(await save(unknown, { page_title: 'x' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'page_key', message: expect.stringMatching(/\.$/) }] },
    })
  }
  expect((await save('journal', '{"page_title": ')).body).toMatchObject({ type: '/problems/malformed-json' })
  expect(await stored('journal')).toBeUndefined()
})

test('pages without a key have their own titles, and personal pages are not indexed', async () => {
  const paths = ['/about', ...ROUTES.map(({ path }) => path), '/nothing']
  const pages = await Promise.all(paths.map(get))
  const titles = pages.map(titleOf)
  expect(new Set(titles).size).toBe(paths.length)
  expect(titles.filter((title) => !title?.includes('Soulsign'))).toEqual([])
  const indexed = paths.filter((_, i) => metaOf(pages[i] ?? '', 'robots') === undefined)
  expect(indexed.sort()).toEqual(['/about', '/auth', '/symptom-entry'])
  expect(pages.every((html) => metaOf(html, 'keywords')?.includes('biodecoding'))).toBe(true)
  // Public pages say what the product is.
  const described = paths.filter((_, i) => pages[i]?.includes('"applicationCategory":"HealthApplication"'))
  expect(described.sort()).toEqual(indexed)

  // A remote serves every path below its routes, and shows that most of them are not pages.
  for (const path of ['/journal/nothing', '/symptom-entry/nothing', '/auth/nothing']) {
    const html = await get(path)
    expect({ path, robots: metaOf(html, 'robots') }).toEqual({ path, robots: 'noindex' })
    expect(html).not.toContain('application/ld+json')
  }

  const sitemap = await get('/sitemap.xml')
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc).sort()).toEqual([
    'https://soul.example/',
    'https://soul.example/about',
    'https://soul.example/auth',
    'https://soul.example/symptom-entry',
  ])
  const robots = await get('/robots.txt')
  expect(robots).toContain('Disallow: /admin')
  expect(robots).toContain('Sitemap: https://soul.example/sitemap.xml')
})

test('a configured favicon replaces the shell’s, unless its address leads back here', async () => {
  const set = (value: string) =>
    call(api.url, 'PUT', '/api/settings/favicon_url', { body: { setting_value: value }, headers: admin })
  expect(await get('/about')).toContain('<link rel="icon" href="data:,">')
  await set('https://cdn.example/i.ico?a=1&b=2')
  const html = await get('/about')
  expect(html.match(/<link rel="icon"/g)).toHaveLength(1)
  expect(html).toContain('<link rel="icon" href="https://cdn.example/i.ico?a=1&amp;b=2">')
  expect((await web.request('/favicon.ico')).headers.get('location')).toBe('https://cdn.example/i.ico?a=1&b=2')
  for (const own of ['/favicon.ico', 'https://soul.example/favicon.svg']) {
    await set(own)
    site.changed()
    expect((await web.request('/favicon.ico')).headers.get('content-type')).toBe('image/svg+xml')
  }
})
