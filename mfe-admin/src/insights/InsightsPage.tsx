import { ADMIN_DIAGNOSIS_TYPES, AdminDiagnosesQuery, type AdminDiagnosis } from '@soulsign/contracts'
import { usePageTitle, useShell } from '@soulsign/remote-kit'
import { Link } from '@soulsign/remote-kit/router'
import { Badge, Field, PageHeader, Select, Stack } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'
import { useDates } from '../list/dates.ts'
import { AdminList, type Column, ExportButton, Text, useAdminList } from '../list/index.ts'
import css from './insights.module.css'

/** `/admin/diagnoses` */
export function Component() {
  const { t } = useTranslation('admin')
  const { api } = useShell()
  const { date } = useDates()
  usePageTitle(t('insights.title'))
  const list = useAdminList({
    name: 'diagnoses',
    schema: AdminDiagnosesQuery,
    load: (query, options) => api.call('listDiagnoses', { query }, options),
  })

  const columns: Column<AdminDiagnosis>[] = [
    { key: 'symptom', label: t('insights.columns.symptom'), cell: (row) => <Text>{row.symptom_title}</Text> },
    {
      key: 'type',
      label: t('insights.columns.type'),
      cell: (row) => t(`types.${row.symptom_type}`, { defaultValue: row.symptom_type }),
    },
    {
      key: 'user',
      label: t('insights.columns.user'),
      cell: ({ user_id: id, user_email: email }) =>
        id ? (
          <Link to={`/admin/users/${id}`}>
            <Text>{email}</Text>
          </Link>
        ) : (
          t('insights.guest')
        ),
    },
    {
      key: 'analysis',
      label: t('insights.columns.analysis'),
      wide: true,
      cell: ({ analysis_preview: preview, safety_category: category }) =>
        preview === null && category ? (
          <Badge tone="warn">{t('insights.helpShown', { category: t(`safetyCategories.${category}`) })}</Badge>
        ) : (
          <Text>{preview}</Text>
        ),
    },
    { key: 'date', label: t('insights.columns.date'), sortable: true, cell: (row) => date(row.created_at) },
  ]

  return (
    <Stack gap={6}>
      <PageHeader title={t('insights.title')} className={css.header} />
      <AdminList
        list={list}
        caption={t('insights.title')}
        columns={columns}
        rowKey={({ id }) => id}
        defaultSort={{ key: 'date', direction: 'desc' }}
        searchLabel={t('insights.search')}
        empty={t('insights.empty')}
        filters={
          <Field label={t('insights.type')}>
            <Select value={list.query['type'] ?? 'all'} onChange={({ target }) => list.change({ type: target.value })}>
              {ADMIN_DIAGNOSIS_TYPES.map((type) => (
                <option key={type} value={type}>
                  {t(`insights.filter.${type}`)}
                </option>
              ))}
            </Select>
          </Field>
        }
        actions={
          <ExportButton download={() => api.download('listDiagnoses', { query: { ...list.query, format: 'csv' } })} />
        }
      />
    </Stack>
  )
}
