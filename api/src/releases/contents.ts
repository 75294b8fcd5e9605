import type { ReleaseFile } from '@soulsign/contracts'
import type { ClientBase } from 'pg'
import type { Database } from '../database/database.ts'
import type { Bucket } from './bucket.ts'
import {
  deleteLeftover,
  hashOf,
  insertContent,
  mayDeleteContents,
  selectContent,
  selectLeftovers,
  selectUnstoredFiles,
} from './contents.sql.ts'
import { lockReleases } from './release.sql.ts'

/** How many files are on their way to the bucket at once. */
const AT_ONCE = 8

/**
 * Stores the bytes of files, once for all releases: in the database, or in the bucket if there is one. Bytes that reach the
 * bucket before a refusal stay there: the same ones will come again.
 * @param contents by integrity
 */
export async function storeContents(
  db: ClientBase,
  files: readonly ReleaseFile[],
  { contents, bucket }: { contents: ReadonlyMap<string, Buffer>; bucket: Bucket | undefined },
): Promise<void> {
  const contentOf = ({ integrity }: ReleaseFile) => contents.get(integrity) ?? Buffer.of()
  // In order, so that two releases do not wait for each other's rows.
  const fresh = (await selectUnstoredFiles(db, files)).sort((a, b) => (a.integrity < b.integrity ? -1 : 1))
  if (bucket) {
    const waiting = [...fresh]
    const lane = async () => {
      for (let file = waiting.pop(); file; file = waiting.pop()) await bucket.put(hashOf(file), contentOf(file))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, lane))
  }
  for (const file of fresh) await insertContent(db, file, bucket ? null : contentOf(file))
}

/** Returns the bytes of a file, wherever they are; undefined if they are not stored. */
export async function readContent(
  { database, bucket }: { database: Database; bucket: Bucket | undefined },
  file: ReleaseFile,
): Promise<Buffer | undefined> {
  const row = await database.asSystem((tx) => selectContent(tx, file))
  if (!row || row.content) return row?.content ?? undefined
  if (!bucket) throw new Error(`${file.path} is in a bucket. Name it in RELEASE_STORE.`)
  return bucket.get(hashOf(file))
}

/** Deletes in the bucket what no release needs any more, unless it was released again. */
export async function deleteLeftovers(database: Database, bucket: Bucket): Promise<void> {
  for (const hash of await database.asSystem(selectLeftovers)) {
    await database.asSystem(async (tx) => {
      // A release that needs the same bytes waits until they are gone, and then brings its own.
      if (!(await mayDeleteContents(tx))) return
      // During an update, a node of a version that knows only this lock waits here.
      await lockReleases(tx)
      if (await deleteLeftover(tx, hash)) await bucket.delete(hash)
    })
  }
}
