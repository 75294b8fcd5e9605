import { SEO_PAGE_KEYS, type SeoPageKey } from '@soulsign/contracts'
import { usePageTitle } from '@soulsign/remote-kit'
import { useSearchParams } from '@soulsign/remote-kit/router'
import { PageHeader, Skeleton, Stack, Tabs } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../list/index.ts'
import { TabLabel, UnsavedGuard } from '../unsaved/unsaved.tsx'
import { SeoForm } from './SeoForm.tsx'
import { useSeo } from './use-seo.ts'

/** `/admin/seo`: what search engines, share cards and AI assistants are told of each page. */
export function Component() {
  const { t } = useTranslation('admin')
  usePageTitle(t('seo.title'))
  const [query, setQuery] = useSearchParams()
  const seo = useSeo()
  const { data, isError } = seo
  return (
    <UnsavedGuard>
      <Stack gap={5}>
        <PageHeader title={t('seo.title')} lead={t('seo.lead')} />
        {data && (
          <Tabs<SeoPageKey>
            label={t('seo.pages.label')}
            value={SEO_PAGE_KEYS.find((key) => key === query.get('page')) ?? 'homepage'}
            onValueChange={(page) => setQuery({ page }, { replace: true })}
            tabs={SEO_PAGE_KEYS.map((key) => ({
              value: key,
              label: <TabLabel name={key}>{t(`seo.pages.${key}`)}</TabLabel>,
              content: <SeoForm pageKey={key} stored={data.find(({ page_key }) => page_key === key)} />,
            }))}
          />
        )}
        {!data && !isError && <Skeleton lines={10} />}
        {!data && isError && <LoadFailed title={t('seo.loadFailed')} query={seo} />}
      </Stack>
    </UnsavedGuard>
  )
}
