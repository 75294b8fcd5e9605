import { ADMIN_DIAGNOSIS_TYPES, AdminDiagnosesQuery, type AdminDiagnosis } from '@soulsign/contracts'
import { usePageTitle, useShell } from '@soulsign/remote-kit'
import { Link } from '@soulsign/remote-kit/router'
import { Badge, Field, PageHeader, Select, Stack } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'
import { useDates } from '../list/dates.ts'
import { AdminList, type Column, ExportButton, Text, useAdminList } from '../list/index.ts'
import css from './diagnoses.module.css'
import { SafetyPanels } from './SafetyPanels.tsx'

/** `/admin/diagnoses` */
export function Component() {
  const { t } = useTranslation('admin')
  const { api } = useShell()
  const { date } = useDates()
  usePageTitle(t('diagnoses.title'))
  const list = useAdminList({
    name: 'diagnoses',
    schema: AdminDiagnosesQuery,
    load: (query, options) => api.call('listDiagnoses', { query }, options),
  })

  const columns: Column<AdminDiagnosis>[] = [
    { key: 'symptom', label: t('diagnoses.columns.symptom'), cell: (row) => <Text>{row.symptom_title}</Text> },
    { key: 'type', label: t('diagnoses.columns.type'), cell: (row) => t(`types.${row.symptom_type}`) },
    {
      key: 'user',
      label: t('diagnoses.columns.user'),
      cell: ({ user_id: id, user_email: email }) =>
        id ? (
          <Link to={`/admin/users/${id}`}>
            <Text>{email}</Text>
          </Link>
        ) : (
          t('diagnoses.guest')
        ),
    },
    {
      key: 'analysis',
      label: t('diagnoses.columns.analysis'),
      wide: true,
      cell: ({ analysis_preview: preview, safety_category: category }) =>
        preview === null && category ? (
          <Badge tone="warn">
            {t('diagnoses.helpShown', { category: t(`diagnoses.safety.categories.${category}`) })}
          </Badge>
        ) : (
          <Text>{preview}</Text>
        ),
    },
    { key: 'date', label: t('diagnoses.columns.date'), sortable: true, cell: (row) => date(row.created_at) },
  ]

  return (
    <Stack gap={6}>
      <PageHeader title={t('diagnoses.title')} className={css.header} />
      <AdminList
        list={list}
        caption={t('diagnoses.title')}
        columns={columns}
        rowKey={({ id }) => id}
        defaultSort={{ key: 'date', direction: 'desc' }}
        searchLabel={t('diagnoses.search')}
        empty={t('diagnoses.empty')}
        filters={
          <Field label={t('diagnoses.type')}>
            <Select value={list.query['type'] ?? 'all'} onChange={({ target }) => list.change({ type: target.value })}>
              {ADMIN_DIAGNOSIS_TYPES.map((type) => (
                <option key={type} value={type}>
                  {t(`diagnoses.filter.${type}`)}
                </option>
              ))}
            </Select>
          </Field>
        }
        actions={
          <ExportButton download={() => api.download('listDiagnoses', { query: { ...list.query, format: 'csv' } })} />
        }
      />
      <SafetyPanels />
    </Stack>
  )
}
