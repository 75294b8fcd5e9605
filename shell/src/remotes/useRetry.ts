import { useLocation, useNavigate } from 'react-router'
import type { RemoteLoader } from './remote-loader.ts'

/** Returns how to try a page that failed again. */
export function useRetry(loader: RemoteLoader): () => Promise<void> {
  const location = useLocation()
  const navigate = useNavigate()
  return async () => {
    // Two releases of a remote cannot run in one page. Drafts are kept on the device.
    if (await loader.isReplaced()) window.location.reload()
    else await navigate(location, { replace: true, state: location.state })
  }
}
