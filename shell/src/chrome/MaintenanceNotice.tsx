import { Link } from '@soulsign/remote-kit/router'
import { Alert } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'
import css from './Layout.module.css'

/** Tells administrators that the product is closed to everyone else. */
export function MaintenanceNotice() {
  const { t } = useTranslation('shell')
  return (
    <Alert tone="warn" className={css.bar}>
      {t('maintenance.admin')} <Link to="/admin/settings?tab=maintenance">{t('maintenance.adminLink')}</Link>
    </Alert>
  )
}
