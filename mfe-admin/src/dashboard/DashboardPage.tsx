import { usePageTitle } from '@soulsign/remote-kit'
import { PageHeader, Stack } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'
import { QuickActions } from './QuickActions.tsx'
import { StatCards } from './StatCards.tsx'
import { SystemStatus } from './SystemStatus.tsx'

/** `/admin` */
export function Component() {
  const { t } = useTranslation('admin')
  usePageTitle(t('dashboard.title'))
  return (
    <>
      <PageHeader title={t('dashboard.title')} />
      <Stack gap={8}>
        <StatCards />
        <QuickActions />
        <SystemStatus />
      </Stack>
    </>
  )
}
