import { zodResolver } from '@hookform/resolvers/zod'
import { type AdminEntry, ApiError, REASON_LENGTH, RevealRequest } from '@soulsign/contracts'
import { useShell } from '@soulsign/remote-kit'
import { Button, Dialog, Field, Stack, TextArea } from '@soulsign/ui'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useDates } from '../list/dates.ts'
import css from './user.module.css'

/** Lets a screen reader go on with the text: the button that opened it is gone. */
const focus = (element: HTMLElement | null) => element?.focus()

/** Asks for a reason, then shows an entry. The text is not cached: closing the dialog forgets it. */
export function RevealDialog({ entry, onClose }: { entry: AdminEntry; onClose(): void }) {
  const { t } = useTranslation('admin')
  const { api, toast } = useShell()
  const { dateTime } = useDates()
  const formId = useId()
  const { register, handleSubmit, setError, formState } = useForm<z.input<typeof RevealRequest>>({
    resolver: zodResolver(RevealRequest),
    defaultValues: { reason: '' },
  })
  const reveal = useMutation({
    networkMode: 'always',
    gcTime: 0,
    mutationFn: (body: z.input<typeof RevealRequest>) => api.call('revealSymptom', { params: { id: entry.id }, body }),
    onError: (error) => {
      if (error instanceof ApiError && error.problem.status === 400) setError('reason', { message: error.message })
      else toast({ title: t('error'), description: t('reveal.failed'), tone: 'destructive' })
    },
  })
  if (reveal.data) {
    const { title, description } = reveal.data
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={t('reveal.shown', { date: dateTime(entry.created_at) })}
        closeLabel={t('reveal.close')}
      >
        <Stack gap={3} ref={focus} tabIndex={-1} className={css.words}>
          <p>
            <strong>
              <bdi>{title}</bdi>
            </strong>
          </p>
          <p>
            <bdi>{description}</bdi>
          </p>
        </Stack>
      </Dialog>
    )
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('reveal.title')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('reveal.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={reveal.isPending}>
            {t('reveal.open')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit((body) => reveal.mutate(body))}>
        <Stack gap={4}>
          <p>{t('reveal.text')}</p>
          <Field label={t('reveal.reason')} error={formState.errors.reason?.message}>
            <TextArea maxLength={REASON_LENGTH.max} {...register('reason')} />
          </Field>
        </Stack>
      </form>
    </Dialog>
  )
}
