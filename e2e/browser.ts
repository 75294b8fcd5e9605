import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** Chromium without its interface, which saves a third of the time in tests that only look at pages. */
export const SHELL = 'chromium-headless-shell'
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const onPath = (name: string) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file))

/** Path of the Chromium without an interface on the PATH, if there is one. */
export const findShell = () => onPath(SHELL)

/** Path of the Chromium for the tests: one on the PATH, otherwise Playwright's own, otherwise undefined. */
export function findChromium(): string | undefined {
  const found = [SHELL, ...NAMES].map(onPath).find((file) => file !== undefined)
  return found ?? [chromium.executablePath()].find((file) => existsSync(file))
}

/** Path of the Chromium for the tests. @throws if there is none, and says what to do */
export function expectChromium(): string {
  const found = findChromium()
  if (!found) throw new Error('There is no Chromium. Run `pnpm --filter e2e chromium`, or put one on the PATH.')
  return found
}

/** How tests launch it. Workers load the configuration too, so the environment passes on what was found once. */
export function launchOptions() {
  process.env['E2E_CHROMIUM'] ??= expectChromium()
  return {
    executablePath: process.env['E2E_CHROMIUM'],
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  }
}
