import { type LiveRemote, PublicSettings, type Registry, RemoteManifest, type StoredSeo } from '@soulsign/contracts'
import { type Cached, cached } from '../coalescing/cached.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import type { Logger } from '../observability/log.ts'
import { type LiveRelease, selectLive } from '../releases/release.sql.ts'
import { selectSeo, selectSettings } from '../settings/settings.sql.ts'
import { withDevServers } from './dev-servers.ts'

/** The data that every page is made from. */
export interface Site {
  settings: PublicSettings
  seo: StoredSeo[]
  registry: Registry
}

/** How long a page waits for a database that does not respond, before it is made from the last state. */
const PATIENCE_MS = 1_000

/** The longest delay before a release, a setting or metadata takes effect everywhere, in milliseconds. */
const FRESH_MS = 500

interface SiteDeps {
  config: Config
  database: Database
  log: Logger
}

/** Reads the site. Call `changed` after a change, which then takes effect on this node immediately. */
export type SiteReader = Cached<Site>

/**
 * Reads the site from the database, at most twice a second for any number of callers. While the database is away or
 * stalls, the last state is kept so that pages still open.
 */
export const createSite = (deps: SiteDeps): SiteReader =>
  cached(() => readSite(deps), {
    freshMs: FRESH_MS,
    patienceMs: PATIENCE_MS,
    onFailure: (error) => deps.log.failure('site data not read', error),
  })

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

const toLiveRemote = ({ manifest, base, resting }: LiveRelease): LiveRemote => ({
  ...manifest,
  base,
  ...(resting && { resting }),
})

/**
 * Applies stored settings over the defaults. An invalid one counts as unset, so that it cannot break every page. Only
 * the environment sets the guests' limit.
 */
function readSettings(stored: Record<string, unknown>, { productName, guestLimit }: Config): PublicSettings {
  const values: Record<string, unknown> = { product_name: productName }
  for (const [key, schema] of Object.entries(PublicSettings.shape)) {
    if (key in stored && schema.safeParse(stored[key]).success) values[key] = stored[key]
  }
  return PublicSettings.parse({ ...values, guest_limit: guestLimit })
}
