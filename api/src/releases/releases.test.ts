import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../test/database.ts'
import { manifestOf, routeOf } from '../../test/manifest.ts'
import { ReleaseError } from './dist.ts'
import { selectLive, selectLiveWidget } from './release.sql.ts'
import { moveTo, type ReleaseStore, readHistory, release, releaseIfNew, rest, rollback, withdraw } from './releases.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let store: ReleaseStore
let folder: string
const actor = 'tester'

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  await rm(store?.dataDir ?? '', { recursive: true, force: true })
  folder = await mkdtemp(join(tmpdir(), 'soulsign-releases-'))
  store = { databaseUrl: database.url, dataDir: folder }
  await database.owner.query(
    `set session_replication_role = replica; delete from release_events; delete from remote_live;
     delete from remote_releases; set session_replication_role = origin`,
  )
})

/** Writes a dist/ whose entry is `code`. */
async function build(version: string, code: string, changes: object = {}): Promise<string> {
  const dist = await mkdtemp(join(folder, 'dist-'))
  const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`
  const manifest = manifestOf('journal', [routeOf('/journal')], { version, integrity, ...changes })
  await writeFile(join(dist, 'entry.js'), code)
  await mkdir(join(dist, 'chunks'))
  await writeFile(join(dist, 'chunks/a.js'), 'a')
  await writeFile(join(dist, 'remote.json'), JSON.stringify(manifest))
  return dist
}

const live = async () => (await selectLive(database.owner)).map(({ version, base }) => ({ version, base }))
const files = (version: string) => readdir(join(folder, 'remotes/journal', version), { recursive: true })

test('a release has its own folder and is live immediately', async () => {
  await release(store, { folder: await build('1.0.0', 'one'), actor })
  expect(await live()).toEqual([{ version: '1.0.0', base: '/remotes/journal/1.0.0/' }])
  expect((await files('1.0.0')).sort()).toEqual(['chunks', 'chunks/a.js', 'entry.js', 'remote.json'])
  expect(await readdir(join(folder, 'remotes/journal'))).toEqual(['1.0.0'])
})

test('a version never changes: other bytes are refused, the same are accepted', async () => {
  const dist = await build('1.0.0', 'one')
  await release(store, { folder: dist, actor })
  await release(store, { folder: dist, actor })
  await expect(release(store, { folder: await build('1.0.0', 'other'), actor })).rejects.toThrow(
    'journal 1.0.0 is published with other files',
  )
  const unlisted = await build('1.0.0', 'one')
  await writeFile(join(unlisted, 'chunks/a.js'), 'changed')
  await expect(release(store, { folder: unlisted, actor })).rejects.toThrow('published with other files')
  const renamed = await build('1.0.0', 'one')
  await rename(join(renamed, 'chunks/a.js'), join(renamed, 'chunks/b.js'))
  await expect(release(store, { folder: renamed, actor })).rejects.toThrow('published with other files')
  expect(await readFile(join(folder, 'remotes/journal/1.0.0/entry.js'), 'utf8')).toBe('one')
  expect(await readdir(join(folder, 'remotes/journal'))).toEqual(['1.0.0'])
})

test('a folder that holds other files already is left as it is, and nothing is released', async () => {
  const target = join(folder, 'remotes/journal/1.0.0')
  await mkdir(target, { recursive: true })
  await writeFile(join(target, 'entry.js'), 'of somebody else')
  const refused = release(store, { folder: await build('1.0.0', 'one'), actor })
  await expect(refused).rejects.toThrow(`${target} holds other files. A version never changes.`)
  expect(await readdir(target)).toEqual(['entry.js'])
  expect(await readdir(join(folder, 'remotes/journal'))).toEqual(['1.0.0'])
  expect(await live()).toEqual([])
})

test('files that cannot be placed are told of, and nothing is released', async () => {
  await mkdir(join(folder, 'remotes/journal'), { recursive: true })
  await writeFile(join(folder, 'remotes/journal/1.0.0'), 'a file in the place of the folder')
  const refused = release(store, { folder: await build('1.0.0', 'one'), actor })
  await expect(refused).rejects.toMatchObject({ code: 'ENOTDIR' })
  expect(await live()).toEqual([])
})

const movesOf = async (name = 'journal') =>
  (await readHistory(store, name)).moves.map(({ action, version }) => `${action} ${version}`)
const version = async () => (await live())[0]?.version

test('each roll-back goes back to what was live before, and all files are kept', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    await release(store, { folder: await build(version, version), actor })
  }
  expect(await rollback(store, { name: 'journal', actor })).toBe('1.1.0')
  expect(await live()).toEqual([{ version: '1.1.0', base: '/remotes/journal/1.1.0/' }])
  expect(await rollback(store, { name: 'journal', actor })).toBe('1.0.0')
  await expect(rollback(store, { name: 'journal', actor })).rejects.toThrow('Nothing was live before journal 1.0.0')
  await expect(rollback(store, { name: 'admin', actor })).rejects.toThrow('admin was never released')
  const { releases } = await readHistory(store, 'journal')
  expect(releases.map(({ version, live }) => [version, live])).toEqual([
    ['1.2.0', false],
    ['1.1.0', false],
    ['1.0.0', true],
  ])
  expect(await files('1.2.0')).toContain('entry.js')
})

test('a roll-back skips a bad release that was left before', async () => {
  await release(store, { folder: await build('1.0.0', 'good'), actor })
  await release(store, { folder: await build('1.1.0', 'bad'), actor })
  await rollback(store, { name: 'journal', actor })
  await release(store, { folder: await build('1.2.0', 'next'), actor })
  expect(await rollback(store, { name: 'journal', actor })).toBe('1.0.0')
  await expect(rollback(store, { name: 'journal', actor })).rejects.toThrow('Nothing was live before')
})

test('a roll-back after an old build was released again leads to what was live before that', async () => {
  const good = await build('1.0.0', 'good')
  await release(store, { folder: good, actor })
  await release(store, { folder: await build('1.1.0', 'bad'), actor })
  await release(store, { folder: good, actor })
  await release(store, { folder: good, actor })
  await release(store, { folder: await build('1.2.0', 'next'), actor })
  expect(await rollback(store, { name: 'journal', actor })).toBe('1.0.0')
})

test('any release can be made live again, older or newer, and the record says who, when, why and what was before', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    await release(store, { folder: await build(version, version), actor })
  }
  const to = (version: string, why?: string) => moveTo(store, { name: 'journal', version, actor: 'operator', why })
  await to('1.0.0', 'texts were better')
  expect(await version()).toBe('1.0.0')
  await to('1.2.0')
  expect(await version()).toBe('1.2.0')
  expect(await rollback(store, { name: 'journal', actor, why: 'slow' })).toBe('1.0.0')
  await withdraw(store, { name: 'journal', actor })
  await to('1.1.0')
  expect(await version()).toBe('1.1.0')
  await expect(to('1.1.0')).rejects.toThrow('journal 1.1.0 is live already.')
  await expect(to('2.0.0')).rejects.toThrow('journal has no release 2.0.0. The newest are 1.2.0, 1.1.0, 1.0.0.')
  await expect(moveTo(store, { name: 'dreams', version: '1', actor })).rejects.toThrow('dreams was never released.')

  const { moves } = await readHistory(store, 'journal')
  expect(moves.slice(3)).toMatchObject([
    { action: 'move', version: '1.0.0', replaced_version: '1.2.0', actor: 'operator', why: 'texts were better' },
    { action: 'move', version: '1.2.0', replaced_version: '1.0.0', why: null },
    { action: 'rollback', version: '1.0.0', replaced_version: '1.2.0', actor, why: 'slow' },
    { action: 'withdraw', version: '1.0.0' },
    { action: 'move', version: '1.1.0', replaced_version: null, created_at: expect.any(Date) },
  ])
})

test('a remote is switched off and on, and a release made meanwhile rests too', async () => {
  const name = 'journal'
  const resting = async () => (await selectLive(database.owner)).map((release) => release.resting)
  await release(store, { folder: await build('1.0.0', 'x'), actor })
  expect(await rest(store, { name, resting: true, actor, why: 'loses drafts' })).toBe('1.0.0')
  expect(await resting()).toEqual([true])
  await expect(rest(store, { name, resting: true, actor })).rejects.toThrow('journal is switched off already.')
  await release(store, { folder: await build('1.1.0', 'y'), actor })
  expect(await resting()).toEqual([true])
  expect(await rest(store, { name, resting: false, actor })).toBe('1.1.0')
  expect(await resting()).toEqual([false])
  expect(await movesOf()).toEqual(['release 1.0.0', 'off 1.0.0', 'release 1.1.0', 'on 1.1.0'])
  await expect(rest(store, { name: 'widget', resting: true, actor })).rejects.toThrow('Only a remote has a switch')
})

test('a restart keeps a roll-back, and releases a new build', async () => {
  const old = await build('1.0.0', 'old')
  const recent = await build('1.1.0', 'recent')
  expect(await releaseIfNew(store, { folder: old, actor })).toBe(true)
  expect(await releaseIfNew(store, { folder: recent, actor })).toBe(true)
  await rollback(store, { name: 'journal', actor })
  expect(await releaseIfNew(store, { folder: recent, actor })).toBe(false)
  expect(await live()).toMatchObject([{ version: '1.0.0' }])
  // The source was reverted, so its old build counts as new.
  expect(await releaseIfNew(store, { folder: old, actor })).toBe(true)
  expect(await live()).toMatchObject([{ version: '1.0.0' }])
  // On another node, or after the folder was emptied, the files are restored.
  await rm(join(folder, 'remotes'), { recursive: true })
  expect(await releaseIfNew(store, { folder: old, actor })).toBe(false)
  expect(await files('1.0.0')).toContain('entry.js')
})

test('concurrent releases leave one live release and complete folders', async () => {
  const builds = await Promise.all(['1', '2', '3', '4', '5'].map((version) => build(version, version)))
  await Promise.all(builds.map((dist) => release(store, { folder: dist, actor })))
  expect(await live()).toHaveLength(1)
  expect((await readdir(join(folder, 'remotes/journal'))).sort()).toEqual(['1', '2', '3', '4', '5'])
})

test('a damaged or unfit build is refused and leaves nothing behind', async () => {
  const refuse = async (dist: string, message: string | RegExp) =>
    expect(release(store, { folder: dist, actor })).rejects.toThrow(message)

  await refuse(await build('1.0.0', 'x', { integrity: 'sha384-AAAA' }), 'integrity differs')
  await refuse(await build('1.0.0', 'x', { styles: ['gone.css'] }), 'names gone.css, which is not in')
  await refuse(await build('1.0.0', 'x', { contract: '^99.0.0' }), 'made for contract ^99.0.0; the shell speaks')
  await refuse(await build('..', 'x'), /remote\.json is not valid:[\s\S]*version/)
  await refuse(await mkdtemp(join(folder, 'empty-')), 'There is no remote.json')
  await refuse(join(folder, 'missing'), 'There is no remote.json')
  const torn = await build('1.0.0', 'x')
  await writeFile(join(torn, 'remote.json'), '{')
  await refuse(torn, 'remote.json is not JSON')
  const error = await release(store, { folder: torn, actor }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ReleaseError)
  expect(error).toMatchObject({ name: 'ReleaseError', cause: expect.any(SyntaxError) })

  await release(store, { folder: await build('1.0.0', 'x'), actor })
  await refuse(await build('1.0.0', 'y', { name: 'admin' }), 'admin claims /journal: journal answers there')
  expect(await live()).toHaveLength(1)
  expect(await readdir(join(folder, 'remotes'))).toEqual(['journal'])
})

test.each([
  ['/journal/old', '/journal/old, which overlaps with /journal: journal answers there'],
  ['/about', '/about: the shell answers there'],
  ['/about/us', '/about/us, which overlaps with /about: the shell answers there'],
  ['/api/dreams', '/api/dreams, which overlaps with /api: the server answers there'],
])('a remote with a route at %s is refused', async (path, message) => {
  await release(store, { folder: await build('1.0.0', 'x'), actor })
  const dreams = { name: 'dreams', namespace: 'dreams', routes: [routeOf('/night'), routeOf(path)] }
  const folder = await build('1.0.0', 'y', dreams)
  await expect(release(store, { folder, actor })).rejects.toThrow(`dreams claims ${message}. Choose another path.`)
  expect(await live()).toHaveLength(1)
})

test('a route above another remote’s, a taken page key and a taken namespace are refused', async () => {
  const key = (key: string) => ({ seo: { key, label: 'Page' } })
  const routes = [routeOf('/journal/mine', key('mine'))]
  await release(store, { folder: await build('1.0.0', 'x', { routes }), actor })
  const refuse = async (changes: object, message: string) => {
    const folder = await build('1.0.0', 'y', { name: 'dreams', namespace: 'dreams', ...changes })
    await expect(release(store, { folder, actor })).rejects.toThrow(message)
  }
  await refuse({ routes: [routeOf('/journal')] }, '/journal, which overlaps with /journal/mine: journal answers there')
  await refuse({ routes: [routeOf('/night', key('mine'))] }, 'dreams claims the page key mine, which journal has')
  await refuse({ routes: [routeOf('/night', key('homepage'))] }, 'the page key homepage, which the shell has')
  await refuse({ routes: [routeOf('/night')], namespace: 'journal' }, 'the namespace journal, which journal has')
  await refuse({ routes: [routeOf('/journals')], namespace: 'shell' }, 'the namespace shell, which the shell has')
  await release(store, { folder: await build('1.1.0', 'z', { routes: [routeOf('/journal')] }), actor })
})

test('of two remotes that claim one route concurrently, only one is released', async () => {
  const builds = await Promise.all(
    ['dawn', 'dusk'].map((name) => build('1.0.0', name, { name, namespace: name, routes: [routeOf('/sky')] })),
  )
  const results = await Promise.allSettled(builds.map((folder) => release(store, { folder, actor })))
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await live()).toHaveLength(1)
})

test.each([
  [{ routes: [{ ...routeOf('/night'), access: undefined }] }, /access/],
  [{ routes: [routeOf('/night', { access: 'user', indexed: true })] }, /Only an open page can be indexed/],
  [{ routes: [routeOf('/Night')] }, /lower-case path/],
  [{ routes: [routeOf('/')] }, /lower-case path/],
  [{ routes: [] }, /routes/],
  [{ navigation: [{ path: '/elsewhere', label: 'x', fallback: 'x', order: 1 }] }, /leads to one of the routes/],
  [{ name: 'shell' }, /The product itself uses shell and widget/],
  [{ name: 'Night' }, /Use lower-case letters/],
])('an incomplete description is refused: %j', async (changes, message) => {
  await expect(release(store, { folder: await build('1.0.0', 'x', changes), actor })).rejects.toThrow(message)
})

test('a withdrawn remote is gone and recorded, stays gone after a restart, and can be released again', async () => {
  const dist = await build('1.0.0', 'x')
  await expect(withdraw(store, { name: 'journal', actor })).rejects.toThrow('journal was never released')
  await release(store, { folder: dist, actor })
  expect(await withdraw(store, { name: 'journal', actor })).toBe('1.0.0')
  expect(await live()).toEqual([])
  for (const again of [withdraw, rollback]) {
    await expect(again(store, { name: 'journal', actor })).rejects.toThrow('journal was withdrawn')
  }
  expect(await releaseIfNew(store, { folder: dist, actor })).toBe(false)
  expect(await live()).toEqual([])
  // Open pages still load its files, and its route is free.
  expect(await files('1.0.0')).toContain('entry.js')
  await release(store, { folder: await build('1.0.0', 'y', { name: 'dreams', namespace: 'dreams' }), actor })
  await expect(release(store, { folder: dist, actor })).rejects.toThrow('journal claims /journal: dreams answers there')
  await withdraw(store, { name: 'dreams', actor })
  await release(store, { folder: dist, actor })
  expect(await live()).toMatchObject([{ version: '1.0.0' }])
  const { rows } = await database.owner.query('select name, action from release_events order by id')
  expect(rows.map(({ name, action }) => `${action} ${name}`)).toEqual([
    'release journal',
    'withdraw journal',
    'release dreams',
    'withdraw dreams',
    'release journal',
  ])
})

test('a roll-back is refused if the older version no longer fits', async () => {
  await release(store, { folder: await build('1.0.0', 'x', { routes: [routeOf('/old')] }), actor })
  await release(store, { folder: await build('1.1.0', 'y'), actor })
  await release(store, {
    folder: await build('1.0.0', 'z', { name: 'dreams', namespace: 'dreams', routes: [routeOf('/old')] }),
    actor,
  })
  await expect(rollback(store, { name: 'journal', actor })).rejects.toThrow('journal claims /old: dreams answers there')
  expect(await live()).toContainEqual({ version: '1.1.0', base: '/remotes/journal/1.1.0/' })
})

test('the record cannot be rewritten', async () => {
  await release(store, { folder: await build('1.0.0', 'x'), actor })
  for (const statement of [
    'delete from release_events',
    `update remote_releases set base = '/x/'`,
    'truncate release_events',
  ]) {
    await expect(database.owner.query(statement)).rejects.toThrow('is append-only')
  }
})

/** Serves `files` of a build, until the test is over. */
async function host(read: (path: string) => Promise<Buffer | string>) {
  const server = createServer(async (request, response) => {
    response.end(await read(String(request.url)).catch(() => response.writeHead(404) && ''))
  }).listen(0)
  onTestFinished(() => void server.close())
  return `http://localhost:${(server.address() as AddressInfo).port}/`
}

