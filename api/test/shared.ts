import type pg from 'pg'
import { test as base } from 'vitest'
import { createTestDatabase } from './database.ts'
import { type PeopleApi, startPeopleApiOn } from './people.ts'

/** What a node's start has stored, and what refuses to be emptied. Everything else belongs to a file's people. */
const KEPT = [
  'schema_migrations',
  'secrets',
  'signing_keys',
  'partners',
  'admin_activity_logs',
  'remote_%',
  'release_%',
]

async function empty(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ tables: string }>(
    `select string_agg(quote_ident(tablename), ', ') as tables from pg_tables
     where schemaname = 'public' and tablename not like all($1)`,
    [KEPT],
  )
  // A job of the last file would fail on its missing rows, again and again.
  await owner.query(`delete from pgboss.job; truncate ${rows[0]?.tables} cascade`)
}

/**
 * Tests that need no environment of their own. The files of a worker run one after the other, so they share a database
 * and a server, which start with the first file that asks for them. Each file finds them without people, and with the
 * stand-ins behaving.
 *
 * A file that changes settings, signing keys, releases or the schema, that needs mail or the queue, or that starts another
 * node has a server of its own (`startPeopleApi`).
 * @example
 * let api: PeopleApi
 * test.beforeAll(({ sharedApi }) => {
 *   api = sharedApi
 * })
 */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of other fixtures from the pattern.
  .extend('workerDatabase', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const { drop, ...workerDatabase } = await createTestDatabase()
    onCleanup(drop)
    return workerDatabase
  })
  .extend('workerApi', { scope: 'worker' }, async ({ workerDatabase }, { onCleanup }) => {
    const api = await startPeopleApiOn(workerDatabase)
    onCleanup(() => api.close())
    return api
  })
  .extend('sharedDatabase', { scope: 'file' }, async ({ workerDatabase }) => {
    await empty(workerDatabase.owner)
    return workerDatabase
  })
  .extend('sharedApi', { scope: 'file' }, async ({ workerApi, sharedDatabase: _ }): Promise<PeopleApi> => {
    await fetch(`${workerApi.sandboxUrl}/behaviour`, { method: 'DELETE' })
    return { ...workerApi, since: new Date().toISOString() }
  })
