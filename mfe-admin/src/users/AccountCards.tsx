import type { AdminPerson } from '@soulsign/contracts'
import { Link } from '@soulsign/remote-kit/router'
import { Badge, Card } from '@soulsign/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDates } from '../list/dates.ts'
import { SubscriptionBadge } from './SubscriptionBadge.tsx'
import css from './user.module.css'

const COUNTS = ['symptoms', 'analyzed', 'plans'] as const

/** Account, subscription and counts of a person. */
export function AccountCards({ person }: { person: AdminPerson }) {
  const { t, i18n } = useTranslation('admin')
  const { date, dateTime } = useDates()
  const number = new Intl.NumberFormat(i18n.language)
  const { subscription, counts } = person
  return (
    <div className={css.cards}>
      <Facts title={t('user.account')}>
        <Fact label={t('user.signup')}>{date(person.created_at)}</Fact>
        <Fact label={t('user.lastSignIn')}>
          {person.last_sign_in_at ? dateTime(person.last_sign_in_at) : t('never')}
        </Fact>
        <Fact label={t('user.role')}>
          <Badge tone={person.role === 'admin' ? 'accent' : 'neutral'}>{t(`roles.${person.role}`)}</Badge>
        </Fact>
      </Facts>
      <Facts title={t('user.subscription')}>
        <Fact label={t('user.state')}>
          <SubscriptionBadge subscribed={person.subscribed} tier={person.subscription_tier} />
        </Fact>
        {subscription && (
          <>
            <Fact label={t(subscription.subscribed ? 'user.end' : 'user.ended')}>
              {subscription.subscription_end
                ? date(subscription.subscription_end)
                : t(subscription.subscribed ? 'user.lifetime' : 'none')}
            </Fact>
            <Fact label={t('subscriptions.columns.updated')}>{date(subscription.updated_at)}</Fact>
            <Fact label={t('user.manage')}>
              <Link to={`/admin/subscriptions?${new URLSearchParams({ search: subscription.email })}`}>
                {t('screens.subscriptions')}
              </Link>
            </Fact>
          </>
        )}
      </Facts>
      <Facts title={t('user.counts')}>
        {COUNTS.map((name) => (
          <Fact key={name} label={t(`user.count.${name}`)}>
            {number.format(counts[name])}
          </Fact>
        ))}
      </Facts>
    </div>
  )
}

const Facts = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card as="section">
    <h2 className={css.heading}>{title}</h2>
    <dl className={css.facts}>{children}</dl>
  </Card>
)

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={css.fact}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