test('a remote on a static host is checked there and not copied', async () => {
  const dist = await build('1.0.0', 'x')
  const base = await host((path) => readFile(join(dist, path)))
  const later = await build('1.1.0', 'y')
  await expect(release(store, { folder: later, base, actor })).rejects.toThrow('has version 1.0.0, not 1.1.0')
  await release(store, { folder: dist, base, actor })
  await release(store, { folder: dist, base, actor })
  expect(await live()).toEqual([{ version: '1.0.0', base }])
  expect(await readdir(folder)).not.toContain('remotes')
  const elsewhere = release(store, { folder: dist, base: base.replace('localhost', '127.0.0.1'), actor })
  await expect(elsewhere).rejects.toThrow(`is published at ${base} and stays there`)
})

test('a static host that has the build not, or not whole, is refused', async () => {
  const dist = await build('1.0.0', 'x')
  const refuse = async (read: (path: string) => Promise<Buffer | string>, message: string | RegExp) =>
    expect(release(store, { folder: dist, base: await host(read), actor })).rejects.toThrow(message)
  const missing = (name: string) => (path: string) =>
    path === name ? Promise.reject(new Error('gone')) : readFile(join(dist, path))

  await refuse(missing('/remote.json'), /localhost:\d+\/remote\.json returned 404\. Upload the build first\./)
  await refuse(missing('/entry.js'), /localhost:\d+\/entry\.js returned 404/)
  await refuse(async () => '<h1>Welcome</h1>', /localhost:\d+\/remote\.json is not JSON/)
  await refuse(
    async (path) => (path === '/entry.js' ? 'another entry' : readFile(join(dist, path))),
    'entry.js is not the file that remote.json was written for (integrity differs)',
  )
  expect(await live()).toEqual([])
})

