import { randomBytes } from 'node:crypto'
import { test as base, expect, type FrameLocator, type Page } from '@playwright/test'
import axe from 'axe-core'

/** A random documentation address (2001:db8::/32), so that tests never share a counter of free diagnoses. */
export const randomAddress = () =>
  ['2001', 'db8', ...Array.from({ length: 6 }, () => randomBytes(2).toString('hex'))].join(':')

/** Waits until elements have faded in and have their final colours, but not for endless animations. */
export const settle = (page: Page) =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })

/** A page whose script does not run keeps the served page. */
const LOADED_MS = 10_000

/** Makes a page's visits wait until its script has replaced what was served. */
export function awaitScript(page: Page): void {
  const goto = page.goto.bind(page)
  page.goto = async (...given) => {
    const response = await goto(...given)
    const served = page.locator('#served')
    await served.waitFor({ state: 'detached', timeout: LOADED_MS }).catch(() => undefined)
    return response
  }
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The frames of our own pages may be of other origins. */
const AXE = `${axe.source}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })`

/** What axe finds against WCAG 2.2 AA in the current page and its frames, after all fades have ended. */
export async function accessibilityFindings(page: Page): Promise<string[]> {
  await settle(page)
  // Takes half as long as @axe-core/playwright, which also hands over the results of rules that pass.
  await Promise.all(page.frames().map((frame) => frame.evaluate(AXE)))
  return page.evaluate(async (tags) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const found = await run(document, { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] })
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
  }, WCAG)
}

/** Fails on any finding of axe in the current page. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFindings(page)).toEqual([])
}

interface Visitor {
  /** The address that the API sees for this test's browser. */
  address: string
  expectAccessible(): Promise<void>
  /** Fails when the page can be scrolled sideways. */
  expectNoSidewaysScroll(): Promise<void>
}

/** `test` with one visitor per test. A script error or a resource blocked by the CSP fails the test. */
export const test = base.extend<{ visitor: Visitor; expectedErrors: RegExp[]; awaitsScript: boolean }>({
  expectedErrors: [[], { option: true }],
  // People read before they act; a test would click what the server's HTML shows before any script runs.
  awaitsScript: [true, { option: true }],
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    await use({ ...extraHTTPHeaders, 'x-forwarded-for': randomAddress() })
  },
  context: async ({ context, awaitsScript }, use) => {
    if (awaitsScript) context.on('page', awaitScript)
    await use(context)
  },
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(`${error.name}: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    await use(page)
    // Ignore answers that are still being handled when the test ends.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    expect(errors.filter((text) => !expectedErrors.some((expected) => expected.test(text)))).toEqual([])
  },
  visitor: async ({ page, extraHTTPHeaders }, use) => {
    await use({
      address: extraHTTPHeaders?.['x-forwarded-for'] ?? '',
      expectAccessible: () => expectAccessible(page),
      expectNoSidewaysScroll: async () => {
        const { scrollWidth, clientWidth } = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          return { scrollWidth, clientWidth }
        })
        expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
      },
    })
  },
})

/** Fills the entry form, agrees where that is asked, and submits it. */
export async function describeSymptom(page: Page, description: string): Promise<void> {
  await page.goto('/symptom-entry')
  await page.getByRole('radio', { name: /Physical Symptom/ }).check({ force: true })
  await page
    .getByRole('textbox', { name: /describe|description|feel/i })
    .first()
    .fill(description)
  const send = page.getByRole('button', { name: 'Get Diagnosed' })
  // The button of a page that was only served cannot be pressed.
  await expect(send).toBeEnabled()
  if (await page.getByRole('group', { name: 'Before you send' }).isVisible()) await agree(page)
  await send.click()
}

/** Agrees to everything that is asked before the first entry. */
export async function agree(page: Page | FrameLocator): Promise<void> {
  await page.getByRole('checkbox', { name: 'Keep what I write' }).check()
  await page.getByRole('checkbox', { name: 'Let an AI write' }).check()
}

export { expect } from '@playwright/test'
