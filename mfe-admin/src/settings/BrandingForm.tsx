import { AppSettings, ImageAddress, type PublicSettings } from '@soulsign/contracts'
import { Button, Card, Field, Stack, TextInput } from '@soulsign/ui'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import css from './settings.module.css'
import { useSettingsForm } from './useSettingsForm.ts'

const optionalAddress = z.union([
  z
    .string()
    .regex(/^\s*$/)
    .transform(() => null),
  ImageAddress,
])
const Branding = z.object({
  product_name: AppSettings.shape.product_name,
  site_logo_url: optionalAddress,
  favicon_url: optionalAddress,
})

const toInput = ({ product_name, site_logo_url, favicon_url }: PublicSettings) => ({
  product_name,
  site_logo_url: site_logo_url ?? '',
  favicon_url: favicon_url ?? '',
})

/** The product's name and its pictures. */
export function BrandingForm({ settings }: { settings: PublicSettings }) {
  const { t } = useTranslation('admin')
  const form = useSettingsForm('branding', Branding, settings, toInput)
  const { register, control } = form
  const { errors } = form.formState
  const [logo, favicon] = useWatch({ control, name: ['site_logo_url', 'favicon_url'] })
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <Card className={css.panel}>
        <Field
          label={t('settings.branding.name')}
          help={t('settings.branding.nameHelp')}
          error={errors.product_name?.message}
        >
          <TextInput autoComplete="off" {...register('product_name')} />
        </Field>
        <Stack gap={2}>
          <Field
            label={t('settings.branding.logo')}
            help={t('settings.branding.logoHelp')}
            error={errors.site_logo_url?.message}
          >
            <TextInput inputMode="url" autoComplete="off" spellCheck={false} {...register('site_logo_url')} />
          </Field>
          <Picture address={logo} />
        </Stack>
        <Stack gap={2}>
          <Field
            label={t('settings.branding.favicon')}
            help={t('settings.branding.faviconHelp')}
            error={errors.favicon_url?.message}
          >
            <TextInput inputMode="url" autoComplete="off" spellCheck={false} {...register('favicon_url')} />
          </Field>
          <Picture address={favicon} />
        </Stack>
        <Button type="submit" className={css.save} busy={form.isSaving} unavailable={!form.isDirty}>
          {t('settings.save')}
        </Button>
      </Card>
    </form>
  )
}

/** The picture at a valid address, or a note that it does not load. */
function Picture({ address }: { address: string }) {
  const { t } = useTranslation('admin')
  const [broken, setBroken] = useState<string | null>(null)
  const { data } = ImageAddress.safeParse(address)
  if (!data) return null
  if (broken === data)
    return (
      <p role="status" className={css.broken}>
        {t('settings.branding.broken')}
      </p>
    )
  return (
    <img
      key={data}
      src={data}
      alt={t('settings.branding.preview')}
      className={css.picture}
      onError={() => setBroken(data)}
    />
  )
}
