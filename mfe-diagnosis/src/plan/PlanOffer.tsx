import { useShell, useSubscription } from '@soulsign/remote-kit'
import { Link, useNavigate } from '@soulsign/remote-kit/router'
import { Button } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'
import css from './PlanOffer.module.css'

interface PlanOfferProps {
  entryId: string
  /** The plan that is written already. */
  planId: string | null
}

/** A button for the plan of an insight. It leads guests to sign-in, and people without a subscription to the offers. */
export function PlanOffer({ entryId, planId }: PlanOfferProps) {
  const { t } = useTranslation('diagnosis')
  const { session } = useShell()
  const navigate = useNavigate()
  const { subscribed, checking } = useSubscription()
  if (planId) {
    return (
      <Button asChild>
        <Link to={`/healing-plan?plan_id=${planId}`}>{t('insight.viewPlan')}</Link>
      </Button>
    )
  }
  const search = `?symptom_id=${entryId}`
  const plan = { pathname: '/healing-plan', search }
  const open = () => {
    // Sign-in leads on to the plan that a guest asked for.
    if (session.status !== 'user') return navigate('/auth', { state: { from: plan } })
    return navigate(subscribed ? plan : { pathname: '/subscription', search })
  }
  return (
    <>
      <Button busy={checking} onClick={() => void open()}>
        {t(checking ? 'insight.planChecking' : 'insight.plan')}
      </Button>
      {session.status === 'guest' && <p className={css.note}>{t('insight.planNote')}</p>}
      {subscribed && <p className={css.note}>{t('insight.planPremium')}</p>}
    </>
  )
}
