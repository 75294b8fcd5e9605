import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { migrate } from '../migrate.ts'
import { linesOf } from './lines.ts'
import { deleteAgain, type Marks, type Tombstone } from './tombstones.ts'

/** A backup does not fit this database, or is no backup. The message says why, in a line. */
export class BackupError extends Error {
  override name = 'BackupError'
}

interface Table {
  name: string
  columns: string[]
  /** The column that PostgreSQL numbers, if there is one. */
  identity: string | null
  /** Whether row-level security also applies to its owner. */
  forced: boolean
}

/** Written by migrations, not by people. */
const MIGRATIONS_TABLE = 'schema_migrations'
const FIRST_LINE = /^-- Soulsign backup of (?<time>\S+) after (?<migrations>\S+)$/
const COPY = /^copy (?<table>[a-z_]+) \((?<columns>[a-z_, ]+)\) from stdin;$/

/** The tables with their stored columns, each after the tables that it refers to. */
async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table & { needs: string[] }>(
    `select c.relname as name, c.relforcerowsecurity as forced,
       array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
         and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
       (select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attidentity <> '') as identity,
       array(select f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
         where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> $1
     order by c.relname`,
    [MIGRATIONS_TABLE],
  )
  const sorted: Table[] = []
  const rest = [...rows]
  while (rest.length > 0) {
    const index = rest.findIndex(({ needs }) => needs.every((name) => !rest.some((other) => other.name === name)))
    const [next] = rest.splice(index, 1)
    if (index < 0 || !next) throw new Error('Tables refer to each other in a circle')
    sorted.push(next)
  }
  return sorted
}

async function migrationsOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`select name from ${MIGRATIONS_TABLE} order by name`)
  return rows.map(({ name }) => name)
}

async function withClient<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'soulsign-backup' })
  await client.connect()
  try {
    // Row-level security also applies to an owner who is no superuser.
    await client.query(`set app.system = 'on'`)
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Writes all data as of one moment to `target`, as SQL that psql can read, too. Jobs of the queue are left out.
 * @param target is ended
 */
export async function backUp(databaseUrl: string, target: Writable): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    await client.query('begin isolation level repeatable read read only')
    const migrations = (await migrationsOf(client)).join(',')
    target.write(`-- Soulsign backup of ${new Date().toISOString()} after ${migrations}\n`)
    for (const { name, columns } of await tablesOf(client)) {
      const list = columns.join(', ')
      target.write(`copy ${name} (${list}) from stdin;\n`)
      for await (const chunk of client.query(copyTo(`copy (select ${list} from ${name}) to stdout`)))
        if (!target.write(chunk)) await once(target, 'drain')
      target.write('\\.\n')
    }
    await client.query('commit')
  })
  await new Promise<void>((resolve) => target.end(resolve))
}

/**
 * Migrates an empty database and fills it from a backup. Texts that were being written count as failed: their writers
 * can ask for them again. Data deleted since then stays deleted.
 * @param deleted tombstones besides those in the backup
 * @returns how much was deleted again
 * @throws BackupError if the database holds data, or the backup comes from a newer version
 */
export async function restore(
  databaseUrl: string,
  source: Readable,
  marks: Marks,
  deleted: readonly Tombstone[] = [],
): Promise<{ accounts: number; entries: number }> {
  const lines = linesOf(source)
  const first = await lines.next().catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'Z_DATA_ERROR' ? new BackupError('The file is not a backup: it is not compressed.') : error
  })
  const migrations = FIRST_LINE.exec(first.value ?? '')?.groups?.['migrations']?.split(',')
  if (!migrations) throw new BackupError('The file is not a backup: its first line does not say so.')
  await migrate(databaseUrl)
  return withClient(databaseUrl, async (client) => {
    const here = await migrationsOf(client)
    const missing = migrations.find((name) => !here.includes(name))
    if (missing) throw new BackupError(`The backup needs the migration ${missing}. Restore it with a newer version.`)
    const { rows } = await client.query<{ used: boolean }>(
      'select exists (select from users) or exists (select from symptoms) as used',
    )
    if (rows[0]?.used) throw new BackupError('The database holds data of people. Restore into an empty one.')

    await client.query('begin')
    const tables = await tablesOf(client)
    const names = tables.map(({ name }) => name)
    // COPY cannot write under row-level security, and the triggers have run when the rows were first written.
    for (const name of names)
      await client.query(`alter table ${name} no force row level security, disable trigger user`)
    await client.query(`truncate ${names.join(', ')}`)
    for (let line = await lines.next(); !line.done; line = await lines.next()) {
      const { table = '', columns } = COPY.exec(line.value)?.groups ?? {}
      if (!names.includes(table))
        throw new BackupError(`The backup has a line that does not belong there: ${line.value.slice(0, 80)}`)
      await pipeline(rowsOf(lines), client.query(copyFrom(`copy ${table} (${columns}) from stdin`)))
    }
    for (const { name, identity } of tables)
      if (identity)
        await client.query(
          `select setval(pg_get_serial_sequence($1, $2), max(${identity})) from ${name} having max(${identity}) > 0`,
          [name, identity],
        )
    // The queue's jobs are not in the backup.
    await client.query(`delete from guest_reservations where state = 'queued'`)
    await client.query(
      `update generations set state = 'failed', problem = 'generation-failed', released_text = ''
       where state in ('queued', 'running')`,
    )
    // A backup of an older version has no guests.
    await client.query(
      `insert into guests (guest_id, seen_at) select guest_id, max(created_at) from symptoms where guest_id is not null
       group by guest_id on conflict do nothing`,
    )
    const again = await deleteAgain(client, marks, deleted)
    for (const { name, forced } of tables)
      await client.query(`alter table ${name} ${forced ? 'force' : 'no force'} row level security, enable trigger user`)
    await client.query('commit')
    return again
  })
}

/** The lines of a table, up to its end mark. */
async function* rowsOf(lines: AsyncIterator<string, undefined>): AsyncGenerator<string> {
  for (let line = await lines.next(); line.value !== '\\.'; line = await lines.next()) {
    if (line.value === undefined) throw new BackupError('The backup breaks off in the middle of a table.')
    yield `${line.value}\n`
  }
}
