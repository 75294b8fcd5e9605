import type { JournalEntry } from '@soulsign/contracts'
import { Alert, Button, EmptyState, LostIllustration, VisuallyHidden } from '@soulsign/ui'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { EditingTools } from './EntryCard.tsx'
import { EntryList } from './EntryList.tsx'
import css from './journal.module.css'
import { isSelected, type Selection } from './selection.ts'
import type { useEntries } from './useJournal.ts'

interface ResultsProps {
  ref: Ref<HTMLElement>
  journal: ReturnType<typeof useEntries>
  /** The loaded entries, without those that are being deleted. */
  entries: readonly JournalEntry[]
  tools: EditingTools | null
  /** Number of entries that match, loaded or not. */
  total: number
  /** Whether the list shows less than everything. */
  narrowed: boolean
  selection: Selection
  onToggle(entry: JournalEntry): void
  onDelete(entry: JournalEntry): void
  /** Shown if no entry matches. */
  children: ReactNode
}

/** The matching entries, or why there are none. The number is announced when it changes. */
export function Results({
  ref,
  journal,
  entries,
  tools,
  total,
  narrowed,
  selection,
  onToggle,
  onDelete,
  children,
}: ResultsProps) {
  const { t } = useTranslation('journal')
  const { counts, isLoadingError, isFetching, isPlaceholderData, isFetchNextPageError } = journal
  const number = isPlaceholderData ? t('searching') : counts && total > 0 && t('found', { count: total })
  const retry = (again: () => Promise<unknown>) => {
    const failed = {
      role: 'alert',
      title: t('loadFailed'),
      actions: (
        <Button busy={isFetching} onClick={() => void again()}>
          {t('tryAgain')}
        </Button>
      ),
    }
    return total > 0 ? (
      <Alert tone="warn" {...failed} />
    ) : (
      <EmptyState illustration={<LostIllustration />} {...failed} />
    )
  }
  return (
    <section ref={ref} tabIndex={-1} aria-label={t('results')} aria-busy={isPlaceholderData} className={css.results}>
      <p role="status" className={css.announcement}>
        {/* The counters show the number of all entries. */}
        {narrowed ? number : <VisuallyHidden>{number}</VisuallyHidden>}
      </p>
      {total > 0 ? (
        <EntryList
          entries={entries}
          tools={tools}
          total={total}
          isSelected={(entry) => isSelected(selection, entry)}
          isPlanWritten={journal.isPlanWritten}
          onToggle={onToggle}
          onDelete={onDelete}
          onEnd={journal.fetchMore}
        />
      ) : (
        !isLoadingError && children
      )}
      {isFetchNextPageError ? retry(journal.fetchNextPage) : isLoadingError && retry(journal.refetch)}
    </section>
  )
}
