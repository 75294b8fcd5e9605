import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from './visitor.ts'

const REMOTE_FILES = '**/remotes/diagnosis/**'
const FAULTS = {
  '503 with HTML': { status: 503, contentType: 'text/html', body: '<h1>down</h1>' },
  '503 with JSON': { status: 503, contentType: 'application/json', body: '{}' },
  'a page in place of the script': { status: 200, contentType: 'text/html', body: '<h1>hello</h1>' },
  'a script that throws': { status: 200, contentType: 'text/javascript', body: 'throw new Error("broken remote")' },
} as const

for (const [name, answer] of Object.entries(FAULTS)) {
  test(`${name}: shows a fallback with a working retry, and the rest works`, async ({ page, expectedErrors }) => {
    expectedErrors.push(/./)
    await page.route(REMOTE_FILES, (route) => route.fulfill(answer))
    await page.goto('/symptom-entry')
    const retry = page.getByRole('button', { name: /try again/i })
    await expect(retry).toBeVisible()
    await expect(page.getByRole('contentinfo').getByText('Need help now?')).toBeVisible()
    await retry.click()
    await expect(retry).toBeVisible()
    await page.unroute(REMOTE_FILES)
    await retry.click()
    await expect(page.getByRole('heading', { name: 'What are you experiencing?' })).toBeVisible()
  })
}

test('a script that was changed after its release is not run, and a changed style sheet is not applied', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/./)
  const changed: string[] = []
  await page.route(/\/remotes\/diagnosis\/[^/]+\/(?!entry)[^/]+\.(?:js|css)$/, async (route) => {
    const response = await route.fetch()
    const path = new URL(route.request().url()).pathname
    changed.push(path.endsWith('.js') ? 'js' : 'css')
    const more = path.endsWith('.js') ? ';window.injected = true' : 'body { outline: 3px solid red }'
    await route.fulfill({ response, body: `${await response.text()}${more}` })
  })
  await page.goto('/symptom-entry')
  await expect(page.getByRole('button', { name: /try again/i })).toBeVisible()
  expect(changed).toContain('js')
  expect(await page.evaluate(() => 'injected' in window)).toBe(false)

  // Only the style sheets are changed now.
  await page.unroute(/\/remotes\/diagnosis\/[^/]+\/(?!entry)[^/]+\.(?:js|css)$/)
  await page.route(/\/remotes\/diagnosis\/.*\.css$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()}body { outline: 3px solid red }` })
  })
  await page.goto('/symptom-entry')
  await expect(page.getByRole('button', { name: /try again/i })).toBeVisible()
  await expect(page.locator('body')).toHaveCSS('outline-style', 'none')
})

test('the shell works without a remote, which loads by itself once the network returns', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/./)
  await page.route(REMOTE_FILES, (route) => route.abort())
  await page.goto('/symptom-entry')
  await expect(page.getByRole('button', { name: /try again/i })).toBeVisible()
  await page.goto('/about')
  await page.getByRole('link', { name: 'Start Here → Symptom Entry' }).click()
  await expect(page.getByRole('button', { name: /try again/i })).toBeVisible()
  await expect(page).toHaveTitle(/This part is resting/)
  await context.setOffline(true)
  await page.unroute(REMOTE_FILES)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'What are you experiencing?' })).toBeVisible()
})

test('a release for another contract is reported and not started; the retry loads the live release', async ({
  page,
}) => {
  await page.route('**/symptom-entry', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replaceAll(/"contract":"[^"]+"/g, '"contract":"^9.0.0"') })
  })
  const report = page.waitForRequest('**/api/reports')
  await page.goto('/symptom-entry')
  expect((await report).postDataJSON()).toMatchObject({ kind: 'remote', remote: 'diagnosis', phase: 'contract' })
  await page.getByRole('button', { name: /try again/i }).click()
  await expect(page.getByRole('heading', { name: 'What are you experiencing?' })).toBeVisible()
})

/** Serves the page with another release of mfe-diagnosis, whose entry is `script`. */
async function replaceRelease(page: Page, script: string, path: string | RegExp): Promise<void> {
  const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`
  await page.route('**/remotes/diagnosis/broken/entry.js', (route) =>
    route.fulfill({ body: script, contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' } }),
  )
  await page.route(path, async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace(/(id="registry"[^>]*>)(.*?)(<\/script>)/, (_, open, json, close) => {
      const registry = JSON.parse(json)
      const remote = registry.remotes.find(({ name }: { name: string }) => name === 'diagnosis')
      Object.assign(remote, { version: 'broken', base: '/remotes/diagnosis/broken/', integrity, styles: [] })
      return open + JSON.stringify(registry).replaceAll('<', '\\u003c') + close
    })
    await route.fulfill({ response, body: html })
  })
}

