import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { TEMPLATE } from './cluster.ts'

/** Creates a migrated database for a test file, with a connection as its owner, to whom no policy applies. */
export async function createTestDatabase(): Promise<{ url: string; owner: pg.Client; drop(): Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const cluster = new pg.Client({ connectionString: inject('clusterUrl') })
  await cluster.connect()
  await cluster.query(`create database ${name} template ${TEMPLATE}`)
  const url = new URL(inject('clusterUrl'))
  url.pathname = `/${name}`
  const owner = new pg.Client({ connectionString: url.href })
  await owner.connect()
  return {
    url: url.href,
    owner,
    async drop() {
      await owner.end()
      await cluster.query(`drop database ${name} with (force)`)
      await cluster.end()
    },
  }
}
