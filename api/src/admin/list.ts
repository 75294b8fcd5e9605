import type { HttpBindings } from '@hono/node-server'
import type { AdminTarget } from '@soulsign/contracts'
import type { Context } from 'hono'
import type { QueryResultRow } from 'pg'
import type { Transaction } from '../database/database.ts'
import type { Deps } from '../deps.ts'
import { requireUser } from '../http/principal.ts'
import { ProblemError } from '../http/problem.ts'
import { findUser } from '../identity/principal.ts'
import { logActivity } from './activity-log.ts'
import { answerCsv, type CsvColumn } from './csv.ts'
import { type Place, readCursor, writeCursor } from './cursor.ts'
import { adminOf } from './require-admin.ts'
import { recordViews } from './staff-views.ts'

/** The column that a list is sorted by. The id breaks ties. */
export interface Order {
  column: string
  type: 'time' | 'text'
  direction: 'asc' | 'desc'
}

/** A list of rows from a view, and how each row becomes an item. */
export interface List<Row extends { id: string }, Item> {
  /** One of the admin area's views. */
  view: string
  /** Columns with the search form of a text. A row matches if any of them matches. */
  searchColumns: string[]
  /** The default order. */
  order: Order
  toItem(row: Row): Item
}

/** A list that can be exported as a file. */
export interface ExportableList<Row extends { id: string }, Item> extends List<Row, Item> {
  csv: {
    file: string
    target: AdminTarget
    /** The person whose words an item has, for lists that have any. */
    personOf?(item: Item): string | null
    /** An order that no update changes, so that no row moves past the reader. The default order unless set. */
    order?: Order
    columns: CsvColumn<Item>[]
  }
}

/** A filter on a list. `conditions` are SQL over the view, built with `parameter`. */
export interface Selection {
  search?: string | undefined
  conditions?: (parameter: (value: unknown) => string) => string[]
}

/**
 * The shortest search that matches anywhere. A shorter one matches the start of a field, which the trigram index
 * still serves.
 */
const TRIGRAM_LENGTH = 3
const EXPORT_PAGE = 500

const isMicros = (value: string) => /^\d{1,17}$/.test(value)
const isText = (value: string) => !value.includes('\0')

/** Returns the page after `after`. A row's `place` leads to the next page. */
export async function selectPage<Row extends { id: string }, Item>(
  tx: Transaction,
  { view, searchColumns, order: standard, toItem }: List<Row, Item>,
  selection: Selection,
  { limit, cursor, order = standard }: { limit: number; cursor?: string | undefined; order?: Order | undefined },
): Promise<{ items: Item[]; nextCursor: string | null }> {
  const { column, type, direction } = order
  const { values, parameter, source } = sourceOf(view, searchColumns, selection)
  const name = `${column} ${direction}`
  const after = cursor && readCursor(cursor, name, type === 'time' ? isMicros : isText)
  const where: string[] = []
  if (after) {
    const value = parameter(after.value)
    const place =
      type === 'time' ? `timestamptz 'epoch' + ${value}::bigint * interval '1 microsecond'` : `${value}::text`
    where.push(`(${column}, id) ${direction === 'desc' ? '<' : '>'} (${place}, ${parameter(after.id)}::uuid)`)
  }
  const sorted = `order by ${column} ${direction}, id ${direction} limit ${parameter(limit + 1)}`
  const value = type === 'time' ? `(extract(epoch from ${column}) * 1000000)::bigint::text` : column
  // Parallel workers would read beyond the end of the page.
  await tx.query('set local max_parallel_workers_per_gather = 0')
  const rows = await selectRows<Row & { place: string }>(
    tx,
    `select *, ${value} as place from (${source(where, sorted)}) as found ${sorted}`,
    values,
  )

  const page = rows.slice(0, limit)
  const last = page.at(-1)
  // The extra row shows whether another page follows.
  const next: Place | undefined =
    rows.length > limit && last ? { order: name, value: last.place, id: last.id } : undefined
  const items = page.map(toItem)
  // An export's finished promises are collected late and would keep the rows of every page until then.
  rows.length = 0
  page.length = 0
  return { items, nextCursor: next ? writeCursor(next) : null }
}

