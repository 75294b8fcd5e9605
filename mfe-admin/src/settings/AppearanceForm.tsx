import { AppSettings, type PublicSettings, THEME_MODES } from '@soulsign/contracts'
import { accentOf, DEFAULT_PRIMARY, hexOf, hslOf } from '@soulsign/contracts/accent'
import { Button, Card, Cluster, Field, FieldGroup, RadioCards, TextInput } from '@soulsign/ui'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { AccentPreview } from './AccentPreview.tsx'
import css from './settings.module.css'
import { useSettingsForm } from './useSettingsForm.ts'

const Colour = AppSettings.shape.primary_color.unwrap()
const Appearance = z.object({
  theme_mode: AppSettings.shape.theme_mode,
  primary_color: z.union([
    z
      .string()
      .regex(/^\s*$/)
      .transform(() => null),
    Colour,
  ]),
})

const toInput = ({ theme_mode, primary_color }: PublicSettings) => ({
  theme_mode,
  primary_color: primary_color ?? '',
})

/** Theme and primary colour, with a preview in each theme. */
export function AppearanceForm({ settings }: { settings: PublicSettings }) {
  const { t } = useTranslation('admin')
  const form = useSettingsForm('appearance', Appearance, settings, toInput)
  const { register, control, setValue } = form
  const { errors } = form.formState
  const typed = useWatch({ control, name: 'primary_color' })
  const colour = Colour.safeParse(typed).data ?? (typed.trim() === '' ? DEFAULT_PRIMARY : undefined)
  const setColour = (value: string) =>
    setValue('primary_color', value, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <Card className={css.panel}>
        <FieldGroup
          label={t('settings.appearance.theme')}
          help={t('settings.appearance.themeHelp')}
          error={errors.theme_mode?.message}
        >
          <RadioCards
            className={css.themes}
            options={THEME_MODES.map((value) => ({ value, label: t(`settings.appearance.themes.${value}`) }))}
            {...register('theme_mode')}
          />
        </FieldGroup>
        <Cluster gap={3} className={css.colour}>
          <Field
            label={t('settings.appearance.color')}
            help={t('settings.appearance.colorHelp')}
            error={errors.primary_color?.message}
          >
            <TextInput
              autoComplete="off"
              spellCheck={false}
              placeholder={DEFAULT_PRIMARY}
              {...register('primary_color')}
            />
          </Field>
          <input
            type="color"
            aria-label={t('settings.appearance.picker')}
            className={css.picker}
            value={hexOf(colour ?? DEFAULT_PRIMARY)}
            onChange={(event) => setColour(hslOf(event.target.value))}
          />
          <Button variant="quiet" unavailable={typed === ''} onClick={() => setColour('')}>
            {t('settings.appearance.reset')}
          </Button>
        </Cluster>
        {colour && <AccentPreview colour={colour} accent={accentOf(colour)} />}
        <Button type="submit" className={css.save} busy={form.isSaving} unavailable={!form.isDirty}>
          {t('settings.save')}
        </Button>
      </Card>
    </form>
  )
}
