import { usePageTitle } from '@soulsign/remote-kit'
import { Link } from '@soulsign/remote-kit/router'
import { Button, EmptyIllustration, EmptyState, Page } from '@soulsign/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

interface RemoteFallbackProps {
  /** Whether the part is switched off, rather than failing. */
  resting?: boolean
  onRetry: () => void
}

/** Says calmly that a part of the product is unavailable. Retries on demand and once the network is back. */
export function RemoteFallback({ resting = false, onRetry }: RemoteFallbackProps) {
  const { t } = useTranslation('shell')
  usePageTitle(t('remote.failed.title'))
  useEffect(() => {
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [onRetry])
  return (
    <Page role="alert">
      <EmptyState
        headingLevel={1}
        title={t('remote.failed.title')}
        illustration={<EmptyIllustration />}
        actions={
          <>
            <Button onClick={onRetry}>{t('remote.failed.retry')}</Button>
            <Button asChild variant="secondary">
              <Link to="/">{t('remote.failed.home')}</Link>
            </Button>
          </>
        }
      >
        {t(resting ? 'remote.resting' : 'remote.failed.text')}
      </EmptyState>
    </Page>
  )
}
