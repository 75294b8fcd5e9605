import { Outlet, type RouteObject, useLocation } from '@soulsign/remote-kit/router'
import { Guard } from '../session/Guard.tsx'
import { accessAt } from './match.ts'
import { RemoteCrashed } from './RemoteCrashed.tsx'
import type { RemoteLoader } from './RemoteLoader.ts'
import { RemotePending } from './RemotePending.tsx'

export const remoteRouteId = ({ live }: RemoteLoader) => `remote:${live.name}`

/** Lets people in as the remote's description says. */
function RemoteGuard({ loader }: { loader: RemoteLoader }) {
  const { pathname } = useLocation()
  return (
    <Guard access={accessAt(loader.live.routes, pathname)}>
      <Outlet />
    </Guard>
  )
}

/**
 * The place of a remote in the route tree: it guards its pages, catches what they throw, and shows `RemotePending` below
 * each of the remote's routes until its own, more specific ones are there.
 */
export function remoteRoute(loader: RemoteLoader): RouteObject {
  return {
    id: remoteRouteId(loader),
    element: <RemoteGuard loader={loader} />,
    errorElement: <RemoteCrashed loader={loader} />,
    children: loader.live.routes.map(({ path }) => ({
      path: `${path}/*`,
      element: <RemotePending loader={loader} />,
    })),
  }
}
