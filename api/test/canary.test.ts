import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AdminActivity, AdminRelease, AdminReleases, Problem } from '@soulsign/contracts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { releaseCanary, startCanary } from '../src/releases/canary.ts'
import { release } from '../src/releases/publish.ts'
import { call } from './api.ts'
import { integrityOf, releaseShell, SHELL, writeBuild, writeShell } from './builds.ts'
import { manifestOf, routeOf } from './manifest.ts'
import { mailsTo, type PeopleApi, signIn, startPeopleApi } from './people.ts'

let api: PeopleApi
let folder: string
let admin: { authorization: string }
const actor = 'tester'

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'soulsign-canary-'))
  api = await startPeopleApi({ DATA_DIR: folder })
  await releaseShell(api.databaseUrl)
  await release({ databaseUrl: api.databaseUrl }, { folder: await build('1.0.0'), actor })
  // Published, and the one before live again.
  await release({ databaseUrl: api.databaseUrl }, { folder: await build('1.1.0'), actor })
  await release({ databaseUrl: api.databaseUrl }, { folder: await build('1.0.0'), actor })
  admin = { authorization: `Bearer ${(await signIn(api, 'boss@example.test')).session.access_token}` }
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true, force: true })
})

const build = (version: string) =>
  writeBuild(
    'remote.json',
    manifestOf('journal', [routeOf('/journal')], { version, integrity: integrityOf(version) }),
    {
      'entry.js': version,
    },
  )

/** Opens a page as a browser with these cookies. Returns the journal's version in it, and the cookie that it keeps. */
async function open(cookie = '', path = '/') {
  const response = await fetch(api.url + path, { headers: { cookie } })
  const kept = response.headers.getSetCookie().find((set) => set.startsWith('soulsign-canary='))
  const registry = JSON.parse(/id="registry"[^>]*>(.*?)<\/script>/.exec(await response.text())?.[1] ?? '{}')
  return { version: registry.remotes?.[0].version as string | undefined, cookie: kept?.split(';')[0] ?? cookie }
}
const place = (at: number) => open(`soulsign-canary=${at}`)
async function move(body: object) {
  const answer = await call(api.url, 'POST', '/api/admin/releases/journal/moves', { body, headers: admin })
  return { status: answer.status, body: answer.body as unknown as AdminRelease & Problem }
}
async function overview() {
  const { body } = await call(api.url, 'GET', '/api/admin/releases', { headers: admin })
  return (body as AdminReleases).items.find(({ name }) => name === 'journal')
}

test('a canary goes to its share of browsers, each keeps it, and so does the registry that the shell asks for later', async () => {
  await vi.waitFor(async () => expect(await open()).toEqual({ version: '1.0.0', cookie: '' }))
  const begun = await move({ action: 'canary', version: '1.1.0', percent: 10, why: 'new months' })
  expect(begun.status).toBe(200)
  expect(begun.body.canary).toMatchObject({ version: '1.1.0', percent: 10 })

  await vi.waitFor(async () => expect((await place(9)).version).toBe('1.1.0'))
  expect((await place(10)).version).toBe('1.0.0')
  const registry = await fetch(`${api.url}/api/registry`, { headers: { cookie: 'soulsign-canary=9' } })
  expect((await registry.json()).remotes[0].version).toBe('1.1.0')

  const first = await open()
  expect(first.cookie).toMatch(/^soulsign-canary=\d{1,2}$/)
  expect(await open(first.cookie)).toEqual(first)
  const entry = await fetch(`${api.url}/remotes/journal/1.1.0/entry.js`)
  expect(await entry.text()).toBe('1.1.0')
})

test('at 0 % only browsers that followed the link get it, and they can leave again', async () => {
  await move({ action: 'canary', version: '1.1.0', percent: 0 })
  await vi.waitFor(async () => expect((await place(0)).version).toBe('1.0.0'))
  const asked = await open('', '/?canary=on')
  expect(asked.version).toBe('1.1.0')
  expect((await open(asked.cookie)).version).toBe('1.1.0')
  expect((await open(asked.cookie, '/?canary=off')).version).toBe('1.0.0')
})

test('a canary that fails more often than the live release ends by itself, and staff are told by mail', async () => {
  await move({ action: 'canary', version: '1.1.0', percent: 50 })
  await vi.waitFor(async () => expect((await place(0)).version).toBe('1.1.0'))
  for (const at of [0, 10, 60, 70]) await place(at)
  const report = (version: string, message: string) =>
    call(api.url, 'POST', '/api/reports', {
      body: { kind: 'remote', remote: 'journal', version, phase: 'render', message },
    })
  for (const message of ['one', 'two', 'three']) expect((await report('1.1.0', message)).status).toBe(204)
  // Nobody published this one: it is not counted.
  await report('9.9.9', 'four')

  await vi.waitFor(async () => expect((await place(0)).version).toBe('1.0.0'), { timeout: 40_000, interval: 500 })
  const { rows } = await api.database.query(
    `select action, version, actor, why from release_events order by id desc limit 1`,
  )
  expect(rows[0]).toMatchObject({ action: 'canary-end', version: '1.1.0', actor: 'by itself' })
  expect(rows[0].why).toMatch(/^It failed more often than the live release: 3 failures on \d+ pages, against 0/)
  expect(await overview()).toMatchObject({ name: 'journal', canary: null, failures: 3 })
  const mails = await vi.waitFor(
    async () => {
      const found = await mailsTo(api, 'boss@example.test')
      expect(found.map(({ subject }) => subject)).toContain('journal 1.1.0 was taken back')
      return found
    },
    { timeout: 20_000 },
  )
  expect(mails.filter(({ subject }) => subject.includes('taken back'))).toHaveLength(1)
}, 90_000)

