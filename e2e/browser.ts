import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function installedChromium(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const found = folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find((file) => existsSync(file))
  return found ?? [chromium.executablePath()].find((file) => existsSync(file))
}

/** Runs one way of installing; whether it worked is seen by looking for the browser afterwards. */
function attempt(command: string, args: string[]): void {
  try {
    execFileSync(command, args, { stdio: 'inherit' })
  } catch (error) {
    process.stderr.write(`${command} ${args.join(' ')}: ${(error as Error).message}\n`)
  }
}

/**
 * Path of a Chromium to test with: one on the PATH, else Playwright's own, else one that is installed now (Playwright's
 * download, then Debian's package when running as root). Throws when none can be had.
 */
export function ensureChromium(): string {
  const present = installedChromium()
  if (present) return present
  attempt('pnpm', ['exec', 'playwright', 'install', 'chromium'])
  if (!installedChromium() && process.getuid?.() === 0) {
    attempt('apt-get', ['update', '-qq'])
    attempt('apt-get', ['install', '-y', '-qq', 'chromium'])
  }
  const installed = installedChromium()
  if (!installed) throw new Error('No Chromium: install chromium (or google-chrome) and put it on the PATH.')
  return installed
}
