import { stringify } from 'csv-stringify/sync'

/** A column of a CSV file: its heading, and the cell text for an item. */
export interface CsvColumn<Item> {
  header: string
  value(item: Item): string | null
}

/** Without it, spreadsheets on Windows read the file as Latin-1. */
const BYTE_ORDER_MARK = '\uFEFF'
/**
 * Matches text that a spreadsheet may run as a formula, whatever quotes, blanks and invisible characters precede it.
 * Full-width forms count too. Many locales separate cells with semicolons, so the text after one starts a cell, and a
 * program that ignores quotes starts a row after each line break.
 */
const FORMULA =
  /(^|[;\t\n]|\r\n?)(?=[\s\p{C}"'\u2018\u2019\u201C\u201D]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])|^(?=[\t\r\n])/gu

const neutral = (text: string) => text.replace(FORMULA, "$1'")

/** Characters that end a cell in some spreadsheets. */
const QUOTED = /[\r\n;\t]/

/** Formats rows as RFC 4180, with formulas defused. */
export const csvRows = (rows: (string | null)[][]) =>
  stringify(rows, { record_delimiter: 'windows', quoted_match: QUOTED, cast: { string: neutral } })

/** A time in UTC, in a form that spreadsheets read. */
export const csvTime = (time: string) => time.replace('T', ' ').replace(/\.\d+Z$/, '')

/**
 * Responds with `<name>-YYYY-MM-DD.csv`, written page by page as fast as the reader takes it. Reading stops when the
 * reader leaves. If a page cannot be read, `breakOff` destroys the connection, so that the file does not look
 * complete: the server would otherwise end it with the error text.
 */
export function answerCsv<Item>(
  { file, columns }: { file: string; columns: CsvColumn<Item>[] },
  pages: AsyncGenerator<Item[]>,
  breakOff: (error: unknown) => void,
): Response {
  const encoder = new TextEncoder()
  const write = (items: Item[]) => encoder.encode(csvRows(items.map((item) => columns.map(({ value }) => value(item)))))
  async function* chunks() {
    yield encoder.encode(BYTE_ORDER_MARK + csvRows([columns.map(({ header }) => header)]))
    try {
      for await (const items of pages) {
        const bytes = write(items)
        // Something still references the page, so empty it to free the items.
        items.length = 0
        yield bytes
      }
    } catch (error) {
      breakOff(error)
    }
  }
  const written = chunks()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await written.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await written.return()
    },
  })
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${file}-${new Date().toISOString().slice(0, 10)}.csv"`,
      'cache-control': 'no-store',
    },
  })
}
