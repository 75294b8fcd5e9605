import type { DeleteEntries } from '@soulsign/contracts'
import { onEntriesChanged, tellEntriesChanged, useShell } from '@soulsign/remote-kit'
import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import type { z } from 'zod'
import type { View } from './filters.ts'
import { entriesOf, firstOnly, type Pages, withNewest, withoutEntries } from './pages.ts'
import type { Selection } from './selection.ts'

/** Of everything that is loaded of the journal. */
export const JOURNAL_KEY = ['journal']

/** How often the list looks for what is being written. */
const WRITING_POLL_MS = 4_000

/** The pages of refetches whose first page told the whole change. */
const joined = new WeakMap<AbortSignal, Pages>()

/**
 * The entries of a view, a page at a time. Looked at again, only the first page is asked for, and the others too if that
 * shows a change further down: a long list costs no more to keep up to date than a short one. Tabs hear of changes from
 * each other, and look for what is being written, whoever asked for it.
 */
export function useEntries(view: View) {
  const { api } = useShell()
  const client = useQueryClient()
  useEffect(() => onEntriesChanged(() => void client.invalidateQueries({ queryKey: JOURNAL_KEY })), [client])

  const query = useInfiniteQuery({
    queryKey: [...JOURNAL_KEY, view],
    queryFn: async ({ queryKey, pageParam: cursor, signal }) => {
      const known = joined.get(signal)
      const knownPage = known?.pages[known.pageParams.indexOf(cursor)]
      if (knownPage) return knownPage
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
  // A page must not cut short a refetch, nor be asked for again and again after it failed.
  const mayFetch = hasNextPage && !isFetching && !isFetchNextPageError
  const fetchMore = useCallback(() => {
    if (mayFetch) void fetchNextPage()
  }, [mayFetch, fetchNextPage])
  return {
    ...query,
    fetchMore,
    entries: useMemo(() => entriesOf(data), [data]),
    counts: data?.pages[0]?.counts ?? null,
    /** Whether a plan is being written for an entry, by whatever tab it was asked for. */
    isPlanWritten: ({ id }: { id: string }) =>
      data?.pages[0]?.writing?.some(({ symptom_id, kind }) => kind === 'plan' && symptom_id === id) ?? false,
  }
}

export type Deletion = z.input<typeof DeleteEntries>

/** What the API is asked to delete for a selection made in a view. */
export function deletionOf(selection: Selection, { search, ...filters }: View): Deletion {
  return selection.kind === 'some'
    ? { ids: [...selection.ids] }
    : { all: true, ...(search && { search }), filters, except: [...selection.except], until: selection.until }
}

/** What is left to show at once. After a deletion of all that matched, whatever is further down is asked for anew. */
const shown = (data: Pages, body: Deletion) => ('ids' in body ? withoutEntries(data, body.ids) : firstOnly(data))

/** Deletes entries, here and in the other tabs' lists. Without a network it fails at once instead of later, unasked. */
export function useDeletion() {
  const { api } = useShell()
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (body: Deletion) => api.call('deleteSymptoms', { body }),
    onSuccess: async (_, body) => {
      client.setQueriesData<Pages>({ queryKey: JOURNAL_KEY }, (data) => data && shown(data, body))
      await client.invalidateQueries({ queryKey: JOURNAL_KEY })
    },
    onSettled: tellEntriesChanged,
  })
}
