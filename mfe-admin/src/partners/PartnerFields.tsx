import { PARTNER_NAME_MAX, type PartnerInput, WIDGET_FONTS, WIDGET_SCHEMES } from '@soulsign/contracts'
import { Cluster, Field, FieldGroup, RadioCards, Select, TextArea, TextInput } from '@soulsign/ui'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Contrast } from './Contrast.tsx'
import type { PartnerFields } from './form.ts'
import css from './partners.module.css'

interface FieldsProps {
  form: UseFormReturn<PartnerFields, unknown, PartnerInput>
}

/** The partner's name, and the sites that may embed its widget. */
export function NameAndOrigins({ form: { register, formState } }: FieldsProps) {
  const { t } = useTranslation('admin')
  const { errors } = formState
  return (
    <>
      <Field label={t('partners.form.name')} help={t('partners.form.nameHelp')} error={errors.name?.message}>
        <TextInput autoComplete="off" maxLength={PARTNER_NAME_MAX} {...register('name')} />
      </Field>
      <Field label={t('partners.form.origins')} help={t('partners.form.originsHelp')} error={errors.origins?.message}>
        <TextArea rows={3} spellCheck={false} autoCapitalize="off" className={css.code} {...register('origins')} />
      </Field>
    </>
  )
}

/** The daily ceiling. */
export function Ceiling({ form: { register, formState } }: FieldsProps) {
  const { t } = useTranslation('admin')
  return (
    <Field
      label={t('partners.form.ceiling')}
      help={t('partners.form.ceilingHelp')}
      error={formState.errors.daily_ceiling?.message}
    >
      <TextInput inputMode="numeric" autoComplete="off" {...register('daily_ceiling')} />
    </Field>
  )
}

const COLOUR = /^#[0-9a-f]{6}$/i

/** The widget's look, with the contrast of its colour. */
export function Look({ form: { register, control, setValue, formState } }: FieldsProps) {
  const { t } = useTranslation('admin')
  const { errors } = formState
  const [accent, scheme] = useWatch({ control, name: ['accent', 'scheme'] })
  const colour = COLOUR.test(accent) ? accent.toLowerCase() : null
  return (
    <>
      <Cluster gap={3} className={css.colour}>
        <Field label={t('partners.form.accent')} help={t('partners.form.accentHelp')} error={errors.accent?.message}>
          <TextInput autoComplete="off" spellCheck={false} {...register('accent')} />
        </Field>
        <input
          type="color"
          aria-label={t('partners.form.picker')}
          className={css.picker}
          value={colour ?? '#000000'}
          onChange={({ target }) => setValue('accent', target.value, { shouldDirty: true, shouldValidate: true })}
        />
      </Cluster>
      {colour && <Contrast accent={colour} scheme={scheme} />}
      <FieldGroup label={t('partners.form.scheme')} error={errors.scheme?.message}>
        <RadioCards
          options={WIDGET_SCHEMES.map((value) => ({ value, label: t(`partners.form.schemes.${value}`) }))}
          {...register('scheme')}
        />
      </FieldGroup>
      <Field label={t('partners.form.font')} error={errors.font?.message}>
        <Select {...register('font')}>
          {WIDGET_FONTS.map((value) => (
            <option key={value} value={value}>
              {t(`partners.form.fonts.${value}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('partners.form.radius')} error={errors.radius?.message}>
        <TextInput inputMode="numeric" autoComplete="off" {...register('radius')} />
      </Field>
    </>
  )
}
