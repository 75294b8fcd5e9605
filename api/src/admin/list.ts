import type { HttpBindings } from '@hono/node-server'
import type { AdminTarget } from '@soulsign/contracts'
import type { Context } from 'hono'
import type { QueryResultRow } from 'pg'
import type { Transaction } from '../database/database.ts'
import type { Deps } from '../deps.ts'
import { ProblemError } from '../http/problem.ts'
import { findUser, requireUser } from '../identity/principal.ts'
import { logActivity } from './activity-log.ts'
import { answerCsv, type CsvColumn } from './csv.ts'
import { type Place, readCursor, writeCursor } from './cursor.ts'
import { adminOf } from './require-admin.ts'

/** What a list is ordered by, its id breaking ties. */
export interface Order {
  column: string
  type: 'time' | 'text'
  direction: 'asc' | 'desc'
}

/** Rows of a view, and how they are answered. */
export interface List<Row extends { id: string }, Item> {
  /** One of the admin area's views. */
  view: string
  /** Search forms of what a search looks through; a row is found through any of them. */
  searchColumns: string[]
  /** The usual order. */
  order: Order
  toItem(row: Row): Item
}

/** A list that can be had as a file. */
export interface ExportableList<Row extends { id: string }, Item> extends List<Row, Item> {
  csv: {
    file: string
    target: AdminTarget
    /** One that no change of a row alters, so that none moves past the reader: the usual one unless set. */
    order?: Order
    columns: CsvColumn<Item>[]
  }
}

/** What narrows a list. `conditions` are SQL over the view, made with `parameter`. */
export interface Selection {
  search?: string | undefined
  conditions?: (parameter: (value: unknown) => string) => string[]
}

/** Shortest search that looks anywhere; a shorter one asks for a field's beginning, which the trigram index still serves. */
const TRIGRAM_LENGTH = 3
const EXPORT_PAGE = 500

const isMicros = (value: string) => /^\d{1,17}$/.test(value)
const isText = (value: string) => !value.includes('\0')

/** A page of a list after `after`. `place` of a row leads to the page after it. */
export async function selectPage<Row extends { id: string }, Item>(
  tx: Transaction,
  { view, searchColumns, order: standard, toItem }: List<Row, Item>,
  selection: Selection,
  { limit, cursor, order = standard }: { limit: number; cursor?: string | undefined; order?: Order | undefined },
): Promise<{ items: Item[]; nextCursor: string | null }> {
  const { column, type, direction } = order
  const name = `${column} ${direction}`
  const after = cursor && readCursor(cursor, name, type === 'time' ? isMicros : isText)
  const values: unknown[] = []
  const parameter = (value: unknown) => `$${values.push(value)}`

  const where = selection.conditions?.(parameter) ?? []
  if (after) {
    const value = parameter(after.value)
    const place =
      type === 'time' ? `timestamptz 'epoch' + ${value}::bigint * interval '1 microsecond'` : `${value}::text`
    where.push(`(${column}, id) ${direction === 'desc' ? '<' : '>'} (${place}, ${parameter(after.id)}::uuid)`)
  }
  const sorted = `order by ${column} ${direction}, id ${direction} limit ${parameter(limit + 1)}`
  const arm = (search: string[]) => {
    const all = [...where, ...search]
    return `select * from ${view} ${all.length > 0 ? `where ${all.join(' and ')}` : ''} ${sorted}`
  }
  // Each searched column by itself: an index serves one of them, none serves "this or that" of two tables.
  const search = selection.search && searchPattern(parameter(selection.search), selection.search.length)
  const source = search ? searchColumns.map((field) => `(${arm([search(field)])})`).join(' union ') : arm([])
  const value = type === 'time' ? `(extract(epoch from ${column}) * 1000000)::bigint::text` : column
  // Helpers would read on beyond what the page needs.
  await tx.query('set local max_parallel_workers_per_gather = 0')
  const rows = await selectRows<Row & { place: string }>(
    tx,
    `select *, ${value} as place from (${source}) as found ${sorted}`,
    values,
  )

  const page = rows.slice(0, limit)
  const last = page.at(-1)
  // One more than the page holds tells whether another page follows.
  const next: Place | undefined =
    rows.length > limit && last ? { order: name, value: last.place, id: last.id } : undefined
  const items = page.map(toItem)
  // An export's finished promises are given back late, and would keep the rows of every page until then.
  rows.length = 0
  page.length = 0
  return { items, nextCursor: next ? writeCursor(next) : null }
}

/**
 * Rows of a query. Not by pg's own promise, which keeps what it answered until a full garbage collection: an export would
 * take up hundreds of megabytes.
 */
const selectRows = <Row extends QueryResultRow>(tx: Transaction, text: string, values: unknown[]) =>
  new Promise<Row[]>((resolve, reject) => {
    tx.query<Row>(text, values, (error: Error | null, result) => (error ? reject(error) : resolve(result.rows)))
  })

/** Condition that a search form contains what is searched, or has a field that begins with it. */
function searchPattern(search: string, length: number): (column: string) => string {
  // Escaped after the fold, which makes plain wildcards of full-width ones.
  const escaped = `regexp_replace(search_form(${search}), '([\\\\%_])', '\\\\\\1', 'g')`
  return length < TRIGRAM_LENGTH
    ? (column) => `(${column} like ${escaped} || '%' or ${column} like '%' || E'\\x1f' || ${escaped} || '%')`
    : (column) => `${column} like '%' || ${escaped} || '%'`
}

/** Answers everything that matches as a CSV file, which is logged. */
export async function answerCsvOf<Row extends { id: string }, Item>(
  c: Context,
  deps: Deps,
  list: ExportableList<Row, Item>,
  selection: Selection,
) {
  const { database, log } = deps
  const caller = requireUser(c)
  await database.asSystem((tx) =>
    logActivity(tx, { ...adminOf(c), action: 'data_export', targetType: list.csv.target }),
  )
  // A transaction for each page: a slow reader holds no connection and no snapshot.
  async function* pages() {
    let cursor: string | undefined
    do {
      const after = cursor
      // A file may take long to read; whoever is no longer an administrator gets no more of it.
      if ((await findUser(deps, caller))?.role !== 'admin') throw new ProblemError('forbidden')
      const page = await database.asSystem((tx) =>
        selectPage(tx, list, selection, { limit: EXPORT_PAGE, cursor: after, order: list.csv.order }),
      )
      yield page.items
      cursor = page.nextCursor ?? undefined
    } while (cursor)
  }
  // The route's type knows its JSON answer only.
  return answerCsv(list.csv, pages(), (error) => {
    log.failure('an export broke off', error, { request_id: c.get('requestId') })
    ;(c.env as HttpBindings).outgoing.destroy()
  }) as never
}
