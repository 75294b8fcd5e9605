import { answersOf, choiceOf, consentTexts } from '@soulsign/contracts'
import { tellEntriesChanged, useShell } from '@soulsign/remote-kit'
import { Button, ConfirmDialog, Stack, WriterLine } from '@soulsign/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import css from './your-data.module.css'

/** What the person agreed to, and how to take it back. */
export function ConsentPart() {
  const { t, i18n } = useTranslation('account')
  const { api, toast, session, productName, settings } = useShell()
  const queries = useQueryClient()
  const [asking, setAsking] = useState(false)
  const key = ['consents', session.status === 'user' && session.user.id]
  const { data } = useQuery({ queryKey: key, queryFn: () => api.call('listConsents', {}) })
  const texts = consentTexts(i18n.language, { product: productName, provider: settings.ai_provider })
  const answer = useMutation({
    networkMode: 'always',
    mutationFn: (choice: Parameters<typeof answersOf>[0]) =>
      api.call('addConsents', { body: answersOf(choice, 'account') }),
    onSuccess: (newest) => queries.setQueryData(key, newest),
    onError: () => toast({ title: t('data.consent.failed'), tone: 'destructive' }),
  })
  const choice = data && choiceOf(data)
  return (
    <Stack gap={3}>
      <h4>{t('data.consent.title')}</h4>
      {data && !choice && <p className={css.note}>{t('data.consent.none')}</p>}
      {choice && (
        <>
          <WriterLine
            texts={texts}
            ai={choice.ai}
            busy={answer.isPending && !asking}
            onChange={(ai) => answer.mutate({ ai })}
          />
          <p className={css.note}>{texts.keep.text}</p>
          <div>
            <Button variant="secondary" onClick={() => setAsking(true)}>
              {t('data.consent.takeBack')}
            </Button>
          </div>
        </>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={(open) => !answer.isPending && setAsking(open)}
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
