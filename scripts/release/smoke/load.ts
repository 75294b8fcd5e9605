import type { Browser } from 'playwright-core'
import { readDist } from '../../../api/src/releases/dist.ts'
import { ReleaseError } from '../../../api/src/releases/refusal.ts'
import type { ReleaseName } from '../../../packages/contracts/src/registry.ts'
import { findInstalled } from '../../chromium.ts'
import { loadApp } from './app.ts'
import { shellOfFiles, type TriedShell } from './shell.ts'
import { openStage } from './stage.ts'
import { loadWidget } from './widget.ts'

/** The value of RELEASE_BROWSER that releases without looking. */
const NO_BROWSER = 'none'

/**
 * Loads builds in a browser before they go live: each remote in the live shell, or in the one that is released with it, and
 * the widget on a page that embeds it. Without a browser it says so, and does nothing.
 * @param liveShell undefined if no shell is live
 * @throws ReleaseError if one of them does not load
 */
export async function smokeLoad(
  builds: readonly { folder: string; expected: ReleaseName }[],
  liveShell: () => Promise<TriedShell | undefined>,
): Promise<void> {
  const dists = await Promise.all(builds.map(({ folder, expected }) => readDist(folder, expected)))
  if (process.env.RELEASE_BROWSER === NO_BROWSER) return
  const browser = await openBrowser()
  if (!browser) return console.log('No browser found, smoke load skipped.')
  try {
    const widget = dists.find(({ manifest }) => manifest.name === 'widget')
    const apps = dists.filter((dist) => dist !== widget)
    const own = apps.find(({ manifest }) => manifest.name === 'shell')
    const shell = own ? shellOfFiles(own.bytes) : apps.length > 0 ? await liveShell() : undefined
    if (apps.length > 0 && !shell) console.log('No shell is live, smoke load of remotes skipped.')
    const stage = await openStage({ shell, apps, widget })
    try {
      if (shell) for (const dist of apps) await loadApp(dist, { browser, stage })
      if (widget) await loadWidget(widget, { browser, stage })
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
