import { PARTNER_STATES, type PartnerSummary, PartnersQuery } from '@soulsign/contracts'
import { usePageTitle, useShell } from '@soulsign/remote-kit'
import { Badge, PageHeader, Select } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'
import { useDates } from '../list/dates.ts'
import { AdminList, type Column, ExportButton, Text, useAdminList } from '../list/index.ts'
import { AddPartner } from './AddPartner.tsx'

const FIGURES = ['views', 'starts', 'completed', 'signups'] as const

/** `/admin/partners` */
export function Component() {
  const { t, i18n } = useTranslation('admin')
  const { api } = useShell()
  const { date } = useDates()
  usePageTitle(t('partners.title'))
  const number = new Intl.NumberFormat(i18n.language)
  const list = useAdminList({
    name: 'partners',
    schema: PartnersQuery,
    load: (query, options) => api.call('listPartners', { query }, options),
  })

  const columns: Column<PartnerSummary>[] = [
    { key: 'name', label: t('partners.columns.name'), sortable: true, cell: ({ name }) => <Text>{name}</Text> },
    { key: 'state', label: t('partners.columns.state'), cell: (partner) => <StateBadge {...partner} /> },
    ...FIGURES.map((figure) => ({
      key: figure,
      label: t(`partners.columns.${figure}`),
      cell: ({ figures }: PartnerSummary) => number.format(figures[figure]),
    })),
    {
      key: 'created_at',
      label: t('partners.columns.created'),
      sortable: true,
      firstDirection: 'desc',
      cell: ({ created_at }) => date(created_at),
    },
  ]

  return (
    <>
      <PageHeader title={t('partners.title')} lead={t('partners.lead')} />
      <AdminList
        list={list}
        caption={t('partners.title')}
        columns={columns}
        rowKey={({ id }) => id}
        href={({ id }) => `/admin/partners/${id}`}
        defaultSort={{ key: 'created_at', direction: 'desc' }}
        searchLabel={t('partners.search')}
        empty={t('partners.empty')}
        filters={
          <Select
            aria-label={t('partners.state')}
            value={list.query['state'] ?? ''}
            onChange={({ target }) => list.change({ state: target.value })}
          >
            <option value="">{t('partners.states.all')}</option>
            {PARTNER_STATES.map((state) => (
              <option key={state} value={state}>
                {t(`partners.states.${state}`)}
              </option>
            ))}
          </Select>
        }
        actions={
          <>
            <ExportButton list="partners" query={list.query} />
            <AddPartner />
          </>
        }
      />
    </>
  )
}

/** Whether a partner's widget is on. */
export function StateBadge({ revoked_at }: { revoked_at: string | null }) {
  const { t } = useTranslation('admin')
  return (
    <Badge tone={revoked_at ? 'neutral' : 'success'}>{t(`partners.states.${revoked_at ? 'revoked' : 'active'}`)}</Badge>
  )
}
