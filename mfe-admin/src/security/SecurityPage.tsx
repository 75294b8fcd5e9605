import { ActivityLogQuery, type AdminActivity, type AdminActivityPage, DESTRUCTIVE_ACTIONS } from '@soulsign/contracts'
import { usePageTitle, useShell } from '@soulsign/remote-kit'
import { Link } from '@soulsign/remote-kit/router'
import { Badge, Card, PageHeader, Skeleton, Stack } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useDates } from '../list/dates.ts'
import { AdminList, type Column, ExportButton, Text, useAdminList } from '../list/index.ts'
import css from './security.module.css'

const COUNTERS = ['events', 'destructive', 'refused'] as const
type Counters = z.infer<typeof AdminActivityPage>['counters']

/** `/admin/security`: who did what, newest first. */
export function Component() {
  const { t, i18n } = useTranslation('admin')
  const { api } = useShell()
  const { dateTime } = useDates()
  usePageTitle(t('security.title'))
  const list = useAdminList({
    name: 'activity-log',
    schema: ActivityLogQuery,
    load: (query, options) => api.call('listActivityLog', { query }, options),
  })
  const counters: Counters | undefined = list.data?.counters
  const number = new Intl.NumberFormat(i18n.language)

  const columns: Column<AdminActivity>[] = [
    { key: 'action', label: t('security.columns.action'), cell: ({ action }) => <ActionBadge action={action} /> },
    { key: 'admin', label: t('security.columns.admin'), cell: ({ admin }) => <Text>{admin.email}</Text> },
    {
      key: 'target',
      label: t('security.columns.target'),
      wide: true,
      cell: (activity) => <Target activity={activity} />,
    },
    {
      key: 'address',
      label: t('security.columns.address'),
      cell: ({ ip_address: address }) => <bdi className={css.address}>{address}</bdi>,
    },
    { key: 'date', label: t('security.columns.date'), sortable: true, cell: (row) => dateTime(row.created_at) },
  ]

  return (
    <Stack gap={6}>
      <PageHeader title={t('security.title')} className={css.header} />
      <Card>
        <dl className={css.counters} aria-label={t('security.counters.label')}>
          {COUNTERS.map((name) => (
            <div key={name}>
              <dt>{t(`security.counters.${name}`)}</dt>
              <dd>{counters ? number.format(counters[name]) : list.isError ? t('none') : <Skeleton />}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <AdminList
        list={list}
        caption={t('security.title')}
        columns={columns}
        rowKey={({ id }) => id}
        defaultSort={{ key: 'date', direction: 'desc' }}
        searchLabel={t('security.search')}
        empty={t('security.empty')}
        actions={<ExportButton list="activity_log" query={list.query} />}
      />
    </Stack>
  )
}

/** The action's target, and the reason if one was required. An existing account is linked. */
function Target({
  activity: { action, target_type: type, target_id: id, reason, detail },
}: {
  activity: AdminActivity
}) {
  const { t } = useTranslation('admin')
  const linked = type === 'user' && action !== 'user_delete'
  return (
    <>
      <span className={css.target}>
        {t(`security.targets.${type}`)}
        {id && (
          <span className={css.id}>
            {linked ? (
              <Link to={`/admin/users/${id}`}>
                <Text>{id}</Text>
              </Link>
            ) : (
              <Text>{id}</Text>
            )}
          </span>
        )}
      </span>
      {reason && <bdi className={css.reason}>{t('security.reason', { reason })}</bdi>}
      {detail && <bdi className={css.reason}>{detail}</bdi>}
    </>
  )
}

/** Destructive actions stand out. */
function ActionBadge({ action }: Pick<AdminActivity, 'action'>) {
  const { t } = useTranslation('admin')
  const destructive = DESTRUCTIVE_ACTIONS.some((known) => known === action)
  return <Badge tone={destructive ? 'danger' : 'neutral'}>{t(`security.actions.${action}`)}</Badge>
}
