import { RemoteManifest } from '@soulsign/contracts'
import type { ClientBase, Pool } from 'pg'
import { runsIn } from './contract.ts'
import { trailOf } from './history.ts'
import { type LiveRelease, selectMoves, selectReleases } from './release.sql.ts'

/**
 * Finds the release of a remote for a shell that speaks `contract` and this node's API: the live one, or the newest of
 * those that were live before and fit. Undefined if none does.
 */
export async function fittingRelease(
  db: Pick<Pool | ClientBase, 'query'>,
  live: LiveRelease,
  contract: string,
): Promise<LiveRelease | undefined> {
  if (runsIn(live.manifest, contract)) return live
  const releases = await selectReleases(db, live.name)
  for (const version of trailOf(await selectMoves(db, live.name)).reverse()) {
    const release = releases.find((entry) => entry.version === version)
    const manifest = RemoteManifest.safeParse(release?.manifest).data
    if (release && !release.forgotten && manifest && runsIn(manifest, contract)) {
      return { ...release, name: live.name, manifest, resting: live.resting }
    }
  }
  return undefined
}
