import { AppSettings, LANGUAGES, type PublicSettings } from '@soulsign/contracts'
import { Button, Card, FieldGroup } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import css from './settings.module.css'
import { useSettingsForm } from './useSettingsForm.ts'

const Languages = z.object({
  // English is always included; its box is not a field.
  supported_languages: z
    .array(z.string())
    .transform((codes) => ['en', ...codes.filter((code) => code !== 'en')])
    .pipe(AppSettings.shape.supported_languages),
})

const toInput = ({ supported_languages: codes }: PublicSettings) => ({
  supported_languages: codes.filter((code) => code !== 'en'),
})

/** The languages that the account screen offers. */
export function LanguagesForm({ settings }: { settings: PublicSettings }) {
  const { t, i18n } = useTranslation('admin')
  const form = useSettingsForm('languages', Languages, settings, toInput)
  const names = new Intl.DisplayNames([i18n.language], { type: 'language' })
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <Card className={css.panel}>
        <FieldGroup
          label={t('settings.languages.label')}
          help={t('settings.languages.help')}
          error={form.formState.errors.supported_languages?.message}
        >
          <div className={css.languages}>
            {LANGUAGES.map((code) => (
              <label key={code} className={css.language}>
                <input
                  type="checkbox"
                  value={code}
                  {...(code === 'en' ? { defaultChecked: true, disabled: true } : form.register('supported_languages'))}
                />
                {names.of(code) ?? code}
              </label>
            ))}
          </div>
        </FieldGroup>
        <Button type="submit" className={css.save} busy={form.isSaving} unavailable={!form.isDirty}>
          {t('settings.save')}
        </Button>
      </Card>
    </form>
  )
}
