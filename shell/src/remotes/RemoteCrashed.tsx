import { useEffect, useState } from 'react'
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router'
import { describeError } from '../api/reports.ts'
import { NotFoundPage } from '../errors/NotFoundPage.tsx'
import { OutdatedPage } from '../errors/OutdatedPage.tsx'
import { isDownloadError } from './failure.ts'
import { RemoteFallback } from './RemoteFallback.tsx'
import type { RemoteLoader } from './remote-loader.ts'

/** Whether the loaded release's files are gone, so that only a reload of the page helps. */
async function isGone({ live }: RemoteLoader): Promise<boolean> {
  const answer = await fetch(live.base + live.entry, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return answer?.status === 404 || answer?.status === 410
}

/** Shown if a remote's page throws or a part of it cannot be downloaded. */
export function RemoteCrashed({ loader }: { loader: RemoteLoader }) {
  const error = useRouteError()
  const location = useLocation()
  const navigate = useNavigate()
  const [gone, setGone] = useState(false)
  const missing = isRouteErrorResponse(error) && error.status === 404

  useEffect(() => {
    if (missing) return
    loader.reportFailure({ phase: 'render', message: describeError(error) })
    if (isDownloadError(error)) void isGone(loader).then(setGone)
  }, [error, missing, loader])

  async function retry() {
    // Two releases of a remote cannot run in one page. Drafts are kept on the device.
    if (await loader.isReplaced()) window.location.reload()
    else await navigate(location, { replace: true, state: location.state })
  }

  if (missing) return <NotFoundPage />
  if (gone) return <OutdatedPage />
  return <RemoteFallback onRetry={() => void retry()} />
}
