import { isProblem } from '@soulsign/contracts'
import { useShell } from '@soulsign/remote-kit'
import { Alert, Button } from '@soulsign/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { LimitAlert } from '../guest/GuestNotices.tsx'
import { failureText } from '../problems.ts'

/** Says that the writing stopped, and offers a retry. */
export function RetryNotice({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('diagnosis')
  const { toast } = useShell()
  const limited = isProblem(error, 'guest-limit-reached')

  useEffect(() => {
    if (limited) return
    const description = failureText(error, t('toasts.processText'))
    toast({ title: t('toasts.errorTitle'), description, tone: 'destructive' })
  }, [error, limited, toast, t])

  if (limited) return <LimitAlert />
  return (
    <Alert tone="warn" actions={<Button onClick={onRetry}>{t('insight.retry')}</Button>}>
      {t('insight.interrupted')}
    </Alert>
  )
}
