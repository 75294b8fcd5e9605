import type { ReleaseManifest, ReleaseName, RemoteManifest, ShellManifest } from '@soulsign/contracts'
import type { ClientBase, Pool } from 'pg'

export type Queryable = Pick<Pool | ClientBase, 'query'>

/** The key of a release and its files. */
export type ReleaseKey = { name: ReleaseName; version: string }

/** A published version of a remote or of the widget. */
export interface Release<Manifest extends ReleaseManifest = RemoteManifest> {
  id: string
  name: Manifest['name']
  version: string
  manifest: Manifest
  base: string
  content_hash: Buffer
  published_at: Date
}

/** Where the files of a release `r` are now. */
export const BASE = `coalesce((SELECT base FROM release_bases b WHERE b.name = r.name AND b.version = r.version
  ORDER BY b.id DESC LIMIT 1), r.base) AS base`

/** The live release of a remote. */
export interface LiveRelease extends Release {
  /** Switched off: the shell shows that it rests. */
  resting: boolean
}

/** Returns the live releases of remotes by name. */
export async function selectLive(db: Queryable): Promise<LiveRelease[]> {
  const { rows } = await db.query<LiveRelease>(
    `SELECT r.*, ${BASE}, resting FROM remote_live JOIN remote_releases r USING (name, version) WHERE name NOT IN ('widget', 'shell') ORDER BY name`,
  )
  return rows
}

/** Returns the live version of the widget. */
export async function selectLiveWidget(db: Queryable): Promise<string | undefined> {
  const { rows } = await db.query<{ version: string }>(`SELECT version FROM remote_live WHERE name = 'widget'`)
  return rows[0]?.version
}

/** Returns everything live, and the canaries, whose files the nodes serve. */
export async function selectLiveHere(db: Queryable): Promise<ReleaseKey[]> {
  const { rows } = await db.query<ReleaseKey & { base: string }>(
    `SELECT name, version, ${BASE}
     FROM (SELECT name, version FROM remote_live UNION SELECT name, version FROM release_canaries) AS served
       JOIN remote_releases r USING (name, version)`,
  )
  return rows.filter(({ base }) => base.startsWith('/'))
}

/** Returns what is live or a canary, and what was in the last `days`: open pages name its files. */
export async function selectServedSince(db: Queryable, days: number): Promise<ReleaseKey[]> {
  const { rows } = await db.query<ReleaseKey>(
    `WITH lately AS (SELECT * FROM release_events WHERE created_at > now() - $1::interval)
     SELECT name, version FROM remote_live
     UNION SELECT name, version FROM release_canaries
     UNION SELECT name, version FROM lately
     UNION SELECT name, replaced_version FROM lately WHERE replaced_version IS NOT NULL`,
    [`${days} days`],
  )
  return rows
}

/** A release with its place in the product now. */
export type ListedRelease = Release<ReleaseManifest> & {
  live: boolean
  /** Live, but switched off. */
  resting: boolean
  /** Its files are no longer stored, so that it cannot go live. */
  forgotten: boolean
}

/** Returns what is live of the shell. */
export async function selectLiveShell(db: Queryable): Promise<Release<ShellManifest> | undefined> {
  const { rows } = await db.query<Release<ShellManifest>>(
    `SELECT r.*, ${BASE} FROM remote_live JOIN remote_releases r USING (name, version) WHERE name = 'shell'`,
  )
  return rows[0]
}

/** Returns all releases of a remote, newest first. */
export async function selectReleases(db: Queryable, name: ReleaseName): Promise<ListedRelease[]> {
  const { rows } = await db.query<ListedRelease>(
    `SELECT *, base LIKE '/%' AND EXISTS (
       SELECT FROM release_files f WHERE f.name = listed.name AND f.version = listed.version
         AND NOT EXISTS (SELECT FROM release_contents c WHERE c.hash = f.hash)) AS forgotten
     FROM (
       SELECT r.id, name, version, manifest, content_hash, published_at, ${BASE}, l.version IS NOT NULL AS live,
         coalesce(l.resting, false) AS resting
       FROM remote_releases r LEFT JOIN remote_live l USING (name, version) WHERE name = $1
     ) AS listed ORDER BY id DESC`,
    [name],
  )
  return rows
}

/** Returns where the files of a published version are, and their hash. */
export async function selectPublished(
  db: Queryable,
  { name, version }: ReleaseKey,
): Promise<Pick<Release, 'base' | 'content_hash'> | undefined> {
  const { rows } = await db.query<Pick<Release, 'base' | 'content_hash'>>(
    `SELECT content_hash, ${BASE} FROM remote_releases r WHERE name = $1 AND version = $2`,
    [name, version],
  )
  return rows[0]
}

