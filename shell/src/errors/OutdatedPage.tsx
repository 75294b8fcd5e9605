import { Button, EmptyIllustration, EmptyState, Page } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'

/** Shown if the open version's files are gone. Drafts survive in the browser's storage. */
export function OutdatedPage() {
  const { t } = useTranslation('shell')
  return (
    <Page role="alert">
      <EmptyState
        headingLevel={1}
        title={t('outdated.title')}
        illustration={<EmptyIllustration />}
        actions={<Button onClick={() => location.reload()}>{t('outdated.reload')}</Button>}
      >
        {t('outdated.text')}
      </EmptyState>
    </Page>
  )
}
