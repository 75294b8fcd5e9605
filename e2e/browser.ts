import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findInstalled } from '../scripts/chromium.ts'

/** Path of the Chromium for the tests: one on the PATH, otherwise Playwright's own, otherwise undefined. */
export const findChromium = (): string | undefined =>
  findInstalled() ?? [chromium.executablePath()].find((file) => existsSync(file))

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
      // Drawing by imitating a graphics card costs a sixth of a test's time.
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  }
}
