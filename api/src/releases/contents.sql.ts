import type { ReleaseFile, ReleaseManifest } from '@soulsign/contracts'
import { lockReleases, type Queryable, type Release, type ReleaseKey } from './release.sql.ts'

/** SHA-384 of a file, as bytes. */
export const hashOf = ({ integrity }: ReleaseFile) => Buffer.from(integrity.slice('sha384-'.length), 'base64')

/** Stores the list of a release's files. A list that is there already stays. */
export async function insertFiles(db: Queryable, { name, version }: ReleaseKey, files: ReleaseFile[]): Promise<void> {
  await db.query(
    `INSERT INTO release_files (name, version, path, hash, size)
     SELECT $1, $2, * FROM unnest($3::text[], $4::bytea[], $5::int[]) ON CONFLICT DO NOTHING`,
    [name, version, files.map(({ path }) => path), files.map(hashOf), files.map(({ size }) => size)],
  )
}

/** Returns those of `files` whose bytes are not stored, each once. */
export async function selectUnstoredFiles(db: Queryable, files: readonly ReleaseFile[]): Promise<ReleaseFile[]> {
  const byHash = new Map(files.map((file) => [file.integrity, file]))
  const { rows } = await db.query<{ hash: Buffer }>('SELECT hash FROM release_contents WHERE hash = ANY ($1)', [
    files.map(hashOf),
  ])
  for (const { hash } of rows) byHash.delete(`sha384-${hash.toString('base64')}`)
  return [...byHash.values()]
}

/** Stores the bytes of a file, once for all releases. Null: they are in the bucket. */
export async function insertContent(db: Queryable, file: ReleaseFile, content: Buffer | null): Promise<void> {
  await db.query('INSERT INTO release_contents (hash, content) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    hashOf(file),
    content,
  ])
}

/** Returns hashes of bytes in the bucket whose rows were deleted. */
export async function selectLeftovers(db: Queryable): Promise<Buffer[]> {
  const { rows } = await db.query<{ hash: Buffer }>('SELECT hash FROM release_leftovers LIMIT 1000')
  return rows.map(({ hash }) => hash)
}

/** Strikes a hash off the leftovers. @returns whether its bytes are still needed by nobody */
export async function deleteLeftover(db: Queryable, hash: Buffer): Promise<boolean> {
  const { rowCount } = await db.query('DELETE FROM release_leftovers WHERE hash = $1', [hash])
  const needed = await db.query('SELECT FROM release_contents WHERE hash = $1', [hash])
  return rowCount === 1 && needed.rowCount === 0
}

/** Returns the files of a release; none if it is unknown, or was published before files were stored. */
export async function selectFiles(db: Queryable, { name, version }: ReleaseKey): Promise<ReleaseFile[]> {
  const { rows } = await db.query<ReleaseFile>(
    `SELECT path, 'sha384-' || encode(hash, 'base64') AS integrity, size
     FROM release_files WHERE name = $1 AND version = $2 ORDER BY path`,
    [name, version],
  )
  return rows
}

/** Returns the row of a file's bytes, if there is one. Its content is null if they are in the bucket. */
export async function selectContent(db: Queryable, file: ReleaseFile): Promise<{ content: Buffer | null } | undefined> {
  const { rows } = await db.query<{ content: Buffer | null }>('SELECT content FROM release_contents WHERE hash = $1', [
    hashOf(file),
  ])
  return rows[0]
}

/** Returns the releases that the nodes serve and whose files are not stored, as before they were. */
export async function selectUnstored(db: Queryable): Promise<Release<ReleaseManifest>[]> {
  const { rows } = await db.query<Release<ReleaseManifest>>(
    `SELECT r.* FROM remote_releases r WHERE base LIKE '/%'
       AND NOT EXISTS (SELECT FROM release_files f WHERE f.name = r.name AND f.version = r.version)`,
  )
  return rows
}

/**
 * Deletes the files of releases that were not live for `days` and are not the `newest` of their name. Deletes nothing while
 * a release is being published.
 * @returns the releases whose files were deleted
 */
export async function forgetFiles(db: Queryable, days: number, newest: number): Promise<ReleaseKey[]> {
  if (!(await mayDeleteContents(db))) return []
  // Until the transaction ends nothing else goes live, so what is live stays known.
  await lockReleases(db)
  const { rows } = await db.query<ReleaseKey>('SELECT name, version FROM forget_release_files($1, $2)', [
    `${days} days`,
    newest,
  ])
  return rows
}

/**
 * Keeps the bytes of files until the transaction ends: what is stored stays. Take it before the releases' lock, which
 * nobody should hold while bytes travel.
 */
export async function keepContents(db: Queryable): Promise<void> {
  await db.query(`SELECT pg_advisory_xact_lock_shared(hashtext('release contents'))`)
}

/** Lets this transaction alone delete bytes of files. @returns false while a release is being published */
export async function mayDeleteContents(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ alone: boolean }>(
    `SELECT pg_try_advisory_xact_lock(hashtext('release contents')) AS alone`,
  )
  return rows[0]?.alone ?? false
}
