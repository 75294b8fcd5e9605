import { API_VERSION, CONTRACT_VERSION } from '@soulsign/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { integrityOf, releaseShell, writeBuild, writeShell } from '../../test/builds.ts'
import { createTestDatabase } from '../../test/database.ts'
import { manifestOf, routeOf } from '../../test/manifest.ts'
import { selectFiles } from './contents.sql.ts'
import { moveTo, rest, rollback, withdraw } from './moves.ts'
import { release, releaseNew, releaseTogether } from './publish.ts'
import { readHistory } from './read-history.ts'
import { ReleaseError } from './refusal.ts'
import { selectLive, selectLiveShell, selectLiveWidget } from './release.sql.ts'
import type { ReleaseStore } from './store.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let store: ReleaseStore
const actor = 'tester'

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  store = { databaseUrl: database.url }
  await database.owner.query(
    `set session_replication_role = replica; delete from release_events; delete from remote_live;
     delete from release_files; delete from release_contents; delete from release_bases; delete from remote_releases; set session_replication_role = origin`,
  )
})

/** Writes a dist/ whose entry is `code`. */
const build = (version: string, code: string, changes: object = {}): Promise<string> =>
  writeBuild(
    'remote.json',
    manifestOf('journal', [routeOf('/journal')], { version, integrity: integrityOf(code), ...changes }),
    { 'entry.js': code, 'chunks/a.js': 'a' },
  )

const live = async () => (await selectLive(database.owner)).map(({ version, base }) => ({ version, base }))
const files = async (version: string) =>
  (await selectFiles(database.owner, { name: 'journal', version })).map(({ path }) => path)

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

/** As at a start: whether the build went live. */
const startWith = async (folder: string) => (await releaseNew(store, { builds: [{ folder }], actor })).length > 0

test('a restart keeps a roll-back, and releases a new build', async () => {
  const old = await build('1.0.0', 'old')
  const recent = await build('1.1.0', 'recent')
  expect(await startWith(old)).toBe(true)
  expect(await startWith(recent)).toBe(true)
  await rollback(store, { name: 'journal', actor })
  expect(await startWith(recent)).toBe(false)
  expect(await version()).toBe('1.0.0')
  // The source was reverted, so its old build counts as new.
  expect(await startWith(old)).toBe(true)
  expect(await version()).toBe('1.0.0')
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

test('a withdrawn remote is gone and recorded, stays gone after a restart, and can be released again', async () => {
  const dist = await build('1.0.0', 'x')
  await expect(withdraw(store, { name: 'journal', actor })).rejects.toThrow('journal was never released')
  await release(store, { folder: dist, actor })
  expect(await withdraw(store, { name: 'journal', actor })).toBe('1.0.0')
  expect(await live()).toEqual([])
  for (const again of [withdraw, rollback]) {
    await expect(again(store, { name: 'journal', actor })).rejects.toThrow('journal was withdrawn')
  }
  expect(await startWith(dist)).toBe(false)
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
