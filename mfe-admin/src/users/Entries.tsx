import type { AdminEntry } from '@soulsign/contracts'
import { useShell } from '@soulsign/remote-kit'
import { Button, Card, Skeleton } from '@soulsign/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDates } from '../list/dates.ts'
import { ADMIN_KEY, type Column, LoadFailed, Table } from '../list/index.ts'
import { RevealDialog } from './RevealDialog.tsx'
import css from './user.module.css'

/** A person's entries, newest first, with time and kind. The text stays hidden until a reason is given. */
export function Entries({ personId }: { personId: string }) {
  const { t } = useTranslation('admin')
  const { api } = useShell()
  const { dateTime } = useDates()
  const [reading, setReading] = useState<AdminEntry | null>(null)
  const entries = useInfiniteQuery({
    queryKey: [ADMIN_KEY, 'user', personId, 'entries'],
    queryFn: ({ pageParam, signal }) =>
      api.call(
        'listUserEntries',
        { params: { id: personId }, query: { ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  })
  const items = entries.data?.pages.flatMap((page) => page.items) ?? []
  const columns: Column<AdminEntry>[] = [
    { key: 'date', label: t('user.columns.date'), cell: (entry) => dateTime(entry.created_at) },
    {
      key: 'type',
      label: t('user.columns.type'),
      cell: (entry) => t(`types.${entry.symptom_type}`, { defaultValue: entry.symptom_type }),
    },
    { key: 'state', label: t('user.columns.state'), cell: ({ state }) => t(`user.states.${state}`) },
    {
      key: 'text',
      label: t('user.columns.text'),
      actions: true,
      cell: (entry) => (
        <Button
          variant="secondary"
          size="s"
          aria-label={t('user.readLabel', { date: dateTime(entry.created_at) })}
          onClick={() => setReading(entry)}
        >
          {t('user.read')}
        </Button>
      ),
    },
  ]
  return (
    <section>
      <h2 className={css.heading}>{t('user.entries')}</h2>
      <p className={css.note}>{t('user.entriesNote')}</p>
      {entries.isError && <LoadFailed title={t('user.entriesFailed')} query={entries} />}
      {entries.isPending && <Skeleton lines={4} />}
      {entries.isSuccess && items.length === 0 && <Card>{t('user.noEntries')}</Card>}
      {items.length > 0 && (
        <Table caption={t('user.entries')} columns={columns} items={items} rowKey={({ id }) => id} />
      )}
      {entries.hasNextPage && (
        <Button
          variant="secondary"
          size="s"
          className={css.more}
          busy={entries.isFetchingNextPage}
          onClick={() => void entries.fetchNextPage()}
        >
          {t('user.more')}
        </Button>
      )}
      {reading && <RevealDialog entry={reading} onClose={() => setReading(null)} />}
    </section>
  )
}
