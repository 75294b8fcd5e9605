import type { AdminRelease } from '@soulsign/contracts'
import { Card } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'
import { Trend } from '../dashboard/Trend.tsx'
import { type Column, Table, Text, Totals } from '../list/index.ts'
import { failuresByVersion } from './failures.ts'
import css from './releases.module.css'

type Row = AdminRelease['phases'][number]

/** Pages and failures of the last 48 hours: totals, a line for each version that failed, and where it failed. */
export function Use({ release: { hours, phases } }: { release: AdminRelease }) {
  const { t, i18n } = useTranslation('admin')
  const number = new Intl.NumberFormat(i18n.language)
  const sum = (of: 'pages' | 'failures') => number.format(hours.reduce((total, hour) => total + hour[of], 0))
  const columns: Column<Row>[] = [
    { key: 'version', label: t('releases.versions.version'), cell: ({ version }) => <Text>{version}</Text> },
    {
      key: 'phase',
      label: t('releases.use.phase'),
      cell: ({ phase }) => t(`releases.phases.${phase}` as 'releases.phases.entry', { defaultValue: phase }),
    },
    { key: 'failures', label: t('releases.failures'), cell: ({ failures }) => number.format(failures) },
  ]
  return (
    <section>
      <h2 className={css.heading}>{t('releases.use.title')}</h2>
      {hours.length === 0 ? (
        <p>{t('releases.use.none')}</p>
      ) : (
        <div className={css.use}>
          <Totals
            figures={[
              { name: t('releases.use.totals.pages'), value: sum('pages') },
              { name: t('releases.use.totals.failures'), value: sum('failures') },
            ]}
          />
          {phases.length === 0 ? (
            <p>{t('releases.use.noFailures')}</p>
          ) : (
            <>
              {failuresByVersion(hours).map(({ version, failures }) => (
                <Card key={version}>
                  <h3 className={css.version}>
                    <bdi>{version}</bdi>
                  </h3>
                  <Trend
                    values={failures}
                    label={t('releases.use.plot', { version, most: number.format(Math.max(...failures)) })}
                  />
                </Card>
              ))}
              <Table
                caption={t('releases.use.phases')}
                columns={columns}
                items={phases}
                rowKey={({ version, phase }) => `${version} ${phase}`}
              />
            </>
          )}
        </div>
      )}
    </section>
  )
}
