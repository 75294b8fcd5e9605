import { setTimeout as delay } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { type Dist, readDist } from '../../../api/src/releases/dist.ts'
import { ReleaseError } from '../../../api/src/releases/refusal.ts'
import type { ClientReport, ReleaseName } from '../../../packages/contracts/src/registry.ts'
import { findInstalled } from '../../chromium.ts'
import { shellOfFiles, type TriedShell } from './shell.ts'
import { openStage, type Stage } from './stage.ts'

/** Longer than the shell waits before it reports a remote that does not come. */
const PATIENCE_MS = 20_000
const POLL_MS = 100
/** The value of RELEASE_BROWSER that releases without looking. */
const NO_BROWSER = 'none'

/**
 * Loads builds in a browser before they go live: each remote in the live shell, or in the one that is released with it.
 * Without a browser it says so, and does nothing. The widget has no page of its own and is left out.
 * @param liveShell undefined if no shell is live
 * @throws ReleaseError if one of them does not load
 */
export async function smokeLoad(
  builds: readonly { folder: string; expected: ReleaseName }[],
  liveShell: () => Promise<TriedShell | undefined>,
): Promise<void> {
  const dists = await Promise.all(builds.map(({ folder, expected }) => readDist(folder, expected)))
  const tried = dists.filter(({ manifest }) => manifest.name !== 'widget')
  if (tried.length === 0 || process.env.RELEASE_BROWSER === NO_BROWSER) return
  const browser = await openBrowser()
  if (!browser) return console.log('No browser found, smoke load skipped.')
  try {
    const own = tried.find(({ manifest }) => manifest.name === 'shell')
    const shell = own ? shellOfFiles(own.bytes) : await liveShell()
    if (!shell) return console.log('No shell is live, smoke load skipped.')
    const stage = await openStage(shell, tried)
    try {
      for (const dist of tried) await load(dist, { browser, stage })
    } finally {
      await stage.close()
    }
  } finally {
    await browser.close()
  }
}

/** Starts RELEASE_BROWSER, or the Chromium on the PATH. Undefined where there is none. */
async function openBrowser(): Promise<Browser | undefined> {
  const executablePath = process.env.RELEASE_BROWSER || findInstalled()
  // An image without tools for development has no driver either.
  const driver = executablePath && (await import('playwright-core').catch(() => undefined))
  if (!driver) return undefined
  return driver.chromium.launch({ executablePath }).catch((cause) => {
    throw new ReleaseError(
      `${executablePath} does not start. Mend it, name another in RELEASE_BROWSER, or set that to "${NO_BROWSER}". Nothing was released.`,
      { cause },
    )
  })
}

/** Opens the first page of a remote, or the shell's first, and waits until it is there. */
async function load({ manifest }: Dist, { browser, stage }: { browser: Browser; stage: Stage }): Promise<void> {
  const { name, version } = manifest
  const route = 'routes' in manifest ? manifest.routes[0] : undefined
  const refuse = (why: string) => {
    throw new ReleaseError(`${name} ${version} does not load in a browser: ${why}. Nothing was released.`)
  }
  const page = await browser.newPage({ serviceWorkers: 'block' })
  let thrown: Error | undefined
  page.on('pageerror', (error) => {
    thrown ??= error
  })
  await page.goto(stage.url + (route?.path ?? '/')).catch((error: Error) => refuse(error.message.split('\n')[0] ?? ''))
  // Nobody is signed in, so a page for members may fail once it is there.
  const counts = ({ remote, phase }: ClientReport) =>
    remote === name && (phase !== 'render' || !route || route.access === 'open')
  const isThere = () =>
    page.evaluate(() => {
      const main = document.querySelector('#root main')
      // The shell's outline of a page that is loading.
      return Boolean(main?.textContent) && !main?.querySelector(':scope > [aria-busy="true"]')
    })
  const check = () => {
    const failure = stage.reports.find(counts)
    if (failure) refuse(`${failure.phase}: ${thrown?.message ?? failure.message}`)
  }
  for (const began = performance.now(); performance.now() - began < PATIENCE_MS; await delay(POLL_MS)) {
    check()
    if (!(await isThere())) continue
    // The shell's fallback is a page, too, and its report is on the way.
    await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS }).catch(() => undefined)
    check()
    return page.close()
  }
  // A remote whose pages wait for the API for long is there. The shell would have reported that it is not.
  if (!route) refuse(thrown?.message ?? 'no page appears')
  await page.close()
}
