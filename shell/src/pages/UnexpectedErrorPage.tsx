import { Button, EmptyState, LostIllustration, Page } from '@soulsign/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router'
import { reportProblem } from '../api/reports.ts'
import { OutdatedPage } from '../errors/OutdatedPage.tsx'
import { isDownloadError } from '../remotes/failure.ts'

/** Shown if the layout itself throws. */
export const LayoutCrashed = () => (
  <main>
    <PageCrashed />
  </main>
)

/** Shown if a page of the shell throws. */
export function PageCrashed() {
  const error = useRouteError()
  return isDownloadError(error) ? <OutdatedPage /> : <UnexpectedErrorPage error={error} />
}

/** The last resort. It has no router, so its links load the page again. */
export function UnexpectedErrorPage({ error }: { error: unknown }) {
  const { t } = useTranslation('shell')
  useEffect(() => reportProblem(error), [error])
  return (
    <Page role="alert">
      <EmptyState
        headingLevel={1}
        title={t('unexpected.title')}
        illustration={<LostIllustration />}
        actions={
          <>
            <Button onClick={() => location.reload()}>{t('unexpected.reload')}</Button>
            <Button asChild variant="secondary">
              <a href="/">{t('unexpected.home')}</a>
            </Button>
          </>
        }
      >
        {t('unexpected.text')}
      </EmptyState>
    </Page>
  )
}
