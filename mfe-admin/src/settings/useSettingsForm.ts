import { zodResolver } from '@hookform/resolvers/zod'
import type { AppSettings, PublicSettings } from '@soulsign/contracts'
import { showSaved } from '@soulsign/remote-kit/forms'
import { useEffect } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useUnsaved } from '../unsaved/unsaved.tsx'
import { NotSaved, useSaveSettings } from './useSettings.ts'

/**
 * The form of one tab. `schema` turns typed text into settings, `toInput` does the reverse; both must be constants.
 * Only changed settings are saved. A failure is shown beside its field.
 */
export function useSettingsForm<Input extends FieldValues, Output extends Partial<AppSettings>>(
  name: string,
  schema: z.ZodType<Output, Input>,
  settings: PublicSettings,
  toInput: (settings: PublicSettings) => Input,
) {
  const { t } = useTranslation('admin')
  const save = useSaveSettings()
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: toInput(settings) as DefaultValues<Input>,
  })
  const { isDirty, dirtyFields } = form.formState
  useUnsaved(name, isDirty)
  const { reset } = form
  // Unsaved changes stay; otherwise the form follows the stored values.
  useEffect(() => {
    if (!isDirty) reset(toInput(settings))
  }, [reset, isDirty, settings, toInput])

  const onSubmit = form.handleSubmit(async (values) => {
    const submitted = form.getValues()
    const changed = Object.fromEntries(Object.entries(values).filter(([key]) => key in dirtyFields))
    try {
      await save.mutateAsync(changed as Partial<AppSettings>)
      showSaved(form, submitted, toInput({ ...settings, ...changed }))
    } catch (error) {
      if (!(error instanceof NotSaved)) throw error
      form.setError(error.key as Path<Input>, { message: error.reason ?? t('settings.notSaved') })
    }
  })
  return { ...form, onSubmit, isDirty, isSaving: save.isPending }
}
