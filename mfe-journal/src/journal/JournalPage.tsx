import type { JournalEntry } from '@soulsign/contracts'
import { usePageTitle, useShell } from '@soulsign/remote-kit'
import { Link, useSearchParams } from '@soulsign/remote-kit/router'
import { Button, ConfirmDialog, EmptyIllustration, EmptyState, Page, PageHeader, Spinner, Stack } from '@soulsign/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Counters } from './Counters.tsx'
import { titleIdOf } from './EntryCard.tsx'
import { FilterBar } from './FilterBar.tsx'
import { isNarrowed, readView, withPart } from './filters.ts'
import { Results } from './Results.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { among, everything, NOTHING, type Selection, selectedCount, toggled, without } from './selection.ts'
import { type Deletion, deletionOf, useDeletion, useEntries } from './useJournal.ts'

/** The subject of the confirm dialog. It is fixed when the dialog opens, whatever the page does meanwhile. */
interface Confirmation {
  body: Deletion
  count: number
  /** The entry to delete; null for a selection. */
  entry: JournalEntry | null
}

/** `/journal`: a person's entries, newest first. */
export function Component() {
  const { t } = useTranslation('journal')
  const { toast } = useShell()
  const [query, setQuery] = useSearchParams()
  const view = readView(query)
  const viewKey = JSON.stringify(view)
  const journal = useEntries(view)
  const { entries, counts, isPending, isError } = journal
  const remove = useDeletion()
  const results = useRef<HTMLElement>(null)
  /** What takes the focus after the dialog closes: an entry by its id, '' for the results. */
  const focusNext = useRef<string | null>(null)
  // A selection belongs to the view it was made in.
  const [chosen, setChosen] = useState<{ viewKey: string; selection: Selection }>({ viewKey, selection: NOTHING })
  const selection = chosen.viewKey === viewKey ? among(chosen.selection, entries) : NOTHING
  const select = (next: Selection) => setChosen({ viewKey, selection: next })
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null)
  usePageTitle(t('title'))

  // Any change of the view closes the dialog.
  useEffect(() => setConfirmation(null), [viewKey])
  useEffect(() => {
    if (isError) toast({ title: t('error'), description: t('loadFailed'), tone: 'destructive' })
  }, [isError, toast, t])
  useEffect(() => {
    if (confirmation !== null || focusNext.current === null) return
    // The dialog is closed, and the button that opened it may be gone.
    const next = document.getElementById(titleIdOf(focusNext.current)) ?? results.current
    focusNext.current = null
    next?.focus()
  }, [confirmation])

  async function confirm({ body, entry }: Confirmation) {
    const place = entries.findIndex(({ id }) => id === entry?.id)
    const neighbour = entry && (entries[place + 1] ?? entries[place - 1])
    try {
      const { deleted } = await remove.mutateAsync(body)
      select(entry ? without(selection, entry) : NOTHING)
      toast(
        entry
          ? { title: t('deleted'), tone: 'success' }
          : { title: t('deletedMany'), description: t('deletedCount', { count: deleted }), tone: 'success' },
      )
      focusNext.current = neighbour?.id ?? ''
    } catch {
      toast({ title: t('error'), description: t(entry ? 'deleteFailed' : 'deleteManyFailed'), tone: 'destructive' })
    }
    setConfirmation(null)
  }

  if (isPending) return <Spinner fullScreen label={t('loading')} />
  const total = counts?.symptoms ?? 0
  const count = selectedCount(selection, total)
  const [newest] = entries
  const texts = confirmation?.entry ? 'confirmOne' : 'confirmMany'
  return (
    <Page>
      <Stack gap={6}>
        <PageHeader title={t('title')} />
        <Counters counts={counts} />
        <FilterBar
          view={view}
          onChange={(name, value) => setQuery((now) => withPart(now, name, value), { replace: name === 'search' })}
          onClear={() => {
            setQuery({})
            // The button disappears with the filters.
            results.current?.focus({ preventScroll: true })
          }}
        />
        <SelectionBar
          count={count}
          all={count > 0 && count === total}
          selectable={entries.length > 0 && !journal.isPlaceholderData}
          onAll={() => newest && select(everything(total, newest.created_at))}
          onNone={() => select(NOTHING)}
          onDelete={() => setConfirmation({ body: deletionOf(selection, view), count, entry: null })}
        />
        <Results
          ref={results}
          journal={journal}
          total={total}
          selection={selection}
          onToggle={({ id }) => select(toggled(selection, id))}
          onDelete={(entry) => setConfirmation({ body: { ids: [entry.id] }, count: 1, entry })}
        >
          {isNarrowed(view) ? (
            <EmptyState title={t('noMatch.title')}>{t('noMatch.text')}</EmptyState>
          ) : (
            <EmptyState
              title={t('empty.title')}
              illustration={<EmptyIllustration />}
              actions={
                <Button asChild>
                  <Link to="/symptom-entry">{t('empty.action')}</Link>
                </Button>
              }
            >
              {t('empty.text')}
            </EmptyState>
          )}
        </Results>
      </Stack>
      <ConfirmDialog
        open={confirmation !== null}
        onOpenChange={(open) => !open && !remove.isPending && setConfirmation(null)}
        title={t(`${texts}.title`, { count: confirmation?.count ?? 0 })}
        description={t(`${texts}.text`, { count: confirmation?.count ?? 0, title: confirmation?.entry?.title })}
        confirmLabel={t(`${texts}.confirm`)}
        cancelLabel={t(`${texts}.cancel`)}
        busy={remove.isPending}
        onConfirm={() => confirmation && void confirm(confirmation)}
      />
    </Page>
  )
}
