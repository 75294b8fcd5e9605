import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'

/** A phone on a slow line: 1.6 Mbit/s down, 150 ms, a CPU slowed four times. */
const SLOW = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750, cpu: 4 }

/** What one load of a page took. Times are in milliseconds since the navigation began. */
export interface Figures {
  firstPaint: number
  largestPaint: number
  layoutShift: number
  /** The longest task of the main thread; 0 if none took 50 ms. */
  longestTask: number
  /** Bytes and requests that went over the line. */
  bytes: number
  requests: number
}

/** What a page's observers have seen. */
interface Seen {
  firstPaint: number
  largestPaint: number
  layoutShift: number
  longestTask: number
}

/** Runs in the page before anything else does. */
function observe(): void {
  const seen: Seen = { firstPaint: 0, largestPaint: 0, layoutShift: 0, longestTask: 0 }
  Object.assign(window, { seen })
  const each = (type: string, note: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  each('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime
  })
  each('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime
  })
  each('layout-shift', ({ value = 0 }) => {
    seen.layoutShift += value
  })
  each('longtask', ({ duration }) => {
    seen.longestTask = Math.max(seen.longestTask, duration)
  })
}

export interface Load {
  url: string
  slow: boolean
}

/** How long nothing is asked for once a page has settled, in milliseconds. */
const QUIET_MS = 500

/**
 * Watches a new tab, and returns a function that waits until the running page has taken the served one's place and nothing
 * is loading. Playwright's own `networkidle` never comes on a page that waits for a passkey.
 */
export function watch(page: Page): () => Promise<void> {
  let loading = 0
  let since = performance.now()
  const note = (change: number) => () => {
    loading += change
    since = performance.now()
  }
  page.on('request', note(1))
  page.on('requestfinished', note(-1))
  page.on('requestfailed', note(-1))
  return async () => {
    await page.locator('#served').waitFor({ state: 'detached' })
    await page.locator('h1').first().waitFor()
    while (loading > 0 || performance.now() - since < QUIET_MS) await pause(QUIET_MS / 10)
  }
}

/** Loads a page in a new tab of `context` and returns what that took. */
export async function load(context: BrowserContext, { url, slow }: Load): Promise<Figures> {
  const page = await context.newPage()
  const settled = watch(page)
  try {
    const line = await listen(page, slow)
    await page.addInitScript(observe)
    await page.goto(url)
    await settled()
    const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
    return { ...seen, ...line() }
  } finally {
    await page.close()
  }
}

/** Gives a field the focus, which the browser refuses before it has drawn the field. @returns whether it has it */
function focusOn(selector: string): boolean {
  const field = document.querySelector<HTMLElement>(selector)
  field?.focus()
  return field !== null && document.activeElement === field
}

/**
 * Types a character into a page's field as early as the browser has it. In a load of its own, because a browser looks for
 * the largest paint only until somebody types.
 * @returns when it was typed
 * @throws if it is not there at the end
 */
export async function typeEarly(context: BrowserContext, { url, slow }: Load, field: string): Promise<number> {
  const page = await context.newPage()
  const settled = watch(page)
  try {
    await listen(page, slow)
    await page.addInitScript(() => {
      addEventListener('input', () => Object.assign(window, { typed: performance.now() }), { once: true })
    })
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForFunction(focusOn, field, { polling: 20 })
    await page.keyboard.press('a')
    await settled()
    if ((await page.locator(field).first().inputValue()) !== 'a') throw new Error(`${url} lost what was typed.`)
    return await page.evaluate(() => (window as unknown as { typed: number }).typed)
  } finally {
    await page.close()
  }
}

/** Slows the tab down if asked to, and counts what comes over the line. */
async function listen(page: Page, slow: boolean) {
  const tab = await page.context().newCDPSession(page)
  await tab.send('Network.enable')
  if (slow) {
    await tab.send('Network.emulateNetworkConditions', { offline: false, ...SLOW })
    await tab.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu })
  }
  const cached = new Set<string>()
  const sizes = new Map<string, number>()
  tab.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId))
  tab.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache || response.url.startsWith('data:')) cached.add(requestId)
  })
  tab.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength))
  return () => {
    const loaded = [...sizes].filter(([id]) => !cached.has(id)).map(([, size]) => size)
    return { bytes: loaded.reduce((sum, size) => sum + size, 0), requests: loaded.length }
  }
}
