import { usePageTitle } from '@soulsign/remote-kit'
import { Link } from '@soulsign/remote-kit/router'
import { Button, EmptyIllustration, EmptyState, Page } from '@soulsign/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

interface RemoteFallbackProps {
  /** Whether the part is switched off, rather than failing. */
  resting?: boolean
  /** Whether a retry only asks for the part again, and so may come by itself. Others can reload the page. */
  asksAgain?: boolean
  onRetry: () => void
}

/** Says calmly that a part of the product is unavailable, or that there is no connection. Retries on demand and once the network is back. */
export function RemoteFallback({ resting = false, asksAgain = false, onRetry }: RemoteFallbackProps) {
  const { t } = useTranslation('shell')
  const offline = !navigator.onLine
  const title = t(offline ? 'remote.offline.title' : 'remote.failed.title')
  usePageTitle(title)
  useEffect(() => {
    const retry = () => {
      // Somebody may be writing into the served page.
      if (asksAgain || !document.getElementById('served')) onRetry()
    }
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [asksAgain, onRetry])
  return (
    <Page role="alert">
      <EmptyState
        headingLevel={1}
        title={title}
        illustration={<EmptyIllustration />}
        actions={
          <>
            <Button data-retry={asksAgain ? 'auto' : 'manual'} onClick={onRetry}>
              {t('remote.failed.retry')}
            </Button>
            <Button asChild variant="secondary">
              <Link to="/">{t('remote.failed.home')}</Link>
            </Button>
          </>
        }
      >
        {t(offline ? 'remote.offline.text' : resting ? 'remote.resting' : 'remote.failed.text')}
      </EmptyState>
    </Page>
  )
}
