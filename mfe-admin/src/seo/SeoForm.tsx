import { zodResolver } from '@hookform/resolvers/zod'
import {
  ApiError,
  type EditablePage,
  SEO_LIMITS,
  type SeoChange,
  type SeoMetadata,
  type StoredSeo,
} from '@soulsign/contracts'
import { useShell } from '@soulsign/remote-kit'
import { showSaved } from '@soulsign/remote-kit/forms'
import { Alert, Button, Card, Field, TextArea, TextInput } from '@soulsign/ui'
import { useEffect, useMemo } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useUnsaved } from '../unsaved/unsaved.tsx'
import { type SeoInput, seoSchema, toInput } from './form.ts'
import { SearchPreview, ShareCard } from './previews.tsx'
import css from './seo.module.css'
import { useSaveSeo } from './useSeo.ts'

/** The fields by purpose; those in `LONG` take several lines. */
const GROUPS = {
  search: ['page_title', 'meta_description', 'meta_keywords'],
  share: ['og_title', 'og_description', 'og_image_url'],
  ai: ['ai_purpose', 'ai_focus'],
  data: ['json_ld'],
} as const satisfies Record<string, (keyof SeoMetadata)[]>
const GROUP_NAMES = Object.keys(GROUPS) as (keyof typeof GROUPS)[]
const LONG: (keyof SeoMetadata)[] = ['meta_description', 'og_description', 'ai_purpose']

/** The fields of one page, with previews of the search result and the share card. */
export function SeoForm({ page, stored }: { page: EditablePage; stored: StoredSeo | undefined }) {
  const { t } = useTranslation('admin')
  const { productName } = useShell()
  const schema = useMemo(() => seoSchema((reason) => t('seo.notJson', { reason })), [t])
  const form = useForm<SeoInput, unknown, SeoMetadata>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: toInput(stored),
  })
  const { register, control, handleSubmit, reset, setError } = form
  const { errors, isDirty, dirtyFields } = form.formState
  const { mutateAsync, isPending } = useSaveSeo(page.seo.key)
  useUnsaved(page.seo.key, isDirty)
  // Unsaved changes stay; otherwise the form follows the stored values.
  useEffect(() => {
    if (!isDirty) reset(toInput(stored))
  }, [reset, isDirty, stored])

  const typed = useWatch({ control }) as SeoInput
  const named = (text: string) => text.replaceAll('{name}', productName)
  const title = typed.page_title || named(page.title)
  const description = typed.meta_description || named(page.description)
  const placeholders: Partial<Record<keyof SeoMetadata, string>> = {
    page_title: title,
    meta_description: description,
    og_title: title,
    og_description: description,
  }

  async function save(values: SeoMetadata) {
    const change = Object.fromEntries(Object.entries(values).filter(([field]) => field in dirtyFields)) as SeoChange
    const submitted = form.getValues()
    try {
      showSaved(form, submitted, toInput(await mutateAsync(change)))
    } catch (error) {
      if (!(error instanceof ApiError)) return
      for (const { path, message } of error.problem.errors ?? []) setError(path as keyof SeoInput, { message })
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(save)} className={css.page}>
      <div className={css.fields}>
        {!page.indexed && <Alert tone="info">{t('seo.private')}</Alert>}
        {GROUP_NAMES.map((group) => (
          <Card as="section" key={group} className={css.group}>
            <h2>{t(`seo.groups.${group}`)}</h2>
            {GROUPS[group].map((field) => (
              <Field
                key={field}
                label={t(`seo.fields.${field}`)}
                help={t(`seo.help.${field}`)}
                error={errors[field]?.message}
              >
                {field === 'json_ld' ? (
                  <TextArea rows={6} spellCheck={false} autoComplete="off" className={css.code} {...register(field)} />
                ) : LONG.includes(field) ? (
                  <TextArea
                    rows={2}
                    placeholder={placeholders[field]}
                    {...(field in SEO_LIMITS && { maxLength: SEO_LIMITS[field as keyof typeof SEO_LIMITS] })}
                    counter={(used, max) => t('seo.length', { used, max })}
                    {...register(field)}
                  />
                ) : (
                  <TextInput autoComplete="off" placeholder={placeholders[field]} {...register(field)} />
                )}
              </Field>
            ))}
          </Card>
        ))}
        <div className={css.save}>
          <Button type="submit" busy={isPending} unavailable={!isDirty}>
            {t('seo.save')}
          </Button>
        </div>
      </div>
      <div className={css.previews}>
        <SearchPreview path={page.path} title={title} description={description} />
        <ShareCard
          title={typed.og_title || title}
          description={typed.og_description || description}
          image={typed.og_image_url ?? ''}
        />
      </div>
    </form>
  )
}
