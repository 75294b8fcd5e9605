import type { JournalEntry } from '@soulsign/contracts'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { EntryCard } from './EntryCard.tsx'
import css from './journal.module.css'

/** Height of a card before it is measured, in pixels. */
const ESTIMATED_HEIGHT = 236
/** Cards kept beyond each edge of the window. */
const OVERSCAN = 4
/** The next page is fetched when so few loaded cards are left below. */
const FETCH_AHEAD = 10

interface EntryListProps {
  entries: JournalEntry[]
  /** Number of entries that match, loaded or not. */
  total: number
  isSelected(entry: JournalEntry): boolean
  onToggle(entry: JournalEntry): void
  onDelete(entry: JournalEntry): void
  /** The end of what is loaded comes near. */
  onEnd(): void
}

/** The cards of a list of any length: only those near the window are in the document. */
export function EntryList({ entries, total, isSelected, onToggle, onDelete, onEnd }: EntryListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [offset, setOffset] = useState(0)
  useLayoutEffect(() => {
    setOffset(list.current ? list.current.getBoundingClientRect().top + window.scrollY : 0)
  }, [])
  const virtualizer = useWindowVirtualizer({
    count: entries.length,
    estimateSize: () => ESTIMATED_HEIGHT,
    overscan: OVERSCAN,
    scrollMargin: offset,
    getItemKey: (index) => entries[index]?.id ?? index,
  })
  const cards = virtualizer.getVirtualItems()
  const last = cards.at(-1)?.index ?? 0
  useEffect(() => {
    if (last >= entries.length - FETCH_AHEAD) onEnd()
  }, [last, entries.length, onEnd])

  return (
    <ul ref={list} className={css.list} style={{ blockSize: virtualizer.getTotalSize() }}>
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
            <EntryCard
              entry={entry}
              selected={isSelected(entry)}
              onToggle={() => onToggle(entry)}
              onDelete={() => onDelete(entry)}
            />
          </li>
        )
      })}
    </ul>
  )
}
