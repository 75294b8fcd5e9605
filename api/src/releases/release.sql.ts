import type { ReleaseManifest, ReleaseName, RemoteManifest } from '@soulsign/contracts'
import type { ClientBase, Pool } from 'pg'

type Queryable = Pick<Pool | ClientBase, 'query'>

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

/** Returns the live releases of remotes by name. */
export async function selectLive(db: Queryable): Promise<Release[]> {
  const { rows } = await db.query<Release>(
    `SELECT r.* FROM remote_live JOIN remote_releases r USING (name, version) WHERE name <> 'widget' ORDER BY name`,
  )
  return rows
}

/** Returns the live version of the widget. */
export async function selectLiveWidget(db: Queryable): Promise<string | undefined> {
  const { rows } = await db.query<{ version: string }>(`SELECT version FROM remote_live WHERE name = 'widget'`)
  return rows[0]?.version
}

/** Returns all releases of a remote, newest first, each with whether it is live. */
export async function selectReleases(
  db: Queryable,
  name: ReleaseName,
): Promise<(Release<ReleaseManifest> & { live: boolean })[]> {
  const { rows } = await db.query<Release<ReleaseManifest> & { live: boolean }>(
    `SELECT r.*, l.version IS NOT NULL AS live
     FROM remote_releases r LEFT JOIN remote_live l USING (name, version) WHERE r.name = $1 ORDER BY r.id DESC`,
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

/** Moves the live pointer and records who moved it. */
export async function setLive(
  db: Queryable,
  event: { name: ReleaseName; version: string; action: 'release' | 'rollback'; actor: string },
): Promise<void> {
  await db.query(
    `WITH before AS (SELECT version FROM remote_live WHERE name = $1),
       moved AS (INSERT INTO remote_live (name, version) VALUES ($1, $2)
         ON CONFLICT (name) DO UPDATE SET version = excluded.version)
     INSERT INTO release_events (name, version, action, actor, replaced_version)
     VALUES ($1, $2, $3, $4, (SELECT version FROM before))`,
    [event.name, event.version, event.action, event.actor],
  )
}

/** Removes the live pointer and records who removed it. */
export async function unsetLive(
  db: Queryable,
  event: { name: ReleaseName; version: string; actor: string },
): Promise<void> {
  await db.query(
    `WITH gone AS (DELETE FROM remote_live WHERE name = $1)
     INSERT INTO release_events (name, version, action, actor) VALUES ($1, $2, 'withdraw', $3)`,
    [event.name, event.version, event.actor],
  )
}

/**
 * Allows one change of live releases at a time until the transaction ends, so that two remotes cannot claim the same
 * route.
 */
export async function lockReleases(db: Queryable): Promise<void> {
  await db.query(`SELECT pg_advisory_xact_lock(hashtext('releases'))`)
}
