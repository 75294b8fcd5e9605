import { Link } from '@soulsign/remote-kit/router'
import { Alert } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'

/** Tells administrators that the product is closed to everyone else. */
export function MaintenanceNotice() {
  const { t } = useTranslation('shell')
  return (
    <Alert tone="warn">
      {t('maintenance.admin')} <Link to="/admin/settings?tab=maintenance">{t('maintenance.adminLink')}</Link>
    </Alert>
  )
}
