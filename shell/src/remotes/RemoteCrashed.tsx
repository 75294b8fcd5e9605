import { useEffect, useState } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { describeError } from '../api/reports.ts'
import { NotFoundPage } from '../errors/NotFoundPage.tsx'
import { OutdatedPage } from '../errors/OutdatedPage.tsx'
import { isDownloadError, toRemoteFailure } from './failure.ts'
import { RemoteFallback } from './RemoteFallback.tsx'
import type { RemoteLoader } from './remote-loader.ts'
import { useRetry } from './useRetry.ts'

/** Whether the loaded release's files are gone, so that only a reload of the page helps. */
async function isGone({ live }: RemoteLoader): Promise<boolean> {
  const answer = await fetch(live.base + live.entry, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return answer?.status === 404 || answer?.status === 410
}

/** Shown if a remote's page throws or a part of it cannot be downloaded. */
export function RemoteCrashed({ loader }: { loader: RemoteLoader }) {
  const error = useRouteError()
  const retry = useRetry(loader)
  const [gone, setGone] = useState(false)
  const missing = isRouteErrorResponse(error) && error.status === 404

  useEffect(() => {
    if (missing) return
    if (isDownloadError(error)) {
      // Its message names the file.
      loader.reportFailure(toRemoteFailure(error))
      void isGone(loader).then(setGone)
    } else loader.reportFailure({ phase: 'render', message: describeError(error) })
  }, [error, missing, loader])

  if (missing) return <NotFoundPage />
  if (gone) return <OutdatedPage />
  return <RemoteFallback onRetry={() => void retry()} />
}