/** Returns the name of everything that was ever released, with what is live of it. */
export async function selectNames(
  db: Queryable,
): Promise<{ name: ReleaseName; version: string | null; published_at: Date; resting: boolean }[]> {
  const { rows } = await db.query<{
    name: ReleaseName
    version: string | null
    published_at: Date
    resting: boolean
  }>(
    `SELECT name, l.version, r.published_at, coalesce(l.resting, false) AS resting
     FROM (SELECT DISTINCT name FROM remote_releases) AS names LEFT JOIN remote_live l USING (name)
       LEFT JOIN remote_releases r USING (name, version) ORDER BY name`,
  )
  return rows
}

/** A change of what is live. */
export interface Move {
  action: 'release' | 'rollback' | 'move' | 'withdraw' | 'off' | 'on' | 'canary' | 'canary-end'
  version: string
  /** The version that was live before, if the change put another in its place. */
  replaced_version: string | null
  actor: string
  why: string | null
  created_at: Date
}

/** Returns every change of what is live of a remote, oldest first. */
export async function selectMoves(db: Queryable, name: ReleaseName): Promise<Move[]> {
  const { rows } = await db.query<Move>(
    `SELECT action, version, replaced_version, actor, why, created_at
     FROM release_events WHERE name = $1 ORDER BY id`,
    [name],
  )
  return rows
}

/** Returns the version that was released last, even if it was rolled back. */
export async function selectLastReleased(db: Queryable, name: ReleaseName): Promise<string | undefined> {
  const { rows } = await db.query<{ version: string }>(
    `SELECT version FROM release_events WHERE name = $1 AND action = 'release' ORDER BY id DESC LIMIT 1`,
    [name],
  )
  return rows[0]?.version
}

export async function insertRelease(
  db: Queryable,
  { manifest, base, contentHash }: { manifest: ReleaseManifest; base: string; contentHash: Buffer },
): Promise<void> {
  await db.query(
    'INSERT INTO remote_releases (name, version, manifest, base, content_hash) VALUES ($1, $2, $3, $4, $5)',
    [manifest.name, manifest.version, manifest, base, contentHash],
  )
}

/** Moves the files of a release to another host, or back to the nodes. */
export async function insertBase(
  db: Queryable,
  { name, version, base, actor }: MoveRecord & { base: string },
): Promise<void> {
  await db.query('INSERT INTO release_bases (name, version, base, actor) VALUES ($1, $2, $3, $4)', [
    name,
    version,
    base,
    actor,
  ])
}

/** What to record about a move, beside when it happened. */
export interface MoveRecord {
  name: ReleaseName
  version: string
  actor: string
  why?: string | undefined
}

/** Moves the live pointer, ends a canary and records the move. A release that rests goes on resting. */
export async function setLive(
  db: Queryable,
  { name, version, action, actor, why }: MoveRecord & { action: 'release' | 'rollback' | 'move' },
): Promise<void> {
  await db.query(
    `WITH before AS (SELECT version FROM remote_live WHERE name = $1),
       ended AS (DELETE FROM release_canaries WHERE name = $1),
       moved AS (INSERT INTO remote_live (name, version) VALUES ($1, $2)
         ON CONFLICT (name) DO UPDATE SET version = excluded.version)
     INSERT INTO release_events (name, version, action, actor, why, replaced_version)
     VALUES ($1, $2, $3, $4, $5, (SELECT version FROM before))`,
    [name, version, action, actor, why],
  )
}

/** Removes the live pointer, ends a canary and records who did. */
export async function unsetLive(db: Queryable, { name, version, actor, why }: MoveRecord): Promise<void> {
  await db.query(
    `WITH gone AS (DELETE FROM remote_live WHERE name = $1),
       ended AS (DELETE FROM release_canaries WHERE name = $1)
     INSERT INTO release_events (name, version, action, actor, why) VALUES ($1, $2, 'withdraw', $3, $4)`,
    [name, version, actor, why],
  )
}

/** Switches the live release off or on, and records who did. */
export async function setResting(
  db: Queryable,
  { name, version, actor, why, resting }: MoveRecord & { resting: boolean },
): Promise<void> {
  await db.query(
    `WITH switched AS (UPDATE remote_live SET resting = $5 WHERE name = $1)
     INSERT INTO release_events (name, version, action, actor, why)
     VALUES ($1, $2, CASE WHEN $5 THEN 'off' ELSE 'on' END, $3, $4)`,
    [name, version, actor, why, resting],
  )
}

/**
 * Allows one change of live releases at a time until the transaction ends, so that two remotes cannot claim the same
 * route.
 */
export async function lockReleases(db: Queryable): Promise<void> {
  await db.query(`SELECT pg_advisory_xact_lock(hashtext('releases'))`)
}
