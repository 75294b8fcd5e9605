import type { SafetyFigures } from '@soulsign/contracts'
import { useTranslation } from 'react-i18next'
import { type Column, Table, useDays } from '../list/index.ts'
import css from './safety.module.css'

type Row = SafetyFigures['reading'][number]
const COUNTS = ['shown', 'yes', 'unsure', 'no'] as const

/** By day, language and reader: how often help was shown, what was answered, and how often it was not meant. */
export function Reading({ rows }: { rows: Row[] }) {
  const { t, i18n } = useTranslation('admin')
  const number = new Intl.NumberFormat(i18n.language)
  const languages = new Intl.DisplayNames([i18n.language], { type: 'language' })
  const dayOf = useDays()
  // Only a question has answers.
  const count = (row: Row, key: (typeof COUNTS)[number]) =>
    key === 'shown' || row.level === 'ask' ? number.format(row[key]) : t('none')
  const columns: Column<Row>[] = [
    { key: 'day', label: t('safety.day'), cell: ({ day }) => dayOf(day) },
    {
      key: 'language',
      label: t('safety.language'),
      cell: ({ language }) => (language === 'und' ? t('safety.unknown') : (languages.of(language) ?? language)),
    },
    { key: 'level', label: t('safety.level'), cell: ({ level }) => t(`safety.levels.${level}`) },
    { key: 'by', label: t('safety.by'), cell: ({ by }) => t(`safety.readers.${by}`) },
    ...COUNTS.map((key) => ({ key, label: t(`safety.${key}`), cell: (row: Row) => count(row, key) })),
    { key: 'notMeant', label: t('safety.notMeant'), cell: (row) => number.format(row.not_meant) },
  ]
  return (
    <section>
      <h2 className={css.heading}>{t('safety.reading.title')}</h2>
      <Table
        caption={t('safety.reading.title')}
        columns={columns}
        items={rows}
        rowKey={({ day, language, level, by }) => `${day} ${language} ${level} ${by}`}
      />
    </section>
  )
}
