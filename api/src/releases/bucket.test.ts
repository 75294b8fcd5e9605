import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { integrityOf, writeBuild } from '../../test/builds.ts'
import { createTestDatabase, expectLockWaiter } from '../../test/database.ts'
import { manifestOf, routeOf } from '../../test/manifest.ts'
import { connectDatabase, type Database } from '../database/database.ts'
import { type Bucket, createBucket } from './bucket.ts'
import { forgetFiles, hashOf, insertContent } from './contents.sql.ts'
import { deleteLeftovers } from './contents.ts'
import { createReleaseFiles } from './files.ts'
import { rest } from './moves.ts'
import { release } from './publish.ts'
import { lockReleases } from './release.sql.ts'

let owned: Awaited<ReturnType<typeof createTestDatabase>>
let database: Database
let folder: string
let s3: S3rver
let address: (secret: string) => string
let bucket: Bucket

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'soulsign-bucket-'))
  s3 = new S3rver({ port: 0, silent: true, directory: join(folder, 's3'), configureBuckets: [{ name: 'ours' }] })
  const { port } = (await s3.run()) as AddressInfo
  address = (secret) => `s3+http://S3RVER:${secret}@127.0.0.1:${port}/ours/releases?region=eu-central-1`
  bucket = createBucket(address('S3RVER'))
  owned = await createTestDatabase()
  database = connectDatabase(owned.url, () => undefined)
})
afterAll(async () => {
  await database.close()
  await owned.drop()
  await s3.close()
  await rm(folder, { recursive: true })
})

const build = (name: string, version: string) =>
  writeBuild(
    'remote.json',
    manifestOf(name, [routeOf(`/${name}`)], { version, integrity: integrityOf(`${name} ${version}`) }),
    { 'entry.js': `${name} ${version}`, 'chunks/shared.js': 'shared' },
  )
const hash = (content: string) => hashOf({ path: '', size: 0, integrity: integrityOf(content) })
const text = async (content: string) => (await bucket.get(hash(content)))?.toString()
const publishAs = async (name: string, version: string, to: Bucket | undefined) =>
  release({ databaseUrl: owned.url, bucket: to }, { folder: await build(name, version), actor: 'tester' })
const publish = (version: string, to: Bucket | undefined) => publishAs('journal', version, to)

test('files of a release are in the bucket, and every node gets them from there', async () => {
  await publish('1.0.0', undefined)
  await publish('1.1.0', bucket)
  expect(await Promise.all(['journal 1.1.0', 'journal 1.0.0', 'shared'].map(text))).toEqual([
    'journal 1.1.0',
    undefined,
    undefined,
  ])
  const files = createReleaseFiles({ dataDir: join(folder, 'node'), database, bucket })
  // The one from before is in the database, as what both share.
  for (const version of ['1.0.0', '1.1.0']) expect(await files.ensure({ name: 'journal', version })).toBe(true)
  const without = createReleaseFiles({ dataDir: join(folder, 'other'), database })
  await expect(without.ensure({ name: 'journal', version: '1.1.0' })).rejects.toThrow('Name it in RELEASE_STORE.')
})

test('deletes unused files from the bucket, but not those that were released again', async () => {
  await publish('1.2.0', bucket)
  await publish('1.3.0', bucket)
  await database.asSystem((tx) => forgetFiles(tx, 0, 1))
  await publish('1.1.0', bucket)
  await deleteLeftovers(database, bucket)
  expect(await Promise.all(['1.1.0', '1.2.0', '1.3.0'].map((version) => text(`journal ${version}`)))).toEqual([
    'journal 1.1.0',
    undefined,
    'journal 1.3.0',
  ])
})

test('while files are on their way, a remote can be switched off, and no bytes are forgotten that come to be needed', async () => {
  await publish('1.4.0', bucket)
  const arrived = Promise.withResolvers<void>()
  const open = Promise.withResolvers<void>()
  const slow: Bucket = {
    ...bucket,
    async put(hash, content) {
      arrived.resolve()
      await open.promise
      await bucket.put(hash, content)
    },
  }
  const published = publishAs('account', '1.0.0', slow)
  await arrived.promise
  await rest({ databaseUrl: owned.url }, { name: 'journal', resting: true, actor: 'tester' })
  // Only an old release has these bytes, until the one that is on its way.
  await owned.owner.query(`delete from remote_live where name = 'journal'`)
  expect(await database.asSystem((tx) => forgetFiles(tx, 0, 0))).toEqual([])
  open.resolve()
  await published
  const files = createReleaseFiles({ dataDir: join(folder, 'third'), database, bucket })
  expect(await files.ensure({ name: 'account', version: '1.0.0' })).toBe(true)
  expect(await database.asSystem((tx) => forgetFiles(tx, 0, 0))).toContainEqual({ name: 'journal', version: '1.4.0' })
})

test('bytes that a node of the version before stores meanwhile are never deleted', async () => {
  const content = Buffer.from('theirs')
  const file = { path: '', size: content.length, integrity: integrityOf(content) }
  const { owner } = owned
  await owner.query('delete from release_leftovers')
  await bucket.put(hashOf(file), content)
  await owner.query('insert into release_leftovers (hash) values ($1)', [hashOf(file)])
  // As it does: it knows the lock of the releases alone.
  await owner.query('begin')
  await lockReleases(owner)
  await insertContent(owner, file, null)
  const deleted: string[] = []
  const watched: Bucket = { ...bucket, delete: async (gone) => void deleted.push(gone.toString('hex')) }
  const deleting = deleteLeftovers(database, watched)
  await expectLockWaiter(owner)
  await owner.query('commit')
  await deleting
  expect(deleted).toEqual([])
  expect((await owner.query('select from release_leftovers')).rowCount).toBe(0)
})

test('a bucket that refuses the key publishes nothing, and the error does not tell the key', async () => {
  const wrong = createBucket(address('wrong-secret'))
  const refused = publish('2.0.0', wrong)
  await expect(refused).rejects.toThrow('The bucket of RELEASE_STORE answered PUT with 403 SignatureDoesNotMatch')
  await expect(refused).rejects.not.toThrow(/wrong-secret/)
  expect((await owned.owner.query(`select from remote_releases where version = '2.0.0'`)).rowCount).toBe(0)
})
