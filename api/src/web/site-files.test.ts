import { once } from 'node:events'
import { request } from 'node:http'
import { expect, test } from 'vitest'
import { rawStatus, webServers } from '../../test/web.ts'

const { serve } = webServers()

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
    '/assets/.git/config',
    '/remotes/.git/config',
    '/.git/config',
    '/.git/HEAD',
    '/.env',
    '/package.json',
    '/api/.env',
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

test('the site says where to report a vulnerability', async () => {
  const url = await serve({ SECURITY_CONTACT: 'security@soulsign.example' })
  const response = await fetch(`${url}/.well-known/security.txt`)
  expect(await response.text()).toContain('Contact: mailto:security@soulsign.example')
})
