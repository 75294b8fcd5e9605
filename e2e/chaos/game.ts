import { setTimeout as delay } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { outageOf } from '../../scripts/chaos/ledger.ts'
import { startStack } from '../../scripts/chaos/stack.ts'
import { expectChromium } from '../browser.ts'
import { FAULTS } from './faults.ts'
import { startJourneys } from './journeys.ts'

/** How long a journey may take to work again after a fault is over. */
const RECOVERY_MS = 90_000
const POLL_MS = 200

const print = (line: string) => process.stdout.write(`${line}\n`)

/**
 * Plays faults while people go through the product in browsers, and prints what failed and for how long.
 * @param words only the faults that have one of them in their name; none for all
 * @returns whether everything recovered
 */
export async function playFaults(port: number, words: readonly string[]): Promise<boolean> {
  const faults = FAULTS.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word)),
  )
  if (faults.length === 0) throw new Error(`No fault has ${words.join(' or ')} in its name. See e2e/chaos/faults.ts.`)
  const stack = await startStack(port)
  const browser = await chromium.launch({ executablePath: expectChromium(), args: ['--no-sandbox'] })
  let recovered = true
  const stopping = new AbortController()
  const { journeys, ended } = await startJourneys(browser, [stack.url], stopping.signal)

  /** Waits until each journey has worked, begun after `since`. Returns whether all have. */
  async function untilAllWork(since: number): Promise<boolean> {
    const works = () =>
      journeys.every(({ attempts }) =>
        attempts.some(({ started, failure }) => started >= since && failure === undefined),
      )
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
        recovered &&= over
      }
    }
  } finally {
    stopping.abort()
    await ended
    await browser.close()
    await stack.stop()
  }
  return recovered
}
