import { MAINTENANCE_RETRY_SECONDS } from '@soulsign/contracts'
import { usePageTitle } from '@soulsign/remote-kit'
import { Button, EmptyIllustration, EmptyState, Page, Stack, useLater } from '@soulsign/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../api/client.ts'
import css from './MaintenancePage.module.css'

/** The interval plus up to half of it, so that browsers do not all retry at once. */
const askAgainMs = () => MAINTENANCE_RETRY_SECONDS * 1000 * (1 + Math.random() / 2)

/** Replaces every page during maintenance and disappears when it ends. Help stays within reach. */
export function MaintenancePage() {
  const { t } = useTranslation('shell')
  usePageTitle(t('maintenance.title'))
  const panels = useLater(() => import('@soulsign/safety/panels'), true)
  // The client notes the answer, and the layout follows.
  const { refetch, isFetching } = useQuery({
    queryKey: ['maintenance'],
    queryFn: ({ signal }) => api.call('getSettings', {}, { signal }),
    refetchInterval: askAgainMs,
    refetchOnWindowFocus: 'always',
    staleTime: MAINTENANCE_RETRY_SECONDS * 1000,
    gcTime: 0,
    retry: false,
  })
  return (
    <Page width="narrow">
      <EmptyState
        headingLevel={1}
        title={t('maintenance.title')}
        illustration={<EmptyIllustration />}
        actions={
          <Button busy={isFetching} onClick={() => void refetch()}>
            {t('maintenance.retry')}
          </Button>
        }
      >
        {t('maintenance.text')}
      </EmptyState>
      <Stack className={css.help}>
        <h2>{t('maintenance.help')}</h2>
        {panels && <panels.Helplines />}
      </Stack>
    </Page>
  )
}
