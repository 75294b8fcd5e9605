import { fileURLToPath } from 'node:url'
import { runner } from 'node-pg-migrate'
import pg from 'pg'
import { prepareQueue } from './queue/queue.ts'

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url))
/** Lets one node at a time migrate the schema. */
const MIGRATION_LOCK = 0x50_55_4d

/**
 * Migrates the database at `databaseUrl` and the queue's schema to the newest version. Connects as the owner named in
 * the URL. Any number of nodes may call it concurrently.
 */
export async function migrate(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'soulsign-migrate' })
  // A connection that breaks while it only holds the lock fails on its next use.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await runner({
      dbClient: client,
      dir: MIGRATIONS,
      migrationsTable: 'schema_migrations',
      direction: 'up',
      noLock: true,
      // Each part of the product numbers its migrations in its own range, so a new one may precede one that ran long
      // ago.
      checkOrder: false,
      log: () => undefined,
    })
    await prepareQueue(databaseUrl)
  } finally {
    await client.end()
  }
}
