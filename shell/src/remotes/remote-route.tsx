import { Outlet, type RouteObject } from '@soulsign/remote-kit/router'
import { Guard } from '../session/Guard.tsx'
import { RemoteCrashed } from './RemoteCrashed.tsx'
import type { RemoteLoader } from './RemoteLoader.ts'
import { RemotePending } from './RemotePending.tsx'

export const remoteRouteId = ({ live }: RemoteLoader) => `remote:${live.name}`

/**
 * The place of a remote in the route tree: it catches what its pages throw, and shows `RemotePending` below each of the
 * remote's prefixes until its own, more specific routes are there.
 */
export function remoteRoute(loader: RemoteLoader): RouteObject {
  return {
    id: remoteRouteId(loader),
    element: (
      <Guard>
        <Outlet />
      </Guard>
    ),
    errorElement: <RemoteCrashed loader={loader} />,
    children: loader.live.routes.map((prefix) => ({
      path: `${prefix}/*`,
      element: <RemotePending loader={loader} />,
    })),
  }
}
