import { Outlet, type RouteObject, useLocation } from '@soulsign/remote-kit/router'
import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { Guard } from '../session/Guard.tsx'
import { accessAt } from './match.ts'
import { RemoteCrashed } from './RemoteCrashed.tsx'
import { RemoteFallback } from './RemoteFallback.tsx'
import { PageSkeleton, RemotePending } from './RemotePending.tsx'
import { RENDER_TIMEOUT_MS, type RemoteLoader } from './remote-loader.ts'
import { useRetry } from './useRetry.ts'

export const remoteRouteId = ({ live }: RemoteLoader) => `remote:${live.name}`

/** Guards a remote's pages as its description says, and gives up one whose rendering does not end. */
function RemoteGuard({ loader }: { loader: RemoteLoader }) {
  const { pathname, key } = useLocation()
  const endless = useSyncExternalStore(loader.subscribe, loader.getEndless)
  useEffect(() => {
    loader.noteShown(key)
    return () => loader.noteShown(undefined)
  }, [loader, key])
  return (
    <Guard access={accessAt(loader.live.routes, pathname)}>
      {endless === key ? (
        <Endless loader={loader} />
      ) : (
        <Suspense fallback={<Unfinished loader={loader} page={key} />}>
          <Outlet />
        </Suspense>
      )}
    </Guard>
  )
}

/** Stands in for a page whose rendering did not end. */
function Endless({ loader }: { loader: RemoteLoader }) {
  const retry = useRetry(loader)
  return <RemoteFallback onRetry={() => void retry()} />
}

/** The outline of a page that is not rendered yet, for as long as that may take. */
function Unfinished({ loader, page }: { loader: RemoteLoader; page: string }) {
  useEffect(() => {
    const timer = setTimeout(() => loader.giveUp(page), RENDER_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [loader, page])
  return <PageSkeleton />
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
