import { type Access, type RemoteRoute, routeAt } from '@soulsign/contracts'
import type { RemoteLoader } from './RemoteLoader.ts'

/** The remote that answers for a path. */
export const loaderFor = (loaders: readonly RemoteLoader[], path: string) =>
  loaders.find(({ live }) => routeAt(live.routes, path))

/**
 * Who may open an address of a remote. The router also finds a page under `/ADMIN` or `/%61dmin`: capitals count as
 * small letters, as they do there, and an address that no route names is for administrators alone.
 */
export const accessAt = (routes: readonly RemoteRoute[], path: string): Access =>
  routeAt(routes, path.toLowerCase())?.access ?? 'admin'
