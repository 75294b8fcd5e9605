import { type LiveRemote, PublicSettings, type Registry, RemoteManifest, type StoredSeo } from '@soulsign/contracts'
import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'
import { type Release, selectLive } from '../releases/release.sql.ts'
import { selectSeo, selectSettings } from '../settings/settings.sql.ts'
import { withDevServers } from './dev-servers.ts'

/** What every page is made from. */
export interface Site {
  settings: PublicSettings
  seo: StoredSeo[]
  registry: Registry
}

/** A release, a setting or metadata counts everywhere after this long at the latest, in milliseconds. */
const FRESH_MS = 500

type SiteDeps = Pick<Deps, 'config' | 'database' | 'log'>

/** Reads what every page is made from. */
export interface SiteReader {
  read(): Promise<Site>
  /** To be called after a change made here, which then counts on this node at once. */
  changed(): void
}

/**
 * Reads the site from the database, at most twice a second however many ask. While the database is away the last state
 * stands, so that pages still open.
 */
export function createSite(deps: SiteDeps): SiteReader {
  let last: { site: Site; readAt: number } | undefined
  let reading: Promise<Site> | undefined

  function read(): Promise<Site> {
    const mine = readSite(deps)
      .catch((error: unknown) => {
        if (!last) throw error
        deps.log.failure('site data not read', error)
        return last.site
      })
      .then((site) => {
        // What was read before a change is no longer the last state.
        if (reading === mine) last = { site, readAt: performance.now() }
        return site
      })
      .finally(() => {
        if (reading === mine) reading = undefined
      })
    return mine
  }

  return {
    async read() {
      if (last && performance.now() - last.readAt < FRESH_MS) return last.site
      reading ??= read()
      return reading
    },
    changed() {
      reading = undefined
      if (last) last.readAt = Number.NEGATIVE_INFINITY
    },
  }
}

async function readSite({ config, database, log }: SiteDeps): Promise<Site> {
  const stored = await database.asSystem(async (tx) => {
    const [settings, seo, releases] = await Promise.all([selectSettings(tx), selectSeo(tx), selectLive(tx)])
    return { settings, seo, releases }
  })
  const remotes = stored.releases.filter(({ name, version, manifest }) => {
    const { success } = RemoteManifest.safeParse(manifest)
    if (!success) log.event('release left out: its manifest is not valid', { remote: name, version })
    return success
  })
  return {
    settings: readSettings(stored.settings, config),
    seo: stored.seo,
    registry: {
      remotes: await withDevServers(remotes.map(toLiveRemote), config.remoteDevServers),
      overrides: config.remoteOverrides,
    },
  }
}

const toLiveRemote = ({ manifest, base }: Release): LiveRemote => ({ ...manifest, base })

/**
 * Stored settings over the defaults. One that is not valid counts as not set, so that it cannot take every page down. The
 * guests' limit is the environment's alone.
 */
function readSettings(stored: Record<string, unknown>, { productName, guestLimit }: Config): PublicSettings {
  const values: Record<string, unknown> = { product_name: productName }
  for (const [key, schema] of Object.entries(PublicSettings.shape)) {
    if (key in stored && schema.safeParse(stored[key]).success) values[key] = stored[key]
  }
  return PublicSettings.parse({ ...values, guest_limit: guestLimit })
}
