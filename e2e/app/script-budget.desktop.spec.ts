import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { test as adminTest } from './administrator.ts'
import { test as personTest, storeEntry } from './person.ts'
import { describeSymptom, expect, test } from './visitor.ts'

// A look into the page counts as its use.
const asLoaded = { awaitsScript: false }
test.use(asLoaded)
personTest.use(asLoaded)
adminTest.use(asLoaded)

/** The script that a page may download before anybody uses it, and a remote's entry, in kB of gzip. */
const BUDGETS = { landing: 180, entry: 235, insight: 235, journal: 240, admin: 300 }
const REMOTE_ENTRY = 14

const kilobytes = (bytes: Buffer) => gzipSync(bytes).length / 1000

/**
 * Waits until the running page is there. Not by looking into it as Playwright does: to the page, that is a person who uses
 * it, for whom it loads more.
 */
async function untilRunning(page: Page): Promise<void> {
  const tab = await page.context().newCDPSession(page)
  const evaluate = async (expression: string) => (await tab.send('Runtime.evaluate', { expression })).result.value
  await expect.poll(() => evaluate(`!document.getElementById('served') && !!document.querySelector('h1')`)).toBe(true)
  await page.waitForLoadState('networkidle')
  expect(await evaluate('navigator.userActivation.hasBeenActive')).toBe(false)
  await tab.detach()
}

/** Counts the script that a page downloads from now on, by address: what it runs, and what it fetches to run it later. */
function countScript(page: Page) {
  const addresses = new Set<string>()
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) addresses.add(request.url())
  })
  return async () => {
    await untilRunning(page)
    const sizes = await Promise.all(
      [...addresses].map(async (address) => [address, kilobytes(await (await page.request.get(address)).body())]),
    )
    return Object.fromEntries(sizes) as Record<string, number>
  }
}

/** Fails if the page's script is over its budget, or a remote's entry over its own. */
async function expectWithin(budget: number, downloaded: () => Promise<Record<string, number>>) {
  const sizes = await downloaded()
  expect(Object.keys(sizes), 'nothing was counted').not.toEqual([])
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0)
  expect(total, JSON.stringify(sizes, null, 2)).toBeLessThan(budget)
  for (const [address, size] of Object.entries(sizes)) {
    if (address.endsWith('/entry.js')) expect(size, address).toBeLessThan(REMOTE_ENTRY)
  }
}

test('the landing page, the entry form and an insight download no more script than they need', async ({ page }) => {
  let downloaded = countScript(page)
  await page.goto('/')
  await expectWithin(BUDGETS.landing, downloaded)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  const form = await page.context().newPage()
  downloaded = countScript(form)
  await form.goto('/symptom-entry')
  await expectWithin(BUDGETS.entry, downloaded)
  await expect(form.getByRole('button', { name: 'Get Diagnosed' })).toBeVisible()

  await describeSymptom(form, 'My shoulders are tight and heavy every evening after work')
  await expect(form.getByText(/symbolic reading/i).first()).toBeVisible()
  const insight = await page.context().newPage()
  downloaded = countScript(insight)
  await insight.goto(form.url())
  await expectWithin(BUDGETS.insight, downloaded)
  await expect(insight.getByText(/symbolic reading/i).first()).toBeVisible()
})

personTest('the journal downloads no more script than it needs', async ({ page, member }) => {
  await storeEntry(member, 'A stiff neck')
  const downloaded = countScript(page)
  await page.goto('/journal')
  await expectWithin(BUDGETS.journal, downloaded)
  await expect(page.getByText('A stiff neck').first()).toBeVisible()
})

adminTest('the admin area’s first screen downloads no more script than it needs', async ({ page }) => {
  const downloaded = countScript(page)
  await page.goto('/admin')
  await expectWithin(BUDGETS.admin, downloaded)
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

test('each file is downloaded once, and a later visit downloads no script, style sheet or font', async ({ page }) => {
  /** The files that a visit downloads, by address. */
  const visit = async (tab: Page) => {
    await tab.goto('/symptom-entry')
    await tab.waitForLoadState('networkidle')
    await expect(tab.locator('#served')).toHaveCount(0)
    const files = await tab.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map((entry) => entry as PerformanceResourceTiming)
        .filter(({ name }) => /\.(?:js|css|woff2)$/.test(name))
        .map(({ name, transferSize }) => ({ name, transferSize })),
    )
    expect(files.map(({ name }) => name)).toContainEqual(expect.stringContaining('/entry.js'))
    return files.filter(({ transferSize }) => transferSize > 0).map(({ name }) => name)
  }
  const downloads = await visit(page)
  // On a slow machine, the first visit may end before it has fetched what a page loads while nothing else happens.
  const visitAgain = async () => {
    const tab = await page.context().newPage()
    const more = await visit(tab)
    await tab.close()
    downloads.push(...more)
    return more
  }
  await expect.poll(visitAgain).toEqual([])
  expect(downloads).toEqual([...new Set(downloads)])
})
