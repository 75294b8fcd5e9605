import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { integrityOf, writeBuild } from '../../test/builds.ts'
import { createTestDatabase } from '../../test/database.ts'
import { manifestOf, routeOf } from '../../test/manifest.ts'
import { connectDatabase, type Database } from '../database/database.ts'
import { type Bucket, createBucket } from './bucket.ts'
import { deleteLeftovers } from './contents.ts'
import { createReleaseFiles } from './files.ts'
import { release } from './publish.ts'
import { forgetFiles, hashOf } from './release.sql.ts'

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

const build = (version: string) =>
  writeBuild(
    'remote.json',
    manifestOf('journal', [routeOf('/journal')], { version, integrity: integrityOf(version) }),
    { 'entry.js': version, 'chunks/shared.js': 'shared' },
  )
const hash = (content: string) => hashOf({ path: '', size: 0, integrity: integrityOf(content) })
const text = async (content: string) => (await bucket.get(hash(content)))?.toString()
const publish = async (version: string, to: Bucket | undefined) =>
  release({ databaseUrl: owned.url, bucket: to }, { folder: await build(version), actor: 'tester' })

test('files of a release are in the bucket, and every node gets them from there', async () => {
  await publish('1.0.0', undefined)
  await publish('1.1.0', bucket)
  expect([await text('1.1.0'), await text('1.0.0'), await text('shared')]).toEqual(['1.1.0', undefined, undefined])
  const files = createReleaseFiles({ dataDir: join(folder, 'node'), database, bucket })
  // The one from before is in the database, as what both share.
  for (const version of ['1.0.0', '1.1.0']) expect(await files.ensure({ name: 'journal', version })).toBe(true)
  const without = createReleaseFiles({ dataDir: join(folder, 'other'), database })
  await expect(without.ensure({ name: 'journal', version: '1.1.0' })).rejects.toThrow('Name it in RELEASE_STORE.')
})

test('what nobody needs any more is deleted in the bucket, and what was released again stays', async () => {
  await publish('1.2.0', bucket)
  await publish('1.3.0', bucket)
  await database.asSystem((tx) => forgetFiles(tx, 0, 1))
  await publish('1.1.0', bucket)
  await deleteLeftovers(database, bucket)
  expect(await Promise.all(['1.1.0', '1.2.0', '1.3.0'].map(text))).toEqual(['1.1.0', undefined, '1.3.0'])
})

test('a bucket that refuses the key publishes nothing, and the error does not tell the key', async () => {
  const wrong = createBucket(address('wrong-secret'))
  const refused = publish('2.0.0', wrong)
  await expect(refused).rejects.toThrow('The bucket of RELEASE_STORE answered PUT with 403 SignatureDoesNotMatch')
  await expect(refused).rejects.not.toThrow(/wrong-secret/)
  expect((await owned.owner.query(`select from remote_releases where version = '2.0.0'`)).rowCount).toBe(0)
})
