import { ApiError, type CloseAccount, DELETION_WORD } from '@soulsign/contracts'
import { tellEntriesChanged, useShell } from '@soulsign/remote-kit'
import { useNavigate } from '@soulsign/remote-kit/router'
import { Button, Card, Cluster, ConfirmDialog, Field, Stack, TextInput } from '@soulsign/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { forgetPendingRequest } from '../sign-in/pending-request.ts'
import css from './your-data.module.css'

const STEPS = ['writings', 'later', 'now'] as const
type Step = (typeof STEPS)[number]

const BODIES: Record<Exclude<Step, 'writings'>, CloseAccount> = {
  later: { when: 'in-14-days' },
  now: { when: 'now', typed: DELETION_WORD },
}

/** What cannot be taken back for long: to delete what one wrote, or the account. */
export function DeleteCard() {
  const { t, i18n } = useTranslation('account')
  const { api, auth, toast } = useShell()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [asked, setAsked] = useState<Step | null>(null)
  const [typed, setTyped] = useState('')
  const [mistyped, setMistyped] = useState(false)
  const word = useRef<HTMLInputElement>(null)
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    async mutationFn(step: Step) {
      if (step === 'writings') {
        await api.call('deleteWritings', {})
        tellEntriesChanged()
        await queries.invalidateQueries()
        return toast({ title: t('data.delete.writings.done'), tone: 'success' })
      }
      const { due_at: due } = await api.call('closeAccount', { body: BODIES[step] })
      forgetPendingRequest()
      await auth.signOut({ scope: 'local' })
      // The guard of this screen leads to sign-in, which is no use without an account.
      await navigate('/', { replace: true })
      const date = due && new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(new Date(due))
      toast({
        title: t(`data.delete.${step}.done`),
        ...(date && { description: t('data.delete.later.until', { date }) }),
      })
    },
    onSuccess: () => setAsked(null),
    onError: (error) => {
      const description = error instanceof ApiError ? error.message : t('data.delete.failed')
      toast({ title: t('data.delete.title'), description, tone: 'destructive' })
    },
  })
  return (
    <Card as="section">
      <Stack gap={3}>
        <h3>{t('data.delete.title')}</h3>
        <p className={css.note}>{t('data.delete.text')}</p>
        <Cluster gap={3}>
          {STEPS.map((step) => (
            <Button
              key={step}
              variant={step === 'now' ? 'destructive' : 'secondary'}
              onClick={() => {
                setTyped('')
                setMistyped(false)
                setAsked(step)
              }}
            >
              {t(`data.delete.${step}.action`)}
            </Button>
          ))}
        </Cluster>
        {asked && (
          <ConfirmDialog
            open
            onClose={() => setAsked(null)}
            title={t(`data.delete.${asked}.title`)}
            description={
              <Stack gap={4}>
                <p>{t(`data.delete.${asked}.text`)}</p>
                {asked === 'now' && (
                  <Field
                    label={t('data.delete.now.type', { word: DELETION_WORD })}
                    error={mistyped && t('data.delete.now.mistyped', { word: DELETION_WORD })}
                  >
                    <TextInput
                      ref={word}
                      value={typed}
                      autoComplete="off"
                      autoCapitalize="characters"
                      onChange={({ target }) => {
                        setTyped(target.value)
                        setMistyped(false)
                      }}
                    />
                  </Field>
                )}
              </Stack>
            }
            confirmLabel={t(`data.delete.${asked}.confirm`)}
            cancelLabel={t('data.delete.cancel')}
            busy={isPending}
            onConfirm={() => {
              if (asked === 'now' && typed.trim() !== DELETION_WORD) {
                word.current?.focus()
                return setMistyped(true)
              }
              mutate(asked)
            }}
          />
        )}
      </Stack>
    </Card>
  )
}
