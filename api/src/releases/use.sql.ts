import type { ReleaseName } from '@soulsign/contracts'
import type { ClientBase, Pool } from 'pg'

type Queryable = Pick<Pool | ClientBase, 'query'>

/** How long the counts are kept. */
const USE_KEPT_DAYS = 14

/** A count of one release. */
export interface Counted {
  name: string
  version: string
  /** Where a failure happened; none for pages. */
  phase?: string
  count: number
}

/**
 * Adds counts to the minute. Releases that were never published are left out: anyone can send a report, and the tables
 * must not grow by it.
 */
export async function addUse(db: Queryable, { pages, failures }: { pages: Counted[]; failures: Counted[] }) {
  // In order, so that two nodes do not wait for each other's rows.
  const columns = (counted: Counted[]) => {
    const sorted = counted.toSorted((a, b) => `${a.name} ${a.version}`.localeCompare(`${b.name} ${b.version}`))
    const column = (key: keyof Counted) => sorted.map((one) => one[key])
    return [column('name'), column('version'), column('count'), column('phase')]
  }
  if (pages.length > 0) {
    await db.query(
      `INSERT INTO release_use AS u (name, version, minute, pages)
       SELECT name, version, date_trunc('minute', now()), pages
       FROM unnest($1::text[], $2::text[], $3::int[]) AS t (name, version, pages)
         JOIN remote_releases USING (name, version)
       ON CONFLICT (name, version, minute) DO UPDATE SET pages = u.pages + excluded.pages`,
      columns(pages).slice(0, 3),
    )
  }
  if (failures.length > 0) {
    await db.query(
      `INSERT INTO release_failures AS f (name, version, phase, minute, failures)
       SELECT name, version, phase, date_trunc('minute', now()), failures
       FROM unnest($1::text[], $2::text[], $3::int[], $4::text[]) AS t (name, version, failures, phase)
         JOIN remote_releases USING (name, version)
       ON CONFLICT (name, version, phase, minute) DO UPDATE SET failures = f.failures + excluded.failures`,
      columns(failures),
    )
  }
}

/** Deletes counts that are older than they are kept. */
export async function deleteOldUse(db: Queryable): Promise<void> {
  for (const table of ['release_use', 'release_failures']) {
    await db.query(`DELETE FROM ${table} WHERE minute < now() - make_interval(days => $1)`, [USE_KEPT_DAYS])
  }
}

/** What one release did in one hour. */
export interface HourOfUse {
  hour: Date
  version: string
  pages: number
  failures: number
}

/** Returns pages and failures of a remote by version and hour (UTC), oldest first. @param hours how far back */
export async function selectHours(db: Queryable, name: ReleaseName, hours: number): Promise<HourOfUse[]> {
  const { rows } = await db.query<HourOfUse>(
    `SELECT date_trunc('hour', minute, 'UTC') AS hour, version, sum(pages)::int AS pages, sum(failures)::int AS failures
     FROM (SELECT minute, version, pages, 0 AS failures FROM release_use WHERE name = $1
       UNION ALL SELECT minute, version, 0, failures FROM release_failures WHERE name = $1) AS counted
     WHERE minute >= now() - make_interval(hours => $2)
     GROUP BY 1, 2 ORDER BY 1, 2`,
    [name, hours],
  )
  return rows
}

/** Returns pages and failures of everything by name. @param hours how far back */
export async function selectTotals(
  db: Queryable,
  hours: number,
): Promise<{ name: ReleaseName; pages: number; failures: number }[]> {
  const { rows } = await db.query<{ name: ReleaseName; pages: number; failures: number }>(
    `SELECT name, sum(pages)::int AS pages, sum(failures)::int AS failures
     FROM (SELECT name, minute, pages, 0 AS failures FROM release_use
       UNION ALL SELECT name, minute, 0, failures FROM release_failures) AS counted
     WHERE minute >= now() - make_interval(hours => $1) GROUP BY 1`,
    [hours],
  )
  return rows
}

/** Returns the failures of a remote by version and phase, most first. @param hours how far back */
export async function selectPhases(
  db: Queryable,
  name: ReleaseName,
  hours: number,
): Promise<{ version: string; phase: string; failures: number }[]> {
  const { rows } = await db.query<{ version: string; phase: string; failures: number }>(
    `SELECT version, phase, sum(failures)::int AS failures FROM release_failures
     WHERE name = $1 AND minute >= now() - make_interval(hours => $2)
     GROUP BY 1, 2 ORDER BY 3 DESC, 1, 2`,
    [name, hours],
  )
  return rows
}
