import type { ConsentChoice } from '@soulsign/contracts'
import { tellEntriesChanged, useShell } from '@soulsign/remote-kit'
import { Button, ConfirmDialog, Stack, WriterLine } from '@soulsign/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NotLoaded } from '../loading/NotLoaded.tsx'
import { useConsents } from './useConsents.ts'
import css from './your-data.module.css'

/** What the person agreed to, and how to take it back. */
export function ConsentPart() {
  const { t } = useTranslation('account')
  const { toast } = useShell()
  const queries = useQueryClient()
  const [asking, setAsking] = useState(false)
  const { texts, choice, isError, isPaused, isFetching, give, refresh } = useConsents()
  const answer = useMutation({
    networkMode: 'always',
    mutationFn: (given: Partial<ConsentChoice>) => give(given, 'account'),
    onError: () => toast({ title: t('data.consent.failed'), tone: 'destructive' }),
  })
  return (
    <Stack gap={3} className={css.consent}>
      <h4>{t('data.consent.title')}</h4>
      {choice === undefined && (
        <NotLoaded
          unread={t('data.consent.unread')}
          isError={isError}
          isPaused={isPaused}
          isFetching={isFetching}
          onRetry={() => void refresh()}
        />
      )}
      {choice === null && <p className={css.note}>{t('data.consent.none')}</p>}
      {choice && (
        <>
          <WriterLine
            texts={texts}
            ai={choice.ai}
            busy={answer.isPending && !asking}
            onChange={(ai) => answer.mutate({ ai })}
          />
          <p className={css.note}>{texts.keep.text}</p>
          <Button variant="quiet" flush="start" onClick={() => setAsking(true)}>
            {t('data.consent.takeBack')}
          </Button>
        </>
      )}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('data.consent.ask.title')}
        description={t('data.consent.ask.text')}
        confirmLabel={t('data.consent.ask.confirm')}
        cancelLabel={t('data.delete.cancel')}
        busy={answer.isPending}
        onConfirm={() =>
          answer.mutate(
            { keep: false },
            {
              async onSuccess() {
                setAsking(false)
                tellEntriesChanged()
                await queries.invalidateQueries()
                toast({ title: t('data.delete.writings.done'), tone: 'success' })
              },
            },
          )
        }
      />
    </Stack>
  )
}
