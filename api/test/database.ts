import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { expect, inject } from 'vitest'
import { connectDatabase, type Database } from '../src/database/database.ts'
import { TEMPLATE } from './cluster.ts'

export interface TestDatabase {
  url: string
  /** A connection as the database's owner, to whom no policy applies. */
  owner: pg.Client
  /** The database as the product uses it. */
  database: Database
}

/** Creates a migrated database. Most files can share their worker's (`shared.ts`). */
export async function createTestDatabase(): Promise<TestDatabase & { drop(): Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const cluster = new pg.Client({ connectionString: inject('clusterUrl') })
  await cluster.connect()
  // Copying files takes half of the time of writing each page to a log, which nobody reads.
  await cluster.query(`create database ${name} template ${TEMPLATE} strategy file_copy`)
  const url = new URL(inject('clusterUrl'))
  url.pathname = `/${name}`
  const owner = new pg.Client({ connectionString: url.href })
  await owner.connect()
  const database = connectDatabase(url.href, () => undefined)
  return {
    url: url.href,
    owner,
    database,
    async drop() {
      await database.close()
      await owner.end()
      await cluster.query(`drop database ${name} with (force)`)
      await cluster.end()
    },
  }
}

/** Waits until somebody in this database waits for one of our own locks. */
export async function expectLockWaiter(owner: pg.Client): Promise<void> {
  const waiting = `select from pg_locks join pg_database on pg_database.oid = database
    where datname = current_database() and locktype = 'advisory' and not granted`
  await expect.poll(async () => (await owner.query(waiting)).rowCount).toBe(1)
}
