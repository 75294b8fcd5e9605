import { Alert } from '@soulsign/ui'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import css from './Layout.module.css'

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

export function OfflineNotice() {
  const { t } = useTranslation('shell')
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status">
      {!online && (
        <Alert tone="info" className={css.bar}>
          {t('offline')}
        </Alert>
      )}
    </div>
  )
}
