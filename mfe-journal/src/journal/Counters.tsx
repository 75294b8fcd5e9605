import type { JournalPage } from '@soulsign/contracts'
import { useTranslation } from 'react-i18next'
import css from './journal.module.css'

const COUNTERS = ['symptoms', 'analyzed', 'plans'] as const

/** The counts of everything in the journal, whatever is searched. */
export function Counters({ counts }: { counts: NonNullable<JournalPage['counts']> }) {
  const { t, i18n } = useTranslation('journal')
  const number = new Intl.NumberFormat(i18n.language)
  return (
    <dl className={css.counters}>
      {COUNTERS.map((name) => (
        <div key={name} className={css.counter}>
          <dt>{t(`counters.${name}`)}</dt>
          <dd>{number.format(counts[name])}</dd>
        </div>
      ))}
    </dl>
  )
}
