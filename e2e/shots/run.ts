import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { randomAddress, settle } from '../app/visitor.ts'
import { expectChromium } from '../browser.ts'
import { desktop, phone } from '../viewports.ts'
import { ADDRESS, FOLDER } from './environment.ts'
import { indexPage, type Shot } from './index-page.ts'
import { makePeople, type People } from './people.ts'
import { SCREENS, type Screen } from './screens.ts'

const SIZES = { phone, desktop }
const THEMES = ['light', 'dark'] as const

/** Waits until a page has what it loads. A failed call is tried again before the page says so. */
async function loaded(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('heading').first().waitFor()
  await page
    .getByText(/^Loading/)
    .first()
    .waitFor({ state: 'hidden' })
  await page.waitForLoadState('networkidle')
}

/** Takes a screen's shots in one size: the page is loaded once for both themes. */
async function shoot(browser: Browser, screen: Screen, size: keyof typeof SIZES, people: People): Promise<Shot[]> {
  const context = await browser.newContext({
    ...SIZES[size],
    baseURL: ADDRESS,
    locale: 'en-US',
    // A new guest each time, if TRUSTED_PROXIES has this machine.
    extraHTTPHeaders: { 'x-forwarded-for': randomAddress() },
    reducedMotion: 'reduce',
  })
  try {
    const page = await context.newPage()
    if (screen.as !== 'guest') {
      await page.addInitScript((stored) => localStorage.setItem('soulsign.session', stored), people.sessions[screen.as])
    }
    await screen.before?.(page)
    await page.goto(typeof screen.path === 'string' ? screen.path : screen.path(people))
    await page.locator('#served').waitFor({ state: 'detached' })
    if (!screen.waits) await loaded(page)
    await screen.act?.(page)
    // What a screen reader reads, in its order.
    await writeFile(join(FOLDER, `${screen.name}.txt`), await page.locator('body').ariaSnapshot())
    const shots: Shot[] = []
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme })
      await settle(page)
      const file = `${screen.name}-${size}-${theme}.png`
      await page.screenshot({ path: join(FOLDER, file), fullPage: !screen.window })
      shots.push({ name: screen.name, size, theme, file })
    }
    return shots
  } finally {
    await context.close()
  }
}

// `pnpm shots [word ...]`: the screens whose name has one of the words, or all.
const words = process.argv.slice(2)
const wanted = SCREENS.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
const running = await fetch(`${ADDRESS}/api/ready`).catch(() => null)
if (!running?.ok) throw new Error(`Nothing answers at ${ADDRESS}. Start the product with \`pnpm start\` first.`)
if (wanted.length === 0) throw new Error(`No screen has ${words.join(' or ')} in its name. See e2e/shots/screens.ts.`)

await mkdir(FOLDER, { recursive: true })
const people = await makePeople(ADDRESS)
const browser = await chromium.launch({ executablePath: expectChromium(), args: ['--no-sandbox'] })
const shots: Shot[] = []
for (const screen of wanted) {
  for (const size of ['phone', 'desktop'] as const) {
    try {
      shots.push(...(await shoot(browser, screen, size, people)))
    } catch (error) {
      process.exitCode = 1
      console.error(`${screen.name}, ${size}: ${error}`)
    }
  }
}
await browser.close()
await writeFile(join(FOLDER, 'index.html'), indexPage(shots))
console.log(`${shots.length} shots of ${wanted.length} screens: ${join(FOLDER, 'index.html')}`)
