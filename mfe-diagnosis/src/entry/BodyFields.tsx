import { BIRTH_YEAR_MIN, GENDERS, HEIGHT_CM, WEIGHT_KG } from '@soulsign/contracts'
import { DatePicker, Field, PickList, Select } from '@soulsign/ui'
import { useMemo } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { EntryValues } from './entry-form.ts'
import { fieldError } from './field-error.ts'
import css from './fields.module.css'

/** The lists open at these values, near the average weight and height. */
const MIDDLE = { weight: 70, height: 168 }
const RANGES = { weight: WEIGHT_KG, height: HEIGHT_CM }

/** Today in the person's time zone, `YYYY-MM-DD`. */
const today = () => new Intl.DateTimeFormat('sv-SE').format(new Date())

function Measure({ name }: { name: 'weight' | 'height' }) {
  const { t } = useTranslation('diagnosis')
  const { control } = useFormContext<EntryValues>()
  const { min, max } = RANGES[name]
  const options = useMemo(() => {
    // One text for all: to look hundreds up would take longer than to draw the panel.
    const label = t(`advanced.${name}Unit`, { value: '#' })
    return Array.from({ length: max - min + 1 }, (_, step) => ({
      value: min + step,
      label: label.replace('#', String(min + step)),
    }))
  }, [t, name, min, max])
  return (
    <Controller
      control={control}
      name={`advanced_info.${name}`}
      render={({ field, fieldState }) => (
        <Field label={t(`advanced.${name}`)} error={fieldError(t, 'advanced', fieldState.error)}>
          <PickList
            options={options}
            value={field.value ?? null}
            onValueChange={field.onChange}
            middle={MIDDLE[name]}
            inputMode="numeric"
            placeholder={t('entry.choose')}
            labels={{ clear: t('advanced.pick.clear'), open: t('advanced.pick.open'), empty: t('advanced.pick.empty') }}
          />
        </Field>
      )}
    />
  )
}

/** Date of birth, gender, weight and height. */
export function BodyFields() {
  const { t, i18n } = useTranslation('diagnosis')
  const { control, register } = useFormContext<EntryValues>()
  return (
    <div className={css.pairs}>
      <Controller
        control={control}
        name="advanced_info.dateOfBirth"
        render={({ field, fieldState }) => (
          <Field label={t('advanced.dateOfBirth')} error={fieldError(t, 'advanced', fieldState.error)}>
            <DatePicker
              value={field.value ?? null}
              onValueChange={field.onChange}
              minYear={BIRTH_YEAR_MIN}
              maxDate={today()}
              locale={i18n.language}
              labels={{
                choose: t('advanced.date.choose'),
                year: t('advanced.date.year'),
                month: t('advanced.date.month'),
                day: t('advanced.date.day'),
                done: t('advanced.date.done'),
                clear: t('advanced.date.clear'),
              }}
            />
          </Field>
        )}
      />
      <Field label={t('advanced.gender')} optional={t('entry.optional')}>
        <Select {...register('advanced_info.gender', { setValueAs: (value: string | null) => value || null })}>
          <option value="">{t('entry.choose')}</option>
          {GENDERS.map((gender) => (
            <option key={gender} value={gender}>
              {t(`advanced.genders.${gender}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Measure name="weight" />
      <Measure name="height" />
    </div>
  )
}
