import type { AdminReleases } from '@soulsign/contracts'
import { usePageTitle, useShell } from '@soulsign/remote-kit'
import { Badge, PageHeader, Skeleton, Stack } from '@soulsign/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useDates } from '../list/dates.ts'
import { ADMIN_KEY, type Column, LoadFailed, Table, Text } from '../list/index.ts'
import { CanaryText } from './CanaryText.tsx'

type Row = AdminReleases['items'][number]

/** `/admin/releases`: what is live of each part, and how it goes. */
export function Component() {
  const { t, i18n } = useTranslation('admin')
  const { api } = useShell()
  const { dateTime } = useDates()
  usePageTitle(t('releases.title'))
  const releases = useQuery({
    queryKey: [ADMIN_KEY, 'releases'],
    queryFn: ({ signal }) => api.call('adminReleases', {}, { signal }),
    refetchOnWindowFocus: true,
  })
  const number = new Intl.NumberFormat(i18n.language)
  // Partners' pages, which have the widget, are not counted.
  const counted = ({ name }: Row, count: number) => (name === 'widget' ? t('none') : number.format(count))
  const columns: Column<Row>[] = [
    { key: 'name', label: t('releases.name'), cell: ({ name }) => name },
    { key: 'live', label: t('releases.live'), cell: ({ live }) => <Live live={live} /> },
    { key: 'since', label: t('releases.since'), cell: ({ live }) => (live ? dateTime(live.published_at) : t('none')) },
    { key: 'canary', label: t('releases.canary'), cell: ({ canary }) => <CanaryText canary={canary} /> },
    { key: 'pages', label: t('releases.pages'), cell: (row) => counted(row, row.pages) },
    { key: 'failures', label: t('releases.failures'), cell: (row) => counted(row, row.failures) },
  ]
  return (
    <Stack gap={6}>
      <PageHeader title={t('releases.title')} lead={t('releases.lead')} />
      {releases.isLoadingError ? (
        <LoadFailed title={t('releases.failed')} query={releases} />
      ) : !releases.data ? (
        <Skeleton lines={6} />
      ) : (
        <Table
          caption={t('releases.title')}
          columns={columns}
          items={releases.data.items}
          rowKey={({ name }) => name}
          href={({ name }) => `/admin/releases/${name}`}
        />
      )}
    </Stack>
  )
}

function Live({ live }: Pick<Row, 'live'>) {
  const { t } = useTranslation('admin')
  if (!live) return <Badge>{t('releases.withdrawn')}</Badge>
  return (
    <>
      <Text>{live.version}</Text>
      {live.resting && <Badge tone="warn">{t('releases.resting')}</Badge>}
    </>
  )
}
