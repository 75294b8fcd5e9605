import type { JournalEntry, JournalPage } from '@soulsign/contracts'
import { expect, it } from 'vitest'
import { entriesOf, type Pages, withNewest, withoutEntries } from './pages.ts'

const INSIGHT = { analyzed: true } as JournalEntry['diagnosis']
const PLAN = { id: 'plan' } as JournalEntry['healing_plan']
const entry = (id: string, more: Partial<JournalEntry> = {}) =>
  ({ id, diagnosis: null, healing_plan: null, ...more }) as JournalEntry
const page = (items: JournalEntry[], nextCursor: string | null, counts: JournalPage['counts'] = null): JournalPage => ({
  items,
  nextCursor,
  counts,
  found: counts?.symptoms ?? null,
  writing: counts && [],
})
const COUNTS = { symptoms: 5, analyzed: 2, plans: 1 }
const analyzed = entry('b', { diagnosis: INSIGHT })
const planned = entry('d', { diagnosis: INSIGHT, healing_plan: PLAN })

/** Four of five entries, two on a page. */
const loaded = (): Pages => ({
  pages: [page([entry('a'), analyzed], 'after b', COUNTS), page([entry('c'), planned], 'after d')],
  pageParams: ['', 'after b'],
})
const fetched = (items: JournalEntry[], counts: Partial<typeof COUNTS> = {}) =>
  page(structuredClone(items), 'further', { ...COUNTS, ...counts })

it.each<[string, JournalPage, string[]]>([
  ['nothing', fetched([entry('a'), analyzed]), ['a', 'b', 'c', 'd']],
  ['a new entry', fetched([entry('new'), entry('a')], { symptoms: 6 }), ['new', 'a', 'b', 'c', 'd']],
  ['a deletion', fetched([entry('a'), entry('c')], { symptoms: 4, analyzed: 1 }), ['a', 'c', 'd']],
  ['an insight', fetched([entry('a', { diagnosis: INSIGHT }), analyzed], { analyzed: 3 }), ['a', 'b', 'c', 'd']],
])('learns of %s from the first page alone and keeps the others', (_, first, ids) => {
  const whole = withNewest(loaded(), first)
  expect(entriesOf(whole).map(({ id }) => id)).toEqual(ids)
  expect(entriesOf(whole).slice(0, first.items.length)).toEqual(first.items)
  expect(whole?.pages[0]?.counts).toEqual(first.counts)
  expect(whole?.pages.map(({ nextCursor }) => nextCursor)).toEqual(['after b', 'after d'])
})

it.each<[string, JournalPage]>([
  ['a plan further down', fetched([entry('a'), analyzed], { plans: 2 })],
  ['a deletion further down', fetched([entry('a'), analyzed], { symptoms: 4 })],
  ['a deletion beside a page of nothing but new entries', fetched([entry('x'), entry('y')], { symptoms: 7 })],
  ['a page of nothing but new entries', fetched([entry('x'), entry('y')], { symptoms: 8 })],
])('cannot tell %s from the first page', (_, first) => {
  expect(withNewest(loaded(), first)).toBeUndefined()
})

it('keeps the loaded entries of a search while the rest of the journal stands still', () => {
  const searched = loaded()
  const [first] = searched.pages
  if (first) searched.pages[0] = { ...first, found: 4, counts: { ...COUNTS, symptoms: 40 } }
  const again = { ...fetched([entry('a'), entry('c')]), found: 3, counts: { symptoms: 39, analyzed: 1, plans: 1 } }
  expect(entriesOf(withNewest(searched, again)).map(({ id }) => id)).toEqual(['a', 'c', 'd'])
  expect(withNewest(searched, { ...again, found: 4 })).toBeUndefined()
})

it('is one page if there are no more', () => {
  const first = page([entry('a'), analyzed], null, { ...COUNTS, symptoms: 2 })
  expect(withNewest(loaded(), first)).toEqual({ pages: [first], pageParams: [''] })
})

it('leaves out deleted entries', () => {
  const left = withoutEntries(loaded(), ['b', 'd', 'not loaded'])
  expect(entriesOf(left).map(({ id }) => id)).toEqual(['a', 'c'])
  expect(left.pages.map(({ nextCursor }) => nextCursor)).toEqual(['after b', 'after d'])
  const counts = { symptoms: 3, analyzed: 0, plans: 0 }
  expect(left.pages[0]?.counts).toEqual(counts)
  expect(withNewest(left, page([entry('a'), entry('c')], 'after c', counts))).toEqual({
    ...left,
    pages: [
      { ...left.pages[0], items: [entry('a'), entry('c')] },
      { ...left.pages[1], items: [] },
    ],
  })
})
