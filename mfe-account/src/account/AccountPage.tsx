import { usePageTitle, useShell } from '@soulsign/remote-kit'
import { Link, useLocation } from '@soulsign/remote-kit/router'
import { Button, Page, PageHeader, Stack } from '@soulsign/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLateNews } from '../billing/useLateNews.ts'
import { PasskeysCard } from '../passkeys/PasskeysCard.tsx'
import { DeleteCard } from '../your-data/DeleteCard.tsx'
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
  const { hash, key } = useLocation()
  const isUser = session.status === 'user'
  // The router scrolls when the page is opened, and the parts are there only after the session.
  useEffect(() => {
    if (isUser && key === 'default' && window.scrollY === 0) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [isUser, hash, key])
  const nav = useRef<HTMLElement>(null)
  // On a phone, the strip shows the part that the address names, and not only a piece of it.
  useEffect(() => {
    const chosen = isUser && hash && nav.current?.querySelector(`[href$="${CSS.escape(hash)}"]`)
    if (chosen) chosen.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [isUser, hash])
  usePageTitle(t('account.title'))
  useLateNews()
  if (session.status !== 'user') return null
  return (
    <Page tall width="wide" className={css.page}>
      <PageHeader title={t('account.title')} className={css.heading} />
      <nav ref={nav} aria-label={t('account.nav')} className={css.nav}>
        {GROUPS.map((name) => (
          <Button key={name} asChild variant="quiet">
            <Link
              to={{ hash: idOf(name) }}
              replace
              // The router scrolls, but leaves the focus where it was.
              onClick={() => document.getElementById(idOf(name))?.focus({ preventScroll: true })}
            >
              {t(`account.groups.${name}`)}
            </Link>
          </Button>
        ))}
      </nav>
      <Stack gap={10}>
        <Group name="you">
          <StatusCard user={session.user} />
          <ProfileCard user={session.user} />
        </Group>
        <Group name="plan">
          <BillingCard />
        </Group>
        <Group name="health">
          <HealthProfileCard />
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
        <Group name="leaving">
          <DeleteCard />
        </Group>
      </Stack>
    </Page>
  )
}

const GROUPS = ['you', 'plan', 'health', 'access', 'settings', 'data', 'leaving'] as const
type GroupName = (typeof GROUPS)[number]

const idOf = (name: GroupName) => `group-${name}`

/** Cards that belong together, under their name. */
function Group({ name, children }: { name: GroupName; children: ReactNode }) {
  const { t } = useTranslation('account')
  return (
    <section className={css.group} aria-labelledby={idOf(name)}>
      <h2 id={idOf(name)} tabIndex={-1} className={css.groupTitle}>
        {t(`account.groups.${name}`)}
      </h2>
      {children}
    </section>
  )
}
