import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { onPath, SHELL } from '../scripts/chromium.ts'
import { expectChromium, findChromium } from './browser.ts'

/** Tries one way of installing. The caller looks for the browser afterwards to see whether it worked. */
function attempt(command: string, args: string[]): void {
  try {
    execFileSync(command, args, { stdio: 'inherit' })
  } catch (error) {
    process.stderr.write(`${command} ${args.join(' ')}: ${(error as Error).message}\n`)
  }
}

// Playwright's download first. If it is blocked, Debian's packages, if there is permission to install them.
if (!findChromium()) attempt('pnpm', ['exec', 'playwright', 'install', 'chromium'])
const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version')
if (mayInstall && !onPath(SHELL)) {
  attempt('apt-get', ['update', '-qq'])
  attempt('apt-get', ['install', '-y', '-qq', SHELL])
}
if (mayInstall && !findChromium()) attempt('apt-get', ['install', '-y', '-qq', 'chromium'])
expectChromium()
