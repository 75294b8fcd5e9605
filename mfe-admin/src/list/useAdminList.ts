import { useLocation, useNavigate, useSearchParams } from '@soulsign/remote-kit/router'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { z } from 'zod'
import { type ListQuery, readQuery, withParts } from './query.ts'

/** First part of every query key of the admin area; changes invalidate it. */
export const ADMIN_KEY = 'admin'

interface Page {
  items: unknown[]
  nextCursor: string | null
}

interface ListOptions<Schema extends z.ZodObject, Answer extends Page> {
  /** Name of the list in the query's key: `[ADMIN_KEY, name, query]`. */
  name: string
  /** The endpoint's query schema in contracts, which names the parts of the address. */
  schema: Schema
  load(query: z.input<Schema>, options: { signal: AbortSignal }): Promise<Answer>
}

/** The cursors of the earlier pages, kept in the history entry; '' is the first page. */
interface PageState {
  before?: string[]
}

/**
 * One page of a list of any length. Search, filters, sort and page are in the address, so that reloads, links and the
 * back button agree.
 */
export function useAdminList<Schema extends z.ZodObject, Answer extends Page>({
  name,
  schema,
  load,
}: ListOptions<Schema, Answer>) {
  const [address, setAddress] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const query = readQuery(schema, address)
  const result = useQuery({
    queryKey: [ADMIN_KEY, name, query],
    queryFn: ({ signal }) => load(query as z.input<Schema>, { signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  })

  // A failed load is logged; the screen reports it calmly.
  useEffect(() => {
    if (result.error) reportError(result.error)
  }, [result.error])

  const state = location.state as PageState | null
  const before = state?.before ?? []
  const goTo = (cursor: string, trail: string[]) => {
    const next = withParts(address, {})
    if (cursor) next.set('cursor', cursor)
    void navigate(
      { search: next.toString() },
      {
        state: { before: trail } satisfies PageState,
        preventScrollReset: true,
      },
    )
  }
  const { nextCursor = null } = result.data ?? {}

  return {
    ...result,
    query,
    items: (result.data?.items ?? []) as Answer['items'],
    /** Changes search, filters or sort and goes back to the first page. Typing replaces the history entry. */
    change(parts: ListQuery, { replace = false } = {}) {
      setAddress((now) => withParts(now, parts), { replace, preventScrollReset: true })
    },
    /** Functions that open the other pages; null if there is none. */
    pages: {
      /** Whether one of them was used; then both stay visible while this page loads. */
      areUsed: state?.before !== undefined,
      first: query['cursor'] ? () => goTo('', []) : null,
      previous: before.length > 0 ? () => goTo(before.at(-1) ?? '', before.slice(0, -1)) : null,
      next: nextCursor ? () => goTo(nextCursor, [...before, query['cursor'] ?? '']) : null,
    },
  }
}
export type AdminList = ReturnType<typeof useAdminList>
