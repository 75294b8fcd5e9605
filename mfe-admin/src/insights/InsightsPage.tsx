import { ADMIN_DIAGNOSIS_TYPES, AdminDiagnosesQuery, type AdminDiagnosis, OPENING_MINUTES } from '@soulsign/contracts'
import { usePageTitle, useShell } from '@soulsign/remote-kit'
import { Link } from '@soulsign/remote-kit/router'
import { Alert, Badge, Button, Field, PageHeader, Select, Stack } from '@soulsign/ui'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDates } from '../list/dates.ts'
import { AdminList, type Column, ExportButton, Text, useAdminList } from '../list/index.ts'
import { ReasonDialog } from '../reason/ReasonDialog.tsx'
import css from './insights.module.css'

/** `/admin/diagnoses`. Titles and previews stay closed until a reason is given, and open together for one visit. */
export function Component() {
  const { t } = useTranslation('admin')
  const { api } = useShell()
  const { date } = useDates()
  usePageTitle(t('insights.title'))
  const [opening, setOpening] = useState<string | null>(null)
  const [asked, setAsked] = useState(false)
  const focusDue = useRef(false)
  /** The notice takes the place of the button that opened the list, and its focus, once. */
  const takeFocus = (element: HTMLElement | null) => {
    if (!element || !focusDue.current) return
    focusDue.current = false
    element.focus()
  }
  const list = useAdminList({
    name: opening ? `diagnoses ${opening}` : 'diagnoses',
    schema: AdminDiagnosesQuery,
    load: (query, options) => api.call('listDiagnoses', { query: { ...query, ...(opening && { opening }) } }, options),
  })
  const opened = list.data?.opened === true
  const closedCell = <span className={css.closed}>{t('insights.closed')}</span>

  const columns: Column<AdminDiagnosis>[] = [
    {
      key: 'symptom',
      label: t('insights.columns.symptom'),
      cell: (row) => (opened ? <Text>{row.symptom_title}</Text> : closedCell),
    },
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
        !opened ? (
          closedCell
        ) : preview === null && category ? (
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
      {opened ? (
        <Alert ref={takeFocus} tabIndex={-1}>
          {t('insights.opened', { minutes: OPENING_MINUTES })}
        </Alert>
      ) : (
        <Alert
          actions={
            <Button size="s" onClick={() => setAsked(true)}>
              {t('insights.open')}
            </Button>
          }
        >
          {t('insights.closedText')}
        </Alert>
      )}
      <AdminList
        list={list}
        caption={t('insights.title')}
        columns={columns}
        rowKey={({ id }) => id}
        defaultSort={{ key: 'date', direction: 'desc' }}
        searchLabel={t(opened ? 'insights.searchOpen' : 'insights.search')}
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
        actions={<ExportButton list="diagnoses" query={list.query} />}
      />
      {asked && (
        <ReasonDialog
          title={t('insights.openTitle')}
          text={t('insights.openText')}
          confirm={t('insights.openConfirm')}
          failed={t('insights.openFailed')}
          onReason={(reason) => api.call('openDiagnoses', { body: { reason } })}
          onDone={({ id }) => {
            setAsked(false)
            setOpening(id)
            focusDue.current = true
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </Stack>
  )
}
