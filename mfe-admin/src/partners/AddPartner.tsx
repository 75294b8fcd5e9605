import { zodResolver } from '@hookform/resolvers/zod'
import { PARTNER_CEILING_DEFAULT, type PartnerInput, WidgetTheme } from '@soulsign/contracts'
import { useShell } from '@soulsign/remote-kit'
import { useNavigate } from '@soulsign/remote-kit/router'
import { Button, Dialog, PartnerIcon, Stack } from '@soulsign/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ADMIN_KEY } from '../list/index.ts'
import { type PartnerFields, partnerForm, refusedOrigin, toFields } from './form.ts'
import { NameAndOrigins } from './PartnerFields.tsx'

/** 'Add Partner': asks only for values without a default; the rest is on the partner's page. */
export function AddPartner() {
  const { t } = useTranslation('admin')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon={<PartnerIcon aria-hidden />} onClick={() => setOpen(true)}>
        {t('partners.add.open')}
      </Button>
      {open && <AddDialog onClose={() => setOpen(false)} />}
    </>
  )
}

const NEW = toFields({
  name: '',
  origins: [],
  theme: WidgetTheme.parse({}),
  daily_ceiling: PARTNER_CEILING_DEFAULT,
})

function AddDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('admin')
  const { api, toast } = useShell()
  const client = useQueryClient()
  const navigate = useNavigate()
  const formId = useId()
  const form = useForm<PartnerFields, unknown, PartnerInput>({
    resolver: zodResolver(partnerForm((line) => t('partners.form.originWrong', line), t('partners.form.notWhole'))),
    defaultValues: NEW,
  })
  const creation = useMutation({
    networkMode: 'always',
    mutationFn: (body: PartnerInput) => api.call('createPartner', { body }),
    onSuccess: async ({ id }) => {
      toast({ title: t('partners.add.done'), tone: 'success' })
      void client.invalidateQueries({ queryKey: [ADMIN_KEY] })
      await navigate(`/admin/partners/${id}`)
    },
    onError: (error, input) => {
      const wrong = refusedOrigin(error, input)
      if (wrong) form.setError('origins', { message: t('partners.form.originWrong', wrong) }, { shouldFocus: true })
      else toast({ title: t('error'), description: t('partners.add.failed'), tone: 'destructive' })
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      busy={creation.isPending}
      title={t('partners.add.title')}
      actions={
        <>
          <Button variant="secondary" unavailable={creation.isPending} onClick={onClose}>
            {t('partners.add.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={creation.isPending}>
            {t('partners.add.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.handleSubmit((input) => creation.mutate(input))}>
        <Stack gap={4}>
          <p>{t('partners.add.text')}</p>
          <NameAndOrigins form={form} />
        </Stack>
      </form>
    </Dialog>
  )
}
