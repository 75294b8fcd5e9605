import { hashOf, selectContent, selectFiles } from './contents.sql.ts'
import { selectLiveShell } from './release.sql.ts'
import { type ReleaseStore, transact } from './store.ts'

/** Reads the files of the live shell, by path. Undefined if no shell is live. */
export async function readLiveShell(store: ReleaseStore): Promise<Map<string, Buffer> | undefined> {
  return transact(store, async (db) => {
    const shell = await selectLiveShell(db)
    if (!shell) return undefined
    const bytes = new Map<string, Buffer>()
    for (const file of await selectFiles(db, shell)) {
      const content = (await selectContent(db, file))?.content ?? (await store.bucket?.get(hashOf(file)))
      if (content) bytes.set(file.path, content)
    }
    return bytes
  })
}
