import type { AdminUser } from '@soulsign/contracts'
import { Badge } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'

interface SubscriptionBadgeProps {
  subscribed: boolean
  tier: AdminUser['subscription_tier']
}

/** Active with its tier, or Free. */
export function SubscriptionBadge({ subscribed, tier }: SubscriptionBadgeProps) {
  const { t } = useTranslation('admin')
  if (!subscribed) return <Badge>{t('subscription.free')}</Badge>
  return <Badge tone="success">{tier ? t('subscription.activeTier', { tier }) : t('subscription.active')}</Badge>
}