test('staff move releases with a reason, which the log keeps; an impossible move says why', async () => {
  const back = await move({ action: 'move', version: '1.1.0', why: 'repaired' })
  expect(back.body.releases.find(({ live }) => live)?.version).toBe('1.1.0')
  expect(back.body.moves[0]).toMatchObject({
    action: 'move',
    version: '1.1.0',
    actor: 'boss@example.test',
    why: 'repaired',
  })
  expect((await move({ action: 'rollback' })).body.moves[0]).toMatchObject({ action: 'rollback', version: '1.0.0' })
  const refused = await move({ action: 'move', version: '1.0.0' })
  expect(refused.status).toBe(400)
  expect(refused.body.detail).toBe('journal 1.0.0 is live already.')
  expect((await move({ action: 'canary', version: '1.0.0', percent: 5 })).body.detail).toContain('is live already')
  expect((await move({ action: 'canary', version: '1.1.0', percent: 51 })).status).toBe(400)
  expect((await move({ action: 'canary-end' })).body.detail).toBe('journal has no canary.')
  const log = await call(api.url, 'GET', '/api/admin/activity-log?search=release', { headers: admin })
  const [latest] = log.body.items as AdminActivity[]
  expect(latest).toMatchObject({ action: 'release_move', target_type: 'release', target_id: 'journal 1.0.0' })
})

test('a release that goes live ends the canary beside it; the widget cannot be one', async () => {
  await startCanary({ databaseUrl: api.databaseUrl }, { name: 'journal', version: '1.1.0', percent: 5, actor })
  expect((await overview())?.canary).toMatchObject({ version: '1.1.0' })
  await move({ action: 'move', version: '1.1.0' })
  expect((await overview())?.canary).toBeNull()
  const widget = startCanary({ databaseUrl: api.databaseUrl }, { name: 'widget', version: '1.0.0', percent: 5, actor })
  await expect(widget).rejects.toThrow('Only the shell or a remote can be a canary, not the widget.')
})

test('a canary of the shell comes with its scripts, its pages and the remotes that run in it, and ends by itself', async () => {
  const store = { databaseUrl: api.databaseUrl }
  const [first] = SHELL.pages
  const tried = await writeShell({
    version: '2.0.0',
    code: `'next shell'`,
    description: { contract: '9.0.0', pages: first ? [first, { ...first, path: '/new' }] : [] },
  })
  expect(await releaseCanary(store, { folder: tried, percent: 10, actor })).toMatchObject({ version: '2.0.0' })
  const page = async (at: number, path = '/') => {
    const answer = await fetch(api.url + path, { headers: { cookie: `soulsign-canary=${at}` } })
    const html = await answer.text()
    return { status: answer.status, shell: /remotes\/shell\/([^/]+)\/assets/.exec(html)?.[1], html }
  }
  await vi.waitFor(async () => expect((await page(9)).shell).toBe('2.0.0'))
  expect((await page(10)).shell).toBe('1.0.0')
  expect([(await page(9, '/new')).status, (await page(10, '/new')).status]).toEqual([200, 404])
  const registry = async (at: number) =>
    (await fetch(`${api.url}/api/registry`, { headers: { cookie: `soulsign-canary=${at}` } })).json()
  expect([(await registry(9)).shell, (await registry(10)).shell]).toEqual(['2.0.0', '1.0.0'])
  // Pages of both report what keeps them from starting.
  for (const at of [9, 10]) expect((await page(at)).html).toContain(`'Not loaded: '`)

  for (const message of ['one', 'two', 'three']) {
    const body = { kind: 'error', remote: 'shell', version: '2.0.0', phase: 'init', message }
    expect((await call(api.url, 'POST', '/api/reports', { body })).status).toBe(204)
  }
  await vi.waitFor(async () => expect((await page(9)).shell).toBe('1.0.0'), { timeout: 40_000, interval: 500 })
  const { rows } = await api.database.query(`select action, name, why from release_events order by id desc limit 1`)
  expect(rows[0]).toMatchObject({ action: 'canary-end', name: 'shell' })
  expect(rows[0].why).toMatch(/3 failures on \d+ pages/)
  expect((await page(9)).html).not.toContain(`'Not loaded: '`)
}, 60_000)

test('a build that cannot be a canary is not published either', async () => {
  const refused = releaseCanary({ databaseUrl: api.databaseUrl }, { folder: await build('1.3.0'), percent: 51, actor })
  await expect(refused).rejects.toThrow('A canary goes to 0 to 50 % of browsers')
  const { rows } = await api.database.query(`select from remote_releases where version = '1.3.0'`)
  expect(rows).toEqual([])
})

test('a build can be published as a canary in one step, and what is live stays live', async () => {
  const dist = await build('1.2.0')
  await releaseCanary({ databaseUrl: api.databaseUrl }, { folder: dist, percent: 20, actor })
  expect(await overview()).toMatchObject({ live: { version: '1.1.0' }, canary: { version: '1.2.0', percent: 20 } })
  expect((await move({ action: 'canary-end' })).body.canary).toBeNull()
})

test('only administrators see or move releases', async () => {
  const person = { authorization: `Bearer ${(await signIn(api, 'ann@example.test')).session.access_token}` }
  for (const headers of [{}, person]) {
    expect([401, 403]).toContain((await call(api.url, 'GET', '/api/admin/releases', { headers })).status)
    const tried = await call(api.url, 'POST', '/api/admin/releases/journal/moves', { body: { action: 'off' }, headers })
    expect([401, 403]).toContain(tried.status)
  }
})
