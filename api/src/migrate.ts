import { readdirSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { ConfigError } from './config.ts'
import type { Logger } from './observability/log.ts'
import { prepareQueue } from './queue/queue.ts'

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url))
const TABLE = 'schema_migrations'
/** Lets one node at a time migrate the schema. */
const MIGRATION_LOCK = 0x50_55_4d
/**
 * How long a migration waits for a lock. Everything that needs the table queues up behind it meanwhile, so it gives up
 * soon and tries again later.
 */
const LOCK_TIMEOUT = '2s'
const LOCK_NOT_AVAILABLE = '55P03'
const INSUFFICIENT_PRIVILEGE = '42501'
const ATTEMPTS = 30
const PAUSE_MS = 2_000

/**
 * Migrates the database at `databaseUrl` and the queue's schema to the newest version. Connects as the owner named in
 * the URL, past any pooler in transaction mode, whose connections cannot hold the lock. Any number of nodes may call it
 * concurrently. `log` is told about each attempt that had to wait.
 */
export async function migrate(databaseUrl: string, log?: Logger): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'soulsign-migrate' })
  // A connection that breaks while it only holds the lock fails on its next use.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    // Row-level security also applies to an owner who is no superuser; a migration works on all rows.
    await client.query(`set lock_timeout = '${LOCK_TIMEOUT}'; set app.system = 'on'`)
    for (let attempt = 1; !(await runAll(client, attempt === ATTEMPTS)); attempt++) {
      log?.event('migration waits for a lock', { attempt })
      await delay(PAUSE_MS)
    }
    await prepareQueue(databaseUrl)
  } catch (error) {
    if ((error as { code?: string }).code !== INSUFFICIENT_PRIVILEGE) throw error
    const owner = new URL(databaseUrl).username
    throw new ConfigError(
      `DATABASE_URL: the user "${owner}" may not migrate (${(error as Error).message}). It must own the database and ` +
        `have CREATEROLE, or a superuser has to run: create role soulsign_app nologin; ` +
        `grant soulsign_app to "${owner}" with admin option`,
    )
  } finally {
    await client.end()
  }
}

/** Whether all migrations ran already, as they did at most starts. */
async function isNewest(client: pg.Client): Promise<boolean> {
  const known = await client.query('select to_regclass($1) is not null as known', [TABLE])
  if (!known.rows[0]?.known) return false
  const { rows } = await client.query<{ name: string }>(`select name from ${TABLE}`)
  const ran = new Set(rows.map(({ name }) => name))
  return readdirSync(MIGRATIONS).every((file) => ran.has(basename(file, extname(file))))
}

/** Runs the missing migrations, each in its own transaction. Returns false if one did not get its lock. */
async function runAll(client: pg.Client, last: boolean): Promise<boolean> {
  try {
    if (await isNewest(client)) return true
    // It brings a compiler along, which would stay in memory.
    const { runner } = await import('node-pg-migrate')
    await runner({
      dbClient: client,
      dir: MIGRATIONS,
      migrationsTable: TABLE,
      direction: 'up',
      noLock: true,
      singleTransaction: false,
      // Each part of the product numbers its migrations in its own range, so a new one may precede one that ran long
      // ago.
      checkOrder: false,
      log: () => undefined,
    })
    return true
  } catch (error) {
    await client.query('rollback')
    if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE || last) throw error
    return false
  }
}
