import type { SubscriptionState } from '@soulsign/contracts'
import { useSubscription } from '@soulsign/remote-kit'
import { Link } from '@soulsign/remote-kit/router'
import { Alert, Button, Card, Cluster, Stack } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../billing/format.ts'
import { ManageBilling } from '../billing/ManageBilling.tsx'
import { tierName } from '../billing/tier-name.ts'
import css from './account.module.css'

export function BillingCard() {
  const { t, i18n } = useTranslation('account')
  const { subscription, subscribed, checking } = useSubscription()
  const held = subscribed ? subscription : null
  const ended = (!subscribed && subscription?.subscription_end) || null
  return (
    <Card as="section">
      <Stack gap={4}>
        <h3>{t('billing.title')}</h3>
        <dl className={css.plan}>
          <dt>{t('billing.plan')}</dt>
          <dd>{checking ? t('billing.checking') : tierName(t, held?.subscription_tier ?? null)}</dd>
        </dl>
        {subscription?.error && <Alert>{t('billing.stale')}</Alert>}
        {!checking && (
          <p className={css.note}>
            {ended
              ? t('billing.outlook.ended', { date: formatDay(i18n.language, ended) })
              : t(`billing.outlook.${outlookOf(held)}`)}
          </p>
        )}
        <Cluster gap={3}>
          {held ? (
            <ManageBilling variant="primary" />
          ) : (
            <Button asChild busy={checking}>
              <Link to="/subscription">{t('billing.upgrade')}</Link>
            </Button>
          )}
          {held && held.subscription_tier !== 'Lifetime' && (
            <Button asChild variant="quiet" flush="start">
              <Link to="/subscription">{t('billing.compare')}</Link>
            </Button>
          )}
          {ended && <ManageBilling variant="quiet" />}
        </Cluster>
      </Stack>
    </Card>
  )
}

/** What happens next with the plan. */
function outlookOf(held: SubscriptionState | null) {
  if (!held) return 'free'
  if (held.in_grace) return 'mend'
  if (held.subscription_tier === 'Lifetime') return 'lifetime'
  return held.renews ? 'renewing' : 'ending'
}
