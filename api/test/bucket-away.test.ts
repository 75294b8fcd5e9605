import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import S3rver from '@20minutes/s3rver'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backUp, restore } from '../src/database/backup.ts'
import { bucketAt } from '../src/releases/bucket.ts'
import { releaseTogether } from '../src/releases/publish.ts'
import { createMarks } from '../src/secrets/marks.ts'
import type { RunningServer } from '../src/server.ts'
import { startTestServer } from './api.ts'
import { integrityOf, writeBuild, writeShell } from './builds.ts'
import { createTestDatabase } from './database.ts'
import { manifestOf, routeOf } from './manifest.ts'
import { until } from './process.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let folder: string
let s3: S3rver
let port = 0
let store: string

const openBucket = async () => {
  const configureBuckets = [{ name: 'ours' }]
  s3 = new S3rver({ port, silent: true, directory: join(folder, 's3'), configureBuckets })
  port = ((await s3.run()) as AddressInfo).port
}
const startNode = (url: string, name: string) =>
  startTestServer(url, { RELEASE_STORE: store, DATA_DIR: join(folder, name) })
const publish = async (version: string) => {
  const code = `journal ${version}`
  const manifest = manifestOf('journal', [routeOf('/journal')], { version, integrity: integrityOf(code) })
  const builds = [
    { folder: await writeShell() },
    { folder: await writeBuild('remote.json', manifest, { 'entry.js': code }) },
  ]
  await releaseTogether({ databaseUrl: database.url, bucket: bucketAt(store) }, { builds, actor: 'tester' })
}
const read = async ({ url }: RunningServer, path: string) => (await fetch(url + path)).text()
const isReady = async ({ url }: RunningServer) => (await fetch(`${url}/api/ready`)).json()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'soulsign-bucket-away-'))
  await openBucket()
  store = `s3+http://S3RVER:S3RVER@127.0.0.1:${port}/ours?region=eu-central-1`
  database = await createTestDatabase()
})
afterAll(async () => {
  await s3.close()
  await database.drop()
  await rm(folder, { recursive: true })
})

test('while the bucket is away, a node serves what it has, and a new one is not ready before it has what is live', async () => {
  await publish('1.0.0')
  const node = await startNode(database.url, 'old')
  const entry = '/remotes/journal/1.0.0/entry.js'
  expect(await read(node, entry)).toBe('journal 1.0.0')
  await s3.close()
  expect(await read(node, entry)).toBe('journal 1.0.0')
  expect(await read(node, '/')).toContain('"version":"1.0.0"')
  await expect(publish('1.1.0')).rejects.toThrow('The bucket of RELEASE_STORE does not answer.')
  expect(await read(node, '/')).toContain('"version":"1.0.0"')

  const fresh = await startNode(database.url, 'new')
  expect(await isReady(fresh)).toEqual({ ready: false, waiting_for: ['releases'] })
  await openBucket()
  await until(async () => (await isReady(fresh)).ready)
  expect(await read(fresh, entry)).toBe('journal 1.0.0')
  await Promise.all([node.close(), fresh.close()])
})

test('a restored database finds its files in the bucket', async () => {
  await publish('1.2.0')
  const written = new PassThrough()
  const [backup] = await Promise.all([text(written), backUp(database.url, written)])
  const other = await createTestDatabase()
  await restore(other.url, Readable.from([backup]), createMarks([]))
  const node = await startNode(other.url, 'restored')
  expect(await read(node, '/remotes/journal/1.2.0/entry.js')).toBe('journal 1.2.0')
  expect(await read(node, '/')).toContain('"version":"1.2.0"')
  await node.close()
  await other.drop()
})
