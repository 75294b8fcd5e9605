import { SAFETY_CATEGORIES, type SafetyCategory, type SafetyFigures } from '@soulsign/contracts'
import { localeOf, useShell } from '@soulsign/remote-kit'
import { Card, Skeleton } from '@soulsign/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ADMIN_KEY, type Column, LoadFailed, Table } from '../list/index.ts'
import css from './insights.module.css'

interface Day {
  day: string
  total: number
  panels: Map<SafetyCategory, number>
}

/** The figures by day, newest first, over both levels. */
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
export function SafetyPanels() {
  const { t, i18n } = useTranslation('admin')
  const { api } = useShell()
  const figures = useQuery({
    queryKey: [ADMIN_KEY, 'safety-figures'],
    queryFn: ({ signal }) => api.call('adminSafetyFigures', {}, { signal }),
  })
  const number = new Intl.NumberFormat(i18n.language)
  // The figures count days in UTC.
  const date = new Intl.DateTimeFormat(localeOf(i18n.language), {
    dateStyle: 'medium',
    timeZone: 'UTC',
  })
  const days = toDays(figures.data?.items ?? [])
  const categories = SAFETY_CATEGORIES.filter((category) => days.some(({ panels }) => panels.has(category)))
  const columns: Column<Day>[] = [
    { key: 'day', label: t('insights.safety.day'), cell: ({ day }) => date.format(new Date(day)) },
    { key: 'total', label: t('insights.safety.total'), cell: ({ total }) => number.format(total) },
    ...categories.map((category) => ({
      key: category,
      label: t(`insights.safety.categories.${category}`),
      cell: ({ panels }: Day) => number.format(panels.get(category) ?? 0),
    })),
  ]
  return (
    <section>
      <h2 className={css.heading}>{t('insights.safety.title')}</h2>
      <p className={css.lead}>{t('insights.safety.lead')}</p>
      {figures.isLoadingError ? (
        <LoadFailed title={t('insights.safety.failed')} query={figures} />
      ) : figures.isPending ? (
        <Skeleton lines={4} />
      ) : days.length === 0 ? (
        <Card>{t('insights.safety.none')}</Card>
      ) : (
        <Table caption={t('insights.safety.title')} columns={columns} items={days} rowKey={({ day }) => day} />
      )}
    </section>
  )
}
