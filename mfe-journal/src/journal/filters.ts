import { FILTER_TYPES, JournalFilters, SEARCH_MAX_LENGTH } from '@soulsign/contracts'

/** Days are in the reader's time zone, as on the cards, or in UTC if the browser does not know it. */
const timezone = JournalFilters.shape.timezone.safeParse(Intl.DateTimeFormat().resolvedOptions().timeZone).data

/** The list's search and filters, kept in the address so that reloads, links and the back button agree. */
export interface View extends JournalFilters {
  search?: string
}

const FILTERS = ['type', 'state', 'from', 'to'] as const
export type FilterName = (typeof FILTERS)[number]

/** Reads the address, without invalid values. */
export function readView(query: URLSearchParams): View {
  const filters = FILTERS.flatMap((name) => {
    const parsed = JournalFilters.shape[name].safeParse(query.get(name) ?? undefined)
    if (!parsed.success || parsed.data === undefined) return []
    return name === 'type' && !FILTER_TYPES.some((type) => type === parsed.data) ? [] : [[name, parsed.data]]
  })
  const search = query.get('search')?.trim().slice(0, SEARCH_MAX_LENGTH)
  const narrowed = Object.fromEntries(filters) as JournalFilters
  return { ...narrowed, ...(timezone && (narrowed.from || narrowed.to) && { timezone }), ...(search && { search }) }
}

export const isNarrowed = (view: View) => Object.keys(view).length > 0

/** The address's query with one part of the view changed; an empty value removes it. */
export function withPart(query: URLSearchParams, name: FilterName | 'search', value: string): URLSearchParams {
  const next = new URLSearchParams(query)
  if (value === '') next.delete(name)
  else next.set(name, value)
  return next
}
