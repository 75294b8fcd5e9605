import { stringify } from 'csv-stringify/sync'

/** A column of a file: its heading and what an item shows in it. */
export interface CsvColumn<Item> {
  header: string
  value(item: Item): string | null
}

/** Spreadsheets on Windows take a file without it for Latin-1. */
const BYTE_ORDER_MARK = '\uFEFF'
/**
 * What a spreadsheet may run as a formula, whatever quotes, blanks and invisible characters come before it; the full-width
 * forms count as well. Where semicolons part cells, as in many countries, what follows one begins a cell.
 */
const FORMULA = /(^|;)(?=[\s\p{C}"'\u2018\u2019\u201C\u201D]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])|^(?=[\t\r\n])/gu

const neutral = (text: string) => text.replace(FORMULA, "$1'")

/** Each of these may end a cell for some reader. */
const QUOTED = /[\r\n;\t]/

/** Rows as RFC 4180 has them, without formulas. */
export const csvRows = (rows: (string | null)[][]) =>
  stringify(rows, { record_delimiter: 'windows', quoted_match: QUOTED, cast: { string: neutral } })

/** A time as spreadsheets read it, in UTC. */
export const csvTime = (time: string) => time.replace('T', ' ').replace(/\.\d+Z$/, '')

/**
 * Answers `<name>-YYYY-MM-DD.csv`, written page by page as fast as the reader takes it; nothing more is read once the
 * reader is gone. `breakOff` hears that no more can be read and destroys the connection, so that the file does not look
 * whole: the server would end it with the error's text.
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
        // Whatever still holds the page holds nothing large.
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
