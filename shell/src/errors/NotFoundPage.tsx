import { usePageTitle } from '@soulsign/remote-kit'
import { Link, useLocation } from '@soulsign/remote-kit/router'
import { Button, EmptyState, LostIllustration, Page } from '@soulsign/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { report } from '../api/reports.ts'

export function NotFoundPage() {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  usePageTitle(t('notFound.title'))
  useEffect(() => {
    report({ kind: 'unknown-path', message: 'Page not found', path: pathname.slice(0, 300) })
  }, [pathname])
  return (
    <Page>
      <EmptyState
        headingLevel={1}
        title={t('notFound.title')}
        illustration={<LostIllustration />}
        actions={
          <Button asChild>
            <Link to="/">{t('notFound.home')}</Link>
          </Button>
        }
      >
        {t('notFound.text')}
      </EmptyState>
    </Page>
  )
}
