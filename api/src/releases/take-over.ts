import { join } from 'node:path'
import type { ReleaseName } from '@soulsign/contracts'
import pg from 'pg'
import type { Logger } from '../observability/log.ts'
import { insertContent, insertFiles, keepContents, selectUnstored } from './contents.sql.ts'
import { hashFiles, integrityOf, readFiles } from './dist.ts'
import { lockReleases } from './release.sql.ts'

/**
 * Stores the files of releases that were published before files were stored, as far as `dataDir`/remotes has them
 * unchanged. Connects as the owner.
 */
export async function takeOverReleases({
  databaseUrl,
  dataDir,
  log,
}: {
  databaseUrl: string
  dataDir: string
  log: Logger
}): Promise<void> {
  const db = new pg.Client(databaseUrl)
  await db.connect()
  try {
    for (const { name, version, content_hash } of await selectUnstored(db)) {
      const bytes = await readFiles(join(dataDir, 'remotes', name, version)).catch(() => new Map<string, Buffer>())
      if (!hashFiles(bytes).equals(content_hash)) continue
      await db.query('BEGIN')
      await keepContents(db)
      await lockReleases(db)
      await store(db, { name, version }, bytes)
      await db.query('COMMIT')
      log.event('release taken over', { remote: name, version })
    }
  } finally {
    await db.end()
  }
}

async function store(db: pg.Client, key: { name: ReleaseName; version: string }, bytes: Map<string, Buffer>) {
  const files = [...bytes].map(([path, content]) => ({
    path,
    integrity: integrityOf(content),
    size: content.length,
    content,
  }))
  for (const { content, ...file } of files) await insertContent(db, file, content)
  await insertFiles(db, key, files)
}
