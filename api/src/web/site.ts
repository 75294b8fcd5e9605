import {
  API_VERSION,
  type LiveRemote,
  PublicSettings,
  type Registry,
  RemoteManifest,
  type ShellManifest,
  type StoredSeo,
} from '@soulsign/contracts'
import { type Cached, cached } from '../coalescing/cached.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import type { Logger } from '../observability/log.ts'
import { type Canary, selectCanaries } from '../releases/canary.sql.ts'
import { fitsApi, runsIn } from '../releases/contract.ts'
import type { ReleaseFiles } from '../releases/files.ts'
import { fittingRelease } from '../releases/fitting.ts'
import { type LiveRelease, selectLive, selectLiveShell } from '../releases/release.sql.ts'
import { selectSeo, selectSettings } from '../settings/settings.sql.ts'
import type { ServedCanary, ServedShell } from './canaries.ts'
import { withDevServers } from './dev-servers.ts'
import { type LiveShell, readShell } from './live-shell.ts'

/** The data that every page is made from. */
export interface Site {
  settings: PublicSettings
  seo: StoredSeo[]
  registry: Registry
  /** Releases that a share of browsers gets in place of the live ones. */
  canaries: ServedCanary[]
  /** The release of the shell that a share of browsers gets. */
  shellCanary: ServedShell | undefined
  /** The live shell; undefined until one is released. */
  shell: LiveShell | undefined
}

/** The longest delay before a release, a setting or metadata takes effect everywhere, in milliseconds. */
const FRESH_MS = 500

interface SiteDeps {
  config: Pick<Config, 'productName' | 'guestLimit' | 'openai' | 'remoteDevServers' | 'remoteOverrides'>
  releaseFiles: ReleaseFiles
  database: Database
  log: Logger
}

/** Reads the site. Call `changed` after a change, which then takes effect on this node immediately. */
export type SiteReader = Cached<Site>

/**
 * Reads the site from the database, at most twice a second for any number of callers. While the database is away or
 * stalls, the last state is kept so that pages still open.
 */
export function createSite(deps: SiteDeps): SiteReader {
  let last: Site | undefined
  const told = new Set<string>()
  const read = async (): Promise<Site> => {
    last = await readSite(deps, last, told)
    return last
  }
  return cached(read, {
    freshMs: FRESH_MS,
    onFailure: (error) => deps.log.failure('site data not read', error),
  })
}

async function readSite(deps: SiteDeps, last: Site | undefined, told: Set<string>): Promise<Site> {
  const { config, database, log } = deps
  const stored = await database.asSystem(async (tx) => {
    const [settings, seo, releases, shell, canaries] = await Promise.all([
      selectSettings(tx),
      selectSeo(tx),
      selectLive(tx),
      selectLiveShell(tx),
      selectCanaries(tx),
    ])
    return { settings, seo, releases, shell, canaries }
  })
  const shell = await readShell(stored.shell, last?.shell, deps).catch((error: unknown) => {
    if (!last?.shell) throw error
    log.failure('live shell not brought here', error)
    return last.shell
  })
  const remotes = stored.releases.filter(({ name, version, manifest }) => {
    const { success } = RemoteManifest.safeParse(manifest)
    if (!success) log.event('release left out: its manifest is not valid', { remote: name, version })
    return success
  })
  const forContract = async (contract: string | undefined) => {
    const served = await forShell(remotes, contract, deps, told)
    const live = await Promise.all(served.map((release) => bring(release, last, deps)))
    return withDevServers(live, config.remoteDevServers)
  }
  const shellCanary = stored.canaries.find(isOfShell)
  const canaries = await Promise.all(stored.canaries.filter(isOfRemote).map((canary) => bringCanary(canary, deps)))
  return {
    settings: readSettings(stored.settings, config),
    seo: stored.seo,
    registry: {
      remotes: await forContract(shell?.manifest.contract),
      overrides: config.remoteOverrides,
      pages: shell?.manifest.pages ?? [],
      ...(shell && { shell: shell.manifest.version }),
    },
    canaries: canaries.filter((canary) => canary !== undefined),
    shellCanary: shellCanary && (await bringShellCanary(shellCanary, last, deps, forContract)),
    shell,
  }
}

