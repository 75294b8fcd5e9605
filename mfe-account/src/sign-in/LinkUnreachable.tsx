import { Alert, Button } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'

/** The server could not be asked, or did not finish. @param text what that means, if it is not about a mailed link */
export function LinkUnreachable({ text, onRetry }: { text?: string; onRetry(): void }) {
  const { t } = useTranslation('account')
  return (
    <Alert tone="warn" role="alert" actions={<Button onClick={onRetry}>{t('confirm.retry')}</Button>}>
      {text ?? t('confirm.unreachable')}
    </Alert>
  )
}
