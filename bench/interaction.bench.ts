import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium, type Locator, type Page } from '@playwright/test'
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
/** The part of the browser's trace that has the tasks. */
const TASKS = 'toplevel'
const SETTLED_MS = 500

const parts = ['shell', ...remoteFolders()]
const broken = await buildParts(parts)
if (broken.length > 0) throw new Advice(`${broken.join(', ')} does not build.`)
const stage = await openStage()
await stage.release(...parts.map((part) => join(ROOT, part, 'dist')))
const { session } = await stage.signIn(PERSON)
await fill(stage.owner, [{ email: PERSON, entries: ENTRIES }])
const server = await stage.startProcess()
const browser = await chromium.launch({ executablePath: expectChromium(), args: ['--no-sandbox'] })

/** A task of a page's main thread: how long it took, and how long of it the thread ran, in milliseconds. */
interface Task {
  took: number
  ran: number
}

/** An event of the browser's trace, in microseconds. */
interface TraceEvent {
  name: string
  pid: number
  tid: number
  dur?: number
  tdur?: number
  args: { name?: string }
}

/** The longest task of pages' main threads while `work` is done. */
async function longestTask(work: () => Promise<void>): Promise<Task> {
  const session = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', { traceConfig: { includedCategories: [TASKS] } })
  await work()
  // Until the last frame is drawn.
  await pause(SETTLED_MS)
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  await session.detach()
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const main = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(threadOf),
  )
  const tasks = events
    .filter((event) => event.name.endsWith('RunTask') && main.has(threadOf(event)))
    .map(({ dur = 0, tdur = 0 }) => ({ took: dur / 1000, ran: tdur / 1000 }))
  return tasks.reduce((longest, task) => (task.ran > longest.ran ? task : longest), { took: 0, ran: 0 })
}

async function open(path: string): Promise<Page> {
  const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' })
  await context.addInitScript((stored) => localStorage.setItem('soulsign.session', stored), session)
  const page = await context.newPage()
  const settled = watch(page)
  const tab = await context.newCDPSession(page)
  await tab.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWED })
  await page.goto(server.url + path)
  await settled()
  return page
}

const figures = new Map<string, Task[]>()
async function measure(name: string, work: () => Promise<void>): Promise<void> {
  figures.set(name, [...(figures.get(name) ?? []), await longestTask(work)])
}

/** Where a button's middle is: a search for it would be a task, too. */
async function middleOf(button: Locator): Promise<[number, number]> {
  await button.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return [x + width / 2, y + height / 2]
}

try {
  for (let round = 0; round < ROUNDS; round += 1) {
    const entry = await open('/symptom-entry')
    const words = entry.locator('textarea').first()
    await words.focus()
    await measure('typing an entry', () => entry.keyboard.type(WORDS))
    const panel = await middleOf(entry.getByRole('button', { name: 'Add Advanced Info' }))
    await measure('opening the panel', () => entry.mouse.click(...panel))
    await entry.locator('form fieldset select').first().waitFor()
    await entry.context().close()

    const journal = await open('/journal')
    const cards = journal.locator('li[data-index]')
    await cards.first().waitFor()
    await measure(`scrolling ${ENTRIES.toLocaleString('en')} entries`, async () => {
      for (let turn = 0; turn < TURNS; turn += 1) await journal.mouse.wheel(0, TURN_PX)
    })
    await journal.evaluate(() => window.scrollTo(0, 0))
    await journal.getByRole('button', { name: 'Search and filters' }).click()
    const field = journal.locator('input[type=search]')
    await field.focus()
    await measure(`filtering ${ENTRIES.toLocaleString('en')} entries`, async () => {
      const answered = journal.waitForResponse(/search=mother/)
      await journal.keyboard.type('mother')
      await answered
      await cards.first().waitFor()
    })
    await journal.context().close()
  }
  console.log(
    `\nlongest task of the page, CPU slowed ${CPU_SLOWED} times, ${ROUNDS} rounds: median (lowest to highest)` +
      `\n${''.padEnd(34)}${'it ran'.padEnd(28)}${'with the time that others ran'.padEnd(34)}goal`,
  )
  const ms = (values: number[]) =>
    `${Math.round(median(values))} ms (${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))})`
  for (const [name, tasks] of figures) {
    const [ran, took] = [tasks.map((task) => task.ran), tasks.map((task) => task.took)]
    console.log(`${name.padEnd(34)}${ms(ran).padEnd(28)}${ms(took).padEnd(34)}at most ${GOAL_MS} ms`)
  }
} finally {
  await browser.close()
  await server.close()
  await stage.close()
}
