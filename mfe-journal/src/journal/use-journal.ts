import type { DeleteEntries } from '@soulsign/contracts'
import { onEntriesChanged, tellEntriesChanged, useShell } from '@soulsign/remote-kit'
import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import type { z } from 'zod'
import type { View } from './filters.ts'
import type { Selection } from './selection.ts'

const KEY = ['journal']

/** The entries of a view, a page at a time. Other tabs of this person hear of changes, and so does this one. */
export function useEntries(view: View) {
  const { api } = useShell()
  const client = useQueryClient()
  useEffect(() => onEntriesChanged(() => void client.invalidateQueries({ queryKey: KEY })), [client])

  const query = useInfiniteQuery({
    queryKey: [...KEY, view],
    queryFn: ({ pageParam, signal }) =>
      api.call('listSymptoms', { query: { ...view, ...(pageParam && { cursor: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  })
  const { fetchNextPage, hasNextPage, isFetching, isFetchNextPageError } = query
  // A page must not cut short a refetch, nor be asked for again and again after it failed.
  const mayFetch = hasNextPage && !isFetching && !isFetchNextPageError
  const fetchMore = useCallback(() => {
    if (mayFetch) void fetchNextPage()
  }, [mayFetch, fetchNextPage])
  return {
    ...query,
    fetchMore,
    entries: query.data?.pages.flatMap((page) => page.items) ?? [],
    counts: query.data?.pages[0]?.counts ?? null,
  }
}

export type Deletion = z.input<typeof DeleteEntries>

/** What the API is asked to delete for a selection made in a view. */
export function deletionOf(selection: Selection, { search, ...filters }: View): Deletion {
  return selection.kind === 'some'
    ? { ids: [...selection.ids] }
    : { all: true, ...(search && { search }), filters, except: [...selection.except], until: selection.until }
}

/** Deletes entries, here and in the other tabs' lists. Without a network it fails at once instead of later, unasked. */
export function useDeletion() {
  const { api } = useShell()
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (body: Deletion) => api.call('deleteSymptoms', { body }),
    onSettled: async () => {
      tellEntriesChanged()
      await client.invalidateQueries({ queryKey: KEY })
    },
  })
}
