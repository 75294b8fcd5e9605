import { Link } from '@soulsign/remote-kit/router'
import { Button } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'
import css from './Insight.module.css'

/** Guests have no journal: sign-in gives them one, takes their entry along and leads back to the question. */
export function AnswerOffer({ entryId }: { entryId: string }) {
  const { t } = useTranslation('diagnosis')
  return (
    <div className={css.offer}>
      <Button asChild variant="secondary">
        <Link to="/auth" state={{ from: { pathname: `/diagnosis/${entryId}`, search: '' } }}>
          {t('insight.answer')}
        </Link>
      </Button>
      <p className={css.after}>{t('answer.account')}</p>
    </div>
  )
}
