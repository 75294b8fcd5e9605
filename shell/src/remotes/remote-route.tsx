import { Outlet, type RouteObject, useLocation } from '@soulsign/remote-kit/router'
import { Guard } from '../session/Guard.tsx'
import { accessAt } from './match.ts'
import { RemoteCrashed } from './RemoteCrashed.tsx'
import { RemotePending } from './RemotePending.tsx'
import type { RemoteLoader } from './remote-loader.ts'

export const remoteRouteId = ({ live }: RemoteLoader) => `remote:${live.name}`

/** Guards a remote's pages as its description says. */
function RemoteGuard({ loader }: { loader: RemoteLoader }) {
  const { pathname } = useLocation()
  return (
    <Guard access={accessAt(loader.live.routes, pathname)}>
      <Outlet />
    </Guard>
  )
}

/**
 * A remote in the route tree. It guards the remote's pages, catches their errors, and shows `RemotePending` until the
 * remote's own, more specific routes have joined.
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
