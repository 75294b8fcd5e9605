import { useShell, useSubscription } from '@soulsign/remote-kit'
import { useNavigate } from '@soulsign/remote-kit/router'
import { Button } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'
import css from './PlanOffer.module.css'

/** The way to the healing plan of an insight: by the account for guests, by a subscription for who has none. */
export function PlanOffer({ entryId }: { entryId: string }) {
  const { t } = useTranslation('diagnosis')
  const { session } = useShell()
  const navigate = useNavigate()
  const { subscribed, checking } = useSubscription()
  const premiumOr = subscribed ? `/healing-plan?symptom_id=${entryId}` : '/subscription'
  const target = session.status === 'user' ? premiumOr : '/auth'
  return (
    <div className={css.offer}>
      <Button busy={checking} onClick={() => void navigate(target)}>
        {t(checking ? 'insight.planChecking' : 'insight.plan')}
      </Button>
      {session.status === 'guest' && <p className={css.note}>{t('insight.planNote')}</p>}
      {subscribed && <p className={css.note}>{t('insight.planPremium')}</p>}
    </div>
  )
}
