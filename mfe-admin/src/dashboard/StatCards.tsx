import type { Course } from '@soulsign/contracts'
import { useShell } from '@soulsign/remote-kit'
import { Card, Skeleton } from '@soulsign/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ADMIN_KEY, LoadFailed } from '../list/index.ts'
import css from './dashboard.module.css'
import { Trend } from './Trend.tsx'

const CARDS = ['users', 'subscriptions', 'diagnoses'] as const

/** Totals and their trend over the last 30 days. */
export function StatCards() {
  const { t } = useTranslation('admin')
  const { api } = useShell()
  const stats = useQuery({
    queryKey: [ADMIN_KEY, 'stats'],
    queryFn: ({ signal }) => api.call('adminStats', {}, { signal }),
  })
  // Figures stay on the screen if a later load fails.
  if (stats.isLoadingError) return <LoadFailed title={t('dashboard.failed')} query={stats} />
  return (
    <section aria-label={t('dashboard.stats')} aria-busy={stats.isPending} className={css.cards}>
      {CARDS.map((name) => (
        <StatCard key={name} label={t(`dashboard.cards.${name}`)} course={stats.data?.[name]} />
      ))}
    </section>
  )
}

function StatCard({ label, course }: { label: string; course: Course | undefined }) {
  const { t, i18n } = useTranslation('admin')
  const number = new Intl.NumberFormat(i18n.language)
  const added = course?.days.map((day) => day.added) ?? []
  return (
    <Card as="article" className={css.card}>
      <h2 className={css.label}>{label}</h2>
      <p className={css.total}>{course ? number.format(course.total) : <Skeleton />}</p>
      {course ? (
        <>
          <Trend
            values={added}
            label={t('dashboard.trend', {
              least: number.format(Math.min(...added)),
              most: number.format(Math.max(...added)),
              today: number.format(added.at(-1) ?? 0),
            })}
          />
          <p className={css.note}>{t('dashboard.course', { count: added.reduce((sum, value) => sum + value, 0) })}</p>
        </>
      ) : (
        <>
          <Skeleton shape="block" className={css.trend} />
          <p className={css.note}>
            <Skeleton />
          </p>
        </>
      )}
    </Card>
  )
}
