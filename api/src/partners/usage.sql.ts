import type { PartnerFigures } from '@soulsign/contracts'
import type { Transaction } from '../database/database.ts'

export type Figure = keyof PartnerFigures

export const FIGURES = ['views', 'starts', 'completed', 'limits', 'signups', 'refusals'] as const satisfies Figure[]

/** The current day (UTC) of the figures. */
const TODAY = `(now() at time zone 'utc')::date`

/** Adds one to a partner's figure for today. `beginPartnerInsight` counts `starts`. */
export async function countUsage(tx: Transaction, partnerId: string, figure: Exclude<Figure, 'starts'>): Promise<void> {
  await tx.query(
    `insert into partner_usage as u (partner_id, day, ${figure}) values ($1, ${TODAY}, 1)
     on conflict (partner_id, day) do update set ${figure} = u.${figure} + 1`,
    [partnerId],
  )
}

/** Whether a partner has reached today's ceiling of insights. */
export async function isCeilingReached(tx: Transaction, partnerId: string): Promise<boolean> {
  const { rows } = await tx.query<{ reached: boolean }>(
    `select coalesce(u.starts, 0) >= p.daily_ceiling as reached
     from partners p left join partner_usage u on u.partner_id = p.id and u.day = ${TODAY} where p.id = $1`,
    [partnerId],
  )
  return rows[0]?.reached ?? true
}

/**
 * Counts a starting insight, in the transaction of any owner that starts it. Returns false if today's ceiling is
 * reached. Concurrent calls get exactly the ceiling between them.
 */
export async function beginPartnerInsight(tx: Transaction, partnerId: string): Promise<boolean> {
  const { rows } = await tx.query<{ begun: boolean }>('select begin_partner_insight($1) as begun', [partnerId])
  return rows[0]?.begun ?? false
}

/** Returns a partner's last days up to today, oldest first. Days without use are zeros. */
export async function selectUsage(
  tx: Transaction,
  partnerId: string,
  days: number,
): Promise<(PartnerFigures & { day: string })[]> {
  const figures = FIGURES.map((figure) => `coalesce(u.${figure}, 0) as ${figure}`).join(', ')
  const { rows } = await tx.query<PartnerFigures & { day: string }>(
    `select to_char(d.day, 'YYYY-MM-DD') as day, ${figures}
     from (select ${TODAY} - ago as day from generate_series(0, $2::int - 1) ago) d
     left join partner_usage u on u.partner_id = $1 and u.day = d.day order by d.day`,
    [partnerId, days],
  )
  return rows
}

/** Records which partner an insight is counted for, and on which day. */
export async function attributeInsight(tx: Transaction, symptomId: string, partnerId: string): Promise<void> {
  await tx.query(
    `update generations set partner_id = $2, partner_day = ${TODAY} where symptom_id = $1 and kind = 'insight'`,
    [symptomId, partnerId],
  )
}

/** Takes a failed insight back out of the figures and the ceiling of its day. */
export async function givePartnerInsightBack(tx: Transaction, symptomId: string): Promise<void> {
  await tx.query(
    `update partner_usage u set starts = u.starts - 1 from generations g
     where g.symptom_id = $1 and g.kind = 'insight' and u.partner_id = g.partner_id and u.day = g.partner_day`,
    [symptomId],
  )
  await tx.query(
    `update generations set partner_id = null, partner_day = null where symptom_id = $1 and kind = 'insight'`,
    [symptomId],
  )
}

/** Counts a finished insight for its partner, if it has one. */
export async function countCompleted(tx: Transaction, symptomId: string): Promise<void> {
  const { rows } = await tx.query<{ partner_id: string }>(
    `select partner_id from generations where symptom_id = $1 and kind = 'insight' and partner_id is not null`,
    [symptomId],
  )
  for (const { partner_id } of rows) await countUsage(tx, partner_id, 'completed')
}
