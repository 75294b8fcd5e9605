import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { integrityOf, writeBuild } from '../../test/builds.ts'
import { createTestDatabase } from '../../test/database.ts'
import { manifestOf, routeOf } from '../../test/manifest.ts'
import { connectDatabase, type Database } from '../database/database.ts'
import { releaseCanary } from './canary.ts'
import { collectCopies } from './collect.ts'
import { selectFiles } from './contents.sql.ts'
import { createReleaseFiles } from './files.ts'
import { release } from './publish.ts'
import { takeOverReleases } from './take-over.ts'

let owned: Awaited<ReturnType<typeof createTestDatabase>>
let database: Database
let dataDir: string
const RELEASE = { name: 'journal', version: '1.0.0' }
const log = { event: () => undefined, failure: () => undefined }

beforeAll(async () => {
  owned = await createTestDatabase()
  database = connectDatabase(owned.url, () => undefined)
  dataDir = await mkdtemp(join(tmpdir(), 'soulsign-files-'))
  const manifest = manifestOf('journal', [routeOf('/journal')], { integrity: integrityOf('entry') })
  const folder = await writeBuild('remote.json', manifest, { 'entry.js': 'entry', 'chunks/a.js': 'a' })
  await release({ databaseUrl: owned.url }, { folder, actor: 'tester' })
})
afterAll(async () => {
  await database.close()
  await owned.drop()
  await rm(dataDir, { recursive: true })
})

const textOf = (path: string) => readFile(join(dataDir, 'remotes/journal/1.0.0', path), 'utf8')

test('a node fetches the files of a release once for all callers, and mends what is damaged on its disk', async () => {
  const node = createReleaseFiles({ dataDir, database })
  expect(await Promise.all([1, 2, 3].map(() => node.ensure(RELEASE)))).toEqual([true, true, true])
  expect(await textOf('chunks/a.js')).toBe('a')
  expect(await readdir(join(dataDir, 'remotes/journal/1.0.0'))).toEqual(['chunks', 'entry.js'])

  await writeFile(join(dataDir, 'remotes/journal/1.0.0/entry.js'), 'enter')
  await rm(join(dataDir, 'remotes/journal/1.0.0/chunks'), { recursive: true })
  expect(await createReleaseFiles({ dataDir, database }).ensure(RELEASE)).toBe(true)
  expect([await textOf('entry.js'), await textOf('chunks/a.js')]).toEqual(['entry', 'a'])
})

test('an unknown release is none, and damaged contents are not served', async () => {
  const node = createReleaseFiles({ dataDir: join(dataDir, 'other'), database })
  expect(await node.ensure({ name: 'journal', version: '9.9.9' })).toBe(false)
  await owned.owner.query(`update release_contents set content = 'b' where content = 'a'`)
  await expect(node.ensure(RELEASE)).rejects.toThrow('chunks/a.js of journal 1.0.0 is not stored, or damaged')
  await owned.owner.query(`update release_contents set content = 'a' where content = 'b'`)
  expect(await node.ensure(RELEASE)).toBe(true)
})

test('releases from before files were stored are taken over, unless their files were changed', async () => {
  const old = join(dataDir, 'old')
  const place = async (version: string, contentHash: string) => {
    const target = join(old, 'remotes/journal', version, 'entry.js')
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, 'old entry')
    await owned.owner.query(
      `insert into remote_releases (name, version, manifest, base, content_hash) values ('journal', $1, $2, $3, $4)`,
      [version, manifestOf('journal', []), `/remotes/journal/${version}/`, Buffer.from(contentHash, 'hex')],
    )
  }
  await place('0.1.0', '18927eb5c6d2e51d86476392e4e0de9bd364bc2cd720a032e9aff97ca5ced9b9')
  await place('0.2.0', '0000000000000000000000000000000000000000000000000000000000000000')
  const takeOver = () => takeOverReleases({ databaseUrl: owned.url, dataDir: old, log })
  await takeOver()
  expect(await selectFiles(owned.owner, { name: 'journal', version: '0.1.0' })).toMatchObject([{ path: 'entry.js' }])
  expect(await selectFiles(owned.owner, { name: 'journal', version: '0.2.0' })).toEqual([])
  const node = createReleaseFiles({ dataDir: join(dataDir, 'new'), database })
  expect(await node.ensure({ name: 'journal', version: '0.1.0' })).toBe(true)
  await takeOver()
})

test('copies that nobody needs are deleted after days, and come back when somebody asks', async () => {
  const journal = join(dataDir, 'remotes/journal')
  const build = (version: string) =>
    writeBuild(
      'remote.json',
      manifestOf('journal', [routeOf('/journal')], { version, integrity: integrityOf(version) }),
      { 'entry.js': version },
    )
  for (const version of ['1.1.0', '1.2.0']) {
    await release({ databaseUrl: owned.url }, { folder: await build(version), actor: 'tester' })
  }
  await releaseCanary({ databaseUrl: owned.url }, { folder: await build('1.3.0'), percent: 10, actor: 'tester' })
  // Of these, one was never stored, and a process that was killed left the other.
  await mkdir(join(journal, '0.0.1'))
  const draft = join(dataDir, 'remotes/.passing/draft')
  await writeFile(draft, 'enty')
  await utimes(draft, 0, 0)
  const node = createReleaseFiles({ dataDir, database })
  const versions = ['1.0.0', '1.1.0', '1.2.0', '1.3.0'].map((version) => ({ name: 'journal', version }))
  for (const version of versions) await node.ensure(version)

  expect(await node.collect(7), 'live lately').toEqual([])
  await expect(readFile(draft)).rejects.toThrow('ENOENT')
  expect(await node.collect(0)).toEqual(versions.slice(0, 2))
  expect(await readdir(journal)).toEqual(['0.0.1', '1.2.0', '1.3.0'])
  expect(await node.ensure(RELEASE)).toBe(true)
  expect(await textOf('entry.js')).toBe('entry')

  await owned.owner.query(`alter table release_events disable trigger user;
    update release_events set created_at = now() - interval '8 days'; alter table release_events enable trigger user`)
  expect(await node.collect(7), 'asked for lately').toEqual([])
  const restarted = createReleaseFiles({ dataDir, database })
  expect(await restarted.collect(7), 'a process that was not asked yet').toEqual([])
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  const collecting = collectCopies({ releaseFiles: restarted, log })
  vi.setSystemTime(Date.now() + 7 * 86_400_000)
  vi.advanceTimersToNextTimer()
  await expect.poll(() => readdir(journal)).toEqual(['0.0.1', '1.2.0', '1.3.0'])
  vi.useRealTimers()
  collecting.stop()
})
