import { usePageTitle, useShell } from '@soulsign/remote-kit'
import { Page, PageHeader, Stack } from '@soulsign/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLateNews } from '../billing/useLateNews.ts'
import { PasskeysCard } from '../passkeys/PasskeysCard.tsx'
import { HealthProfileCard } from '../your-data/HealthProfileCard.tsx'
import { YourDataCard } from '../your-data/YourDataCard.tsx'
import css from './account.module.css'
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
    <Page tall width="narrow">
      <Stack gap={10}>
        <PageHeader title={t('account.title')} />
        <Group name="you">
          <StatusCard user={session.user} />
          <ProfileCard user={session.user} />
          <HealthProfileCard />
        </Group>
        <Group name="plan">
          <BillingCard />
        </Group>
        <Group name="access">
          <PasswordCard email={session.user.email} />
          <PasskeysCard />
          <SessionsCard />
        </Group>
        <Group name="settings">
          <LanguageCard />
          <QuickNavigationCard />
        </Group>
        <Group name="data">
          <YourDataCard />
        </Group>
      </Stack>
    </Page>
  )
}

/** Cards that belong together, under their name. */
function Group({ name, children }: { name: 'you' | 'plan' | 'access' | 'settings' | 'data'; children: ReactNode }) {
  const { t } = useTranslation('account')
  return (
    <section className={css.group} aria-labelledby={`group-${name}`}>
      <h2 id={`group-${name}`} className={css.groupTitle}>
        {t(`account.groups.${name}`)}
      </h2>
      {children}
    </section>
  )
}
