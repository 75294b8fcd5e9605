import { type Session, useShell, useSubscription } from '@soulsign/remote-kit'
import { Link, useNavigate } from '@soulsign/remote-kit/router'
import { Alert, Badge, Button, Card, Cluster, Field, Select, Stack, VisuallyHidden } from '@soulsign/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PeriodEnd } from '../billing/PeriodEnd.tsx'
import { tierName } from '../billing/tier-name.ts'
import css from './account.module.css'

type User = Extract<Session, { status: 'user' }>['user']

export function StatusCard({ user }: { user: User }) {
  const { t } = useTranslation('account')
  const { subscription, subscribed, checking } = useSubscription()
  return (
    <Card as="section" tone="accent">
      <Stack gap={3}>
        <h3>{t('account.status.title')}</h3>
        <p className={css.name}>
          <bdi>{user.name ?? t('account.status.user')}</bdi>
        </p>
        <p className={css.email}>
          <bdi>{user.email}</bdi>
        </p>
        {checking ? (
          <Badge className={css.tier}>{t('billing.checking')}</Badge>
        ) : (
          <Badge tone={subscribed ? 'gold' : 'neutral'} className={css.tier}>
            {tierName(t, subscribed && subscription ? subscription.subscription_tier : null)}
          </Badge>
        )}
        {subscription && <PeriodEnd subscription={subscription} />}
        {!user.emailConfirmed && (
          <Alert tone="warn">
            <Link to="/email-verification">{t('account.status.unverified')}</Link>
          </Alert>
        )}
      </Stack>
    </Card>
  )
}

export function ProfileCard({ user }: { user: User }) {
  const { t } = useTranslation('account')
  const { operator_email: email } = useShell().settings
  return (
    <Card as="section">
      <Stack gap={4}>
        <h3>{t('account.profile.title')}</h3>
        <dl className={css.facts}>
          <dt>{t('account.profile.email')}</dt>
          <dd>
            <bdi>{user.email}</bdi>
          </dd>
          <dt>{t('account.profile.name')}</dt>
          <dd>
            <bdi>{user.name ?? t('account.profile.unknown')}</bdi>
          </dd>
        </dl>
        <p className={css.note}>
          {/* Without an address of the operator, the page says how to reach them. */}
          <a href={email ? `mailto:${email}` : '/contact'}>{t('account.profile.support')}</a>
        </p>
      </Stack>
    </Card>
  )
}

export function LanguageCard() {
  const { t, i18n } = useTranslation('account')
  const { settings } = useShell()
  const languages = settings.supported_languages
  const nameOf = (code: string) => new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  return (
    <Card as="section">
      <Stack gap={4}>
        <h3>{t('account.language.title')}</h3>
        <Field
          // The card's title says it.
          label={<VisuallyHidden>{t('account.language.label')}</VisuallyHidden>}
          help={languages.length === 1 ? t('account.language.more') : undefined}
        >
          <Select value={i18n.resolvedLanguage} onChange={(event) => void i18n.changeLanguage(event.target.value)}>
            {languages.map((code) => (
              <option key={code} value={code}>
                {nameOf(code)}
              </option>
            ))}
          </Select>
        </Field>
      </Stack>
    </Card>
  )
}

export function QuickNavigationCard() {
  const { t } = useTranslation('account')
  const { auth } = useShell()
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)
  return (
    <Card as="section">
      <Stack gap={4}>
        <h3>{t('account.navigation.title')}</h3>
        <Cluster gap={3}>
          <Button asChild variant="secondary">
            <Link to="/symptom-entry">{t('account.navigation.add')}</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to="/journal">{t('account.navigation.journal')}</Link>
          </Button>
          <Button
            variant="quiet"
            flush="start"
            busy={leaving}
            onClick={async () => {
              setLeaving(true)
              // Leave first: this screen is for signed-in people and would redirect to sign-in.
              await navigate('/')
              await auth.signOut()
            }}
          >
            {t('account.navigation.signOut')}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  )
}
