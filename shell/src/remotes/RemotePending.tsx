import { useLocation, useNavigate } from '@soulsign/remote-kit/router'
import { Page, Skeleton, Stack, VisuallyHidden } from '@soulsign/ui'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { RemoteFallback } from './RemoteFallback.tsx'
import type { RemoteLoader } from './RemoteLoader.ts'

/** A page in outline, while its code is on the way. */
export function PageSkeleton() {
  const { t } = useTranslation('shell')
  return (
    <Page aria-busy="true">
      <VisuallyHidden role="status">{t('loadingPage')}</VisuallyHidden>
      <Stack gap={8}>
        <Skeleton lines={2} />
        <Skeleton shape="block" />
        <Skeleton lines={4} />
      </Stack>
    </Page>
  )
}

/** Stands where a remote's page will be: an outline, then the page, or the calm fallback. */
export function RemotePending({ loader }: { loader: RemoteLoader }) {
  const { status } = useSyncExternalStore(loader.subscribe, loader.getState)
  const location = useLocation()
  const navigate = useNavigate()
  // Ready from the start means: the remote has no page at this address.
  const [matched, setMatched] = useState(status === 'ready')

  useEffect(() => {
    if (status !== 'ready' || matched) return
    const again = navigate(location, { replace: true, state: location.state, preventScrollReset: true })
    void Promise.resolve(again).then(() => setMatched(true))
  }, [status, matched, location, navigate])

  if (status === 'failed') return <RemoteFallback onRetry={() => void loader.load()} />
  return status === 'ready' && matched ? <NotFoundPage /> : <PageSkeleton />
}
