import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** Chromium without the interface, which costs a third of the time of tests that look at pages alone. */
export const SHELL = 'chromium-headless-shell'
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const onPath = (name: string) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file))

/** Path of Chromium without the interface, on the PATH. */
export const findShell = () => onPath(SHELL)

/** Path of the Chromium to test with: one on the PATH, else Playwright's own; undefined when there is none. */
export function findChromium(): string | undefined {
  const found = [SHELL, ...NAMES].map(onPath).find((file) => file !== undefined)
  return found ?? [chromium.executablePath()].find((file) => existsSync(file))
}

/** @throws when there is none, with what to do about it */
export function expectChromium(): string {
  const found = findChromium()
  if (!found) throw new Error('There is no Chromium. Run `pnpm --filter e2e chromium`, or put one on the PATH.')
  return found
}
