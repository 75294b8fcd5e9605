import { Button, Skeleton } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'

interface NotLoadedProps {
  /** What is said if it could not be read. */
  unread: string
  isError: boolean
  /** Whether it waits for a network. */
  isPaused: boolean
  isFetching: boolean
  onRetry: () => void
}

/** Stands in a card for what is being read, or could not be read. */
export function NotLoaded({ unread, isError, isPaused, isFetching, onRetry }: NotLoadedProps) {
  const { t } = useTranslation('account')
  if (!isError) {
    return isPaused ? (
      <p role="status">{t('unconnected')}</p>
    ) : (
      <div aria-busy>
        <Skeleton lines={2} />
      </div>
    )
  }
  return (
    <>
      <p role="alert">{unread}</p>
      <div>
        <Button variant="secondary" busy={isFetching} onClick={onRetry}>
          {t('confirm.retry')}
        </Button>
      </div>
    </>
  )
}
