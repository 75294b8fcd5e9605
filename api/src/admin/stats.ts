import { type AdminStats, type SafetyFigures, STATS_DAYS } from '@soulsign/contracts'
import { cached } from '../coalescing/cached.ts'
import type { Database, Transaction } from '../database/database.ts'

const KINDS = ['users', 'subscriptions', 'diagnoses'] as const satisfies (keyof AdminStats)[]
/** Midnight (UTC) at the start of the oldest day shown. */
const SINCE = `(date_trunc('day', now() at time zone 'UTC') - make_interval(days => ${STATS_DAYS - 1})) at time zone 'UTC'`
const DAY = `to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')`

/**
 * A count is cached for this many times its duration, so that counting takes a bounded share of time in a table of
 * any size.
 */
const STANDS_FOR = 10

/** Totals and daily additions. Concurrent callers share one count. */
export const createStats = (database: Database) =>
  cached(() => database.asSystem(selectStats), { freshMs: (tookMs) => STANDS_FOR * tookMs })

/** Exact totals, and additions on each of the last days. */
async function selectStats(tx: Transaction): Promise<AdminStats> {
  const { rows: totals } = await tx.query<Record<keyof AdminStats, number>>(
    `select ${KINDS.map((kind) => `(select count(*)::int from admin_additions where kind = '${kind}') as ${kind}`).join()}`,
  )
  const added = await tx.query<{ kind: keyof AdminStats; day: string; added: number }>(
    `select kind, to_char(day, 'YYYY-MM-DD') as day, added from (
       select kind, (created_at at time zone 'UTC')::date as day, count(*)::int as added from admin_additions
       where created_at >= ${SINCE} group by kind, 2) as counts`,
  )
  const { rows } = await tx.query<{ day: string }>(
    `select to_char(${SINCE} at time zone 'UTC' + make_interval(days => n), 'YYYY-MM-DD') as day
     from generate_series(0, ${STATS_DAYS - 1}) as n order by n`,
  )
  const courseOf = (kind: keyof AdminStats) => {
    const byDay = new Map(added.rows.filter((row) => row.kind === kind).map((row) => [row.day, row.added]))
    return {
      total: totals[0]?.[kind] ?? 0,
      days: rows.map(({ day }) => ({ day, added: byDay.get(day) ?? 0 })),
    }
  }
  return { users: courseOf('users'), subscriptions: courseOf('subscriptions'), diagnoses: courseOf('diagnoses') }
}

/** How often help was shown, newest first: by day and category, and by day, language and what found it. */
export async function selectSafetyFigures(tx: Transaction): Promise<SafetyFigures> {
  const { rows: reading } = await tx.query<SafetyFigures['reading'][number]>(
    `select to_char(day, 'YYYY-MM-DD') as day, language, level, found_by as by, shown, answered_yes as yes,
       answered_unsure as unsure, answered_no as no, not_meant
     from safety_figures where day >= (${SINCE} at time zone 'UTC')::date
     order by day desc, language, level, found_by`,
  )
  const { rows } = await tx.query<SafetyFigures['items'][number]>(
    `select ${DAY} as day, safety_level as level, safety_category as category, count(*)::int as panels
     from admin_safety_panels where created_at >= ${SINCE}
     group by day, level, category order by day desc, panels desc, category`,
  )
  return { items: rows, reading }
}
