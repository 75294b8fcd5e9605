import type { Browser, BrowserContext, Disposable, Page } from '@playwright/test'

/** A page of the product without script, whose storage is the product's. */
const BLANK = '/robots.txt'

/** What lasts longer than a test: `reset` cannot take it back. */
const LASTING = {
  context: ['newCDPSession', 'grantPermissions', 'setOffline', 'exposeFunction'],
  page: ['emulateMedia', 'setExtraHTTPHeaders', 'exposeFunction', 'close'],
  clock: ['install', 'setFixedTime', 'pauseAt'],
} as const

/**
 * A context whose page the tests of a worker use one after the other. A page that stays on one origin keeps its process,
 * with its files and what it has compiled of them: a test's first load takes half of the time.
 */
export interface KeptContext {
  context: BrowserContext
  /** Takes back what a test did. @returns false if something of it may have stayed */
  reset(): Promise<boolean>
}

/** Opens a context for several tests. Each of its pages is prepared first. */
export async function keepContext(browser: Browser, prepare: (page: Page) => void): Promise<KeptContext> {
  const context = await browser.newContext()
  context.on('page', prepare)
  const page = await context.newPage()
  const viewport = page.viewportSize()
  const scripts: Disposable[] = []
  let isMarked = false

  for (const target of [context, page]) {
    const add = target.addInitScript.bind(target) as (...given: unknown[]) => Promise<Disposable>
    target.addInitScript = async (...given: unknown[]) => {
      const script = await add(...given)
      scripts.push(script)
      return script
    }
  }
  const mark = <Target extends object>(target: Target, names: readonly (keyof Target)[]) => {
    for (const name of names) {
      const original = (target[name] as (...given: unknown[]) => unknown).bind(target)
      Object.assign(target, {
        [name]: (...given: unknown[]) => {
          isMarked = true
          return original(...given)
        },
      })
    }
  }
  mark(context, LASTING.context)
  mark(page, LASTING.page)
  mark(context.clock, LASTING.clock)
  await page.goto(BLANK)

  return {
    context,
    async reset() {
      if (isMarked || context.pages()[0] !== page) return false
      forget(page)
      await Promise.all(scripts.splice(0).map((script) => script.dispose()))
      for (const other of context.pages().slice(1)) await other.close()
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      // Leaving the page may still store something.
      await page.goto(BLANK)
      await context.clearCookies()
      await page.evaluate(async () => {
        localStorage.clear()
        sessionStorage.clear()
        window.name = ''
        for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name)
      })
      if (viewport) await page.setViewportSize(viewport)
      return true
    },
  }
}

const EVENTS = ['request', 'response', 'requestfailed', 'requestfinished', 'console', 'pageerror', 'dialog', 'popup']

/** Removes the listeners of a test from a page. */
function forget(page: Page): void {
  for (const name of EVENTS) page.removeAllListeners(name)
}
