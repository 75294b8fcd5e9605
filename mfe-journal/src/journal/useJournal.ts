import { onEntriesChanged, tellEntriesChanged, useShell } from '@soulsign/remote-kit'
import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useEffect, useMemo } from 'react'
import type { View } from './filters.ts'
import { finishLeaving } from './leaving.ts'
import { entriesOf, firstOnly, type Pages, withNewest, withoutEntries } from './pages.ts'
import type { Deletion, Selection } from './selection.ts'

/** First part of every query key of the journal. */
export const JOURNAL_KEY = ['journal']

/** How often the list checks entries that are being written. */
const WRITING_POLL_MS = 4_000

/** The results of refetches whose first page explained the whole change. */
const joined = new WeakMap<AbortSignal, Pages>()

/**
 * The entries of a view, a page at a time. A refetch loads only the first page, and the others if that shows a change
 * further down, so a long list costs no more than a short one. Tabs tell each other of changes, and check whatever is
 * being written in any of them.
 */
export function useEntries(view: View) {
  const { api, session } = useShell()
  const client = useQueryClient()
  const userId = session.status === 'user' ? session.user.id : null
  useEffect(() => onEntriesChanged(() => void client.invalidateQueries({ queryKey: JOURNAL_KEY })), [client])

  const query = useInfiniteQuery({
    queryKey: [...JOURNAL_KEY, view],
    queryFn: async ({ queryKey, pageParam: cursor, signal }) => {
      const known = joined.get(signal)
      const knownPage = known?.pages[known.pageParams.indexOf(cursor)]
      if (knownPage) return knownPage
      if (userId) await finishLeaving(userId, api)
      const page = await api.call('listSymptoms', { query: { ...view, ...(cursor && { cursor }) } }, { signal })
      const loaded = client.getQueryData<Pages>(queryKey)
      const whole = !cursor && loaded && withNewest(loaded, page)
      if (!whole) return page
      joined.set(signal, whole)
      return whole.pages[0] ?? page
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.data?.pages[0]?.writing?.length ? WRITING_POLL_MS : false),
  })
  const { data, fetchNextPage, hasNextPage, isFetching, isFetchNextPageError } = query
  // A page must not interrupt a refetch, or be requested again and again after a failure.
  const mayFetch = hasNextPage && !isFetching && !isFetchNextPageError
  const fetchMore = useCallback(() => {
    if (mayFetch) void fetchNextPage()
  }, [mayFetch, fetchNextPage])
  const entries = useMemo(() => entriesOf(data), [data])
  const drawn = useDeferredValue(entries)
  return {
    ...query,
    fetchMore,
    entries,
    /** The entries to draw: React draws others in pieces, between which the page answers. */
    drawn: drawn.length > 0 ? drawn : entries,
    counts: data?.pages[0]?.counts ?? null,
    /** The number of entries that match, loaded or not. */
    found: data?.pages[0]?.found ?? 0,
    /** Whether a plan is being written for an entry, in this tab or another. */
    isPlanWritten: ({ id }: { id: string }) =>
      data?.pages[0]?.writing?.some(({ symptom_id, kind }) => kind === 'plan' && symptom_id === id) ?? false,
  }
}

/** The API's input to delete a selection of a view. */
export function deletionOf(selection: Selection, { search, ...filters }: View): Deletion {
  return selection.kind === 'some'
    ? { ids: [...selection.ids] }
    : { all: true, ...(search && { search }), filters, except: [...selection.except], until: selection.until }
}

/** What to show at once. After a deletion of all matches, the pages further down are fetched again. */
const shown = (data: Pages, body: Deletion) => ('ids' in body ? withoutEntries(data, body.ids) : firstOnly(data))

/** Deletes entries, here and in other tabs' lists. Without a network it fails at once and is not repeated later. */
export function useDeletion() {
  const { api } = useShell()
  const client = useQueryClient()
  const { mutateAsync } = useMutation({
    networkMode: 'always',
    // It may be sent while the page is being left.
    mutationFn: (body: Deletion) => api.call('deleteSymptoms', { body }, { keepalive: true }),
    onSuccess: async (_, body) => {
      client.setQueriesData<Pages>({ queryKey: JOURNAL_KEY }, (data) => data && shown(data, body))
      await client.invalidateQueries({ queryKey: JOURNAL_KEY })
    },
    onSettled: tellEntriesChanged,
  })
  return mutateAsync
}
