import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Path of the Chromium to test with: one on the PATH, else Playwright's own; undefined when there is none. */
export function findChromium(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const found = folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find((file) => existsSync(file))
  return found ?? [chromium.executablePath()].find((file) => existsSync(file))
}

/** @throws when there is none, with what to do about it */
export function expectChromium(): string {
  const found = findChromium()
  if (!found) throw new Error('There is no Chromium. Run `pnpm --filter e2e chromium`, or put one on the PATH.')
  return found
}
