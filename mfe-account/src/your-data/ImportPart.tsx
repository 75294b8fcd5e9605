import { ApiError, isProblem, NO_CONSENT, type Problem } from '@soulsign/contracts'
import { tellEntriesChanged, useShell } from '@soulsign/remote-kit'
import { Alert, Button, ConsentFields, Stack } from '@soulsign/ui'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConsents } from './useConsents.ts'
import css from './your-data.module.css'

/** Brings a saved journal back. Asks for the consent to keep it first where that is missing, as before an entry is sent. */
export function ImportPart() {
  const { t } = useTranslation('account')
  const { api, toast } = useShell()
  const consents = useConsents()
  const [ticked, setTicked] = useState(NO_CONSENT)
  const [missing, setMissing] = useState(false)
  const asks = consents.choice === null
  const input = useRef<HTMLInputElement>(null)
  const { mutate, isPending, error, reset } = useMutation({
    networkMode: 'always',
    async mutationFn(file: File) {
      if (asks) await consents.give(ticked, 'import')
      return api.upload('importAccount', file)
    },
    onError(refusal) {
      if (isProblem(refusal, 'consent-needed')) void consents.refresh()
    },
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
          {error instanceof ApiError ? <Reason {...error.problem} /> : t('data.import.failed')}
        </Alert>
      )}
      {asks && <ConsentFields texts={consents.texts} choice={ticked} onChange={setTicked} missing={missing} />}
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
            setMissing(true)
            if (asks && !ticked.keep) return
            input.current?.click()
          }}
        >
          {t(isPending ? 'data.import.busy' : 'data.import.action')}
        </Button>
      </div>
    </Stack>
  )
}

/** The first things that do not fit, and where. */
function Reason({ errors = [], detail, title }: Problem) {
  if (errors.length === 0) return detail ?? title
  return (
    <ul className={css.errors}>
      {errors.map(({ path, message }, index) => (
        <li key={`${index}-${path}`}>{`${path}: ${message}`}</li>
      ))}
    </ul>
  )
}
