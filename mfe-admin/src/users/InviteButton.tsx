import { zodResolver } from '@hookform/resolvers/zod'
import { ApiError, INVITATION_DAYS, Invitation } from '@soulsign/contracts'
import { useShell } from '@soulsign/remote-kit'
import { Button, Dialog, Field, InviteIcon, Select, Stack, TextInput } from '@soulsign/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { ADMIN_KEY } from '../list/index.ts'

/** 'Add User': invites a person by e-mail. */
export function InviteButton() {
  const { t } = useTranslation('admin')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon={<InviteIcon aria-hidden />} onClick={() => setOpen(true)}>
        {t('invite.open')}
      </Button>
      {open && <InviteDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function InviteDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('admin')
  const { api, toast } = useShell()
  const client = useQueryClient()
  const formId = useId()
  const { register, handleSubmit, setError, formState } = useForm<z.input<typeof Invitation>>({
    resolver: zodResolver(Invitation),
    defaultValues: { email: '', role: 'user' },
  })
  const { email: emailError } = formState.errors
  const invitation = useMutation({
    networkMode: 'always',
    mutationFn: (body: z.input<typeof Invitation>) => api.call('createInvitation', { body }),
    onSuccess: ({ email }) => {
      toast({ title: t('invite.sent'), description: t('invite.sentText', { email }), tone: 'success' })
      void client.invalidateQueries({ queryKey: [ADMIN_KEY] })
      onClose()
    },
    onError: (error) => {
      // An error of the address belongs beside it; the dialog stays open.
      if (error instanceof ApiError && error.problem.status < 500) setError('email', { message: error.message })
      else toast({ title: t('error'), description: t('invite.failed'), tone: 'destructive' })
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      busy={invitation.isPending}
      title={t('invite.title')}
      actions={
        <>
          <Button variant="secondary" unavailable={invitation.isPending} onClick={onClose}>
            {t('invite.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={invitation.isPending}>
            {t('invite.send')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit((body) => invitation.mutate(body))}>
        <Stack gap={4}>
          <p>{t('invite.text', { days: INVITATION_DAYS })}</p>
          <Field label={t('invite.email')} error={emailError?.message}>
            <TextInput type="email" autoComplete="off" {...register('email')} />
          </Field>
          <Field label={t('invite.role')} help={t('invite.adminNote')}>
            <Select {...register('role')}>
              <option value="user">{t('roles.user')}</option>
              <option value="admin">{t('roles.admin')}</option>
            </Select>
          </Field>
        </Stack>
      </form>
    </Dialog>
  )
}
