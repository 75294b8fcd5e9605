import {
  ENTRY_STATES,
  FILTER_TYPES,
  isDay,
  isTimeZone,
  type JournalFilters,
  SEARCH_MAX_LENGTH,
} from '@soulsign/contracts'

/** Days are in the reader's time zone, as on the cards, or in UTC if the browser does not know it. */
const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
const timezone = isTimeZone(timeZone) ? timeZone : undefined

/** The list's search and filters, kept in the address so that reloads, links and the back button agree. */
export interface View extends JournalFilters {
  search?: string
}

export const FILTERS = ['type', 'state', 'from', 'to'] as const
export type FilterName = (typeof FILTERS)[number]

/** Whether a filter can have a value. */
const FITS: Record<FilterName, (value: string) => boolean> = {
  type: (value) => FILTER_TYPES.some((type) => type === value),
  state: (value) => ENTRY_STATES.some((state) => state === value),
  from: isDay,
  to: isDay,
}

/** Reads the address, without invalid values. */
export function readView(query: URLSearchParams): View {
  const filters = FILTERS.flatMap((name) => {
    const value = query.get(name)
    return value !== null && FITS[name](value) ? [[name, value]] : []
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
