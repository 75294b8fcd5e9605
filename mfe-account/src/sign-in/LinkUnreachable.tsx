import { Alert, Button } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'

/** The server could not be asked about a mailed link, or did not finish the sign-in. */
export function LinkUnreachable({ onRetry }: { onRetry(): void }) {
  const { t } = useTranslation('account')
  return (
    <Alert tone="warn" role="alert" actions={<Button onClick={onRetry}>{t('confirm.retry')}</Button>}>
      {t('confirm.unreachable')}
    </Alert>
  )
}
