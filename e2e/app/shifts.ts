import type { Page } from '@playwright/test'

/** A word may move by a pixel: how much of the screen moves, times how far. */
export const NEXT_TO_NOTHING = 0.003

/** Sums up what moves from the next load on. */
export async function observeShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0))
}
