import { useShell } from '@soulsign/remote-kit'
import { useNavigate } from '@soulsign/remote-kit/router'
import { Button } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'
import css from './Insight.module.css'

/** The way to a healing plan: by the account for guests, by a subscription for the signed-in. */
export function PlanOffer() {
  const { t } = useTranslation('diagnosis')
  const { session } = useShell()
  const navigate = useNavigate()
  const checking = session.status === 'loading'
  return (
    <div className={`${css.offer} ${css.screenOnly}`}>
      <Button busy={checking} onClick={() => void navigate(session.status === 'user' ? '/subscription' : '/auth')}>
        {t(checking ? 'insight.planChecking' : 'insight.plan')}
      </Button>
      {session.status === 'guest' && <p className={css.note}>{t('insight.planNote')}</p>}
    </div>
  )
}
