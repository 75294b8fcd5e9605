import { zodResolver } from '@hookform/resolvers/zod'
import { ApiError, type Partner, type PartnerInput, WidgetTheme } from '@soulsign/contracts'
import { useShell } from '@soulsign/remote-kit'
import { showSaved } from '@soulsign/remote-kit/forms'
import { Button, Card } from '@soulsign/ui'
import { SymptomCheck } from '@soulsign/widget/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Control, useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useDebounce } from 'use-debounce'
import { ADMIN_KEY } from '../list/index.ts'
import { useUnsaved } from '../unsaved/unsaved.tsx'
import { type PartnerFields, partnerForm, refusedOrigin, toFields } from './form.ts'
import { Ceiling, Look, NameAndOrigins } from './PartnerFields.tsx'
import css from './partners.module.css'

interface Saving {
  body: PartnerInput
  /** What the form held when it was sent. */
  submitted: PartnerFields
}

/** A partner's settings, with a preview of the widget. */
export function PartnerSettings({ partner }: { partner: Partner }) {
  const { t } = useTranslation('admin')
  const { api, toast } = useShell()
  const client = useQueryClient()
  const form = useForm<PartnerFields, unknown, PartnerInput>({
    resolver: zodResolver(partnerForm((line) => t('partners.form.originWrong', line), t('partners.form.notWhole'))),
    mode: 'onTouched',
    defaultValues: toFields(partner),
  })
  const { reset } = form
  const { isDirty } = form.formState
  useUnsaved('partner', isDirty)
  // Unsaved changes stay; otherwise the form follows the stored values.
  useEffect(() => {
    if (!isDirty) reset(toFields(partner))
  }, [reset, isDirty, partner])
  const saving = useMutation({
    networkMode: 'always',
    mutationFn: ({ body }: Saving) => api.call('updatePartner', { params: { id: partner.id }, body }),
    onSuccess: (saved, { submitted }) => {
      showSaved(form, submitted, toFields(saved))
      client.setQueryData([ADMIN_KEY, 'partner', saved.id], saved)
      void client.invalidateQueries({ queryKey: [ADMIN_KEY, 'partners'] })
      toast({ title: t('partners.form.saved'), tone: 'success' })
    },
    onError: (error, { body }) => {
      const wrong = refusedOrigin(error, body)
      if (wrong) {
        form.setError('origins', { message: t('partners.form.originWrong', wrong) }, { shouldFocus: true })
        return
      }
      const refused = error instanceof ApiError && error.problem.status < 500
      toast({
        title: t('error'),
        description: refused ? error.message : t('partners.form.saveFailed'),
        tone: 'destructive',
      })
    },
  })
  const submit = form.handleSubmit((body) => saving.mutate({ body, submitted: form.getValues() }))
  return (
    <div className={css.columns}>
      <Card as="section">
        <h2 className={css.heading}>{t('partners.form.title')}</h2>
        <form noValidate className={css.form} onSubmit={submit}>
          <NameAndOrigins form={form} />
          <Ceiling form={form} />
          <Look form={form} />
          <Button type="submit" className={css.save} busy={saving.isPending} unavailable={!isDirty}>
            {t('partners.form.save')}
          </Button>
        </form>
      </Card>
      <Card as="section">
        <h2 className={css.heading}>{t('partners.preview.title')}</h2>
        <p className={css.note}>{t('partners.preview.text')}</p>
        <Preview partnerKey={partner.publishable_key} control={form.control} />
      </Card>
    </div>
  )
}

/** Pause in typing before the preview follows, in milliseconds. */
const PREVIEW_PAUSE_MS = 600

/** The widget itself. It reads its look only once, so a new look needs a new element. */
function Preview({
  partnerKey,
  control,
}: {
  partnerKey: string
  control: Control<PartnerFields, unknown, PartnerInput>
}) {
  const typed = useWatch({ control, name: ['accent', 'radius', 'scheme', 'font'] })
  const [look] = useDebounce(typed.join(' '), PREVIEW_PAUSE_MS)
  const [accent, radius, scheme, font] = look.split(' ')
  const { data: theme = WidgetTheme.parse({}) } = WidgetTheme.safeParse({ accent, radius, scheme, font })
  return (
    <SymptomCheck
      key={`${partnerKey} ${Object.values(theme).join(' ')}`}
      src="/widget/v1/symptom-check.js"
      partner={partnerKey}
      {...theme}
    />
  )
}
