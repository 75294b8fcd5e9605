import { type Access, type RemoteRoute, routeAt } from '@soulsign/contracts'
import type { RemoteLoader } from './remote-loader.ts'

/** The remote that owns a path. */
export const loaderFor = (loaders: readonly RemoteLoader[], path: string) =>
  loaders.find(({ live }) => routeAt(live.routes, path))

/**
 * Who may open an address of a remote. The router also finds a page under `/ADMIN` or `/%61dmin`, so case is ignored
 * here too. Only administrators may open an address that no route names.
 */
export const accessAt = (routes: readonly RemoteRoute[], path: string): Access =>
  routeAt(routes, path.toLowerCase())?.access ?? 'admin'
