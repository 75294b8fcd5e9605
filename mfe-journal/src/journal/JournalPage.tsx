import { usePageTitle, useShell } from '@soulsign/remote-kit'
import { Link, useSearchParams } from '@soulsign/remote-kit/router'
import {
  Alert,
  Button,
  ConfirmDialog,
  EmptyIllustration,
  EmptyState,
  Page,
  PageHeader,
  Spinner,
  Stack,
} from '@soulsign/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Counters } from './Counters.tsx'
import { EntryList } from './EntryList.tsx'
import { FilterBar } from './FilterBar.tsx'
import { isNarrowed, readView, withPart } from './filters.ts'
import css from './journal.module.css'
import { SelectionBar } from './SelectionBar.tsx'
import { EVERYTHING, isSelected, NOTHING, type Selection, selectedCount, toggled } from './selection.ts'
import { deletionOf, useDeletion, useEntries } from './use-journal.ts'

/** What a confirm dialog is open for. */
type Deletion = { title: string; selection: Selection; count: 1 } | { title: null; selection: Selection; count: number }

/** `/journal`: everything a person wrote, newest first. */
export function Component() {
  const { t } = useTranslation('journal')
  const { toast } = useShell()
  const [query, setQuery] = useSearchParams()
  const view = readView(query)
  const { entries, counts, hasNextPage, isFetchingNextPage, fetchNextPage, isPending, isError, refetch } =
    useEntries(view)
  const [selection, setSelection] = useState<Selection>(NOTHING)
  const [deletion, setDeletion] = useState<Deletion | null>(null)
  const remove = useDeletion()
  const list = useRef<HTMLDivElement>(null)
  usePageTitle(t('title'))

  useEffect(() => {
    if (isError) toast({ title: t('error'), description: t('loadFailed'), tone: 'destructive' })
  }, [isError, toast, t])

  const total = counts?.symptoms ?? 0
  const chosen = selectedCount(selection, total)
  const change = (name: Parameters<typeof withPart>[1], value: string) => {
    setSelection(NOTHING)
    setQuery((current) => withPart(current, name, value), { replace: true })
  }

  async function confirm({ title, selection: target }: Deletion) {
    try {
      const { deleted } = await remove.mutateAsync(deletionOf(target, view))
      setSelection(NOTHING)
      toast(
        title === null
          ? { title: t('deletedMany'), description: t('deletedCount', { count: deleted }), tone: 'success' }
          : { title: t('deleted'), tone: 'success' },
      )
    } catch {
      toast({
        title: t('error'),
        description: t(title === null ? 'deleteManyFailed' : 'deleteFailed'),
        tone: 'destructive',
      })
    }
    setDeletion(null)
    // What had the focus may be gone.
    list.current?.focus()
  }

  if (isPending) return <Spinner fullScreen label={t('loading')} />
  if (isError && entries.length === 0) {
    return (
      <Page>
        <Alert
          tone="warn"
          role="alert"
          title={t('loadFailed')}
          actions={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}
        />
      </Page>
    )
  }

  const texts = deletion?.title != null ? 'confirmOne' : 'confirmMany'
  return (
    <Page>
      <Stack gap={6}>
        <PageHeader title={t('title')} />
        <Counters counts={counts} />
        <FilterBar
          view={view}
          onChange={change}
          onClear={() => {
            setSelection(NOTHING)
            setQuery({}, { replace: true })
          }}
        />
        <div ref={list} tabIndex={-1} className={css.results}>
          {entries.length > 0 ? (
            <Stack gap={6}>
              <SelectionBar
                chosen={chosen}
                all={chosen > 0 && chosen === total}
                onAll={() => setSelection(EVERYTHING)}
                onNone={() => setSelection(NOTHING)}
                onDelete={() => setDeletion({ title: null, selection, count: chosen })}
              />
              <EntryList
                entries={entries}
                total={total}
                isSelected={(id) => isSelected(selection, id)}
                onToggle={(id) => setSelection(toggled(selection, id))}
                onDelete={({ id, title }) =>
                  setDeletion({ title, selection: { kind: 'some', ids: new Set([id]) }, count: 1 })
                }
                onEnd={() => {
                  if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
                }}
              />
            </Stack>
          ) : isNarrowed(view) ? (
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
        </div>
      </Stack>
      <ConfirmDialog
        open={deletion !== null}
        onOpenChange={(open) => !open && setDeletion(null)}
        title={t(`${texts}.title`, { count: deletion?.count ?? 0 })}
        description={t(`${texts}.text`, { count: deletion?.count ?? 0, title: deletion?.title })}
        confirmLabel={t(`${texts}.confirm`)}
        cancelLabel={t(`${texts}.cancel`)}
        busy={remove.isPending}
        onConfirm={() => deletion && void confirm(deletion)}
      />
    </Page>
  )
}
