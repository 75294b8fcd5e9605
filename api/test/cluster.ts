import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@soulsign/postgres'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '../src/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The cluster that all test files share. Its template database is migrated. */
    clusterUrl: string
  }
}

export const TEMPLATE = 'soulsign_template'

/**
 * The server is thrown away after the run, so nothing needs to survive a crash or be vacuumed. A test makes many
 * connections, and no password needs thousands of rounds.
 */
const SETTINGS = [
  'fsync = off',
  'synchronous_commit = off',
  'full_page_writes = off',
  'autovacuum = off',
  'scram_iterations = 1',
]

/** Starts one PostgreSQL with a migrated template that each test file copies. */
export async function startCluster(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'soulsign-test-'))
  const { url, stop } = await startPostgres({ dataDir })
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  for (const setting of SETTINGS) await owner.query(`alter system set ${setting}`)
  await owner.query('select pg_reload_conf()')
  // This connection may not have seen the new settings yet.
  await owner.query(`set scram_iterations = 1`)
  await owner.query(`alter role current_user password ${pg.escapeLiteral(decodeURIComponent(new URL(url).password))}`)
  await owner.query(`create database ${TEMPLATE}`)
  await owner.end()
  const template = new URL(url)
  template.pathname = `/${TEMPLATE}`
  await migrate(template.href)
  return {
    url,
    async stop() {
      await stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The cluster of this run: its own, or the one that `pnpm mutate` keeps for its many runs. */
export default async function setup(project: TestProject) {
  const shared = process.env.TEST_CLUSTER_URL
  if (shared) return project.provide('clusterUrl', shared)
  const { url, stop } = await startCluster()
  project.provide('clusterUrl', url)
  return stop
}
