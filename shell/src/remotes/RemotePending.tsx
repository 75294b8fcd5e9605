import { createPath, useLocation, useNavigate } from '@soulsign/remote-kit/router'
import { Page, Skeleton, Stack, VisuallyHidden } from '@soulsign/ui'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { matchRoutes } from 'react-router'
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
  const state = useSyncExternalStore(loader.subscribe, loader.getState)
  const location = useLocation()
  const navigate = useNavigate()
  const found = state.status === 'ready' && matchRoutes(state.remote.routes, location) !== null

  // A gate was in the way when this address was entered.
  useEffect(() => {
    if (state.status === 'idle') void loader.load()
  }, [state.status, loader])

  useEffect(() => {
    // The page has joined the router since this address was matched: match it again, as it is in the address bar by
    // now (a sign-in's code has been taken out of it meanwhile).
    if (found)
      void navigate(createPath(window.location), { replace: true, state: location.state, preventScrollReset: true })
  }, [found, location, navigate])

  if (state.status === 'failed') return <RemoteFallback onRetry={() => void loader.load()} />
  return state.status === 'ready' && !found ? <NotFoundPage /> : <PageSkeleton />
}
