import { setTimeout as delay } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import type { Dist } from '../../../api/src/releases/dist.ts'
import type { ClientReport } from '../../../packages/contracts/src/registry.ts'
import { PATIENCE_MS, POLL_MS, refuse } from './refuse.ts'
import type { Stage } from './stage.ts'

/** Opens the first page of a remote, or the shell's first, and waits until it is there. */
export async function loadApp(
  { manifest }: Dist,
  { browser, stage }: { browser: Browser; stage: Stage },
): Promise<void> {
  const { name } = manifest
  const route = 'routes' in manifest ? manifest.routes[0] : undefined
  const page = await browser.newPage({ serviceWorkers: 'block' })
  let thrown: Error | undefined
  page.on('pageerror', (error) => {
    thrown ??= error
  })
  await page
    .goto(stage.url + (route?.path ?? '/'))
    .catch((error: Error) => refuse(manifest, error.message.split('\n')[0] ?? ''))
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
    if (failure) refuse(manifest, `${failure.phase}: ${thrown?.message ?? failure.message}`)
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
  if (!route) refuse(manifest, thrown?.message ?? 'no page appears')
  await page.close()
}
