import { PLAN_TYPES, type PlanType } from '@soulsign/contracts'
import { useShell, useSubscription } from '@soulsign/remote-kit'
import { Link } from '@soulsign/remote-kit/router'
import { Button, Page, PageHeader, Stack } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'
import { reasonOf } from '../billing/reason.ts'
import { tierName } from '../billing/tier-name.ts'
import { useProviderPage } from '../billing/useProviderPage.ts'
import { PlanCard } from './PlanCard.tsx'
import { PlanPreview } from './PlanPreview.tsx'
import css from './subscription.module.css'
import { usePlanLook } from './usePlanLook.ts'
import { WhyPremium } from './WhyPremium.tsx'
import { noteWanted } from './wanted-entry.ts'

const PREVIEW = 'plan-preview'

/** The offer that most people take comes first. */
const OFFERS = [...PLAN_TYPES].sort((a, b) => Number(b === 'yearly') - Number(a === 'yearly'))

/**
 * The three plans. Subscribers see their own and the possible upgrades.
 * @param entryId the entry whose plan is wanted, if there is one
 */
export function PlanChoice({ entryId }: { entryId: string | null }) {
  const { t } = useTranslation('account')
  const { api, toast } = useShell()
  const { subscription, subscribed, checking } = useSubscription()
  const preview = usePlanLook(subscribed || checking ? null : entryId)
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
          {!tier && entryId && (
            <a href={`#${PREVIEW}`} className={checking ? `${css.toPreview} ${css.placeholder}` : css.toPreview}>
              {t(
                checking || preview.look || preview.composing ? 'subscription.look.title' : 'subscription.sample.title',
              )}
            </a>
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
              onStart={() => {
                if (entryId) noteWanted(entryId)
                checkout.open(plan)
              }}
            />
          ))}
        </ul>
        <p className={css.calm}>{t('subscription.cancelling')}</p>
        {!tier && <PlanPreview id={PREVIEW} asked={entryId !== null} checking={checking} {...preview} />}
        <WhyPremium />
      </Stack>
    </Page>
  )
}
