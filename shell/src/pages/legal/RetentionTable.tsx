import { RETENTION } from '@soulsign/contracts'
import { useTranslation } from 'react-i18next'
import css from './LegalPage.module.css'

/** How long each kind of data is kept. */
export function RetentionTable() {
  const { t } = useTranslation('legal')
  return (
    <dl className={css.list}>
      {Object.values(RETENTION).map(({ what, period, after }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{t('retention', { period, after })}</dd>
        </div>
      ))}
    </dl>
  )
}
