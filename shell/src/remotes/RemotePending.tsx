import { createPath, parsePath, useLocation, useNavigate } from '@soulsign/remote-kit/router'
import { Page, Skeleton, Stack, VisuallyHidden } from '@soulsign/ui'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { matchRoutes } from 'react-router'
import { NotFoundPage } from '../errors/NotFoundPage.tsx'
import { RemoteFallback } from './RemoteFallback.tsx'
import type { RemoteLoader } from './remote-loader.ts'

/** The outline of a page whose code is loading. */
export function PageSkeleton() {
  const { t } = useTranslation('shell')
  return (
    <Page tall aria-busy="true">
      <VisuallyHidden role="status">{t('loadingPage')}</VisuallyHidden>
      <Stack gap={8}>
        <Skeleton lines={2} />
        <Skeleton shape="block" />
        <Skeleton lines={4} />
      </Stack>
    </Page>
  )
}

/** The place of a remote's page: an outline, then the page or the calm fallback. */
export function RemotePending({ loader }: { loader: RemoteLoader }) {
  const state = useSyncExternalStore(loader.subscribe, loader.getState)
  const location = useLocation()
  const navigate = useNavigate()
  const found = state.status === 'ready' && matchRoutes(state.remote.routes, location) !== null

  // A guard may have kept the remote from loading.
  useEffect(() => {
    if (state.status === 'idle') void loader.load()
  }, [state.status, loader])

  useEffect(() => {
    // The page joined the router after this address was matched, so match it again. Only the address bar is current: a
    // sign-in's code may have been removed from it.
    if (!found) return
    const { hash, ...page } = parsePath(createPath(window.location))
    const options = { replace: true, state: location.state, preventScrollReset: true }
    // To the router the part that it is at already is no new page, whose code it would load. So the part comes after it.
    void Promise.resolve(navigate(page, options)).then(() => {
      if (hash && createPath(window.location) === createPath(page)) return navigate({ ...page, hash }, options)
    })
  }, [found, location, navigate])

  if (state.status === 'failed' || state.status === 'resting') {
    return <RemoteFallback asksAgain resting={state.status === 'resting'} onRetry={() => void loader.load()} />
  }
  return state.status === 'ready' && !found ? <NotFoundPage /> : <PageSkeleton />
}
