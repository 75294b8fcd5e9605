import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { expectChromium } from '../e2e/browser.ts'
import { phone } from '../e2e/viewports.ts'
import { remoteFolders } from '../scripts/remotes.ts'
import { Advice, buildParts, ROOT } from '../scripts/steps.ts'
import { median } from './figures.ts'
import { watch } from './pages/load.ts'
import { fill } from './seed/fill.ts'
import { openStage } from './stage.ts'

// How long the page does not answer while somebody uses it, on a phone's CPU.
const ROUNDS = 9
const CPU_SLOWED = 4
const GOAL_MS = 100
const ENTRIES = 50_000
const PERSON = 'person@example.test'
const WORDS = 'My shoulders are tight and heavy every evening after work, and I wake at four.'
/** Turns of the wheel, each nearly a screen. */
const TURNS = 40
const TURN_PX = 700
/** What the browser reports as a long task. */
const LONG_MS = 50

const parts = ['shell', ...remoteFolders()]
const broken = await buildParts(parts)
if (broken.length > 0) throw new Advice(`${broken.join(', ')} does not build.`)
const stage = await openStage()
await stage.release(...parts.map((part) => join(ROOT, part, 'dist')))
const { session } = await stage.signIn(PERSON)
await fill(stage.owner, [{ email: PERSON, entries: ENTRIES }])
const server = await stage.startProcess()
const browser = await chromium.launch({ executablePath: expectChromium(), args: ['--no-sandbox'] })

/** The longest task of the page's main thread while `work` is done, in milliseconds. */
async function longestTask(page: Page, work: () => Promise<void>): Promise<number> {
  await page.evaluate(() => Object.assign(window, { longest: 0 }))
  await work()
  // The observer is told of a task after the frame that follows it.
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)))
    return (window as unknown as { longest: number }).longest
  })
}

async function open(path: string): Promise<Page> {
  const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' })
  await context.addInitScript((stored) => localStorage.setItem('soulsign.session', stored), session)
  const page = await context.newPage()
  const settled = watch(page)
  const tab = await context.newCDPSession(page)
  await tab.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWED })
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const seen = window as unknown as { longest: number }
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest ?? 0, duration)
    }).observe({ type: 'longtask' })
  })
  await page.goto(server.url + path)
  await settled()
  return page
}

const figures = new Map<string, number[]>()
async function measure(name: string, page: Page, work: () => Promise<void>): Promise<void> {
  figures.set(name, [...(figures.get(name) ?? []), await longestTask(page, work)])
}

try {
  for (let round = 0; round < ROUNDS; round += 1) {
    const entry = await open('/symptom-entry')
    const words = entry.locator('textarea').first()
    await words.focus()
    await measure('typing an entry', entry, () => entry.keyboard.type(WORDS))
    await measure('opening the panel', entry, async () => {
      await entry.getByRole('button', { name: 'Add Advanced Info' }).click()
      await entry
        .getByRole('group', { name: /weight|height|birth/i })
        .or(entry.locator('form select'))
        .first()
        .waitFor()
    })
    await entry.context().close()

    const journal = await open('/journal')
    const cards = journal.locator('li[data-index]')
    await cards.first().waitFor()
    await measure(`scrolling ${ENTRIES.toLocaleString('en')} entries`, journal, async () => {
      for (let turn = 0; turn < TURNS; turn += 1) await journal.mouse.wheel(0, TURN_PX)
    })
    await journal.evaluate(() => window.scrollTo(0, 0))
    await journal.getByRole('button', { name: 'Search and filters' }).click()
    const field = journal.locator('input[type=search]')
    await field.focus()
    await measure(`filtering ${ENTRIES.toLocaleString('en')} entries`, journal, async () => {
      const answered = journal.waitForResponse(/search=mother/)
      await journal.keyboard.type('mother')
      await answered
      await cards.first().waitFor()
    })
    await journal.context().close()
  }
  console.log(
    `\nlongest task of the page, CPU slowed ${CPU_SLOWED} times, ${ROUNDS} rounds: median (lowest to highest)`,
  )
  const ms = (value: number) => (value < LONG_MS ? `under ${LONG_MS}` : String(Math.round(value)))
  for (const [name, values] of figures) {
    const range = `${ms(median(values))} ms (${ms(Math.min(...values))} to ${ms(Math.max(...values))})`
    console.log(`${name.padEnd(34)}${range.padEnd(34)}at most ${GOAL_MS} ms`)
  }
} finally {
  await browser.close()
  await server.close()
  await stage.close()
}
