import { CONTRACT_VERSION, type Language, type RemoteManifest, type RemoteName } from '@soulsign/contracts'
import { satisfies } from 'compare-versions'
import type { ResourceLanguage } from 'i18next'
import type { RouteObject } from 'react-router'

/**
 * What a remote says of itself before its code is loaded: kept in one file of its own, read by the build (which writes
 * it into remote.json) and by `defineRemote`.
 */
export type RemoteDescription = Pick<RemoteManifest, 'name' | 'contract' | 'routes' | 'namespace' | 'navigation'>

/** The global that an app's entry defines, which is also its name in Module Federation. */
export const containerName = (app: string) => `soulsign_${app}`

/** Loads the remote's texts in one language. */
export type LoadResources = () => Promise<{ default: ResourceLanguage }>

/** The default export of a remote's `./remote` module. */
export interface Remote {
  name: RemoteName
  /** Semver range of `CONTRACT_VERSION` that the remote was built for. */
  contract: string
  /** Routes with absolute paths, all below one of the description's `routes`. */
  routes: RouteObject[]
  /** Texts by language; `en` is complete and stands in for the others. */
  i18n: { namespace: string; load: Record<Language, LoadResources> & Record<string, LoadResources> }
}

/**
 * Describes a remote to the shell.
 * Pages belong into a route's `lazy`, not into `React.lazy`: a route tries again after a failed download.
 */
export function defineRemote(
  description: RemoteDescription,
  { routes, load }: { routes: RouteObject[]; load: Remote['i18n']['load'] },
): Remote {
  const { name, contract, namespace } = description
  return { name, contract, routes, i18n: { namespace, load } }
}

/** Whether a remote built for `range` runs in this shell. What is no range fits nothing. */
export function isCompatible(range: string, version = CONTRACT_VERSION): boolean {
  try {
    return satisfies(version, range)
  } catch {
    return false
  }
}
