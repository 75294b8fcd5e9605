import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { API_VERSION } from '@soulsign/contracts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readConfig } from '../src/config.ts'
import { connectDatabase } from '../src/database/database.ts'
import { createReleaseFiles } from '../src/releases/files.ts'
import { moveTo } from '../src/releases/moves.ts'
import { release } from '../src/releases/publish.ts'
import type { RunningServer } from '../src/server.ts'
import { createSite } from '../src/web/site.ts'
import { startTestServer, testEnvironment } from './api.ts'
import { integrityOf, releaseShell, writeBuild } from './builds.ts'
import { createTestDatabase } from './database.ts'
import { manifestOf, routeOf } from './manifest.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let folder: string
let nodes: RunningServer[]

beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'soulsign-nodes-'))
  await releaseShell(database.url, { version: '1.0.0', code: `'first shell'` })
  nodes = await Promise.all(['a', 'b'].map((name) => startTestServer(database.url, { DATA_DIR: join(folder, name) })))
})
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()))
  await database.drop()
  await rm(folder, { recursive: true })
})

/** The scripts that a page names, with their integrity. */
async function scriptsOf(node: RunningServer | undefined) {
  const html = await (await fetch(`${node?.url}/`)).text()
  return [...html.matchAll(/<script[^>]* src="([^"]+)" integrity="([^"]+)"/g)].map(([, path = '', integrity]) => ({
    path,
    integrity,
  }))
}

test('each node answers for the scripts of every page, whichever node and version of the shell it came from', async () => {
  const [a, b] = nodes
  const first = await scriptsOf(a)
  expect(first).toEqual([{ path: '/remotes/shell/1.0.0/assets/main.js', integrity: integrityOf(`'first shell'`) }])
  await releaseShell(database.url, { version: '2.0.0', description: { contract: '2.0.0' }, code: `'second shell'` })
  const second = await vi.waitFor(async () => {
    const scripts = await scriptsOf(b)
    expect(scripts[0]?.path).toBe('/remotes/shell/2.0.0/assets/main.js')
    return scripts
  })
  // A page from before the release, on a node that has taken it over; and a new one on a node that may not have.
  for (const [{ path, integrity } = { path: '', integrity: '' }, node] of [
    [first[0], b],
    [second[0], a],
    [first[0], a],
  ] as const) {
    const file = await fetch(`${node?.url}${path}`)
    expect(file.status).toBe(200)
    expect(integrityOf(await file.text())).toBe(integrity)
  }
  // A node that starts later has what it needs, old and new, without a folder that it shares with others.
  const late = await startTestServer(database.url, { DATA_DIR: join(folder, 'late') })
  nodes.push(late)
  expect((await fetch(`${late.url}/api/ready`)).status).toBe(200)
  for (const { path } of [...first, ...second]) expect((await fetch(late.url + path)).status).toBe(200)
})

test('a shell gets of each remote the newest release that it can run, and the log says so', async () => {
  const build = (version: string, contract: string) =>
    writeBuild(
      'remote.json',
      manifestOf('dreams', [routeOf('/dreams')], { version, contract, integrity: integrityOf(version) }),
      { 'entry.js': version },
    )
  const store = { databaseUrl: database.url }
  const releaseRemote = async (version: string, contract: string) =>
    release(store, { folder: await build(version, contract), actor: 'test' })
  await releaseShell(database.url, { version: '2.1.0', description: { contract: '2.1.0' } })
  await releaseRemote('1.0.0', '^2.0.0')
  await releaseRemote('1.1.0', '^2.0.0')
  await releaseRemote('1.2.0', '^2.1.0')
  const [a] = nodes
  const served = async (query = '') => {
    const { remotes } = await (await fetch(`${a?.url}/api/registry${query}`)).json()
    return remotes[0]?.version
  }
  await vi.waitFor(async () => expect(await served()).toBe('1.2.0'))
  // A page with an older shell asks for what it can run; one that nothing fits gets the live release and declines it.
  expect(await served('?contract=2.0.0')).toBe('1.1.0')
  expect(await served('?contract=9.0.0')).toBe('1.2.0')
  expect((await fetch(`${a?.url}/api/registry?contract=newest`)).status).toBe(400)

  // The shell goes back to an older contract: its pages name the older release.
  await moveTo(store, { name: 'shell', version: '2.0.0', actor: 'test' })
  await vi.waitFor(async () => expect(await served()).toBe('1.1.0'))
  const logged: unknown[] = []
  const log = { event: (name: string, facts?: object) => logged.push({ name, ...facts }), failure: () => undefined }
  const connected = connectDatabase(database.url, () => undefined)
  const config = readConfig(testEnvironment(database.url))
  const releaseFiles = createReleaseFiles({ dataDir: join(folder, 'a'), database: connected })
  await createSite({ config, database: connected, log, releaseFiles }).read()
  await connected.close()
  expect(logged).toEqual([
    {
      name: 'live remote does not fit the shell or the API',
      remote: 'dreams',
      version: '1.2.0',
      needs: '^2.1.0',
      shell_contract: '2.0.0',
      needs_api: `^${API_VERSION}`,
      api: API_VERSION,
      served: '1.1.0',
    },
  ])
})

test('a node serves no release that needs a newer API than its own, but the newest before it that fits', async () => {
  const [a] = nodes
  const served = async (query = '') => {
    const { remotes } = await (await fetch(`${a?.url}/api/registry${query}`)).json()
    const { version, resting } = remotes[0]
    return { version, resting }
  }
  // As if a node of the next version had released them.
  const need = (version: string) =>
    database.owner.query(
      `alter table remote_releases disable trigger user;
       update remote_releases set manifest = manifest || '{"api": "^99.0.0"}' where name = 'dreams' and version = '${version}';
       alter table remote_releases enable trigger user`,
    )
  await need('1.1.0')
  await vi.waitFor(async () => expect(await served()).toEqual({ version: '1.0.0', resting: undefined }))
  expect(await served('?contract=2.1.0')).toEqual({ version: '1.0.0', resting: undefined })
  await need('1.0.0')
  await need('1.2.0')
  await vi.waitFor(async () => expect(await served()).toEqual({ version: '1.2.0', resting: true }))
  await vi.waitFor(async () => expect(await served('?contract=2.1.0')).toEqual({ version: '1.2.0', resting: true }))
})

test('a node without the files of what is live is not ready until it has them', async () => {
  await database.owner.query(`create table away as select * from release_contents; delete from release_contents`)
  const node = await startTestServer(database.url, { DATA_DIR: join(folder, 'empty') })
  nodes.push(node)
  const ready = async () => (await fetch(`${node.url}/api/ready`)).json()
  expect(await ready()).toEqual({ ready: false, waiting_for: ['releases'] })
  await database.owner.query(`insert into release_contents select * from away`)
  await vi.waitFor(async () => expect(await ready()).toEqual({ ready: true, waiting_for: [] }), { timeout: 5_000 })
  expect(await scriptsOf(node)).toHaveLength(1)
})
