import { ApiError } from '@soulsign/contracts'
import { tellEntriesChanged, useShell } from '@soulsign/remote-kit'
import { Alert, Button, Stack } from '@soulsign/ui'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import css from './your-data.module.css'

export function ImportPart() {
  const { t } = useTranslation('account')
  const { api, toast } = useShell()
  const input = useRef<HTMLInputElement>(null)
  const { mutate, isPending, error, reset } = useMutation({
    networkMode: 'always',
    mutationFn: (file: File) => api.upload('importAccount', file),
    onSuccess({ entries }) {
      tellEntriesChanged()
      toast({ title: t('data.import.done', { count: entries }), tone: 'success' })
    },
  })
  return (
    <Stack gap={3}>
      <h4>{t('data.import.title')}</h4>
      <p className={css.note}>{t('data.import.text')}</p>
      {error && (
        <Alert tone="warn" role="alert">
          {error instanceof ApiError ? reasonOf(error) : t('data.import.failed')}
        </Alert>
      )}
      <div>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          className={css.file}
          tabIndex={-1}
          aria-hidden
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            currentTarget.value = ''
            if (file) mutate(file)
          }}
        />
        <Button
          variant="secondary"
          busy={isPending}
          onClick={() => {
            reset()
            input.current?.click()
          }}
        >
          {t(isPending ? 'data.import.busy' : 'data.import.action')}
        </Button>
      </div>
    </Stack>
  )
}

/** What does not fit, and where. */
function reasonOf({ problem, message }: ApiError): string {
  const [first] = problem.errors ?? []
  return first ? `${first.path}: ${first.message}` : message
}
