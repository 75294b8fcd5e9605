import { EXPORT_FORMAT, type ExportedEntry } from '@soulsign/contracts'
import type { AccountData } from './export.sql.ts'

/** The text of `data.json`, piece by piece: one line for each entry, so that line-based tools can read it, too. */
export async function* dataJson(account: AccountData, pages: AsyncIterable<ExportedEntry[]>): AsyncGenerator<string> {
  const head = { format: EXPORT_FORMAT, exported_at: new Date().toISOString(), ...account }
  const members = Object.entries(head).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
  yield `{\n${members.join(',\n')},\n"entries": [`
  let separator = '\n'
  for await (const entries of pages) {
    if (entries.length === 0) continue
    yield separator + entries.map((entry) => JSON.stringify(entry)).join(',\n')
    separator = ',\n'
  }
  yield '\n]\n}\n'
}