/** The entry of a release of mfe-diagnosis with these routes. */
const entryWith = (routes: string) => `globalThis.soulsign_diagnosis = {
  init() {},
  get: async () => () => ({ default: {
    name: 'diagnosis', contract: '^2.0.0', i18n: { namespace: 'broken', load: { en: async () => ({ default: {} }) } },
    routes: ${routes},
  } }),
}`

test('a tab whose part crashed takes the repaired release on a retry', async ({ page, expectedErrors }) => {
  expectedErrors.push(/./)
  const throws = "[{ path: '/symptom-entry', Component() { throw new Error('broken page') } }]"
  await replaceRelease(page, entryWith(throws), '**/symptom-entry')
  await page.goto('/symptom-entry')
  const retry = page.getByRole('button', { name: /try again/i })
  await expect(retry).toBeVisible()
  await page.unroute('**/symptom-entry')
  await retry.click()
  await expect(page.getByRole('heading', { name: 'What are you experiencing?' })).toBeVisible()
})

test('a page that never finishes rendering falls back and is reported, at first and after another page', async ({
  page,
}) => {
  const endless = `[
    { path: '/diagnosis/:id', element: 'A page that renders' },
    { path: '/symptom-entry', Component() { throw globalThis.never ??= new Promise(() => {}) } },
  ]`
  await replaceRelease(page, entryWith(endless), /\/(symptom-entry|diagnosis\/1)$/)
  await page.clock.install()
  const retry = page.getByRole('button', { name: /try again/i })
  const reported = () => page.waitForRequest('**/api/reports')
  await page.goto('/diagnosis/1')
  await expect(page.getByText('A page that renders')).toBeVisible()

  const within = reported()
  // As the router would find it after "Back".
  await page.evaluate(() => {
    history.replaceState({ usr: null, key: 'second', idx: 1 }, '', '/symptom-entry')
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  })
  await page.clock.fastForward(11_000)
  await expect(retry).toHaveCount(0)
  await page.clock.fastForward(2_000)
  expect((await within).postDataJSON()).toMatchObject({ remote: 'diagnosis', version: 'broken', phase: 'render' })
  await expect(retry).toBeVisible()

  const first = reported()
  await page.reload()
  // It is being rendered; before that, the time would run out for its loading.
  await page.waitForFunction(() => 'never' in globalThis)
  await expect(async () => {
    await page.clock.fastForward(13_000)
    await expect(retry).toBeVisible({ timeout: 500 })
  }).toPass()
  expect((await first).postDataJSON()).toMatchObject({ remote: 'diagnosis', version: 'broken', phase: 'render' })
})

test('a page that stays open offers a new version once it has been live for long, and loses no words by it', async ({
  page,
}) => {
  let now = Date.now()
  await page.clock.setFixedTime(now)
  await page.goto('/auth')
  const email = page.getByRole('textbox', { name: /e-?mail/i })
  await expect(email).toBeVisible()
  let live = true
  await page.route('**/api/registry*', async (route) => {
    const response = await route.fetch()
    const registry = await response.json()
    await route.fulfill({ response, json: { ...registry, ...(live && { shell: 'newer' }) } })
  })
  const offer = page.getByText('A new version is ready', { exact: true })
  let asked = 0
  page.on('response', (response) => void (response.url().includes('/api/registry') && asked++))
  /** The person comes back to the tab after some minutes. */
  const minutes = async (count: number) => {
    const before = asked
    now += count * 60_000
    await page.clock.setFixedTime(now)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect.poll(() => asked, { timeout: 5_000 }).toBe(before + 1)
  }
  // It begins to look once its code is there, which is loaded when the page is used.
  await page.mouse.move(9, 9)
  await expect(() => minutes(5)).toPass()
  await expect(offer).toHaveCount(0)
  await minutes(5)
  await expect(offer).toBeVisible()

  await test.step('a release that was taken back is no longer offered', async () => {
    live = false
    await minutes(5)
    await expect(offer).toHaveCount(0)
    live = true
    await minutes(5)
    await expect(offer).toHaveCount(0)
    await minutes(5)
    await expect(offer).toBeVisible()
  })

  await email.fill('someone@example.test')
  await page.getByRole('button', { name: 'Reload', exact: true }).click()
  await expect(page.getByText('What you typed on this page is not saved yet').first()).toBeVisible()
  await expect(email).toHaveValue('someone@example.test')
  await page.getByRole('link', { name: 'About Us' }).first().click()
  await expect(page.getByRole('heading', { name: 'About Us' })).toBeVisible()
  await minutes(5)
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Reload', exact: true }).click()
  await loaded
})
