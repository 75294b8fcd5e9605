import type { LiveRemote, Registry } from '@soulsign/contracts'
import { LRUCache } from 'lru-cache'
import type { Database } from '../database/database.ts'
import { fitsApi, runsIn } from '../releases/contract.ts'
import { fittingRelease } from '../releases/fitting.ts'
import { selectLive } from '../releases/release.sql.ts'
import { servedAt } from './canaries.ts'
import type { SiteReader } from './site.ts'

/** How long an answer for one contract is kept, in milliseconds. */
const FRESH_MS = 1_000

/**
 * Answers with the registry for the shell that asks: an open page may have another shell than the live one, and gets of
 * each remote the release that it can run.
 */
export function registryReader({ site, database }: { site: SiteReader; database: Database }) {
  const fitting = new LRUCache<string, LiveRemote[]>({ max: 20, ttl: FRESH_MS })
  return async (contract: string | undefined, place: number | undefined): Promise<Registry> => {
    const { registry, shell } = servedAt(await site.read(), place)
    if (!contract || contract === shell?.manifest.contract) return registry
    if (registry.remotes.every((remote) => runsIn(remote, contract))) return registry
    // The answer also depends on the browser's place.
    const key = [contract, ...registry.remotes.map(({ base }) => base)].join()
    const remotes = fitting.get(key) ?? (await read(registry.remotes, contract, database))
    fitting.set(key, remotes)
    return { ...registry, remotes }
  }
}

async function read(served: LiveRemote[], contract: string, database: Database): Promise<LiveRemote[]> {
  return database.asSystem(async (tx) => {
    const live = await selectLive(tx)
    const remotes: LiveRemote[] = []
    for (const remote of served) {
      const release = live.find(({ name }) => name === remote.name)
      const found = release && (await fittingRelease(tx, release, contract))
      const resting = found ? found.resting : remote.resting || !fitsApi(remote)
      remotes.push({ ...(found ? { ...found.manifest, base: found.base } : remote), ...(resting && { resting }) })
    }
    return remotes
  })
}
