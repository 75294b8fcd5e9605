import { mkdirSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ReleaseFile, ReleaseName } from '@soulsign/contracts'
import { LRUCache } from 'lru-cache'
import type { Database } from '../database/database.ts'
import type { Bucket } from './bucket.ts'
import { selectFiles } from './contents.sql.ts'
import { readContent } from './contents.ts'
import { integrityOf } from './dist.ts'

/** How long an unknown release is not looked for again, in milliseconds. */
const UNKNOWN_MS = 1_000

interface ReleaseKey {
  name: ReleaseName
  version: string
}

/** The files of releases on this node: a cache of what is stored in the database, or in the bucket. */
export interface ReleaseFiles {
  /** The folder of a release. */
  folderOf(release: ReleaseKey): string
  /**
   * Brings the files of a release to this node, unless they are here. Concurrent callers share the work.
   * @returns false if they are not stored
   * @throws if the database is away, or a file cannot be written
   */
  ensure(release: ReleaseKey): Promise<boolean>
}

interface FilesOptions {
  dataDir: string
  database: Database
  bucket?: Bucket | undefined
}

/**
 * Keeps the files of releases in `dataDir`/remotes/<name>/<version>/. Each is checked against its hash once in the life
 * of the process, and written again if it is not the file that was released.
 */
export function createReleaseFiles({ dataDir, database, bucket }: FilesOptions): ReleaseFiles {
  // Where the nodes' file servers look.
  mkdirSync(join(dataDir, 'remotes/widget'), { recursive: true })
  const folderOf = ({ name, version }: ReleaseKey) => join(dataDir, 'remotes', name, version)
  const known = new Map<string, Promise<boolean>>()
  const unknown = new LRUCache<string, true>({ max: 1_000, ttl: UNKNOWN_MS })

  async function bring(release: ReleaseKey): Promise<boolean> {
    const files = await database.asSystem((tx) => selectFiles(tx, release))
    for (const file of files) {
      const target = join(folderOf(release), file.path)
      const here = await readFile(target).catch(() => undefined)
      if (here && isSame(file, here)) continue
      const content = await readContent({ database, bucket }, file)
      if (!content || !isSame(file, content)) {
        throw new Error(`${file.path} of ${release.name} ${release.version} is not stored, or damaged`)
      }
      await place(target, content)
    }
    return files.length > 0
  }

  return {
    folderOf,
    async ensure(release) {
      const key = `${release.name} ${release.version}`
      if (unknown.has(key)) return false
      let work = known.get(key)
      if (!work) {
        work = bring(release)
        known.set(key, work)
      }
      let stored = false
      try {
        stored = await work
      } finally {
        if (!stored) known.delete(key)
      }
      if (!stored) unknown.set(key, true)
      return stored
    },
  }
}

const isSame = ({ integrity }: ReleaseFile, bytes: Buffer) => integrity === integrityOf(bytes)

/** Writes a file under another name first, so that it is never seen in part. */
async function place(target: string, content: Buffer): Promise<void> {
  await mkdir(dirname(target), { recursive: true })
  const draft = join(dirname(target), `.new-${crypto.randomUUID()}`)
  try {
    await writeFile(draft, content)
    await rename(draft, target)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
