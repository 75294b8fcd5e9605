import { AppSettings, type PublicSettings } from '@soulsign/contracts'
import { Button, Card, Field, TextArea, TextInput } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import css from './settings.module.css'
import { useSettingsForm } from './useSettingsForm.ts'

/** A setting whose empty field stores nothing. */
const orNone = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([
    z
      .string()
      .regex(/^\s*$/)
      .transform(() => null),
    schema,
  ])
const { operator_name, operator_address, operator_email, operator_country } = AppSettings.shape
const Operator = z.object({
  operator_name: orNone(operator_name.unwrap()),
  operator_address: orNone(operator_address.unwrap()),
  operator_email: orNone(operator_email.unwrap()),
  operator_country: orNone(operator_country.unwrap()),
})

const toInput = (settings: PublicSettings) => ({
  operator_name: settings.operator_name ?? '',
  operator_address: settings.operator_address ?? '',
  operator_email: settings.operator_email ?? '',
  operator_country: settings.operator_country ?? '',
})

/** Who runs the product, for the pages about privacy, terms, contact and imprint. */
export function OperatorForm({ settings }: { settings: PublicSettings }) {
  const { t } = useTranslation('admin')
  const form = useSettingsForm('operator', Operator, settings, toInput)
  const { register } = form
  const { errors } = form.formState
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <Card className={css.panel}>
        <p>{t('settings.operator.lead')}</p>
        <Field label={t('settings.operator.name')} error={errors.operator_name?.message}>
          <TextInput autoComplete="organization" {...register('operator_name')} />
        </Field>
        <Field label={t('settings.operator.address')} error={errors.operator_address?.message}>
          <TextArea autoComplete="street-address" {...register('operator_address')} />
        </Field>
        <Field
          label={t('settings.operator.email')}
          help={t('settings.operator.emailHelp')}
          error={errors.operator_email?.message}
        >
          <TextInput type="email" autoComplete="email" {...register('operator_email')} />
        </Field>
        <Field
          label={t('settings.operator.country')}
          help={t('settings.operator.countryHelp')}
          error={errors.operator_country?.message}
        >
          <TextInput autoComplete="country-name" {...register('operator_country')} />
        </Field>
        <Button type="submit" className={css.save} busy={form.isSaving} unavailable={!form.isDirty}>
          {t('settings.save')}
        </Button>
      </Card>
    </form>
  )
}
