import { resolve } from 'node:path'
import { migrate } from '../api/src/migrate.ts'
import { findPostgres, startPostgres } from '../packages/postgres/src/index.ts'
import { ROOT } from './steps.ts'

/** Folder of the embedded database and the published remotes. */
export const DATA_DIR = resolve(ROOT, process.env.DATA_DIR || '.data')

/**
 * Runs `work` with the current database: DATABASE_DIRECT_URL or DATABASE_URL, or the embedded one, which is started if
 * necessary.
 */
export async function withDatabase(work: (databaseUrl: string) => Promise<void>): Promise<void> {
  const { DATABASE_DIRECT_URL, DATABASE_URL } = process.env
  const url = DATABASE_DIRECT_URL || DATABASE_URL || (await findPostgres({ dataDir: DATA_DIR }))
  if (url) return work(url)
  const postgres = await startPostgres({ dataDir: DATA_DIR })
  try {
    await migrate(postgres.url)
    await work(postgres.url)
  } finally {
    await postgres.stop()
  }
}
