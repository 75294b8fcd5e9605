import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify, stripVTControlCharacters } from 'node:util'
import type { APIRequestContext, Page } from '@playwright/test'
import { createRemote } from '../../scripts/scaffold.ts'
import { signIn } from './person.ts'
import { expect, test } from './visitor.ts'

const ROOT = join(import.meta.dirname, '../..')
const exec = promisify(execFile)

/** Runs `pnpm release`, as operators do, on the database and files of the system under test. */
const release = async (...args: string[]): Promise<string> => {
  const { stdout } = await exec('pnpm', ['release', ...args], {
    cwd: ROOT,
    // Empty, so that a developer's .env cannot set another database.
    env: { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'], DATABASE_URL: '' },
  })
  return stdout
}

/** Creates a remote from the template outside the workspace. */
async function createElsewhere(folder: string): Promise<string> {
  await createRemote('night-sky', { into: folder })
  const remote = join(folder, 'mfe-night-sky')
  // It reuses the packages of a remote in the workspace, without an installation.
  await symlink(join(ROOT, 'mfe-journal/node_modules'), join(remote, 'node_modules'))
  for (const shared of ['node_modules', 'tsconfig.base.json']) await symlink(join(ROOT, shared), join(folder, shared))
  return remote
}

/** Runs a program in a remote's folder, with the binaries of its packages and the workspace on the PATH. */
function runIn(remote: string, program: string, ...args: string[]) {
  const bins = [join(remote, 'node_modules/.bin'), join(ROOT, 'node_modules/.bin'), process.env['PATH']]
  return exec(program, args, { cwd: remote, env: { ...process.env, PATH: bins.join(delimiter) } })
}

const statusOf = async (request: APIRequestContext, path: string) => (await request.get(path)).status()
const shellOf = async (request: APIRequestContext) =>
  /\/assets\/main\.\w+\.js/.exec(await (await request.get('/')).text())?.[0]
const navigate = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true })

let folder: string
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'soulsign-sixth-'))
})
test.afterEach(() => rm(folder, { recursive: true, force: true }))

test('an unknown remote joins the running product and leaves it', async ({
  page,
  request,
  browser,
  expectedErrors,
}) => {
  test.setTimeout(180_000)
  // From the address that no longer exists.
  expectedErrors.push(/404/)
  const shell = await shellOf(request)
  expect(shell).toBeDefined()
  expect(await statusOf(request, '/night-sky')).toBe(404)
  const remote = await createElsewhere(folder)
  await runIn(remote, 'rspack', 'build')
  expect(await release(remote)).toMatch(/night-sky 0\.1\.0-\w+ is live/)

  try {
    await test.step('crawlers get the metadata of its description', async () => {
      await expect.poll(() => statusOf(request, '/night-sky')).toBe(200)
      const html = await (await request.get('/night-sky')).text()
      expect(html).toContain('<title>Night Sky · Soulsign</title>')
      expect(html).toContain('content="What search engines and share cards say of this page of Soulsign."')
      expect(html).not.toContain('noindex')
      expect(await (await request.get('/night-sky/mine')).text()).toContain('<meta name="robots" content="noindex">')
      const sitemap = await (await request.get('/sitemap.xml')).text()
      expect(sitemap).toContain('/night-sky</loc>')
      expect(sitemap).not.toContain('/night-sky/mine')
    })

    await test.step('a guest can open its open page, and the gated one leads to sign-in', async () => {
      const guest = await browser.newPage({ locale: 'en-US' })
      await guest.goto('/night-sky')
      await expect(guest.getByRole('heading', { level: 1, name: 'Night Sky', exact: true })).toBeVisible()
      await expect(guest).toHaveTitle('Night Sky · Soulsign')
      await guest.getByRole('link', { name: 'Open your page' }).click()
      await expect(guest).toHaveURL(/\/auth$/)
      await guest.goto('/night-sky/mine')
      await expect(guest).toHaveURL(/\/auth$/)
      await guest.close()
    })

    await test.step('a signed-in person reaches the gated page through the navigation', async () => {
      await signIn(page, request)
      await navigate(page, 'Night Sky').click()
      await page.getByRole('link', { name: 'Open your page' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Your Night Sky' })).toBeVisible()
      await expect(page).toHaveTitle('Your Night Sky · Soulsign')
    })

    await test.step('switched off, it rests without a request for its files, and wakes on a retry', async () => {
      expect(await release('--off', 'night-sky', '--why', 'a look at its texts')).toContain('is switched off')
      const guest = await browser.newPage({ locale: 'en-US' })
      const files: string[] = []
      guest.on('request', (asked) => void (asked.url().includes('/remotes/night-sky/') && files.push(asked.url())))
      await expect.poll(async () => (await request.get('/night-sky')).text()).toContain('"resting":true')
      await guest.goto('/night-sky')
      await expect(guest.getByText('We have switched it off for a little while')).toBeVisible()
      expect(files).toEqual([])
      expect(await release('--on', 'night-sky')).toContain('is switched on')
      await expect.poll(async () => (await request.get('/night-sky')).text()).not.toContain('"resting":true')
      await guest.getByRole('button', { name: 'Try again' }).click()
      await expect(guest.getByRole('heading', { level: 1, name: 'Night Sky', exact: true })).toBeVisible()
      await guest.close()
      expect(await release('--list', 'night-sky')).toMatch(/ off 0\.1\.0-\w+ {2}a look at its texts/)
    })
  } finally {
    expect(await release('--withdraw', 'night-sky')).toContain('is withdrawn')
  }

  await test.step('its open page keeps working, and the rest works without it', async () => {
    await expect.poll(() => statusOf(request, '/night-sky')).toBe(404)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Night Sky', exact: true })).toBeVisible()
    await navigate(page, 'Journal').click()
    await expect(page.getByRole('heading', { level: 1, name: /Journal/ })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: /Journal/ })).toBeVisible()
    await expect(navigate(page, 'Night Sky')).toHaveCount(0)
    await page.goto('/night-sky')
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  })
  expect(await shellOf(request)).toBe(shell)
})

test('a new remote passes the type check and its unit test at once', async () => {
  const remote = await createElsewhere(folder)
  await runIn(remote, 'tsc')
  const { stdout } = await runIn(remote, 'vitest', 'run')
  expect(stripVTControlCharacters(stdout)).toMatch(/Tests +\d+ passed/)
})

test('an invalid name for a remote is refused with advice', async () => {
  for (const [name, message] of [
    ['Night', /lower-case letters/],
    ['widget', /The product itself uses shell and widget/],
    ['journal', /There is a remote "journal" already/],
    ['about', /about claims \/about: the shell answers there/],
    ['auth', /auth claims \/auth: account answers there/],
  ] as const) {
    await expect(createRemote(name, { into: folder })).rejects.toThrow(message)
  }
})
