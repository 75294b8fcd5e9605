import { API_VERSION, CONTRACT_VERSION } from '@soulsign/contracts'
import { beforeEach, describe, expect, test } from 'vitest'
import { releaseShell, writeBuild, writeShell } from '../../test/builds.ts'
import { routeOf } from '../../test/manifest.ts'
import { actor, build, emptyReleases } from '../../test/releases.ts'
import { rest, rollback, withdraw } from './moves.ts'
import { release, releaseTogether } from './publish.ts'
import { ReleaseError } from './refusal.ts'
import { selectLiveShell, selectLiveWidget } from './release.sql.ts'
import type { ReleaseStore } from './store.ts'

const { database: databaseOf, live, version, files } = emptyReleases()
let database: ReturnType<typeof databaseOf>
let store: ReleaseStore
beforeEach(() => {
  database = databaseOf()
  store = { databaseUrl: database.url }
})

test('a release is live immediately, and its files are stored once', async () => {
  await release(store, { folder: await build('1.0.0', 'one'), actor })
  await release(store, { folder: await build('1.1.0', 'two'), actor })
  expect(await live()).toEqual([{ version: '1.1.0', base: '/remotes/journal/1.1.0/' }])
  expect(await files('1.0.0')).toEqual(['chunks/a.js', 'entry.js'])
  const { rows } = await database.owner.query(`select convert_from(content, 'utf8') as text from release_contents`)
  expect(rows.map(({ text }) => text).sort()).toEqual(['a', 'one', 'two'])
})

test('a version never changes: other bytes are refused, the same are accepted', async () => {
  const dist = await build('1.0.0', 'one')
  await release(store, { folder: dist, actor })
  await release(store, { folder: dist, actor })
  await expect(release(store, { folder: await build('1.0.0', 'other'), actor })).rejects.toThrow(
    'journal 1.0.0 is published with other files',
  )
})

test('a database that is away, full or too old is explained in one line', async () => {
  const away = release({ databaseUrl: 'postgres://127.0.0.1:9/x' }, { folder: await build('1.0.0', 'one'), actor })
  await expect(away).rejects.toThrow('The database does not answer.')
  for (const [code, message] of [
    ['53100', /^The disk of the database is full\. .*again\.$/],
    ['42P01', /^The database has no tables yet\./],
  ] as const) {
    await database.owner.query(
      `create function fail() returns trigger language plpgsql as $$ begin raise exception using errcode = '${code}'; end $$;
       create trigger fail before insert on release_contents execute function fail()`,
    )
    const refused = release(store, { folder: await build('1.0.0', 'one'), actor })
    await expect(refused).rejects.toThrow(message)
    await expect(refused).rejects.toBeInstanceOf(ReleaseError)
    await database.owner.query('drop function fail cascade')
  }
  expect(await live()).toEqual([])
})

test('a shell with a new contract and remotes for it go live in one step, or none does', async () => {
  await releaseShell(database.url, { description: { contract: '1.0.0' } })
  await release(store, { folder: await build('1.0.0', 'x', { contract: '^1.0.0' }), actor })
  const shell = { folder: await writeShell({ version: '2.0.0', description: { contract: '2.0.0' } }) }
  const journal = { folder: await build('2.0.0', 'y', { contract: '^2.0.0' }) }
  const unfit = { folder: await build('1.0.0', 'z', { name: 'dreams', namespace: 'dreams', contract: '^1.0.0' }) }
  const both = { builds: [journal, shell], actor }
  await expect(releaseTogether(store, { ...both, builds: [...both.builds, unfit] })).rejects.toThrow(
    'for contract ^1.0.0',
  )
  expect(await version()).toBe('1.0.0')
  expect((await releaseTogether(store, both)).map(({ name }) => name)).toEqual(['shell', 'journal'])
  expect([(await selectLiveShell(database.owner))?.version, await version()]).toEqual(['2.0.0', '2.0.0'])
})

test('concurrent releases leave one live release and all files', async () => {
  const builds = await Promise.all(['1', '2', '3', '4', '5'].map((version) => build(version, version)))
  await Promise.all(builds.map((dist) => release(store, { folder: dist, actor })))
  expect(await live()).toHaveLength(1)
  for (const version of ['1', '2', '3', '4', '5']) expect(await files(version)).toHaveLength(2)
})

