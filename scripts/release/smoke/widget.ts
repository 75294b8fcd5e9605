import { setTimeout as delay } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import type { Dist } from '../../../api/src/releases/dist.ts'
import { PATIENCE_MS, POLL_MS, refuse } from './refuse.ts'
import type { Stage } from './stage.ts'

/** Opens a partner's page with the widget, and waits until its loader and its frame have come. */
export async function loadWidget({ manifest }: Dist, { browser, stage }: { browser: Browser; stage: Stage }) {
  const page = await browser.newPage({ serviceWorkers: 'block' })
  let failed: string | undefined
  page.on('pageerror', ({ message }) => {
    failed ??= message
  })
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (response.status() >= 400 && !pathname.startsWith('/api/')) failed ??= `${pathname} is missing`
  })
  await page.goto(stage.partnerUrl).catch((error: Error) => refuse(manifest, error.message.split('\n')[0] ?? ''))
  /** What the page heard of the widget: that it is ready, or a code of its errors. */
  const heard = () => page.evaluate(() => document.body.dataset.heard)
  const isThere = async () => {
    const [, frame] = page.frames()
    // While the frame navigates, it has no document.
    return frame?.evaluate(() => Boolean(document.querySelector('main')?.textContent)).catch(() => false)
  }
  for (const began = performance.now(); performance.now() - began < PATIENCE_MS; await delay(POLL_MS)) {
    if (failed) refuse(manifest, failed)
    const said = await heard()
    if (said && said !== 'ready') refuse(manifest, `the frame does not answer (${said})`)
    if (!said || !(await isThere())) continue
    await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS }).catch(() => undefined)
    if (failed) refuse(manifest, failed)
    return page.close()
  }
  refuse(manifest, 'no frame appears')
}
