import type { Partner, PartnerFigures, PartnerUsage } from '@soulsign/contracts'
import { useShell } from '@soulsign/remote-kit'
import { Alert, Skeleton } from '@soulsign/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Trend } from '../dashboard/Trend.tsx'
import { ADMIN_KEY, type Column, LoadFailed, Table, Totals, useDays } from '../list/index.ts'
import css from './partners.module.css'

const FIGURES = [
  'views',
  'starts',
  'completed',
  'limits',
  'signups',
  'refusals',
] as const satisfies (keyof PartnerFigures)[]

/** A partner's counts: in total, as a trend, and by day. */
export function Usage({ partner }: { partner: Partner }) {
  const { t } = useTranslation('admin')
  const { api } = useShell()
  const usage = useQuery({
    queryKey: [ADMIN_KEY, 'partner', partner.id, 'usage'],
    queryFn: ({ signal }) => api.call('getPartnerUsage', { params: { id: partner.id }, query: {} }, { signal }),
    refetchOnWindowFocus: true,
  })
  return (
    <section>
      <h2 className={css.heading}>{t('partners.usage.title')}</h2>
      <p className={css.note}>{t('partners.usage.text')}</p>
      {usage.data ? (
        <div className={css.form}>
          {!partner.revoked_at && (
            <Today starts={usage.data.days.at(-1)?.starts ?? 0} ceiling={partner.daily_ceiling} />
          )}
          <Figures usage={usage.data} />
        </div>
      ) : usage.isError ? (
        <LoadFailed title={t('partners.usage.failed')} query={usage} />
      ) : (
        <Skeleton lines={6} />
      )}
    </section>
  )
}

/** How much of the daily ceiling is left. */
function Today({ starts, ceiling }: { starts: number; ceiling: number }) {
  const { t, i18n } = useTranslation('admin')
  const number = new Intl.NumberFormat(i18n.language)
  const words = { starts: number.format(starts), ceiling: number.format(ceiling) }
  if (starts >= ceiling) return <Alert tone="warn">{t('partners.usage.reached', words)}</Alert>
  return <p>{t('partners.usage.today', words)}</p>
}

function Figures({ usage: { total, days } }: { usage: PartnerUsage }) {
  const { t, i18n } = useTranslation('admin')
  const number = new Intl.NumberFormat(i18n.language)
  const dayOf = useDays()
  const views = days.map((figures) => figures.views)
  const used = days.filter((figures) => FIGURES.some((figure) => figures[figure] > 0)).reverse()
  const columns: Column<PartnerUsage['days'][number]>[] = [
    { key: 'day', label: t('partners.usage.day'), cell: (row) => dayOf(row.day) },
    ...FIGURES.map((figure) => ({
      key: figure,
      label: t(`partners.usage.figures.${figure}`),
      cell: (row: PartnerFigures) => number.format(row[figure]),
    })),
  ]
  return (
    <div className={css.form}>
      <Totals
        figures={FIGURES.map((figure) => ({
          name: t(`partners.usage.figures.${figure}`),
          value: number.format(total[figure]),
        }))}
      />
      {used.length === 0 ? (
        <p>{t('partners.usage.none')}</p>
      ) : (
        <>
          <Trend
            values={views}
            label={t('partners.usage.trend', {
              least: number.format(Math.min(...views)),
              most: number.format(Math.max(...views)),
              today: number.format(views.at(-1) ?? 0),
            })}
          />
          <Table caption={t('partners.usage.title')} columns={columns} items={used} rowKey={(row) => row.day} />
        </>
      )}
    </div>
  )
}
