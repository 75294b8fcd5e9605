import { fileURLToPath } from 'node:url'
import { runner } from 'node-pg-migrate'
import pg from 'pg'
import { prepareQueue } from '../queue/queue.ts'

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url))
/** Held while the schema is brought up to date, by one node at a time. */
const MIGRATION_LOCK = 0x50_55_4d

/**
 * Brings the database at `databaseUrl` to the newest schema, the queue's too. Connects as the owner, whom the URL names;
 * any number of nodes may call it at once.
 */
export async function migrate(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'soulsign-migrate' })
  // A connection that breaks while it only holds the lock shows when it is used next.
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
      // Each part of the product numbers in a range of its own: a new migration may stand before one that ran long ago.
      checkOrder: false,
      log: () => undefined,
    })
    await prepareQueue(databaseUrl)
  } finally {
    await client.end()
  }
}
