import type { JournalEntry } from '@soulsign/contracts'
import { defaultRangeExtractor, type Range, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dateFormats } from './dates.ts'
import { type EditingTools, EntryCard } from './EntryCard.tsx'
import css from './journal.module.css'

/** Height of a card before it is measured, in pixels. */
const ESTIMATED_HEIGHT = 190
/** Cards kept beyond each edge of the window. More of them make a turn of the wheel longer than the frame it has. */
const OVERSCAN = 2
/** The next page is fetched when this few loaded cards are left below. */
const FETCH_AHEAD = 10

/** Heights of the cards shown before, so that a return from an insight finds the list at the same place. */
let measured: VirtualItem[] = []

interface CardHandlers {
  onToggle(entry: JournalEntry): void
  onDelete(entry: JournalEntry): void
}

/** Handlers that stay the same while those they call change, so that a card is rendered only when its entry changes. */
function useSame(handlers: CardHandlers): CardHandlers {
  const latest = useRef(handlers)
  useLayoutEffect(() => {
    latest.current = handlers
  })
  return useMemo(
    () => ({
      onToggle: (entry) => latest.current.onToggle(entry),
      onDelete: (entry) => latest.current.onDelete(entry),
    }),
    [],
  )
}

interface EntryListProps extends CardHandlers {
  entries: readonly JournalEntry[]
  /** Number of entries that match, loaded or not. */
  total: number
  tools: EditingTools | null
  isSelected(entry: JournalEntry): boolean
  isPlanWritten(entry: JournalEntry): boolean
  /** The end of the loaded entries is near. */
  onEnd(): void
}

/** The cards of a list of any length. Only those near the window are in the document. */
export function EntryList({
  entries,
  total,
  tools,
  isSelected,
  isPlanWritten,
  onToggle,
  onDelete,
  onEnd,
}: EntryListProps) {
  const { i18n } = useTranslation('journal')
  const { month } = dateFormats(i18n.language)
  const monthOf = (entry: JournalEntry | undefined) => entry && month.format(new Date(entry.created_at))
  const handlers = useSame({ onToggle, onDelete })
  const list = useRef<HTMLUListElement>(null)
  const [offset, setOffset] = useState(0)
  useLayoutEffect(() => {
    setOffset(list.current ? list.current.getBoundingClientRect().top + window.scrollY : 0)
  }, [])
  // The focused card stays in the document when it is scrolled away, so that the focus is not lost.
  const focused = useRef(-1)
  const rangeExtractor = useCallback((range: Range) => {
    const near = defaultRangeExtractor(range)
    const isAway = focused.current >= 0 && focused.current < range.count && !near.includes(focused.current)
    return isAway ? [...near, focused.current].sort((a, b) => a - b) : near
  }, [])
  const virtualizer = useWindowVirtualizer({
    count: entries.length,
    estimateSize: () => ESTIMATED_HEIGHT,
    overscan: OVERSCAN,
    scrollMargin: offset,
    getItemKey: (index) => entries[index]?.id ?? index,
    initialMeasurementsCache: measured,
    rangeExtractor,
    // A task of its own, instead of one with the browser's scrolling.
    useFlushSync: false,
  })
  useEffect(
    () => () => {
      measured = virtualizer.takeSnapshot()
    },
    [virtualizer],
  )
  const cards = virtualizer.getVirtualItems()
  const last = cards.at(-1)?.index ?? 0
  useEffect(() => {
    if (last >= entries.length - FETCH_AHEAD) onEnd()
  }, [last, entries.length, onEnd])

  return (
    <ul
      ref={list}
      className={css.list}
      style={{ blockSize: virtualizer.getTotalSize() }}
      onFocus={({ target }) => {
        focused.current = Number(target.closest('li')?.dataset['index'] ?? -1)
      }}
      onBlur={() => {
        focused.current = -1
      }}
    >
      {cards.map(({ index, key, start }) => {
        const entry = entries[index]
        if (!entry) return null
        return (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={total}
            aria-posinset={index + 1}
            className={css.item}
            style={{ transform: `translateY(${start - offset}px)` }}
          >
            {monthOf(entries[index - 1]) !== monthOf(entry) && <h2 className={css.month}>{monthOf(entry)}</h2>}
            <EntryCard
              entry={entry}
              tools={tools}
              selected={isSelected(entry)}
              planWritten={isPlanWritten(entry)}
              onToggle={handlers.onToggle}
              onDelete={handlers.onDelete}
            />
          </li>
        )
      })}
    </ul>
  )
}
