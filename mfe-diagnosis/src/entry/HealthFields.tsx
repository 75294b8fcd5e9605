import { DEFAULT_STRESS_LEVEL, DIETARY_PREFERENCES, LIFESTYLES, STRESS_LEVELS } from '@soulsign/contracts'
import { Button, Field, Select, Slider, TextArea, TextInput } from '@soulsign/ui'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { EntryValues } from './entry-form.ts'
import { fieldError } from './field-error.ts'
import css from './fields.module.css'

const FIRST_POSITION = 1

function StressLevel() {
  const { t } = useTranslation('diagnosis')
  const { control } = useFormContext<EntryValues>()
  const [low, ...higher] = STRESS_LEVELS
  const name = (level: (typeof STRESS_LEVELS)[number]) => t(`advanced.stressLevels.${level}`)
  return (
    <Controller
      control={control}
      name="advanced_info.stressLevel"
      render={({ field }) => (
        <Field label={t('advanced.stressLevel')} help={field.value ? undefined : t('advanced.stressUnset')}>
          <Slider
            min={FIRST_POSITION}
            ticks={[name(low), ...higher.map(name)] as [string, string, ...string[]]}
            unset={!field.value}
            value={FIRST_POSITION + STRESS_LEVELS.indexOf(field.value ?? DEFAULT_STRESS_LEVEL)}
            onValueChange={(position) => field.onChange(STRESS_LEVELS[position - FIRST_POSITION])}
          />
          {field.value && (
            <div>
              <Button variant="quiet" size="s" onClick={() => field.onChange(null)}>
                {t('advanced.stressClear')}
              </Button>
            </div>
          )}
        </Field>
      )}
    />
  )
}

/** Lifestyle, diet and stress. */
export function LifeFields() {
  const { t } = useTranslation('diagnosis')
  const { control, register, formState } = useFormContext<EntryValues>()
  const errors = formState.errors.advanced_info
  const diet = useWatch({ control, name: 'advanced_info.dietaryPreference' })
  const unsetAsNull = { setValueAs: (value: string | null) => value || null }
  return (
    <>
      <div className={css.pairs}>
        <Field label={t('advanced.lifestyle')}>
          <Select {...register('advanced_info.lifestyle', unsetAsNull)}>
            <option value="">{t('entry.choose')}</option>
            {LIFESTYLES.map((lifestyle) => (
              <option key={lifestyle} value={lifestyle}>
                {t(`advanced.lifestyles.${lifestyle}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('advanced.dietaryPreference')}>
          <Select {...register('advanced_info.dietaryPreference', unsetAsNull)}>
            <option value="">{t('entry.choose')}</option>
            {DIETARY_PREFERENCES.map((preference) => (
              <option key={preference} value={preference}>
                {t(`advanced.dietaryPreferences.${preference}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {diet === 'other' && (
        <Field label={t('advanced.customDiet')} error={fieldError(t, 'advanced', errors?.customDiet)}>
          <TextInput
            {...register('advanced_info.customDiet')}
            dir="auto"
            placeholder={t('advanced.customDietPlaceholder')}
          />
        </Field>
      )}
      <StressLevel />
    </>
  )
}

/** Known conditions, medications and allergies. */
export function CareFields() {
  const { t } = useTranslation('diagnosis')
  const { register, formState } = useFormContext<EntryValues>()
  const errors = formState.errors.advanced_info
  return (
    <>
      <Field
        label={t('advanced.knownConditions')}
        optional={t('entry.optional')}
        help={t('advanced.knownConditionsHelp')}
        error={fieldError(t, 'advanced', errors?.knownConditions)}
      >
        <TextArea {...register('advanced_info.knownConditions')} rows={2} dir="auto" />
      </Field>
      <Field
        label={t('advanced.currentMedications')}
        optional={t('entry.optional')}
        help={t('advanced.currentMedicationsHelp')}
        error={fieldError(t, 'advanced', errors?.currentMedications)}
      >
        <TextArea {...register('advanced_info.currentMedications')} rows={2} dir="auto" />
      </Field>
      <Field
        label={t('advanced.allergiesSensitivities')}
        help={t('advanced.allergiesSensitivitiesHelp')}
        error={fieldError(t, 'advanced', errors?.allergiesSensitivities)}
      >
        <TextArea {...register('advanced_info.allergiesSensitivities')} rows={2} dir="auto" />
      </Field>
    </>
  )
}
