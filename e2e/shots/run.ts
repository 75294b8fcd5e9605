import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { accessibilityFindings, awaitScript, randomAddress, settle } from '../app/visitor.ts'
import { expectChromium } from '../browser.ts'
import { desktop, phone } from '../viewports.ts'
import { bodyContrastFindings } from './body-contrast.ts'
import { ADDRESS, FOLDER } from './environment.ts'
import { indexPage, type Shot } from './index-page.ts'
import { layoutFindings } from './layout.ts'
import { makePeople, type People } from './people.ts'
import type { Screen } from './screen.ts'
import { SCREENS } from './screens.ts'

const THEMES = ['light', 'dark'] as const

// `pnpm shots [word ...]`: the screens whose name has one of the words, or all.
const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    // Widths in pixels instead of a phone and a desktop, such as `--width 320 --width 1920`.
    width: { type: 'string', multiple: true },
    // The size of text in per cent.
    text: { type: 'string', default: '100' },
    'forced-colors': { type: 'boolean', default: false },
    // `--no-axe` takes the pictures in half of the time.
    axe: { type: 'boolean', default: true },
  },
})

/** What the screens are shown on: narrow ones are phones. */
const SIZES = new Map(
  options.width
    ? options.width.map((width) => [
        width,
        Number(width) < 600
          ? { ...phone, viewport: { ...phone.viewport, width: Number(width) } }
          : { ...desktop, viewport: { ...desktop.viewport, width: Number(width) } },
      ])
    : Object.entries({ phone, desktop }),
)

/** Waits until a page has what it loads. A failed call is tried again before the page says so. */
async function loaded(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('heading').first().waitFor()
  await page
    .getByText(/^Loading/)
    .first()
    .waitFor({ state: 'hidden' })
  await page.waitForLoadState('networkidle')
}

/** What axe finds, and what does not fit. */
async function findings(page: Page): Promise<string[]> {
  // Forced colours are the person's own, and axe reads ours.
  const found = options.axe ? [...(await accessibilityFindings(page)), ...(await bodyContrastFindings(page))] : []
  const ours = found.filter((finding) => !(options['forced-colors'] && finding.startsWith('color-contrast')))
  return [...ours, ...(await Promise.all(page.frames().map(layoutFindings))).flat()]
}

/** Takes a screen's shots in one size: the page is loaded once for both themes. */
async function shoot(browser: Browser, screen: Screen, size: string, people: People): Promise<Shot[]> {
  const context = await browser.newContext({
    ...SIZES.get(size),
    baseURL: ADDRESS,
    locale: 'en-US',
    // A new guest each time, if TRUSTED_PROXIES has this machine.
    extraHTTPHeaders: { 'x-forwarded-for': randomAddress() },
    reducedMotion: 'reduce',
    forcedColors: options['forced-colors'] ? 'active' : 'none',
    // Playwright cannot answer a worker's requests in the product's place.
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    // Some screens are reached by way of another page, on which nobody waits.
    if (!screen.served) awaitScript(page)
    if (screen.as !== 'guest') {
      await page.addInitScript((stored) => localStorage.setItem('soulsign.session', stored), people.sessions[screen.as])
    }
    await screen.before?.(page)
    await page.goto(typeof screen.path === 'string' ? screen.path : await screen.path(people))
    if (!screen.served) await page.locator('#served').waitFor({ state: 'detached' })
    if (screen.shows) await page.getByRole('button', { name: screen.shows }).waitFor()
    else if (!screen.waits) await loaded(page)
    await screen.act?.(page)
    for (const frame of page.frames())
      await frame.evaluate((text) => document.documentElement?.style.setProperty('font-size', text), `${options.text}%`)
    // The text that a screen reader reads, in its order.
    await writeFile(join(FOLDER, `${screen.name}.txt`), await page.locator('body').ariaSnapshot())
    const shots: Shot[] = []
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme })
      await settle(page)
      const file = `${screen.name}-${size}-${theme}.png`
      for (const finding of await findings(page)) console.warn(`${screen.name}, ${size}, ${theme}: ${finding}`)
      await page.screenshot({ path: join(FOLDER, file), fullPage: !screen.window })
      shots.push({ name: screen.name, size, theme, file })
    }
    return shots
  } finally {
    await context.close()
  }
}

const wanted = SCREENS.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
const running = await fetch(`${ADDRESS}/api/ready`).catch(() => null)
if (!running?.ok) throw new Error(`Nothing answers at ${ADDRESS}. Start the product with \`pnpm start\` first.`)
if (wanted.length === 0) throw new Error(`No screen has ${words.join(' or ')} in its name. See e2e/shots/screens.ts.`)

await mkdir(FOLDER, { recursive: true })
const people = await makePeople(ADDRESS, new Set(wanted.map((screen) => screen.as)))
const browser = await chromium.launch({ executablePath: expectChromium(), args: ['--no-sandbox'] })
const shots: Shot[] = []
for (const screen of wanted) {
  for (const size of SIZES.keys()) {
    try {
      shots.push(...(await shoot(browser, screen, size, people)))
    } catch (error) {
      process.exitCode = 1
      console.error(`${screen.name}, ${size}: ${error}`)
    }
  }
}
await browser.close()
await people.leave()
await writeFile(join(FOLDER, 'index.html'), indexPage(shots))
console.log(`${shots.length} shots of ${wanted.length} screens: ${join(FOLDER, 'index.html')}`)
