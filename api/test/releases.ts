import { afterAll, beforeAll, beforeEach } from 'vitest'
import { selectFiles } from '../src/releases/contents.sql.ts'
import { selectLive } from '../src/releases/release.sql.ts'
import type { ReleaseStore } from '../src/releases/store.ts'
import { integrityOf, writeBuild } from './builds.ts'
import { createTestDatabase } from './database.ts'
import { manifestOf, routeOf } from './manifest.ts'

export const actor = 'tester'

/** Writes a dist/ of the journal whose entry is `code`. */
export const build = (version: string, code: string, changes: object = {}): Promise<string> =>
  writeBuild(
    'remote.json',
    manifestOf('journal', [routeOf('/journal')], { version, integrity: integrityOf(code), ...changes }),
    { 'entry.js': code, 'chunks/a.js': 'a' },
  )

/** A database of the file's own, without releases before each test. */
export function emptyReleases() {
  let database: Awaited<ReturnType<typeof createTestDatabase>>
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.drop())
  beforeEach(async () => {
    await database.owner.query(
      `set session_replication_role = replica; delete from release_events; delete from remote_live;
       delete from release_files; delete from release_contents; delete from release_bases; delete from remote_releases; set session_replication_role = origin`,
    )
  })
  return {
    database: () => database,
    store: (): ReleaseStore => ({ databaseUrl: database.url }),
    live: async () => (await selectLive(database.owner)).map(({ version, base }) => ({ version, base })),
    version: async () => (await selectLive(database.owner))[0]?.version,
    files: async (version: string) =>
      (await selectFiles(database.owner, { name: 'journal', version })).map(({ path }) => path),
  }
}
