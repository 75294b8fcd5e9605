import { beforeEach, expect, test } from 'vitest'
import { routeOf } from '../../test/manifest.ts'
import { actor, build, emptyReleases } from '../../test/releases.ts'
import { moveTo, rest, rollback, withdraw } from './moves.ts'
import { release, releaseNew } from './publish.ts'
import { readHistory } from './read-history.ts'
import { selectLive } from './release.sql.ts'
import type { ReleaseStore } from './store.ts'

const { database: databaseOf, live, version, files } = emptyReleases()
let database: ReturnType<typeof databaseOf>
let store: ReleaseStore
beforeEach(() => {
  database = databaseOf()
  store = { databaseUrl: database.url }
})

const movesOf = async (name = 'journal') =>
  (await readHistory(store, name)).moves.map(({ action, version }) => `${action} ${version}`)

/** As at a start: whether the build went live. */
const startWith = async (folder: string) => (await releaseNew(store, { builds: [{ folder }], actor })).length > 0

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
  expect(await startWith(old)).toBe(true)
  expect(await startWith(recent)).toBe(true)
  await rollback(store, { name: 'journal', actor })
  expect(await startWith(recent)).toBe(false)
  expect(await version()).toBe('1.0.0')
  // The source was reverted, so its old build counts as new.
  expect(await startWith(old)).toBe(true)
  expect(await version()).toBe('1.0.0')
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
