import type { FrameLocator, Page } from '@playwright/test'
import { agree, expect, test as visitorTest } from '../visitor.ts'
import { type Hosts, startHosts } from './server.ts'

interface Shift {
  value: number
  hadRecentInput: boolean
}
export type HostWindow = Window & {
  shifts: Shift[]
  events: string[]
  keys: string
  look(): string[]
  readyCalls?: number
}

/** A page that watches the widget, `/watching`: what it saw, in order, with times of the page's clock. */
export type WatchWindow = Window & { seen: string[]; take(): string[] }

/** `test` with a server for the host pages. */
export const test = visitorTest.extend<object, { hosts: Hosts }>({
  hosts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from the pattern
    async ({}, use) => {
      const hosts = await startHosts(`http://localhost:${process.env['E2E_PORT']}`)
      await use(hosts)
      await hosts.close()
    },
    { scope: 'worker' },
  ],
})

export const WORDS = 'A dull ache behind my left knee when I climb'

/** Opens a host page and records its layout shifts and the element's events. */
export async function open(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    const host = window as unknown as HostWindow
    host.shifts = []
    host.events = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[])
        host.shifts.push({ value: entry.value, hadRecentInput: entry.hadRecentInput })
    }).observe({ type: 'layout-shift', buffered: true })
    for (const name of ['ready', 'started', 'completed', 'limit', 'signup', 'error']) {
      document.addEventListener(
        name,
        (event) => {
          if (!(event instanceof CustomEvent)) return
          const detail = event.detail as { code: string } | null
          host.events.push(detail ? `${name} ${detail.code}` : name)
        },
        true,
      )
    }
  })
  await page.goto(address)
}

export const frameIn = (page: Page, index = 0): FrameLocator =>
  page.frameLocator(`symptom-check >> nth=${index} >> iframe`)

export async function typeIn(frame: FrameLocator, words = WORDS): Promise<void> {
  const box = frame.getByRole('textbox', { name: 'Describe what you feel' })
  await box.click()
  await box.pressSequentially(words.slice(0, 6))
  await box.fill(words)
  await expect(box).toHaveValue(words)
}

/** Number of layout shifts without user input. A plain loop, because some pages replace `filter`. */
export const shiftsOf = (page: Page) =>
  page.evaluate(() => {
    let count = 0
    for (const { hadRecentInput } of (window as unknown as HostWindow).shifts) if (!hadRecentInput) count += 1
    return count
  })
export const eventsOf = (page: Page) => page.evaluate(() => (window as unknown as HostWindow).events)

/** Gives consent, submits, and waits for the complete insight. */
export async function getInsight(frame: FrameLocator): Promise<void> {
  await agree(frame)
  await frame.getByRole('button', { name: 'Get Diagnosed' }).click()
  await expect(frame.getByRole('button', { name: 'Copy' })).toBeVisible()
}
