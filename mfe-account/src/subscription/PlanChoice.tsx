import { PLAN_TYPES, type PlanType } from '@soulsign/contracts'
import { useShell, useSubscription } from '@soulsign/remote-kit'
import { Link } from '@soulsign/remote-kit/router'
import { Button, Page, PageHeader, Stack } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'
import { reasonOf } from '../billing/reason.ts'
import { tierName } from '../billing/tier-name.ts'
import { useProviderPage } from '../billing/useProviderPage.ts'
import { PlanCard } from './PlanCard.tsx'
import { PlanSample } from './PlanSample.tsx'
import css from './subscription.module.css'
import { WhyPremium } from './WhyPremium.tsx'

/** The offer that most people take comes first. */
const OFFERS = [...PLAN_TYPES].sort((a, b) => Number(b === 'yearly') - Number(a === 'yearly'))

/** The three plans. Subscribers see their own and the possible upgrades. */
export function PlanChoice() {
  const { t } = useTranslation('account')
  const { api, toast } = useShell()
  const { subscription, subscribed, checking } = useSubscription()
  const checkout = useProviderPage({
    address: (plan: PlanType) => api.call('createCheckout', { body: { plan_type: plan } }),
    waiting: t('subscription.opening'),
    onFailure: () =>
      toast({
        title: t('subscription.refused.title'),
        description: t('subscription.refused.description'),
        tone: 'destructive',
      }),
  })
  const tier = (subscribed && subscription?.subscription_tier) || null
  return (
    <Page width="wide">
      <Stack gap={8} className={css.offers}>
        <PageHeader
          align="center"
          title={t('subscription.title')}
          lead={tier ? t('subscription.have', { plan: tierName(t, tier) }) : t('subscription.lead')}
        >
          {tier && (
            <Button asChild variant="secondary">
              <Link to="/healing-plan">{t('subscription.toPlan')}</Link>
            </Button>
          )}
        </PageHeader>
        <ul className={css.plans}>
          {OFFERS.map((plan) => (
            <PlanCard
              key={plan}
              plan={plan}
              subscription={tier ? subscription : null}
              checking={checking}
              opening={checkout.opening}
              refusal={checkout.failed?.input === plan ? reasonOf(checkout.failed.error) : undefined}
              onStart={() => checkout.open(plan)}
            />
          ))}
        </ul>
        <p className={css.calm}>{t('subscription.cancelling')}</p>
        {!tier && <PlanSample />}
        <WhyPremium />
      </Stack>
    </Page>
  )
}
