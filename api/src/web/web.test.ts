import { GUEST_DIAGNOSIS_LIMIT } from '@soulsign/contracts'
import { expect, test, vi } from 'vitest'
import { routeOf } from '../../test/manifest.ts'
import { rawStatus, webServers } from '../../test/web.ts'

const { serve, release, logged, facts, query } = webServers()

const page = async (url: string) => (await fetch(url)).text()
const inlined = (html: string, id: string) =>
  JSON.parse(new RegExp(`<script type="application/json" id="${id}"[^>]*>(.*?)</script>`).exec(html)?.[1] ?? 'null')

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
  expect(facts()).toEqual({ unknown_path: '/nothing' })
  expect(missing).toContain('<title>Page not found · Soulsign</title>')
  expect(missing).toContain('<meta name="robots" content="noindex">')
  expect(missing).not.toContain('rel="canonical"')
  expect((await fetch(`${url}/journal`, { method: 'HEAD' })).status).toBe(200)
})

test('hostile settings and metadata are escaped', async () => {
  const hostile = `</script><script>alert(1)</script><!--"'>&`
  await query('insert into app_settings (setting_key, setting_value) values ($1, $2), ($3, $4)', [
    'product_name',
    JSON.stringify(hostile),
    'favicon_url',
    JSON.stringify(`https://x.test/"><script>alert(2)</script>`),
  ])
  await query(
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
  await query('insert into app_settings (setting_key, setting_value) values ($1, $2), ($3, $4)', [
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
  await query(
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
  await query(
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
  await query(`insert into app_settings (setting_key, setting_value) values ('guest_limit', '99')`)
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
  await query(`update remote_live set resting = true where name = 'journal'`)
  const restingNow = async () => {
    const { remotes } = inlined(await page(`${url}/journal`), 'registry')
    return remotes.find(({ name }: { name: string }) => name === 'journal').resting
  }
  await vi.waitFor(async () => expect(await restingNow()).toBe(true), { timeout: 1_000 })
  await query('update remote_live set resting = false')
})
