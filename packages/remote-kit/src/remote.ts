import { CONTRACT_VERSION, type Language, type RemoteDescription, type RemoteName, routeAt } from '@soulsign/contracts'
import { satisfies } from 'compare-versions'
import type { ResourceLanguage } from 'i18next'
import type { RouteObject } from 'react-router'

/** The global that an app's entry defines, which is also its name in Module Federation. */
export const containerName = (app: string) => `soulsign_${app.replaceAll('-', '_')}`

/** Loads the remote's texts in one language. */
export type LoadResources = () => Promise<{ default: ResourceLanguage }>

/** The default export of a remote's `./remote` module. */
export interface Remote {
  name: RemoteName
  /** Semver range of `CONTRACT_VERSION` that the remote was built for. */
  contract: string
  /** Routes with absolute paths, each at or below one of the description's `routes`. */
  routes: RouteObject[]
  /** Texts by language; `en` is complete and stands in for missing texts. */
  i18n: { namespace: string; load: Record<Language, LoadResources> & Record<string, LoadResources> }
}

/**
 * Makes the default export of a remote's `src/remote.tsx`: its pages and texts, for the shell. Load pages in a route's
 * `lazy`, not with `React.lazy`: a route retries a failed download.
 *
 * @throws if a page is outside the routes of the description, which say who may open it
 * @example
 * ```tsx
 * export default defineRemote(description, {
 *   routes: [{ path: '/dreams', lazy: () => import('./dreams/DreamsPage.tsx') }], // the module exports `Component`
 *   load: { en: () => import('./i18n/en.json') },
 * })
 * ```
 */
export function defineRemote(
  description: RemoteDescription,
  { routes, load }: { routes: RouteObject[]; load: Remote['i18n']['load'] },
): Remote {
  const { name, contract, namespace } = description
  for (const { path = '' } of routes) {
    if (routeAt(description.routes, path)) continue
    throw new Error(`mfe-${name} has a page at "${path}", which is outside the routes of its description.`)
  }
  return { name, contract, routes, i18n: { namespace, load } }
}

/**
 * Whether a remote built for `range` runs in this shell. An invalid range is never compatible.
 *
 * @example
 * ```ts
 * isCompatible('^2.0.0', '2.3.0') // true
 * ```
 */
export function isCompatible(range: string, version = CONTRACT_VERSION): boolean {
  try {
    return satisfies(version, range)
  } catch {
    return false
  }
}
