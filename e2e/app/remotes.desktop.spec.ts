import { createHash } from 'node:crypto'
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

/** A release of mfe-diagnosis whose page throws when it is rendered. */
const BROKEN = `globalThis.soulsign_diagnosis = {
  init() {},
  get: async () => () => ({ default: {
    name: 'diagnosis', contract: '^2.0.0', i18n: { namespace: 'broken', load: { en: async () => ({ default: {} }) } },
    routes: [{ path: '/symptom-entry', Component() { throw new Error('broken page') } }],
  } }),
}`

test('a tab whose part crashed takes the repaired release on a retry', async ({ page, expectedErrors }) => {
  expectedErrors.push(/./)
  const integrity = `sha384-${createHash('sha384').update(BROKEN).digest('base64')}`
  await page.route('**/remotes/diagnosis/broken/entry.js', (route) =>
    route.fulfill({ body: BROKEN, contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' } }),
  )
  await page.route('**/symptom-entry', async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace(/(id="registry"[^>]*>)(.*?)(<\/script>)/, (_, open, json, close) => {
      const registry = JSON.parse(json)
      const remote = registry.remotes.find(({ name }: { name: string }) => name === 'diagnosis')
      Object.assign(remote, { version: 'broken', base: '/remotes/diagnosis/broken/', integrity, styles: [] })
      return open + JSON.stringify(registry).replaceAll('<', '\\u003c') + close
    })
    await route.fulfill({ response, body: html })
  })
  await page.goto('/symptom-entry')
  const retry = page.getByRole('button', { name: /try again/i })
  await expect(retry).toBeVisible()
  await page.unroute('**/symptom-entry')
  await retry.click()
  await expect(page.getByRole('heading', { name: 'What are you experiencing?' })).toBeVisible()
})
