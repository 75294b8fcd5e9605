import { execFile } from 'node:child_process'
import { readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { APIRequestContext, Page } from '@playwright/test'
import { createElsewhere, runIn, test } from './elsewhere.ts'
import { signIn } from './person.ts'
import { expect } from './visitor.ts'

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

const statusOf = async (request: APIRequestContext, path: string) => (await request.get(path)).status()
const shellOf = async (request: APIRequestContext) =>
  /\/assets\/main\.\w+\.js/.exec(await (await request.get('/')).text())?.[0]
const navigate = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true })

test('an unknown remote joins the running product and leaves it', async ({
  page,
  request,
  browser,
  elsewhere,
  expectedErrors,
}) => {
  // From the address that no longer exists.
  expectedErrors.push(/404/)
  const shell = await shellOf(request)
  expect(shell).toBeDefined()
  expect(await statusOf(request, '/night-sky')).toBe(404)
  const remote = await createElsewhere(elsewhere)
  await test.step('a build that throws as soon as it is loaded is refused', async () => {
    const source = join(remote, 'src/remote.tsx')
    const sound = await readFile(source, 'utf8')
    await writeFile(source, `${sound}\nthrow new Error('broken at once')\n`)
    await runIn(remote, 'rspack', 'build')
    await expect(release(remote)).rejects.toThrow(
      /night-sky \S+ does not load in a browser: init: .*broken at once.* Nothing was released\./,
    )
    expect(await statusOf(request, '/night-sky')).toBe(404)
    await writeFile(source, sound)
  })
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
      await page.goto('/symptom-entry')
      await navigate(page, 'Night Sky').click()
      await page.getByRole('link', { name: 'Open your page' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Your Night Sky' })).toBeVisible()
      await expect(page).toHaveTitle('Your Night Sky · Soulsign')
    })

    await test.step('the browser test that it came with passes', async () => {
      const tests = join(elsewhere, 'e2e/app')
      for (const file of ['person.ts', 'visitor.ts', 'member.ts'])
        await symlink(join(ROOT, 'e2e/app', file), join(tests, file))
      const command = ['exec', 'playwright', 'test', '--config', 'elsewhere.config.ts']
      const env = { ...process.env, REMOTE_TESTS: tests }
      const { stdout } = await exec('pnpm', command, { cwd: join(ROOT, 'e2e'), env })
      expect(stdout).toContain('2 passed')
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
