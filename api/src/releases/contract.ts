import { API_VERSION, type RemoteManifest } from '@soulsign/contracts'
import { satisfies } from 'compare-versions'

/** Whether a remote made for `range` runs with `version`. An invalid range never fits. */
export function fits(range: string, version: string): boolean {
  try {
    return satisfies(version, range)
  } catch {
    return false
  }
}

/** Whether this node's API has the calls that a remote makes. */
export const fitsApi = ({ api }: Pick<RemoteManifest, 'api'>) => api === undefined || fits(api, API_VERSION)

/** Whether a remote runs in a shell that speaks `contract`, with the API of this node. */
export const runsIn = (manifest: Pick<RemoteManifest, 'api' | 'contract'>, contract: string) =>
  fits(manifest.contract, contract) && fitsApi(manifest)
