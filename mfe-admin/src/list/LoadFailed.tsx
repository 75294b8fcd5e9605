import { Alert, Button } from '@soulsign/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

interface LoadFailedProps {
  title: string
  text?: string
  query: Pick<UseQueryResult, 'refetch' | 'isFetching'>
}

/** Says calmly that something did not load, and offers to retry. */
export function LoadFailed({ title, text, query }: LoadFailedProps) {
  const { t } = useTranslation('admin')
  return (
    <Alert
      tone="warn"
      role="alert"
      title={title}
      actions={
        <Button size="s" busy={query.isFetching} onClick={() => void query.refetch()}>
          {t('tryAgain')}
        </Button>
      }
    >
      {text}
    </Alert>
  )
}
