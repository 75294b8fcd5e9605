import type { SubscriptionState } from '@soulsign/contracts'
import { Alert } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'
import { formatDay } from './format.ts'

/** When a subscription ends, and whether it renews. Lifetime shows nothing. */
export function PeriodEnd({ subscription }: { subscription: SubscriptionState }) {
  const { t, i18n } = useTranslation('account')
  const { subscribed, subscription_end, renews, in_grace } = subscription
  if (!subscribed || subscription_end === null) return null
  const date = formatDay(i18n.language, subscription_end)
  if (in_grace) {
    return (
      <Alert tone="warn" title={t('billing.grace.title')}>
        {t('billing.grace.text', { date })}
      </Alert>
    )
  }
  return <p>{t(renews ? 'billing.renews' : 'billing.ends', { date })}</p>
}
