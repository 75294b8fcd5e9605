import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { integrityOf, releaseShell, writeBuild } from '../../test/builds.ts'
import { createTestDatabase, expectLockWaiter } from '../../test/database.ts'
import { manifestOf, routeOf } from '../../test/manifest.ts'
import { connectDatabase, type Database } from '../database/database.ts'
import { releaseCanary } from './canary.ts'
import { forgetFiles } from './contents.sql.ts'
import { createReleaseFiles } from './files.ts'
import { moveTo, rollback } from './moves.ts'
import { release } from './publish.ts'
import { lockReleases } from './release.sql.ts'
import type { ReleaseStore } from './store.ts'

let owned: Awaited<ReturnType<typeof createTestDatabase>>
/** As the nodes, which may not delete contents by themselves. */
let database: Database
let store: ReleaseStore
const actor = 'tester'

beforeAll(async () => {
  owned = await createTestDatabase()
  database = connectDatabase(owned.url, () => undefined)
  store = { databaseUrl: owned.url }
})
afterAll(async () => {
  await database.close()
  await owned.drop()
})

const build = (version: string) =>
  writeBuild(
    'remote.json',
    manifestOf('journal', [routeOf('/journal')], { version, integrity: integrityOf(version) }),
    { 'entry.js': version, 'chunks/shared.js': 'shared', 'chunks/old.js': version < '1.2.0' ? 'old' : 'new' },
  )
const contents = async () => {
  const { rows } = await owned.owner.query(`select convert_from(content, 'utf8') as text from release_contents`)
  return rows.map(({ text }) => text).filter((text) => text.length < 10)
}
const forget = (days: number, newest: number) => database.asSystem((tx) => forgetFiles(tx, days, newest))

test('the files of old releases are forgotten, except those that another one needs', async () => {
  await releaseShell(owned.url, { version: '9.0.0', page: 'the page of the shell' })
  const first = await build('1.0.0')
  await release(store, { folder: first, actor })
  for (const version of ['1.1.0', '1.2.0', '1.3.0']) await release(store, { folder: await build(version), actor })
  await releaseCanary(store, { folder: await build('1.4.0'), percent: 10, actor })

  expect(await forget(90, 1), 'all were live lately').toEqual([])
  const forgotten = await forget(0, 2)
  expect(forgotten.map(({ version }) => version).sort()).toEqual(['1.0.0', '1.1.0'])
  expect((await contents()).sort()).toEqual(['1.2.0', '1.3.0', '1.4.0', '9.0.0', 'new', 'shared'])
  expect(await forget(0, 2), 'once is enough').toEqual([])

  const back = moveTo(store, { name: 'journal', version: '1.1.0', actor })
  await expect(back).rejects.toThrow('The files of journal 1.1.0 are no longer kept. Build it and release it again.')
  expect(await rollback(store, { name: 'journal', actor })).toBe('1.2.0')
  await expect(rollback(store, { name: 'journal', actor })).rejects.toThrow('The files of journal 1.1.0')

  // The same build brings them back.
  await release(store, { folder: first, actor })
  expect(await contents()).toContain('1.0.0')
  expect(await forget(0, 1), 'what is live stays').not.toContainEqual({ name: 'journal', version: '1.0.0' })
})

test('a release is whole though a node of the version before forgets files that it shares, meanwhile', async () => {
  const publish = async (version: string, common: string) => {
    const manifest = manifestOf('dreams', [routeOf('/dreams')], { version, integrity: integrityOf(version) })
    const folder = await writeBuild('remote.json', manifest, { 'entry.js': version, 'chunks/common.js': common })
    await release(store, { folder, actor })
  }
  await publish('1.0.0', 'ours')
  await publish('1.1.0', 'theirs')
  // As it does: it knows the lock of the releases alone.
  const { owner } = owned
  await owner.query('begin')
  await lockReleases(owner)
  const published = publish('1.2.0', 'ours')
  await expectLockWaiter(owner)
  await owner.query(`select forget_release_files('0 days', 1); commit`)
  await published

  const dataDir = await mkdtemp(join(tmpdir(), 'soulsign-forget-'))
  const node = createReleaseFiles({ dataDir, database })
  expect(await node.ensure({ name: 'dreams', version: '1.2.0' })).toBe(true)
  await rm(dataDir, { recursive: true })
})
