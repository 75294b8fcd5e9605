import type { PartnerFigures, PartnerSummary, PartnersQuery } from '@soulsign/contracts'
import { csvTime } from '../admin/csv.ts'
import type { ExportableList, Selection } from '../admin/list.ts'
import { type PartnerRow, toPartner } from './partners.sql.ts'
import { FIGURES } from './usage.sql.ts'

type SummaryRow = PartnerRow & PartnerFigures

/** Partners with their figures of the last 30 days. */
export const PARTNERS: ExportableList<SummaryRow, PartnerSummary> = {
  view: 'admin_partners',
  searchColumns: ['search_text'],
  order: { column: 'created_at', type: 'time', direction: 'desc' },
  toItem: (row) => {
    const { views, starts, completed, limits, signups, refusals } = row
    return { ...toPartner(row), figures: { views, starts, completed, limits, signups, refusals } }
  },
  csv: {
    file: 'partners',
    target: 'partner',
    columns: [
      { header: 'Name', value: ({ name }) => name },
      { header: 'Key', value: ({ publishable_key }) => publishable_key },
      { header: 'Origins', value: ({ origins }) => origins.join(' ') },
      { header: 'Created (UTC)', value: ({ created_at }) => csvTime(created_at) },
      { header: 'Revoked (UTC)', value: ({ revoked_at }) => revoked_at && csvTime(revoked_at) },
      { header: 'Daily ceiling', value: ({ daily_ceiling }) => String(daily_ceiling) },
      ...FIGURES.map((figure) => ({
        header: `${figure[0]?.toUpperCase()}${figure.slice(1)} (30 days)`,
        value: ({ figures }: PartnerSummary) => String(figures[figure]),
      })),
    ],
  },
}

/** Turns the query of the partners list into SQL conditions. */
export const partnerSelection = ({ search, state }: Pick<PartnersQuery, 'search' | 'state'>): Selection => ({
  search,
  conditions: () => (state ? [`revoked_at is ${state === 'revoked' ? 'not ' : ''}null`] : []),
})
