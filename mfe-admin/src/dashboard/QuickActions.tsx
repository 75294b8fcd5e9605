import { Link } from '@soulsign/remote-kit/router'
import { useTranslation } from 'react-i18next'
import { SCREENS } from '../layout/screens.ts'
import css from './dashboard.module.css'

const ACTIONS = ['users', 'subscriptions', 'diagnoses', 'settings', 'seo', 'security'] as const

/** Links to the most frequent tasks. */
export function QuickActions() {
  const { t } = useTranslation('admin')
  return (
    <section aria-labelledby="quick-actions">
      <h2 id="quick-actions" className={css.heading}>
        {t('dashboard.actions')}
      </h2>
      <ul className={css.actions}>
        {ACTIONS.map((key) => {
          const screen = SCREENS.find((candidate) => candidate.key === key)
          if (!screen) return null
          const { path, icon: Icon } = screen
          return (
            <li key={key}>
              <Link to={path} className={css.action}>
                <Icon aria-hidden />
                <span>
                  <strong>{t(`screens.${key}`)}</strong>
                  <span className={css.note}>{t(`dashboard.action.${key}`)}</span>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
