import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { expectChromium } from '../e2e/browser.ts'
import { phone } from '../e2e/viewports.ts'
import { remoteFolders } from '../scripts/remotes.ts'
import { Advice, buildParts, ROOT } from '../scripts/steps.ts'
import { median, ratioOf } from './figures.ts'
import { type Figures, load, typeEarly } from './pages/load.ts'
import { buildOneBundle, pointAtBundle } from './pages/one-bundle.ts'
import { serveStatic, snapshot } from './pages/static-page.ts'
import { fill } from './seed/fill.ts'
import { openStage } from './stage.ts'

/** The measured pages: the open ones, and one behind a session. */
const PAGES = [
  { name: 'landing', path: '/' },
  { name: 'about', path: '/about' },
  { name: 'entry', path: '/symptom-entry', field: 'textarea' },
  { name: 'sign-in', path: '/auth', field: 'input[type=email]' },
  { name: 'journal', path: '/journal' },
]
type MeasuredPage = (typeof PAGES)[number]
const ROUNDS = 9
const ENTRIES = 60
const PERSON = 'person@example.test'

const asked = process.argv.slice(3)
const pages = asked.length > 0 ? PAGES.filter(({ name }) => asked.includes(name)) : PAGES
if (pages.length === 0) {
  console.error(`pnpm bench pages [name ...], of: ${PAGES.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}

/** Each round measures all of them, one after the other. */
type Variant = 'ours' | 'static' | 'bundle'
const VARIANTS: Variant[] = ['ours', 'static', 'bundle']
type Measured = Figures & { typed: number | undefined }

interface Product {
  url: string
  session: string
}

function newContext(browser: Browser, session: string | undefined): Promise<BrowserContext> {
  return browser.newContext({ ...phone, reducedMotion: 'reduce' }).then(async (context) => {
    if (session) await context.addInitScript((stored) => localStorage.setItem('soulsign.session', stored), session)
    return context
  })
}

/** A first and a second visit with a new browser profile. */
async function visit(browser: Browser, { url, session }: Product, { path, field }: MeasuredPage, slow: boolean) {
  const one = { url: url + path, slow }
  const within = async <T>(work: (context: BrowserContext) => Promise<T>) => {
    const context = await newContext(browser, path === '/journal' ? session : undefined)
    try {
      return await work(context)
    } finally {
      await context.close()
    }
  }
  const [cold, warm] = await within(async (context) => [await load(context, one), await load(context, one)] as const)
  const typed = field ? await within((context) => typeEarly(context, one, field)) : undefined
  return { cold: { ...cold, typed }, warm: { ...warm, typed: undefined } }
}

const ROWS: [string, keyof Measured, (value: number) => string][] = [
  ['first paint', 'firstPaint', (value) => `${Math.round(value)} ms`],
  ['largest paint', 'largestPaint', (value) => `${Math.round(value)} ms`],
  ['a typed character stays', 'typed', (value) => `${Math.round(value)} ms`],
  ['layout shift', 'layoutShift', (value) => value.toFixed(4)],
  ['longest task', 'longestTask', (value) => `${Math.round(value)} ms`],
  ['bytes', 'bytes', (value) => Math.round(value).toLocaleString('en')],
  ['requests', 'requests', (value) => String(value)],
]

function print(title: string, rounds: Record<Variant, Measured[]>): void {
  console.log(
    `\n${title.padEnd(46)}${'ours'.padStart(11)}   ${'to a static page'.padEnd(24)}to one bundle, median (lowest to highest)`,
  )
  for (const [name, key, format] of ROWS) {
    const of = (variant: Variant) => rounds[variant].flatMap((figures) => figures[key] ?? [])
    if (of('ours').length === 0) continue
    const [toStatic, toBundle] = [ratioOf(of('ours'), of('static')), ratioOf(of('ours'), of('bundle'))]
    console.log(`  ${name.padEnd(44)}${format(median(of('ours'))).padStart(11)}   ${toStatic.padEnd(24)}${toBundle}`)
  }
}

/** A product with these builds and a person with a journal. */
async function openProduct(folders: string[]) {
  const stage = await openStage()
  await stage.release(...folders)
  const { session } = await stage.signIn(PERSON)
  await fill(stage.owner, [{ email: PERSON, entries: ENTRIES }])
  return { stage, session }
}

const remotes = remoteFolders()
console.log('Building the product, and the same code as one bundle ...')
const broken = await buildParts(['shell', ...remotes])
if (broken.length > 0) throw new Advice(`${broken.join(', ')} does not build.`)
const dist = (part: string) => join(ROOT, part, 'dist')
const bundle = await buildOneBundle()

const federated = await openProduct(['shell', ...remotes].map(dist))
const single = await openProduct([bundle.folder, ...remotes.map(dist)])
await pointAtBundle(single.stage.owner, bundle)
const servers = [await federated.stage.startProcess(), await single.stage.startProcess()] as const
const browser = await chromium.launch({ executablePath: expectChromium(), args: ['--no-sandbox'] })
try {
  const ours = { url: servers[0].url, session: federated.session }
  const copies = new Map<string, string>()
  for (const { path } of pages) {
    const context = await newContext(browser, path === '/journal' ? ours.session : undefined)
    copies.set(path, await snapshot(context, ours.url + path))
    await context.close()
  }
  const still = await serveStatic(ours.url, copies)
  const products: Record<Variant, Product> = {
    ours,
    static: { url: still.url, session: '' },
    bundle: { url: servers[1].url, session: single.session },
  }
  console.log(`${ROUNDS} rounds of each, in turns. Ratios are of the same round.`)
  for (const slow of [true, false]) {
    for (const page of pages) {
      const cold: Record<Variant, Measured[]> = { ours: [], static: [], bundle: [] }
      const warm: Record<Variant, Measured[]> = { ours: [], static: [], bundle: [] }
      for (let round = 0; round < ROUNDS; round += 1) {
        // Each begins as often as the others.
        for (const turn of VARIANTS.keys()) {
          const variant = VARIANTS[(turn + round) % VARIANTS.length] ?? 'ours'
          const figures = await visit(browser, products[variant], page, slow)
          cold[variant].push(figures.cold)
          warm[variant].push(figures.warm)
        }
      }
      const line = slow ? 'slow phone' : 'this machine'
      print(`${page.name}, ${line}, first visit`, cold)
      print(`${page.name}, ${line}, second visit`, warm)
    }
  }
  still.close()
} finally {
  await browser.close()
  for (const server of servers) await server.close()
  await federated.stage.close()
  await single.stage.close()
}
