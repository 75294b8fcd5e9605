import { DESCRIPTION_MAX_LENGTH, DURATIONS, ENTRY_SYMPTOM_TYPES, guessLanguage } from '@soulsign/contracts'
import {
  EmotionalIcon,
  Field,
  FieldGroup,
  LanguageNotice,
  PhysicalIcon,
  RadioCards,
  Select,
  TextArea,
} from '@soulsign/ui'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { EntryValues } from './entry-form.ts'
import { fieldError } from './field-error.ts'
import css from './fields.module.css'

/** The counter appears from this share of the maximum length. */
const NEAR_LIMIT = 0.9

const ICONS = { physical: <PhysicalIcon />, mental_emotional: <EmotionalIcon /> }

/** The symptom's description, kind and duration. */
export function SymptomFields() {
  return (
    <>
      <Description />
      <KindAndDuration />
    </>
  )
}

/** The words. Apart from the other fields, which a typed character does not change. */
function Description() {
  const { t } = useTranslation('diagnosis')
  const { register, control, formState } = useFormContext<EntryValues>()
  const description = useWatch({ control, name: 'description' })
  const used = description.length
  const counter =
    used >= DESCRIPTION_MAX_LENGTH * NEAR_LIMIT && t('entry.charactersUsed', { used, max: DESCRIPTION_MAX_LENGTH })

  return (
    <>
      <Field
        label={t('entry.description')}
        help={counter || t('entry.descriptionHelp')}
        error={fieldError(t, 'description', formState.errors.description)}
      >
        <TextArea
          {...register('description')}
          rows={6}
          className={css.words}
          dir="auto"
          required
          placeholder={t('entry.descriptionPlaceholder')}
        />
      </Field>
      <div role="status">
        <LanguageNotice language={guessLanguage(description)} where="before" />
      </div>
    </>
  )
}

function KindAndDuration() {
  const { t } = useTranslation('diagnosis')
  const { register } = useFormContext<EntryValues>()
  return (
    <>
      <FieldGroup label={t('entry.type')}>
        <RadioCards
          {...register('symptom_type')}
          look="chips"
          options={ENTRY_SYMPTOM_TYPES.map((value) => ({
            value,
            label: t(`entry.types.${value}`),
            icon: ICONS[value],
          }))}
        />
      </FieldGroup>
      <Field label={t('entry.duration')} optional={t('entry.optional')}>
        <Select {...register('duration', { setValueAs: (value: string | null) => value || null })}>
          <option value="">{t('entry.choose')}</option>
          {DURATIONS.map((duration) => (
            <option key={duration} value={duration}>
              {t(`entry.durations.${duration}`)}
            </option>
          ))}
        </Select>
      </Field>
    </>
  )
}
