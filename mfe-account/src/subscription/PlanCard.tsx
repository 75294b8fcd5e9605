import { PLANS, type PlanType, type SubscriptionState } from '@soulsign/contracts'
import { Alert, Badge, Button, Card, CheckIcon, VisuallyHidden } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'
import { formatPrice } from '../billing/format.ts'
import { ManageBilling } from '../billing/ManageBilling.tsx'
import { PeriodEnd } from '../billing/PeriodEnd.tsx'
import { tierName } from '../billing/tier-name.ts'
import { standingOf, termsOf } from './standing.ts'
import css from './subscription.module.css'

const MONTHS = 12

interface PlanCardProps {
  plan: PlanType
  /** The person's subscription; null if there is none. */
  subscription: SubscriptionState | null
  checking: boolean
  /** The plan whose checkout is opening. */
  opening: PlanType | null
  /** Why its checkout did not open. */
  refusal: string | undefined
  onStart(): void
}

export function PlanCard({ plan, subscription, checking, opening, refusal, onStart }: PlanCardProps) {
  const { t, i18n } = useTranslation('account')
  const { tier, amount } = PLANS[plan]
  const held = subscription?.subscription_tier ?? null
  const standing = standingOf(plan, held)
  const name = tierName(t, tier)
  const isOpening = opening === plan
  const featured = plan === 'yearly'
  const list = (key: 'features.monthly' | 'features.lifetime' | 'later.yearly' | 'later.lifetime') =>
    t(`subscription.${key}`, { returnObjects: true }) as string[]
  const monthly = t('subscription.plus', { plan: tierName(t, 'Monthly') })
  const included = {
    monthly: list('features.monthly'),
    yearly: [monthly],
    lifetime: [monthly, ...list('features.lifetime')],
  }[plan]
  const coming = plan === 'monthly' ? [] : list(`later.${plan}`)
  return (
    <Card as="li" tone={featured ? 'accent' : 'plain'} className={featured ? css.plan : `${css.plan} ${css.other}`}>
      <div className={css.head}>
        <h2>{name}</h2>
        {standing === 'current' ? (
          <Badge tone="success">{t('subscription.current')}</Badge>
        ) : (
          featured && <Badge tone="gold">{t('subscription.popular')}</Badge>
        )}
      </div>
      <Price plan={plan} />
      <div>
        <ul className={css.features}>
          {included.map((feature) => (
            <li key={feature}>
              <CheckIcon aria-hidden />
              {feature}
            </li>
          ))}
        </ul>
        {coming.length > 0 && (
          <>
            <p className={css.coming}>{t('subscription.coming')}</p>
            <ul className={css.later}>
              {coming.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <div className={css.action}>
        {standing === 'current' && subscription && (
          <>
            <ManageBilling />
            <PeriodEnd subscription={subscription} />
          </>
        )}
        {standing === 'included' && (
          <p className={css.calm}>{t('subscription.included', { plan: tierName(t, held) })}</p>
        )}
        {standing === 'offered' && (
          <>
            <Button
              variant={featured ? 'primary' : 'secondary'}
              busy={checking || isOpening}
              disabled={opening !== null && !isOpening}
              onClick={onStart}
            >
              {isOpening ? t('subscription.opening') : t('subscription.start', { plan: name })}
            </Button>
            {refusal && <Alert tone="warn">{refusal}</Alert>}
            <p className={css.calm}>
              {t(`subscription.${termsOf(plan, subscription)}`, {
                plan: name,
                price: formatPrice(i18n.language, amount),
              })}
            </p>
          </>
        )}
      </div>
    </Card>
  )
}

function Price({ plan }: { plan: PlanType }) {
  const { t, i18n } = useTranslation('account')
  const price = (cents: number) => formatPrice(i18n.language, cents)
  const { amount, interval } = PLANS[plan]
  return (
    <div>
      <p className={css.price}>
        <span className={css.amount}>{price(amount)}</span> {t(`subscription.interval.${interval ?? 'once'}`)}
      </p>
      {plan === 'yearly' && <p>{t('subscription.aMonth', { price: price(PLANS.yearly.amount / MONTHS) })}</p>}
      {plan === 'yearly' && (
        <p className={css.saving}>
          <s>
            <VisuallyHidden>{t('subscription.twelveMonths')} </VisuallyHidden>
            {price(PLANS.yearly.struckAmount)}
          </s>
          <Badge tone="success">{t('subscription.save', { percent: PLANS.yearly.savePercent })}</Badge>
        </p>
      )}
    </div>
  )
}
