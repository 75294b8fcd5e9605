import { setTimeout as delay } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { outageOf } from '../../scripts/chaos/ledger.ts'
import { releaseBuilds, startStack } from '../../scripts/chaos/stack.ts'
import { loadThrough, openDoors, tellLoads } from '../../scripts/chaos/traffic.ts'
import { bringLastRelease } from '../../scripts/skew/last-release.ts'
import { ROOT, step } from '../../scripts/steps.ts'
import { expectChromium } from '../browser.ts'
import { startJourneys } from './journeys.ts'

/**
 * An update as operators do it, under traffic through both proxies: two nodes of the last release, one of them updated, both
 * versions beside each other for half of the time, the other one updated, and today's builds released.
 * @returns whether nothing failed
 */
export async function playUpdate(port: number, minutes: number): Promise<boolean> {
  const last = await bringLastRelease()
  const stack = await startStack(port, last.folder)
  const ends: (() => unknown)[] = [() => stack.stop()]
  try {
    const { doors, close } = await openDoors(stack, port)
    ends.unshift(close)
    const browser = await chromium.launch({ executablePath: expectChromium(), args: ['--no-sandbox'] })
    ends.unshift(() => browser.close())
    const stopping = new AbortController()
    const quarter = (minutes * 60_000) / 4
    const [first, ...more] = doors.map(({ url }) => url)
    const loading = loadThrough(doors, stopping.signal)
    const { journeys, ended } = await startJourneys(browser, [first ?? stack.url, ...more], stopping.signal)
    ends.unshift(() => stopping.abort())
    await step(`Two nodes of ${last.name}`, () => delay(quarter))
    await step('Updating one node', () => stack.updateNode(0, ROOT))
    await step('Two nodes of two versions', () => delay(2 * quarter))
    await step('Updating the other node', () => stack.updateNode(1, ROOT))
    await step("Releasing today's builds", () => releaseBuilds(stack.databaseUrl, ROOT))
    await delay(quarter)
    stopping.abort()
    await ended
    let held = tellLoads(await loading)
    for (const { name, attempts } of journeys) {
      const { tries, failed, failure } = outageOf(attempts, 0)
      process.stdout.write(`  ${name.padEnd(28)}${tries} tries, ${failed} failed${failure ? `: ${failure}` : ''}\n`)
      if (failed > 0) held = false
    }
    return held
  } finally {
    for (const end of ends) await end()
  }
}
