import { setTimeout as delay } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { outageOf } from '../../scripts/chaos/ledger.ts'
import { expectChromium } from '../browser.ts'
import { FAULTS } from './faults.ts'

// `pnpm chaos [word ...]`: plays faults while people go through the product in browsers, and prints what failed and for
// how long. With words, only the faults that have one in their name.
const PORT = Number(process.env['E2E_PORT'] ?? 3300)
/** How long a journey may take to work again after a fault is over. */
const RECOVERY_MS = 90_000
const POLL_MS = 200

// The helpers of the browser tests read it when they are imported.
process.env['E2E_SANDBOX_PORT'] = String(PORT + 1)
const [{ startStack }, { startJourneys }] = await Promise.all([
  import('../../scripts/chaos/stack.ts'),
  import('./journeys.ts'),
])

const print = (line: string) => process.stdout.write(`${line}\n`)

const words = process.argv.slice(2)
const faults = FAULTS.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word)),
)
if (faults.length === 0) throw new Error(`No fault has ${words.join(' or ')} in its name. See e2e/chaos/faults.ts.`)

const stack = await startStack(PORT)
const browser = await chromium.launch({ executablePath: expectChromium(), args: ['--no-sandbox'] })
const stopping = new AbortController()
const { journeys, ended } = await startJourneys(browser, stack.url, stopping.signal)

/** Waits until each journey has worked, begun after `since`. Returns whether all have. */
async function untilAllWork(since: number): Promise<boolean> {
  const works = () =>
    journeys.every(({ attempts }) => attempts.some(({ started, failure }) => started >= since && failure === undefined))
  while (!works() && performance.now() - since < RECOVERY_MS) await delay(POLL_MS)
  return works()
}

try {
  if (!(await untilAllWork(0))) {
    const failing = journeys.map(({ name, attempts }) => `${name}: ${attempts.at(-1)?.failure ?? 'works'}`)
    throw new Error(`Without any fault, not everything works:\n${failing.join('\n')}`)
  }
  for (const { name, play } of faults) {
    const since = performance.now()
    await play(stack)
    await untilAllWork(performance.now())
    print(`\n${name}`)
    for (const journey of journeys) {
      const { tries, failed, ms, over, failure } = outageOf(journey.attempts, since)
      const told = failed === 0 ? 'never failed' : `failed for ${(ms / 1000).toFixed(1)} s, ${failed} of`
      const count = failed === 0 ? `, ${tries} tries` : ` ${tries} tries: ${failure}`
      print(`  ${journey.name.padEnd(28)}${told}${count}${over ? '' : ' (STILL FAILING)'}`)
      if (!over) process.exitCode = 1
    }
  }
} finally {
  stopping.abort()
  await ended
  await browser.close()
  await stack.stop()
}
