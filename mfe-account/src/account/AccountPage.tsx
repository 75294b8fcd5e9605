import { usePageTitle, useShell } from '@soulsign/remote-kit'
import { Page, PageHeader, Stack } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'
import { useLateNews } from '../billing/useLateNews.ts'
import { PasskeysCard } from '../passkeys/PasskeysCard.tsx'
import { BillingCard } from './BillingCard.tsx'
import { LanguageCard, ProfileCard, QuickNavigationCard, StatusCard } from './cards.tsx'
import { PasswordCard } from './PasswordCard.tsx'
import { SessionsCard } from './SessionsCard.tsx'

/** `/account`. The shell's guard lets only signed-in people come here. */
export function Component() {
  const { t } = useTranslation('account')
  const { session } = useShell()
  usePageTitle(t('account.title'))
  useLateNews()
  if (session.status !== 'user') return null
  return (
    <Page width="narrow">
      <Stack gap={6}>
        <PageHeader title={t('account.title')} />
        <StatusCard user={session.user} />
        <ProfileCard user={session.user} />
        <PasswordCard email={session.user.email} />
        <PasskeysCard />
        <SessionsCard />
        <BillingCard />
        <LanguageCard />
        <QuickNavigationCard />
      </Stack>
    </Page>
  )
}
