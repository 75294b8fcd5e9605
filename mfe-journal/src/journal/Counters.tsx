import type { JournalPage } from '@soulsign/contracts'
import { Card, Skeleton } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'
import css from './journal.module.css'

const COUNTERS = ['symptoms', 'analyzed', 'plans'] as const

/** The counts of all matching entries. */
export function Counters({ counts }: { counts: JournalPage['counts'] }) {
  const { t, i18n } = useTranslation('journal')
  const number = new Intl.NumberFormat(i18n.language)
  return (
    <Card>
      <dl className={css.counters}>
        {COUNTERS.map((name) => (
          <div key={name} className={css.counter}>
            <dt>{t(`counters.${name}`)}</dt>
            <dd>{counts ? number.format(counts[name]) : <Skeleton />}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