/**
 * Returns for each live remote the release that the shell and this node's API can run. One that has none stays: the shell
 * then says that it rests.
 * @param told what the log says already
 */
async function forShell(
  remotes: LiveRelease[],
  contract: string | undefined,
  { database, log }: SiteDeps,
  told: Set<string>,
): Promise<LiveRelease[]> {
  if (!contract) return remotes
  return Promise.all(
    remotes.map(async (live) => {
      if (runsIn(live.manifest, contract)) return live
      const fitting = await database.asSystem((tx) => fittingRelease(tx, live, contract))
      const served = fitting ?? { ...live, resting: live.resting || !fitsApi(live.manifest) }
      const { name, version } = live
      const message = `${name} ${version} ${contract} ${fitting?.version}`
      if (told.has(message)) return served
      told.add(message)
      log.event('live remote does not fit the shell or the API', {
        remote: name,
        version,
        needs: live.manifest.contract,
        shell_contract: contract,
        needs_api: live.manifest.api ?? null,
        api: API_VERSION,
        served: fitting?.version ?? null,
      })
      return served
    }),
  )
}

/** Brings the release of a remote to this node. Until that works, the one that was named before stays. */
async function bring(
  release: LiveRelease,
  last: Site | undefined,
  { releaseFiles, log }: SiteDeps,
): Promise<LiveRemote> {
  const { name, manifest, base, resting } = release
  const live = { ...manifest, base, ...(resting && { resting }) }
  if (base.startsWith('http')) return live
  try {
    await releaseFiles.ensure(release)
    return live
  } catch (error) {
    log.failure('live release not brought here', error)
    return last?.registry.remotes.find((remote) => remote.name === name) ?? live
  }
}

/** Brings a canary to this node. Until that works, its browsers get the live release. */
async function bringCanary(
  canary: Canary<RemoteManifest>,
  { releaseFiles, log }: SiteDeps,
): Promise<ServedCanary | undefined> {
  const { manifest, base, percent } = canary
  try {
    if (!base.startsWith('http')) await releaseFiles.ensure(canary)
    return { remote: { ...manifest, base }, percent }
  } catch (error) {
    log.failure('canary not brought here', error)
    return undefined
  }
}

const isOfShell = (canary: Canary): canary is Canary<ShellManifest> => canary.name === 'shell'
const isOfRemote = (canary: Canary): canary is Canary<RemoteManifest> =>
  'routes' in canary.manifest && fitsApi(canary.manifest)

/** Brings a canary of the shell to this node, with the remotes that run in it. Until that works, all get the live shell. */
async function bringShellCanary(
  canary: Canary<ShellManifest>,
  last: Site | undefined,
  deps: SiteDeps,
  remotesFor: (contract: string) => Promise<LiveRemote[]>,
): Promise<ServedShell | undefined> {
  try {
    const shell = await readShell(canary, last?.shellCanary?.shell, deps)
    if (!shell) return undefined
    return { shell, remotes: await remotesFor(shell.manifest.contract), percent: canary.percent }
  } catch (error) {
    deps.log.failure('canary not brought here', error)
    return undefined
  }
}

/**
 * Applies stored settings over the defaults. An invalid one counts as unset, so that it cannot break every page. Only
 * the environment sets the guests' limit and names the AI's provider.
 */
function readSettings(
  stored: Record<string, unknown>,
  { productName, guestLimit, openai }: SiteDeps['config'],
): PublicSettings {
  const values: Record<string, unknown> = { product_name: productName }
  for (const [key, schema] of Object.entries(PublicSettings.shape)) {
    if (key in stored && schema.safeParse(stored[key]).success) values[key] = stored[key]
  }
  return PublicSettings.parse({ ...values, guest_limit: guestLimit, ai_provider: openai.provider })
}
