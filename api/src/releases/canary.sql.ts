import type { ReleaseManifest, ReleaseName, RemoteManifest, ShellManifest } from '@soulsign/contracts'
import type { ClientBase, Pool } from 'pg'
import { BASE, type MoveRecord, type Release } from './release.sql.ts'

type Queryable = Pick<Pool | ClientBase, 'query'>

/** A release that a share of browsers gets. */
export interface Canary<Manifest extends ReleaseManifest = RemoteManifest | ShellManifest> extends Release<Manifest> {
  /** The share of browsers, from 0 to 50. */
  percent: number
  started_at: Date
}

/** Returns the canaries, at most one for each remote and one for the shell. */
export async function selectCanaries(db: Queryable): Promise<Canary[]> {
  const { rows } = await db.query<Canary>(
    `SELECT r.*, ${BASE}, percent, started_at FROM release_canaries JOIN remote_releases r USING (name, version) ORDER BY name`,
  )
  return rows
}

/** Begins a canary, or changes its version or share, and records who did. */
export async function insertCanary(
  db: Queryable,
  { name, version, actor, why, percent }: MoveRecord & { percent: number },
): Promise<void> {
  await db.query(
    `WITH begun AS (INSERT INTO release_canaries (name, version, percent) VALUES ($1, $2, $5)
       ON CONFLICT (name) DO UPDATE SET version = excluded.version, percent = excluded.percent, started_at = now())
     INSERT INTO release_events (name, version, action, actor, why) VALUES ($1, $2, 'canary', $3, $4)`,
    [name, version, actor, why, percent],
  )
}

/** Ends the canary of a remote, if it has one, and records who did. @returns its version */
export async function deleteCanary(
  db: Queryable,
  { name, actor, why }: Omit<MoveRecord, 'version'>,
): Promise<string | undefined> {
  const { rows } = await db.query<{ version: string }>(
    `WITH ended AS (DELETE FROM release_canaries WHERE name = $1 RETURNING version)
     INSERT INTO release_events (name, version, action, actor, why) SELECT $1, version, 'canary-end', $2, $3 FROM ended
     RETURNING version`,
    [name, actor, why],
  )
  return rows[0]?.version
}

/** Pages that named a release, and failures that browsers reported of it. */
export interface Share {
  pages: number
  failures: number
}

/** How a canary and the live release of the same remote have fared since the canary began. */
export interface Fared {
  name: ReleaseName
  version: string
  canary: Share
  live: Share
}

/** Counts for each canary what happened to it, and to the live release, since it began. */
export async function selectFared(db: Queryable): Promise<Fared[]> {
  const sums = (version: string) => `json_build_object(
    'pages', (SELECT coalesce(sum(pages), 0) FROM release_use u
      WHERE u.name = c.name AND u.version = ${version} AND u.minute >= date_trunc('minute', c.started_at)),
    'failures', (SELECT coalesce(sum(failures), 0) FROM release_failures f
      WHERE f.name = c.name AND f.version = ${version} AND f.minute >= date_trunc('minute', c.started_at)))`
  const { rows } = await db.query<Fared>(
    `SELECT c.name, c.version, ${sums('c.version')} AS canary, ${sums('l.version')} AS live
     FROM release_canaries c JOIN remote_live l USING (name)`,
  )
  return rows
}
