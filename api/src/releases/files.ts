import { mkdirSync, renameSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ReleaseFile } from '@soulsign/contracts'
import { LRUCache } from 'lru-cache'
import type { Database } from '../database/database.ts'
import type { Bucket } from './bucket.ts'
import { selectFiles } from './contents.sql.ts'
import { readContent } from './contents.ts'
import { integrityOf } from './dist.ts'
import { type ReleaseKey, selectServedSince } from './release.sql.ts'

/** How long an unknown release is not looked for again, in milliseconds. */
const UNKNOWN_MS = 1_000
/** Holds what is not whole: files that are being written, and folders that are being deleted. */
const PASSING = '.passing'
/** After so long, nobody works on it any more, in milliseconds. */
const ABANDONED_MS = 3_600_000
const DAY_MS = 86_400_000

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
  /**
   * Deletes the copies of releases that were neither live nor asked for here in the last `days`, counted from the start of
   * the process. They come back when somebody asks for them.
   * @returns what was deleted
   */
  collect(days: number): Promise<ReleaseKey[]>
}

/** A release that is here, or on its way. */
interface Copy {
  stored: Promise<boolean>
  /** When somebody asked for it last. */
  asked: number
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
  const root = join(dataDir, 'remotes')
  const passing = join(root, PASSING)
  // Where the nodes' file servers look.
  mkdirSync(join(root, 'widget'), { recursive: true })
  mkdirSync(passing, { recursive: true })
  const folderOf = ({ name, version }: ReleaseKey) => join(root, name, version)
  const copies = new Map<string, Copy>()
  // Requests to the process before this one are not known.
  const started = Date.now()
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
      await place(target, content, passing)
    }
    return files.length > 0
  }

  /** Whether the files of a release can come back: a list of them is stored. */
  const isListed = async (release: ReleaseKey) => (await database.asSystem((tx) => selectFiles(tx, release))).length > 0

  return {
    folderOf,
    async ensure(release) {
      const key = keyOf(release)
      if (unknown.has(key)) return false
      const copy = copies.get(key) ?? { stored: bring(release), asked: started }
      copy.asked = Date.now()
      copies.set(key, copy)
      let stored = false
      try {
        stored = await copy.stored
      } finally {
        if (!stored) copies.delete(key)
      }
      if (!stored) unknown.set(key, true)
      return stored
    },
    async collect(days) {
      await clear(passing)
      const served = new Set((await database.asSystem((tx) => selectServedSince(tx, days))).map(keyOf))
      const collected: ReleaseKey[] = []
      for (const release of await releasesIn(root)) {
        const key = keyOf(release)
        if (served.has(key) || !(await isListed(release))) continue
        const idleMs = Date.now() - (copies.get(key)?.asked ?? started)
        if (idleMs < days * DAY_MS) continue
        // Forgotten before it is moved: the next request fetches it again.
        copies.delete(key)
        const gone = join(passing, crypto.randomUUID())
        renameSync(folderOf(release), gone)
        await rm(gone, { recursive: true })
        collected.push(release)
      }
      return collected
    },
  }
}

const keyOf = ({ name, version }: ReleaseKey) => `${name} ${version}`

const isSame = ({ integrity }: ReleaseFile, bytes: Buffer) => integrity === integrityOf(bytes)

/** The releases that have a folder here. */
async function releasesIn(root: string): Promise<ReleaseKey[]> {
  const foldersIn = async (folder: string) => {
    const entries = await readdir(folder, { withFileTypes: true })
    return entries.filter((entry) => entry.isDirectory() && entry.name !== PASSING).map((entry) => entry.name)
  }
  const names = await foldersIn(root)
  const all = names.map(async (name) => (await foldersIn(join(root, name))).map((version) => ({ name, version })))
  return (await Promise.all(all)).flat()
}

/** Deletes what processes left that ended while they wrote. */
async function clear(passing: string): Promise<void> {
  for (const name of await readdir(passing)) {
    const left = join(passing, name)
    const found = await stat(left).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(left, { recursive: true, force: true })
  }
}

/** Writes a file in another folder first, so that it is never seen in part. */
async function place(target: string, content: Buffer, passing: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true })
  const draft = join(passing, crypto.randomUUID())
  try {
    await writeFile(draft, content)
    await rename(draft, target)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
