import { execFile } from 'node:child_process'
import { mkdtemp, rename, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningServer } from '../src/server.ts'
import { startTestServer } from './api.ts'
import { integrityOf, releaseShell, writeBuild } from './builds.ts'
import { createTestDatabase } from './database.ts'
import { manifestOf, routeOf } from './manifest.ts'

const TOKEN = 'a-token-for-pipelines-of-32-letters'
const ROOT = join(import.meta.dirname, '../..')
/** `pnpm release`: the product's code is compiled once for all its calls. */
const RELEASE = ['--import', join(ROOT, 'api/code-cache.mjs'), join(ROOT, 'scripts/release.ts')]
const run = promisify(execFile)

let database: Awaited<ReturnType<typeof createTestDatabase>>
let folder: string
let server: RunningServer

beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'soulsign-http-'))
  await releaseShell(database.url)
  server = await startTestServer(database.url, { DATA_DIR: join(folder, 'data'), RELEASE_TOKEN: TOKEN })
})
afterAll(async () => {
  await server.close()
  await database.drop()
  await rm(folder, { recursive: true })
})

/** Runs `pnpm release --url` as a pipeline does: with a token, and no database. */
const pipeline = (...args: string[]) =>
  run(process.execPath, [...RELEASE, '--url', server.url, ...args], {
    env: {
      ...process.env,
      RELEASE_TOKEN: TOKEN,
      DATABASE_URL: 'postgres://127.0.0.1:9/none',
      DATA_DIR: folder,
      RELEASE_BROWSER: 'none',
    },
  })

/** Builds mfe-dreams, whose entry is `code`. Returns the remote's folder. */
async function build(version: string, code: string): Promise<string> {
  const manifest = manifestOf('dreams', [routeOf('/dreams')], { version, integrity: integrityOf(code) })
  const dist = await writeBuild('remote.json', manifest, { 'entry.js': code, 'assets/a.js': 'a' })
  const remote = join(folder, 'mfe-dreams')
  await rm(join(remote, 'dist'), { recursive: true, force: true })
  await run('mkdir', ['-p', remote])
  await rename(dist, join(remote, 'dist'))
  return remote
}

test('a pipeline with the token releases, goes back, switches off and lists', async () => {
  expect((await pipeline(await build('1.0.0', 'one'))).stdout).toBe('dreams 1.0.0 is live\n')
  expect((await pipeline(await build('1.1.0', 'two'), '--why', 'better texts')).stdout).toBe('dreams 1.1.0 is live\n')
  expect(await (await fetch(`${server.url}/remotes/dreams/1.1.0/entry.js`)).text()).toBe('two')
  expect((await pipeline('--rollback', 'dreams')).stdout).toBe('dreams is back at 1.0.0\n')
  expect((await pipeline('--off', 'dreams')).stdout).toContain('dreams 1.0.0 is switched off')
  const { stdout } = await pipeline('--list', 'dreams')
  expect(stdout).toMatch(/^ {2}1\.1\.0 {2}\S+Z\n\* 1\.0\.0 {2}\S+Z {2}switched off\n\nMoves\n/)
  expect(stdout).toMatch(/ \(HTTP\) {2}release 1\.1\.0 \(before: 1\.0\.0\) {2}better texts\n/)
})

test('a refusal comes back as one line, and nothing is stored', async () => {
  const remote = await build('2.0.0', 'three')
  await symlink('/etc/hostname', join(remote, 'dist/link.js'))
  await expect(pipeline(remote)).rejects.toMatchObject({
    stderr: expect.stringMatching(/^link\.js in .* is a link.*\n$/),
  })
  await build('1.0.0', 'other')
  await expect(pipeline(remote)).rejects.toMatchObject({
    stderr: 'dreams 1.0.0 is published with other files. A version never changes: build a new one.\n',
  })
  const { rowCount } = await database.owner.query(
    `select from remote_releases where name = 'dreams' and version = '2.0.0'`,
  )
  expect(rowCount).toBe(0)
})

test('with the database, the newest release can be left out', async () => {
  const env = { ...process.env, DATABASE_URL: database.url, RELEASE_BROWSER: 'none' }
  const remote = await build('3.0.0', 'three')
  const onlyNew = async () => (await run(process.execPath, [...RELEASE, '--new', remote], { env })).stdout
  expect(await onlyNew()).toContain('dreams 3.0.0 is live')
  expect(await onlyNew()).toBe('Nothing is new.\n')
})

test('without the token nothing is answered, and files outside a build are refused', async () => {
  const post = (token: string, form: FormData) =>
    fetch(`${server.url}/api/releases`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form })
  const form = new FormData()
  form.set('actor', 'x')
  expect((await post(`${TOKEN}x`, form)).status).toBe(401)
  expect((await fetch(`${server.url}/api/releases/dreams`)).status).toBe(401)
  for (const name of ['dreams/../../x.js', 'x.js', '../dreams/x.js', 'Dreams/x.js']) {
    const hostile = new FormData()
    hostile.set('actor', 'x')
    hostile.set(name, new Blob(['x']))
    const response = await post(TOKEN, hostile)
    expect({ name, status: response.status }).toEqual({ name, status: 400 })
    expect((await response.json()).detail).toContain('is not named <release>/<path>')
  }
  const closed = await startTestServer(database.url, { DATA_DIR: join(folder, 'data') })
  expect((await fetch(`${closed.url}/api/releases/dreams`)).status).toBe(403)
  await closed.close()
})
