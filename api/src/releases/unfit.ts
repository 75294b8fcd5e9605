import { API_VERSION, CONTRACT_VERSION, type ReleaseManifest } from '@soulsign/contracts'
import type { ClientBase } from 'pg'
import { refuseOverlaps, refuseShellOverlaps } from './claims.ts'
import { fits, fitsApi } from './contract.ts'
import { ReleaseError } from './refusal.ts'
import { selectLive, selectLiveShell } from './release.sql.ts'

/**
 * Refuses a remote that the live shell cannot run, that needs another API, or whose claims conflict with those of the
 * shell or a live remote; and a shell with a page where a live remote has one. Without a live shell, the one of this
 * checkout counts.
 */
export async function refuseUnfit(db: ClientBase, manifest: ReleaseManifest): Promise<void> {
  const remotes = (await selectLive(db)).map((release) => release.manifest)
  if ('pages' in manifest) refuseShellOverlaps(manifest, remotes)
  if (!('routes' in manifest)) return
  const { name, version, contract } = manifest
  const shell = (await selectLiveShell(db))?.manifest
  const spoken = shell?.contract ?? CONTRACT_VERSION
  if (!fits(contract, spoken)) {
    throw new ReleaseError(
      `${name} ${version} is made for contract ${contract}; the live shell speaks ${spoken}. Release them together: pnpm release shell ${name}.`,
    )
  }
  if (!fitsApi(manifest)) {
    throw new ReleaseError(
      `${name} ${version} needs API ${manifest.api}; this API is ${API_VERSION}. Update the nodes first.`,
    )
  }
  refuseOverlaps(manifest, [shell, ...remotes])
}
