import { SAFETY_LEVELS, type SafetyFigures } from '@soulsign/contracts'
import { usePageTitle, useShell } from '@soulsign/remote-kit'
import { Card, PageHeader, Skeleton, Stack } from '@soulsign/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ADMIN_KEY, LoadFailed, Totals } from '../list/index.ts'
import { Categories } from './Categories.tsx'
import { Reading } from './Reading.tsx'
import css from './safety.module.css'

/** `/admin/safety`: how often help was shown and what followed, without anybody's words. */
export function Component() {
  const { t } = useTranslation('admin')
  const { api } = useShell()
  usePageTitle(t('safety.title'))
  const figures = useQuery({
    queryKey: [ADMIN_KEY, 'safety-figures'],
    queryFn: ({ signal }) => api.call('adminSafetyFigures', {}, { signal }),
  })
  const { data } = figures
  return (
    <Stack gap={6}>
      <PageHeader title={t('safety.title')} lead={t('safety.lead')} className={css.header} />
      {figures.isLoadingError ? (
        <LoadFailed title={t('safety.failed')} query={figures} />
      ) : !data ? (
        <Skeleton lines={6} />
      ) : data.items.length + data.reading.length === 0 ? (
        <Card>{t('safety.none')}</Card>
      ) : (
        <>
          <ReadingTotals rows={data.reading} />
          <Reading rows={data.reading} />
          <Categories items={data.items} />
        </>
      )}
    </Stack>
  )
}

/** Panels, questions and cards of all days, and the share that was not meant. */
function ReadingTotals({ rows }: { rows: SafetyFigures['reading'] }) {
  const { t, i18n } = useTranslation('admin')
  const number = new Intl.NumberFormat(i18n.language)
  const share = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 1 })
  const sum = (among: typeof rows, of: 'shown' | 'not_meant') => among.reduce((total, row) => total + row[of], 0)
  // A card does not ask whether it was meant.
  const meant = rows.filter(({ level }) => level !== 'card')
  const shown = sum(meant, 'shown')
  const figures = SAFETY_LEVELS.map((level) => ({
    name: t(`safety.totals.${level}`),
    value: number.format(
      sum(
        rows.filter((row) => row.level === level),
        'shown',
      ),
    ),
  }))
  const notMeant = share.format(shown > 0 ? sum(meant, 'not_meant') / shown : 0)
  return <Totals figures={[...figures, { name: t('safety.totals.notMeant'), value: notMeant }]} />
}
