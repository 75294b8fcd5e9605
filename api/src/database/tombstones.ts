import type { Readable } from 'node:stream'
import type { Logger } from '../observability/log.ts'
import type { Transaction } from './database.ts'
import { linesOf } from './lines.ts'

/** What leaves a mark when it is deleted. Deleting an account deletes everything else of its person. */
type Buried = 'account' | 'entry' | 'profile'

/** Makes the marks that stay of what was deleted. They tell nothing about it without the key. */
export interface Marks {
  /** The mark by the newest key. */
  of(what: Buried, id: string): string
  /** The marks by all keys. */
  everyOf(what: Buried, id: string): string[]
}

/** The mark of something deleted, and when that was. */
export interface Tombstone {
  mark: string
  deletedAt: Date
}

/** Keeps the marks of what the transaction deletes. Returns them for `noteTombstones`. */
export async function bury(
  tx: Pick<Transaction, 'query'>,
  marks: Marks,
  what: Buried,
  ids: readonly string[],
): Promise<string[]> {
  const made = ids.map((id) => marks.of(what, id))
  // A profile has its person's id, so it can be deleted more than once. Only a system transaction may see the earlier time.
  const again = what === 'profile' ? '(mark) do update set deleted_at = excluded.deleted_at' : 'do nothing'
  await tx.query(`insert into tombstones (mark) select unnest($1::uuid[]) on conflict ${again}`, [made])
  return made
}

/** Marks in a line of the log. */
const MARKS_A_LINE = 500

/** Notes marks in the log, which outlives the database, once their transaction has ended. */
export function noteTombstones(log: Logger, marks: readonly string[]): void {
  for (let from = 0; from < marks.length; from += MARKS_A_LINE)
    log.event('deleted', { tombstones: marks.slice(from, from + MARKS_A_LINE).join(' ') })
}

/** Rows that are looked at in one statement. */
const ROWS_AT_ONCE = 10_000

interface Grave {
  what: Buried
  table: string
  id: string
  /** The random mark that versions before gave each account. */
  earlier?: string
  /** When a row was last written that may come after the deletion of an earlier one. */
  writtenAt?: string
}
const ACCOUNTS: Grave = { what: 'account', table: 'users', id: 'id', earlier: 'mark' }
const ENTRIES: Grave = { what: 'entry', table: 'symptoms', id: 'id' }
const PROFILES: Grave = { what: 'profile', table: 'user_profiles', id: 'user_id', writtenAt: 'updated_at' }

async function deleteRows(
  tx: Pick<Transaction, 'query'>,
  marks: Marks,
  { what, table, id, earlier, writtenAt }: Grave,
): Promise<number> {
  const stones = await tx.query<{ mark: string; deleted_at: Date }>('select mark, deleted_at from tombstones')
  const deletedAt = new Map(stones.rows.map(({ mark, deleted_at }) => [mark, deleted_at]))
  if (deletedAt.size === 0) return 0
  let last: string | null = null
  let deleted = 0
  for (;;) {
    const page: { rows: { id: string; earlier: string | null; written_at: Date | null }[] } = await tx.query(
      `select ${id} as id, ${earlier ?? 'null'} as earlier, ${writtenAt ?? 'null::timestamptz'} as written_at
       from ${table} where $1::uuid is null or ${id} > $1 order by ${id} limit ${ROWS_AT_ONCE}`,
      [last],
    )
    const gone = page.rows.filter((row) =>
      [...marks.everyOf(what, row.id), row.earlier].some((mark) => {
        const at = mark === null ? undefined : deletedAt.get(mark)
        return at !== undefined && (row.written_at === null || row.written_at < at)
      }),
    )
    if (gone.length > 0) {
      await tx.query(`delete from ${table} where ${id} = any($1::uuid[])`, [gone.map((row) => row.id)])
      deleted += gone.length
    }
    last = page.rows.at(-1)?.id ?? null
    if (page.rows.length < ROWS_AT_ONCE) return deleted
  }
}

/** Deletes accounts again that a backup has brought back. Returns their number. */
export const deleteAccountsAgain = (tx: Pick<Transaction, 'query'>, marks: Marks) => deleteRows(tx, marks, ACCOUNTS)

/**
 * Deletes everything again that a backup has brought back, by the tombstones in the database and these.
 * @returns the number of accounts and of entries, without those that went with their account
 */
export async function deleteAgain(
  tx: Pick<Transaction, 'query'>,
  marks: Marks,
  tombstones: readonly Tombstone[],
): Promise<{ accounts: number; entries: number }> {
  await tx.query(
    `insert into tombstones as t (mark, deleted_at) select * from unnest($1::uuid[], $2::timestamptz[])
     on conflict (mark) do update set deleted_at = greatest(t.deleted_at, excluded.deleted_at)`,
    [tombstones.map(({ mark }) => mark), tombstones.map(({ deletedAt }) => deletedAt)],
  )
  const accounts = await deleteRows(tx, marks, ACCOUNTS)
  const entries = await deleteRows(tx, marks, ENTRIES)
  await deleteRows(tx, marks, PROFILES)
  return { accounts, entries }
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
/** A line of the server's log, whose first mark is from a version before, and a row of a backup's table `tombstones`. */
const LOGGED = /"time":"(?<time>[^"]+)".*"tombstones?":"(?<marks>[^"]+)"/
const SAVED = /^(?<marks>[0-9a-f-]{36})\t(?<time>\d{4}-\d\d-\d\d [^\t]+)$/

/** The tombstones in the server's log, or in a backup that is newer than the one to restore. */
export async function tombstonesIn(source: Readable): Promise<Tombstone[]> {
  const found = new Map<string, Tombstone>()
  let inBackup = false
  for await (const line of linesOf(source)) {
    if (line.startsWith('copy ')) inBackup = line.startsWith('copy tombstones ')
    const { time, marks } = (LOGGED.exec(line) ?? (inBackup ? SAVED.exec(line) : null))?.groups ?? {}
    const deletedAt = new Date(time ?? '')
    for (const mark of marks?.match(UUID) ?? [])
      if (deletedAt > (found.get(mark)?.deletedAt ?? new Date(0))) found.set(mark, { mark, deletedAt })
  }
  return [...found.values()]
}
