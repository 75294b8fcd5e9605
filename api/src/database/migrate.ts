import { fileURLToPath } from 'node:url'
import { runner } from 'node-pg-migrate'
import { prepareQueue } from '../queue/queue.ts'

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url))

/**
 * Brings the database at `databaseUrl` to the newest schema, the queue's too. Connects as the owner, whom the URL names;
 * any number of nodes may call it at once.
 */
export async function migrate(databaseUrl: string): Promise<void> {
  await runner({
    databaseUrl,
    dir: MIGRATIONS,
    migrationsTable: 'schema_migrations',
    direction: 'up',
    advisoryLockMode: 'wait',
    log: () => undefined,
  })
  await prepareQueue(databaseUrl)
}