test.each(['ftp://localhost/', 'localhost/', 'see http://localhost/', 'http://localhost', 'http://localhost/journal'])(
  'the base %s is refused',
  async (base) => {
    const refused = release(store, { folder: await build('1.0.0', 'x'), base, actor })
    await expect(refused).rejects.toThrow('The base must be an http(s) address that ends with a slash.')
  },
)

describe('the widget', () => {
  /** Writes the widget's dist/, with these files beside its manifest. */
  async function buildWidget(version: string, files = ['symptom-check.js', 'frame.html']): Promise<string> {
    const dist = await mkdtemp(join(folder, 'dist-'))
    for (const file of files) await writeFile(join(dist, file), version)
    await writeFile(join(dist, 'widget.json'), JSON.stringify({ name: 'widget', version }))
    return dist
  }

  test('is released and taken back beside the remotes, without being one', async () => {
    expect(await selectLiveWidget(database.owner)).toBeUndefined()
    await release(store, { folder: await build('3.0.0', 'x'), actor })
    await release(store, { folder: await buildWidget('1.0.0'), actor })
    await release(store, { folder: await buildWidget('1.1.0'), actor })
    expect(await selectLiveWidget(database.owner)).toBe('1.1.0')
    expect(await live()).toMatchObject([{ version: '3.0.0' }])
    expect((await readdir(join(folder, 'remotes/widget/1.1.0'))).sort()).toEqual([
      'frame.html',
      'symptom-check.js',
      'widget.json',
    ])
    expect(await rollback(store, { name: 'widget', actor })).toBe('1.0.0')
    expect(await selectLiveWidget(database.owner)).toBe('1.0.0')
  })

  test.each([
    [['frame.html'], 'The build of widget names symptom-check.js, which is not in'],
    [['symptom-check.js'], 'The build of widget names frame.html, which is not in'],
  ])('is refused where it has only %j', async (files, message) => {
    await expect(release(store, { folder: await buildWidget('1.0.0', files), actor })).rejects.toThrow(message)
  })

  test('is refused with a manifest that is not valid, or on another host', async () => {
    const unnumbered = await buildWidget('..')
    await expect(release(store, { folder: unnumbered, actor })).rejects.toThrow('widget.json is not valid')
    const elsewhere = release(store, { folder: await buildWidget('1.0.0'), base: 'http://localhost/', actor })
    await expect(elsewhere).rejects.toThrow('The widget is served by the API alone: leave --base out.')
  })
})
