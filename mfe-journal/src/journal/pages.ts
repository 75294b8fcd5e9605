import type { JournalEntry, JournalPage } from '@soulsign/contracts'
import type { InfiniteData } from '@tanstack/react-query'

/** The loaded pages of a view, each with its cursor. */
export type Pages = InfiniteData<JournalPage, string>

export const entriesOf = (data: Pick<Pages, 'pages'> | undefined): JournalEntry[] =>
  data?.pages.flatMap(({ items }) => items) ?? []

/** The numbers of a first page: of everything, and of what matches. */
type Numbers = Pick<JournalPage, 'counts' | 'found'>

const COUNTED = {
  symptoms: () => true,
  analyzed: ({ diagnosis }) => diagnosis?.analyzed ?? false,
  plans: ({ healing_plan }) => healing_plan !== null,
} satisfies Record<keyof NonNullable<JournalPage['counts']>, (entry: JournalEntry) => boolean>
const COUNTERS = ['symptoms', 'analyzed', 'plans'] as const

/** The numbers after `came` was added and `gone` removed. */
function recounted({ counts, found }: Numbers, gone: JournalEntry[], came: JournalEntry[]): Numbers {
  if (counts === null || found === null) return { counts, found }
  const next = { ...counts }
  for (const name of COUNTERS) {
    const isCounted = COUNTED[name]
    next[name] += came.filter(isCounted).length - gone.filter(isCounted).length
  }
  return { counts: next, found: found + came.length - gone.length }
}

/**
 * The loaded pages with a newly fetched first page. Undefined if that page does not explain the new numbers: then an
 * entry further down or outside the view came, went, or got its insight or plan.
 */
export function withNewest(data: Pages, first: JournalPage): Pages | undefined {
  if (first.nextCursor === null) return { pages: [first], pageParams: data.pageParams.slice(0, 1) }
  const newest = new Set(first.items.map(({ id }) => id))
  const entries = entriesOf(data)
  const replaced = entries.slice(0, entries.findLastIndex(({ id }) => newest.has(id)) + 1)
  const [before] = data.pages
  const expected = before && recounted(before, replaced, first.items)
  const explains =
    expected?.found === first.found && COUNTERS.every((name) => expected.counts?.[name] === first.counts?.[name])
  if (replaced.length === 0 || !explains) return undefined
  const gone = new Set(replaced)
  const pages = data.pages.map((page, index) => {
    const items = page.items.filter((entry) => !gone.has(entry))
    if (index === 0) return { ...first, items: [...first.items, ...items], nextCursor: page.nextCursor }
    return items.length === page.items.length ? page : { ...page, items }
  })
  return { ...data, pages }
}

/** The pages without deleted entries. A page's cursor stays valid without them. */
export function withoutEntries(data: Pages, ids: readonly string[]): Pages {
  const deleted = new Set(ids)
  const gone = entriesOf(data).filter(({ id }) => deleted.has(id))
  const pages = data.pages.map((page) => ({
    ...page,
    items: page.items.filter(({ id }) => !deleted.has(id)),
    ...recounted(page, gone, []),
  }))
  return { ...data, pages }
}

export const firstOnly = ({ pages, pageParams }: Pages): Pages => ({
  pages: pages.slice(0, 1),
  pageParams: pageParams.slice(0, 1),
})
