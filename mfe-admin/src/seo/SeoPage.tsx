import { usePageTitle } from '@soulsign/remote-kit'
import { useSearchParams } from '@soulsign/remote-kit/router'
import { PageHeader, Skeleton, Stack, Tabs } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../list/index.ts'
import { TabLabel, UnsavedGuard } from '../unsaved/unsaved.tsx'
import { SeoForm } from './SeoForm.tsx'
import { useEditablePages, useSeo } from './useSeo.ts'

/** `/admin/seo`: the metadata of each page for search engines, share cards and AI assistants. */
export function Component() {
  const { t } = useTranslation('admin')
  usePageTitle(t('seo.title'))
  const [query, setQuery] = useSearchParams()
  const seo = useSeo()
  const pages = useEditablePages()
  const failed = [seo, pages].find(({ data, isError }) => !data && isError)
  const ready = seo.data && pages.data && { stored: seo.data, pages: pages.data }
  const asked = query.get('page')
  return (
    <UnsavedGuard>
      <Stack gap={5}>
        <PageHeader title={t('seo.title')} lead={t('seo.lead')} />
        {ready && (
          <Tabs
            label={t('seo.pages')}
            value={(ready.pages.find(({ seo: { key } }) => key === asked) ?? ready.pages[0])?.seo.key ?? ''}
            onValueChange={(page) => setQuery({ page }, { replace: true })}
            tabs={ready.pages.map((page) => ({
              value: page.seo.key,
              label: <TabLabel name={page.seo.key}>{page.seo.label}</TabLabel>,
              content: <SeoForm page={page} stored={ready.stored.find(({ page_key }) => page_key === page.seo.key)} />,
            }))}
          />
        )}
        {!ready && !failed && <Skeleton lines={10} />}
        {!ready && failed && <LoadFailed title={t('seo.loadFailed')} query={failed} />}
      </Stack>
    </UnsavedGuard>
  )
}