test('an unfit build is refused and leaves nothing behind', async () => {
  const refuse = async (dist: string, message: string | RegExp) =>
    expect(release(store, { folder: dist, actor })).rejects.toThrow(message)
  await refuse(
    await build('1.0.0', 'x', { contract: '^99.0.0' }),
    `made for contract ^99.0.0; the live shell speaks ${CONTRACT_VERSION}. Release them together: pnpm release shell journal.`,
  )
  await release(store, { folder: await build('1.0.0', 'x'), actor })
  await refuse(await build('1.0.0', 'y', { name: 'admin' }), 'admin claims /journal: journal answers there')
  expect(await live()).toHaveLength(1)
  const { rowCount } = await database.owner.query('select from remote_releases')
  expect(rowCount).toBe(1)
})

test.each([
  ['/journal/old', '/journal/old, which overlaps with /journal: journal answers there'],
  ['/about', '/about: the shell answers there'],
  ['/about/us', '/about/us, which overlaps with /about: the shell answers there'],
  ['/api/dreams', '/api/dreams, which overlaps with /api: the server answers there'],
])('a remote with a route at %s is refused', async (path, message) => {
  await releaseShell(database.url)
  await release(store, { folder: await build('1.0.0', 'x'), actor })
  const dreams = { name: 'dreams', namespace: 'dreams', routes: [routeOf('/night'), routeOf(path)] }
  const folder = await build('1.0.0', 'y', dreams)
  await expect(release(store, { folder, actor })).rejects.toThrow(`dreams claims ${message}. Choose another path.`)
  expect(await live()).toHaveLength(1)
})

test('a route above another remote’s, a taken page key and a taken namespace are refused', async () => {
  const key = (key: string) => ({ seo: { key, label: 'Page' } })
  const routes = [routeOf('/journal/mine', key('mine'))]
  await releaseShell(database.url)
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

test('the widget is released and taken back beside the remotes, without being one', async () => {
  const buildWidget = (version: string) =>
    writeBuild('widget.json', { name: 'widget', version }, { 'symptom-check.js': version, 'frame.html': version })
  expect(await selectLiveWidget(database.owner)).toBeUndefined()
  await release(store, { folder: await build('3.0.0', 'x'), actor })
  await release(store, { folder: await buildWidget('1.0.0'), actor })
  await release(store, { folder: await buildWidget('1.1.0'), actor })
  expect(await selectLiveWidget(database.owner)).toBe('1.1.0')
  expect(await live()).toMatchObject([{ version: '3.0.0' }])
  expect(await rollback(store, { name: 'widget', actor })).toBe('1.0.0')
  expect(await selectLiveWidget(database.owner)).toBe('1.0.0')
})

describe('the shell', () => {
  test('is released beside the remotes; one with a page where a live remote has one is refused', async () => {
    await release(store, { folder: await build('3.0.0', 'x'), actor })
    await releaseShell(database.url)
    expect((await selectLiveShell(database.owner))?.version).toBe('1.0.0')
    expect(await live()).toMatchObject([{ version: '3.0.0' }])
    const pages = [{ path: '/journal/about', title: 'x', description: 'x', indexed: false }]
    await expect(releaseShell(database.url, { version: '2.0.0', description: { pages } })).rejects.toThrow(
      'journal claims /journal, which overlaps with /journal/about: the shell answers there.',
    )
  })

  test('says which contract a remote must fit', async () => {
    await releaseShell(database.url, { description: { contract: '1.1.0' } })
    const newer = release(store, { folder: await build('1.0.0', 'x', { contract: '^1.2.0' }), actor })
    await expect(newer).rejects.toThrow('journal 1.0.0 is made for contract ^1.2.0; the live shell speaks 1.1.0.')
    await release(store, { folder: await build('1.0.0', 'x', { contract: '^1.0.0' }), actor })
    expect(await live()).toHaveLength(1)
  })

  test('a remote that needs another API than this one is refused', async () => {
    const newer = release(store, { folder: await build('1.0.0', 'x', { api: '^99.1.0' }), actor })
    await expect(newer).rejects.toThrow(
      `journal 1.0.0 needs API ^99.1.0; this API is ${API_VERSION}. Update the nodes first.`,
    )
    expect(await live()).toHaveLength(0)
  })

  test('is neither withdrawn nor switched off', async () => {
    await releaseShell(database.url)
    await expect(withdraw(store, { name: 'shell', actor })).rejects.toThrow('Without the shell there are no pages.')
    await expect(rest(store, { name: 'shell', resting: true, actor })).rejects.toThrow('Only a remote has a switch.')
  })
})
