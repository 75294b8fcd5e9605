import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@soulsign/postgres'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '../src/database/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The cluster that all test files share; its template database is migrated. */
    clusterUrl: string
  }
}

export const TEMPLATE = 'soulsign_template'

/** Nothing has to outlive this server's end, nor its tables a day. */
const SETTINGS = ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum']

/** One PostgreSQL for the whole run, with a migrated template that each test file copies. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'soulsign-test-'))
  const postgres = await startPostgres({ dataDir })
  const owner = new pg.Client({ connectionString: postgres.url })
  await owner.connect()
  for (const setting of SETTINGS) await owner.query(`alter system set ${setting} = off`)
  await owner.query('select pg_reload_conf()')
  await owner.query(`create database ${TEMPLATE}`)
  await owner.end()
  const template = new URL(postgres.url)
  template.pathname = `/${TEMPLATE}`
  await migrate(template.href)
  project.provide('clusterUrl', postgres.url)
  return async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