/**
 * The rows of a view that match, as SQL. Each column is searched separately: an index serves one column, but no index
 * serves an OR across two tables. `ending` is the order and limit of each part.
 */
function sourceOf(view: string, searchColumns: string[], selection: Selection) {
  const values: unknown[] = []
  const parameter = (value: unknown) => `$${values.push(value)}`
  const conditions = selection.conditions?.(parameter) ?? []
  const search = selection.search && searchPattern(parameter(selection.search), selection.search.length)
  const source = (where: string[], ending = '') => {
    const arm = (found: string[]) => {
      const all = [...conditions, ...where, ...found]
      return `select * from ${view} ${all.length > 0 ? `where ${all.join(' and ')}` : ''} ${ending}`
    }
    return search ? searchColumns.map((field) => `(${arm([search(field)])})`).join(' union ') : arm([])
  }
  return { values, parameter, source }
}

async function countRows(
  tx: Transaction,
  list: Pick<List<never, never>, 'view' | 'searchColumns'>,
  selection: Selection,
) {
  const { values, source } = sourceOf(list.view, list.searchColumns, selection)
  const { rows } = await tx.query<{ count: number }>(
    `select count(*)::int as count from (${source([])}) as found`,
    values,
  )
  return rows[0]?.count ?? 0
}

/**
 * Runs a query through a callback. The promise that pg returns keeps its result until a full garbage collection,
 * which would cost an export hundreds of megabytes.
 */
const selectRows = <Row extends QueryResultRow>(tx: Transaction, text: string, values: unknown[]) =>
  new Promise<Row[]>((resolve, reject) => {
    tx.query<Row>(text, values, (error: Error | null, result) => (error ? reject(error) : resolve(result.rows)))
  })

/** A condition that a search form contains the search text or has a field that starts with it. */
function searchPattern(search: string, length: number): (column: string) => string {
  // Escape after folding, which turns full-width wildcards into plain ones.
  const escaped = `regexp_replace(search_form(${search}), '([\\\\%_])', '\\\\\\1', 'g')`
  return length < TRIGRAM_LENGTH
    ? (column) => `(${column} like ${escaped} || '%' or ${column} like '%' || E'\\x1f' || ${escaped} || '%')`
    : (column) => `${column} like '%' || ${escaped} || '%'`
}

/** Why a list is saved as a file, and its filter as the log names it. */
export interface Export {
  reason: string
  filter: Record<string, string | undefined>
}

/** Responds with all matching rows as a CSV file. The log has the reason, the filter and the number of rows. */
export async function answerCsvOf<Row extends { id: string }, Item>(
  c: Context,
  deps: Deps,
  list: ExportableList<Row, Item>,
  selection: Selection,
  { reason, filter }: Export,
) {
  const { database, log } = deps
  const caller = requireUser(c)
  const { target, personOf } = list.csv
  const line = await database.asSystem(async (tx) => {
    const count = await countRows(tx, list, selection)
    const parts = Object.entries(filter).flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []))
    const detail = [...parts, `${count} ${count === 1 ? 'row' : 'rows'}`].join('; ')
    return logActivity(tx, { ...adminOf(c), action: 'data_export', targetType: target, reason, detail })
  })
  // Use one transaction per page, so that a slow reader holds neither a connection nor a snapshot.
  async function* pages() {
    let cursor: string | undefined
    do {
      const after = cursor
      // A long export ends when the reader stops being an administrator.
      if ((await findUser(deps, caller))?.role !== 'admin') throw new ProblemError('forbidden')
      const page = await database.asSystem(async (tx) => {
        const found = await selectPage(tx, list, selection, {
          limit: EXPORT_PAGE,
          cursor: after,
          order: list.csv.order,
        })
        if (personOf) await recordViews(tx, line, found.items.map(personOf))
        return found
      })
      yield page.items
      cursor = page.nextCursor ?? undefined
    } while (cursor)
  }
  // The route's type covers only its JSON response.
  return answerCsv(list.csv, pages(), (error) => {
    log.failure('an export was interrupted', error, { request_id: c.get('requestId') })
    ;(c.env as HttpBindings).outgoing.destroy()
  }) as never
}
