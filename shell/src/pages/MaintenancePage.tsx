import { Button, EmptyIllustration, EmptyState, Helplines, Page } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'

/** Stands in place of everything while the product is down on purpose. Help stays in reach. */
export function MaintenancePage() {
  const { t } = useTranslation('shell')
  return (
    <Page>
      <EmptyState
        headingLevel={1}
        title={t('maintenance.title')}
        illustration={<EmptyIllustration />}
        actions={<Button onClick={() => location.reload()}>{t('maintenance.retry')}</Button>}
      >
        <p>{t('maintenance.text')}</p>
        <h2>{t('maintenance.help')}</h2>
        <Helplines />
      </EmptyState>
    </Page>
  )
}
