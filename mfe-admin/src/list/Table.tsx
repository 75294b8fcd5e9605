import { Link } from '@soulsign/remote-kit/router'
import { AscendingIcon, DescendingIcon, SortableIcon } from '@soulsign/ui'
import { clsx } from 'clsx'
import type { KeyboardEvent, ReactNode } from 'react'
import css from './list.module.css'
import { useKeptScroll } from './useKeptScroll.ts'

export interface Column<Item> {
  /** Names the column; for `sortable` columns it is the value of the query's `sort`. */
  key: string
  label: ReactNode
  cell(item: Item): ReactNode
  sortable?: boolean
  /** Direction of the first click; `asc` unless given. */
  firstDirection?: Direction
  /** Longer texts get more room and wrap. */
  wide?: boolean
  /** For buttons: narrow, at the end. */
  actions?: boolean
}

export type Direction = 'asc' | 'desc'
interface Sort {
  key: string
  direction: Direction
}

export interface TableProps<Item> {
  /** Names the table for screen readers. */
  caption: string
  columns: Column<Item>[]
  items: Item[]
  rowKey(item: Item): string
  /** The link of a row. It is in the first cell and takes clicks anywhere in the row. */
  href?: ((item: Item) => string) | undefined
  sort?: Sort | undefined
  onSort?: ((sort: Sort) => void) | undefined
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const
const ROW_LINK = 'tbody th a'

/** Arrow keys, Home and End go from row to row. */
function moveBetweenRows(event: KeyboardEvent<HTMLTableElement>) {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>(ROW_LINK)]
  const at = links.indexOf(event.target as HTMLElement)
  if (at < 0) return
  const target = { ArrowDown: links[at + 1], ArrowUp: links[at - 1], Home: links[0], End: links.at(-1) }[event.key]
  if (!target) return
  event.preventDefault()
  target.focus()
}

/** A table with a sticky head; a click on a column's head sorts by it. */
export function Table<Item>({ caption, columns, items, rowKey, href, sort, onSort }: TableProps<Item>) {
  const box = useKeptScroll(caption)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
    <section ref={box} className={css.scroll} aria-label={caption} tabIndex={0}>
      <table className={css.table} onKeyDown={moveBetweenRows}>
        <caption className={css.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={rowKey(item)} className={clsx(css.row, href && css.linked)}>
              {columns.map((column, index) => {
                const { key, cell, wide, actions } = column
                const content = cell(item)
                return index === 0 ? (
                  <th key={key} scope="row" className={clsx(wide && css.wide)}>
                    {href ? (
                      <Link to={href(item)} className={css.rowLink}>
                        {content}
                      </Link>
                    ) : (
                      content
                    )}
                  </th>
                ) : (
                  <td key={key} className={clsx(wide && css.wide, actions && css.actions)}>
                    {content}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface HeadProps<Item> extends Pick<TableProps<Item>, 'sort' | 'onSort'> {
  column: Column<Item>
}

function Head<Item>({ column: { key, label, sortable, firstDirection = 'asc' }, sort, onSort }: HeadProps<Item>) {
  if (!sortable || !onSort) return <th scope="col">{label}</th>
  const direction = sort?.key === key ? sort.direction : null
  const next = direction ? (direction === 'asc' ? 'desc' : 'asc') : firstDirection
  const Icon = direction === 'asc' ? AscendingIcon : direction === 'desc' ? DescendingIcon : SortableIcon
  return (
    <th scope="col" aria-sort={direction ? ARIA_SORT[direction] : 'none'}>
      <button type="button" className={css.sort} onClick={() => onSort({ key, direction: next })}>
        {label}
        <Icon aria-hidden />
      </button>
    </th>
  )
}

/** Plain text of any length on one line of a cell, never HTML. */
export const Text = ({ children }: { children: string | null | undefined }) => (
  <bdi className={css.text} title={children || undefined}>
    {children || '–'}
  </bdi>
)
