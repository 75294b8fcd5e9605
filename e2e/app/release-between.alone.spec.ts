import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { expect, test } from './visitor.ts'

const ROOT = join(import.meta.dirname, '../..')
const exec = promisify(execFile)

/** Runs `pnpm release`, as operators do, on the database and files of the system under test. */
const release = (...args: string[]) =>
  exec('pnpm', ['release', ...args], {
    cwd: ROOT,
    // Empty, so that a developer's .env cannot set another database.
    env: { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'], DATABASE_URL: '' },
  })

/** A later build of an app: the same code under another version. Its file names and integrities are its own. */
async function laterBuild(app: string, into: string, manifest: 'shell.json' | 'remote.json'): Promise<string> {
  const folder = join(into, app)
  const dist = join(folder, 'dist')
  await cp(join(ROOT, app, 'dist'), dist, { recursive: true })
  const build = JSON.parse(await readFile(join(dist, manifest), 'utf8'))
  const mark = Buffer.from(`/* ${Date.now()} */`)
  await writeFile(join(dist, 'later.css'), mark)
  const integrity = `sha384-${createHash('sha384').update(mark).digest('base64')}`
  build.version = build.version.replace(/-\w+$/, `-${createHash('sha256').update(mark).digest('hex').slice(0, 12)}`)
  build.files.push({ path: 'later.css', integrity, size: mark.length })
  await writeFile(join(dist, manifest), JSON.stringify(build))
  return folder
}

/** The versions that the page names. */
const versionsOf = (html: string) => new Set(html.match(/\/remotes\/(?:shell|diagnosis)\/[^/"]+/g))

/** Holds all scripts back, also those that are fetched into the cache. @returns a function that lets them through */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test.describe('a release', () => {
  test.use({ awaitsScript: false })

  test('between a page and its script changes nothing for that page: all of its own release loads', async ({
    page,
    request,
  }) => {
    const folder = await mkdtemp(join(tmpdir(), 'soulsign-later-'))
    try {
      const [shell, diagnosis] = [
        await laterBuild('shell', folder, 'shell.json'),
        await laterBuild('mfe-diagnosis', folder, 'remote.json'),
      ]
      const scripts = await holdScripts(page)
      const served = await page.goto('/symptom-entry', { waitUntil: 'commit' })
      const before = versionsOf((await served?.text()) ?? '')
      expect(before.size).toBe(2)
      await page.locator('#served').getByRole('textbox').fill('A tight chest on Sundays')

      await release(shell, diagnosis)
      await expect
        .poll(async () => {
          const now = versionsOf(await (await request.get('/symptom-entry')).text())
          return [...now].filter((version) => before.has(version))
        })
        .toEqual([])

      const loaded: string[] = []
      page.on('response', (response) => loaded.push(response.url()))
      scripts()
      await expect(page.locator('#served')).toHaveCount(0)
      await expect(page.getByRole('textbox', { name: /Describe what you feel/ })).toHaveValue(
        'A tight chest on Sundays',
      )
      // Later loads come from the same release, too.
      await page.getByRole('button', { name: 'Add Advanced Info' }).click()
      await expect(page.getByRole('combobox', { name: 'Height' })).toBeVisible()
      const files = loaded.filter((url) => /\/remotes\/(?:shell|diagnosis)\/.*\.js/.test(url))
      expect(files.length).toBeGreaterThan(5)
      expect(files.filter((url) => ![...before].some((version) => url.includes(version)))).toEqual([])
    } finally {
      await release('shell', 'mfe-diagnosis')
      await rm(folder, { recursive: true, force: true })
    }
  })
})
