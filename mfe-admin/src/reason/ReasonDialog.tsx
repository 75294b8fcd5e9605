import { zodResolver } from '@hookform/resolvers/zod'
import { ApiError, REASON_LENGTH, RevealRequest } from '@soulsign/contracts'
import { useShell } from '@soulsign/remote-kit'
import { Button, Dialog, Field, Stack, TextArea } from '@soulsign/ui'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'

interface ReasonDialogProps<Answer> {
  title: string
  text: string
  /** The button that goes on. */
  confirm: string
  /** The toast if it did not work. */
  failed: string
  /** Sends the reason, which the API logs. */
  onReason(reason: string): Promise<Answer>
  onDone(answer: Answer): void
  onClose(): void
  /** What the reason opened. It takes the place of the question in the same dialog, so that the focus can go to it. */
  opened?: { title: string; closeLabel: string; content: ReactNode } | undefined
}

/** Asks an administrator why, before something is shown or taken along. */
export function ReasonDialog<Answer>({
  title,
  text,
  confirm,
  failed,
  onReason,
  onDone,
  onClose,
  opened,
}: ReasonDialogProps<Answer>) {
  const { t } = useTranslation('admin')
  const { toast } = useShell()
  const formId = useId()
  const { register, handleSubmit, setError, formState } = useForm<z.input<typeof RevealRequest>>({
    resolver: zodResolver(RevealRequest),
    defaultValues: { reason: '' },
  })
  const sending = useMutation({
    networkMode: 'always',
    // The answer is not kept.
    gcTime: 0,
    mutationFn: onReason,
    onSuccess: onDone,
    onError: (error) => {
      if (error instanceof ApiError && error.problem.status === 400) setError('reason', { message: error.message })
      else toast({ title: t('error'), description: failed, tone: 'destructive' })
    },
  })
  if (opened) {
    return (
      <Dialog open onClose={onClose} title={opened.title} closeLabel={opened.closeLabel}>
        {opened.content}
      </Dialog>
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      busy={sending.isPending}
      title={title}
      actions={
        <>
          <Button variant="secondary" unavailable={sending.isPending} onClick={onClose}>
            {t('reason.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={sending.isPending}>
            {confirm}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit(({ reason }) => sending.mutate(reason))}>
        <Stack gap={4}>
          <p>{text}</p>
          <Field label={t('reason.label')} error={formState.errors.reason?.message}>
            <TextArea maxLength={REASON_LENGTH.max} {...register('reason')} />
          </Field>
        </Stack>
      </form>
    </Dialog>
  )
}
