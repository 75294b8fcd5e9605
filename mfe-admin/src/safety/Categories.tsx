import { SAFETY_CATEGORIES, type SafetyCategory, type SafetyFigures } from '@soulsign/contracts'
import { useTranslation } from 'react-i18next'
import { type Column, Table, useDays } from '../list/index.ts'
import css from './safety.module.css'

interface Day {
  day: string
  total: number
  panels: Map<SafetyCategory, number>
}

/** The figures by day, newest first, over all levels. */
function toDays(items: SafetyFigures['items']): Day[] {
  const days = new Map<string, Day>()
  for (const { day, category, panels } of items) {
    const entry = days.get(day) ?? { day, total: 0, panels: new Map() }
    entry.total += panels
    entry.panels.set(category, (entry.panels.get(category) ?? 0) + panels)
    days.set(day, entry)
  }
  return [...days.values()].sort((a, b) => b.day.localeCompare(a.day))
}

/** How often help was shown, by day and category. */
export function Categories({ items }: { items: SafetyFigures['items'] }) {
  const { t, i18n } = useTranslation('admin')
  const number = new Intl.NumberFormat(i18n.language)
  const dayOf = useDays()
  const days = toDays(items)
  const categories = SAFETY_CATEGORIES.filter((category) => days.some(({ panels }) => panels.has(category)))
  const columns: Column<Day>[] = [
    { key: 'day', label: t('safety.day'), cell: ({ day }) => dayOf(day) },
    { key: 'total', label: t('safety.categories.total'), cell: ({ total }) => number.format(total) },
    ...categories.map((category) => ({
      key: category,
      label: t(`safetyCategories.${category}`),
      cell: ({ panels }: Day) => number.format(panels.get(category) ?? 0),
    })),
  ]
  return (
    <section>
      <h2 className={css.heading}>{t('safety.categories.title')}</h2>
      <Table caption={t('safety.categories.title')} columns={columns} items={days} rowKey={({ day }) => day} />
    </section>
  )
}
