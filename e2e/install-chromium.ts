import { execFileSync } from 'node:child_process'
import { expectChromium, findChromium } from './browser.ts'

/** Runs one way of installing; whether it worked is seen by looking for the browser afterwards. */
function attempt(command: string, args: string[]): void {
  try {
    execFileSync(command, args, { stdio: 'inherit' })
  } catch (error) {
    process.stderr.write(`${command} ${args.join(' ')}: ${(error as Error).message}\n`)
  }
}

// Playwright's download first; Debian's package where that is blocked and there is the right to install it.
if (!findChromium()) attempt('pnpm', ['exec', 'playwright', 'install', 'chromium'])
if (!findChromium() && process.getuid?.() === 0) {
  attempt('apt-get', ['update', '-qq'])
  attempt('apt-get', ['install', '-y', '-qq', 'chromium'])
}
expectChromium()
