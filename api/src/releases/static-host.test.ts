import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { integrityOf, writeBuild } from '../../test/builds.ts'
import { createTestDatabase } from '../../test/database.ts'
import { manifestOf, routeOf } from '../../test/manifest.ts'
import { ON_NODES, release } from './publish.ts'
import { selectLive } from './release.sql.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const actor = 'tester'
const build = (version: string, code: string) =>
  writeBuild('remote.json', manifestOf('journal', [routeOf('/journal')], { version, integrity: integrityOf(code) }), {
    'entry.js': code,
    'chunk.js': 'chunk',
  })
const releaseAt = (folder: string, base: string) => release({ databaseUrl: database.url }, { folder, base, actor })
const live = async () => (await selectLive(database.owner)).map(({ version, base }) => ({ version, base }))

/** Serves a build until the test is over. CORS is answered only to requests with an origin, as some hosts do. */
async function host(read: (path: string) => Promise<Buffer | string>, cors = '*') {
  const server = createServer(async (request, response) => {
    if (cors && request.headers.origin) response.setHeader('access-control-allow-origin', cors)
    response.end(await read(String(request.url)).catch(() => response.writeHead(404) && ''))
  }).listen(0)
  onTestFinished(() => void server.close())
  return `http://localhost:${(server.address() as AddressInfo).port}/`
}

test('a host that has the build not, not whole, or not for pages is refused', async () => {
  const dist = await build('0.9.0', 'x')
  const refuse = async (base: string, message: string | RegExp) =>
    expect(releaseAt(dist, base)).rejects.toThrow(message)
  const all = (path: string) => readFile(join(dist, path))
  const without = (name: string) => host((path) => (path === name ? Promise.reject(new Error('gone')) : all(path)))
  const changing = (name: string) => host(async (path) => (path === name ? 'changed' : all(path)))

  await refuse(await without('/remote.json'), /localhost:\d+\/remote\.json returned 404\. Upload the build first\./)
  await refuse(await without('/entry.js'), /localhost:\d+\/entry\.js returned 404/)
  await refuse(await without('/chunk.js'), /localhost:\d+\/chunk\.js returned 404/)
  await refuse(await changing('/entry.js'), 'entry.js is not the file that was built')
  await refuse(await changing('/chunk.js'), 'chunk.js is not the file that was built')
  await refuse(await host(async () => '<h1>Welcome</h1>'), /localhost:\d+\/remote\.json is not JSON/)
  // A redirect could lead the API to any address.
  const elsewhere = await host(all)
  const leading = createServer((request, response) => {
    response
      .writeHead(302, { location: new URL(String(request.url), elsewhere).href, 'access-control-allow-origin': '*' })
      .end()
  }).listen(0)
  onTestFinished(() => void leading.close())
  await refuse(`http://localhost:${(leading.address() as AddressInfo).port}/`, 'does not answer')
  await refuse(await host(all, ''), /may not be loaded by pages\. The host must send Access-Control-Allow-Origin: \*/)
  await refuse(await host(all, 'https://elsewhere.example'), 'may not be loaded by pages')
  await refuse('http://localhost:9/', 'http://localhost:9/remote.json does not answer')
  expect(await live()).toEqual([])
})

test.each([
  'ftp://localhost/',
  'localhost/',
  'http://static.example/',
  'http://localhost',
  'https://a.example/journal',
])('the base %s is refused', async (base) => {
  const refused = releaseAt(await build('0.9.0', 'x'), base)
  await expect(refused).rejects.toThrow('must be an https:// address that ends with a slash.')
})

test('a remote on a static host is checked there, moves to another one, and to the nodes', async () => {
  const dist = await build('1.0.0', 'x')
  const all = (path: string) => readFile(join(dist, path))
  const base = await host(all)
  await expect(releaseAt(await build('1.1.0', 'y'), base)).rejects.toThrow('has version 1.0.0, not 1.1.0')
  await releaseAt(dist, base)
  await release({ databaseUrl: database.url }, { folder: dist, actor })
  expect(await live()).toEqual([{ version: '1.0.0', base }])
  expect((await database.owner.query('select from release_contents')).rowCount).toBe(0)

  const elsewhere = await host(all)
  await releaseAt(dist, elsewhere)
  expect(await live()).toEqual([{ version: '1.0.0', base: elsewhere }])
  await releaseAt(dist, ON_NODES)
  expect(await live()).toEqual([{ version: '1.0.0', base: '/remotes/journal/1.0.0/' }])
  expect((await database.owner.query('select from release_contents')).rowCount).toBe(2)
})

test('the widget cannot be on a static host', async () => {
  const widget = await writeBuild(
    'widget.json',
    { name: 'widget', version: '1' },
    { 'symptom-check.js': 'x', 'frame.html': 'x' },
  )
  await expect(releaseAt(widget, 'http://localhost/')).rejects.toThrow('Only a remote can be on a static host')
})
