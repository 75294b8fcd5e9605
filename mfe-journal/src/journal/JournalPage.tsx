import type { JournalEntry } from '@soulsign/contracts'
import { usePageTitle, useShell } from '@soulsign/remote-kit'
import { Link, useSearchParams } from '@soulsign/remote-kit/router'
import {
  Button,
  Cluster,
  EditIcon,
  EmptyIllustration,
  EmptyState,
  LostIllustration,
  Page,
  PageHeader,
  SearchIcon,
  Skeleton,
  Stack,
  useLater,
} from '@soulsign/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Counters } from './Counters.tsx'
import { titleIdOf } from './EntryCard.tsx'
import { isNarrowed, readView, withPart } from './filters.ts'
import css from './journal.module.css'
import { Results } from './Results.tsx'
import {
  among,
  type Deletion,
  everything,
  isSelected,
  NOTHING,
  type Selection,
  selectedCount,
  toggled,
  without,
} from './selection.ts'
import { deletionOf, useEntries } from './useJournal.ts'
import { useUndo } from './useUndo.ts'

/** Places of entries in the outline while the list loads. */
const PLACES = [1, 2, 3]

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
  const { counts, found, isPending, isPaused, isRefetchError, refetch } = journal
  const results = useRef<HTMLElement>(null)
  const edit = useRef<HTMLButtonElement>(null)
  const undo = useUndo(() => results.current?.focus({ preventScroll: true }), viewKey)
  const entries = journal.entries.filter((entry) => !undo.isHidden(entry))
  const [searching, setSearching] = useState(isNarrowed(view))
  const filters = useLater(() => import('./FilterBar.tsx'), searching)
  const [editing, setEditing] = useState(false)
  const tools = useLater(() => import('./editing.ts'), editing)
  const searchId = useId()
  /** What takes the focus after the dialog closes: an entry by its id, '' for the results. */
  const focusNext = useRef<string | null>(null)
  // A selection belongs to the view it was made in.
  const [chosen, setChosen] = useState<{ viewKey: string; selection: Selection }>({ viewKey, selection: NOTHING })
  const selection = chosen.viewKey === viewKey ? among(chosen.selection, entries) : NOTHING
  const select = (next: Selection) => setChosen({ viewKey, selection: next })
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null)
  const stopOrStartEditing = (next: boolean) => {
    setEditing(next)
    setConfirmation(null)
    select(NOTHING)
  }
  usePageTitle(t('title'))

  // Any change of the view closes the dialog.
  useEffect(() => setConfirmation(null), [viewKey])
  // If nothing could be loaded, the list's own place says so.
  useEffect(() => {
    if (!isRefetchError) return
    const controller = new AbortController()
    // The error stays during a retry, so this effect does not see a second failure.
    const action = { label: t('tryAgain'), onAction: () => void refetch().then(({ isError }) => isError && tell()) }
    const failed = { title: t('error'), description: t('loadFailed'), tone: 'destructive' } as const
    const tell = () => toast({ ...failed, action, until: controller.signal })
    tell()
    return () => controller.abort()
  }, [isRefetchError, refetch, toast, t])
  useEffect(() => {
    if (confirmation !== null || focusNext.current === null) return
    // The dialog is closed, and the button that opened it may be gone.
    const next = document.getElementById(titleIdOf(focusNext.current)) ?? results.current
    focusNext.current = null
    next?.focus()
  }, [confirmation])

  function confirm({ body, count, entry }: Confirmation) {
    const place = entries.findIndex(({ id }) => id === entry?.id)
    const neighbour = entry && (entries[place + 1] ?? entries[place - 1])
    const ids = 'ids' in body ? new Set(body.ids) : null
    const hides = (each: JournalEntry) => (ids ? ids.has(each.id) : isSelected(selection, each))
    undo.begin({ body, count, viewKey: ids ? null : viewKey, hides }, entry !== null)
    select(entry ? without(selection, entry) : NOTHING)
    if (!entry) setEditing(false)
    focusNext.current = neighbour?.id ?? ''
    setConfirmation(null)
  }

  const total = Math.max(0, found - undo.hidden(journal.entries))
  const count = selectedCount(selection, total)
  const [newest] = entries
  const texts = confirmation?.entry ? 'confirmOne' : 'confirmMany'
  const narrowed = isNarrowed(view)
  const isEmpty = counts !== null && total === 0 && !narrowed
  const addNew = (
    <Button asChild className={css.add}>
      <Link to="/symptom-entry">{t('add')}</Link>
    </Button>
  )
  return (
    <Page tall>
      <Stack gap={5}>
        <PageHeader title={t('title')} className={css.heading} />
        {!isEmpty && !isPending && (
          <Cluster gap={1} className={css.tools}>
            <Cluster gap={1}>
              <Button
                variant="quiet"
                icon={<SearchIcon aria-hidden />}
                aria-label={t('filters.open')}
                aria-expanded={searching}
                aria-controls={searchId}
                onClick={() => setSearching(!searching)}
              />
              {total > 0 && (
                <Button
                  ref={edit}
                  variant="quiet"
                  icon={<EditIcon aria-hidden />}
                  aria-pressed={editing}
                  busy={editing && !tools}
                  onClick={() => stopOrStartEditing(!editing)}
                >
                  {t('edit.start')}
                </Button>
              )}
            </Cluster>
            {addNew}
          </Cluster>
        )}
        {isPending && <Loading isPaused={isPaused} />}
        {counts && !isEmpty && <Counters counts={counts} />}
        {searching && !isEmpty && filters && (
          <filters.FilterBar
            id={searchId}
            view={view}
            onChange={(name, value) => setQuery((now) => withPart(now, name, value), { replace: name === 'search' })}
            onClear={() => {
              setQuery({})
              // The button disappears with the filters.
              results.current?.focus({ preventScroll: true })
            }}
          />
        )}
        {!isPending && (
          <Results
            ref={results}
            journal={journal}
            entries={journal.drawn.filter((entry) => !undo.isHidden(entry))}
            tools={editing ? tools : null}
            total={total}
            narrowed={narrowed}
            selection={selection}
            onToggle={({ id }) => select(toggled(selection, id))}
            onDelete={(entry) => setConfirmation({ body: { ids: [entry.id] }, count: 1, entry })}
          >
            {narrowed ? (
              <EmptyState title={t('noMatch.title')} illustration={<LostIllustration />}>
                {t('noMatch.text')}
              </EmptyState>
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
        )}
        {editing && tools && total > 0 && !journal.isPlaceholderData && (
          <tools.SelectionBar
            count={count}
            all={count > 0 && count === total}
            onAll={() => newest && select(everything(total, newest.created_at))}
            onNone={() => select(NOTHING)}
            onDelete={() => setConfirmation({ body: deletionOf(selection, view), count, entry: null })}
            onDone={() => {
              stopOrStartEditing(false)
              // The button disappears with its bar.
              edit.current?.focus()
            }}
          />
        )}
      </Stack>
      {tools && (
        <tools.ConfirmDialog
          open={confirmation !== null}
          onClose={() => setConfirmation(null)}
          title={t(`${texts}.title`, { count: confirmation?.count ?? 0 })}
          description={t(`${texts}.text`, { count: confirmation?.count ?? 0, title: confirmation?.entry?.title })}
          confirmLabel={t(`${texts}.confirm`)}
          cancelLabel={t(`${texts}.cancel`)}
          onConfirm={() => confirmation && confirm(confirmation)}
        />
      )}
    </Page>
  )
}

/** The outline of the buttons, the counters and the list, while they load or wait for a network. */
function Loading({ isPaused }: { isPaused: boolean }) {
  const { t } = useTranslation('journal')
  return (
    <Stack gap={5} role="status">
      <p className={css.announcement}>{t(isPaused ? 'unconnected' : 'loading')}</p>
      <Skeleton lines={2} className={css.counts} />
      <div>
        <Skeleton className={css.month} />
        {PLACES.map((place) => (
          <div key={place} className={css.place}>
            <Skeleton shape="circle" />
            <Skeleton lines={3} />
          </div>
        ))}
      </div>
    </Stack>
  )
}
