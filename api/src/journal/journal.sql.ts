import { type EntryState, type JournalFilters, typesOfFilter } from '@soulsign/contracts'
import type { Transaction } from '../database/database.ts'
import type { DiagnosisRow } from '../diagnoses/diagnoses.sql.ts'
import type { SymptomRow } from '../symptoms/symptoms.sql.ts'
import type { Place } from './cursor.ts'

/** Shortest search for which the trigram index beats a look at the person's own entries. */
const TRIGRAM_LENGTH = 3

const STATE_CONDITIONS: Record<EntryState, string> = {
  entered: 'not exists (select from diagnoses d where d.symptom_id = s.id)',
  analyzed: 'exists (select from diagnoses d where d.symptom_id = s.id and d.ai_analysis is not null)',
  plan: 'exists (select from diagnoses d join healing_plans p on p.diagnosis_id = d.id where d.symptom_id = s.id)',
  urgent: "s.safety_level = 'urgent'",
}

/** What narrows a list of entries. */
export interface EntrySelection extends JournalFilters {
  search?: string | undefined
}

/** A WHERE clause for entries of `userId`, and its parameters. */
function conditions(userId: string, { search, type, state, from, to }: EntrySelection) {
  const values: unknown[] = [userId]
  const parameter = (value: unknown) => `$${values.push(value)}`
  const where = ['s.user_id = $1']
  if (search) {
    // Escaped after the fold, which makes plain wildcards of full-width ones.
    const like = `'%' || regexp_replace(search_form(${parameter(search)}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`
    where.push(
      search.length < TRIGRAM_LENGTH ? `s.search_text like ${like}` : `s.id in (select journal_matches(${like}))`,
    )
  }
  if (type) where.push(`s.symptom_type = any(${parameter(typesOfFilter(type))})`)
  if (state) where.push(STATE_CONDITIONS[state])
  if (from) where.push(`s.created_at >= ${parameter(from)}::date`)
  if (to) where.push(`s.created_at < ${parameter(to)}::date + 1`)
  return { where, values, parameter }
}

/** A row of the list: the entry, the rest as JSON. */
export interface EntryRow extends SymptomRow {
  /** `created_at` in microseconds since the epoch. */
  micros: string
  diagnosis: (Omit<DiagnosisRow, 'created_at'> & { created_at: string }) | null
  healing_plan: { id: string; title: string; created_at: string } | null
}

/** Entries of a person, newest first, after `place`. */
export async function selectEntries(
  tx: Transaction,
  userId: string,
  selection: EntrySelection,
  page: { limit: number; after: Place | null },
): Promise<EntryRow[]> {
  const { where, values, parameter } = conditions(userId, selection)
  if (page.after) {
    const time = `timestamptz 'epoch' + ${parameter(page.after.micros)}::bigint * interval '1 microsecond'`
    where.push(`(s.created_at, s.id) < (${time}, ${parameter(page.after.id)}::uuid)`)
  }
  // The page is cut first, so that only its own insights and plans are looked up, however many a person has.
  const { rows } = await tx.query<EntryRow>(
    `with page as materialized (
       select s.id, s.user_id, s.title, s.description, s.duration, s.symptom_type, s.advanced_info,
         s.safety_level, s.safety_category, s.created_at
       from symptoms s where ${where.join(' and ')}
       order by s.created_at desc, s.id desc limit ${parameter(page.limit)}
     )
     select page.*, (extract(epoch from page.created_at) * 1000000)::bigint::text as micros,
       (select jsonb_build_object('id', d.id, 'symptom_id', d.symptom_id, 'user_id', d.user_id,
           'ai_analysis', d.ai_analysis, 'emotional_root', d.emotional_root, 'energetic_root', d.energetic_root,
           'spiritual_root', d.spiritual_root, 'safety_level', d.safety_level,
           'safety_category', d.safety_category, 'created_at', d.created_at)
         from diagnoses d where d.symptom_id = page.id) as diagnosis,
       (select jsonb_build_object('id', p.id, 'title', p.title, 'created_at', p.created_at)
         from diagnoses d join healing_plans p on p.diagnosis_id = d.id where d.symptom_id = page.id) as healing_plan
     from page order by page.created_at desc, page.id desc`,
    values,
  )
  return rows
}

/** How many entries match, how many of them have an insight, and how many a plan. */
export async function countEntries(tx: Transaction, userId: string, selection: EntrySelection) {
  const { where, values } = conditions(userId, selection)
  const everything = values.length === 1 && where.length === 1
  const { rows } = await tx.query<{ symptoms: number; analyzed: number; plans: number }>(
    everything ? COUNT_EVERYTHING : countMatching(where),
    values,
  )
  return rows[0] ?? { symptoms: 0, analyzed: 0, plans: 0 }
}

/** From the indexes alone: no join, however many entries there are. */
const COUNT_EVERYTHING = `select
  (select count(*)::int from symptoms where user_id = $1) as symptoms,
  (select count(*)::int from diagnoses where user_id = $1 and ai_analysis is not null) as analyzed,
  (select count(*)::int from healing_plans where user_id = $1) as plans`

const countMatching = (where: string[]) =>
  `select count(*)::int as symptoms, count(d.ai_analysis)::int as analyzed, count(p.id)::int as plans
   from symptoms s left join diagnoses d on d.symptom_id = s.id left join healing_plans p on p.diagnosis_id = d.id
   where ${where.join(' and ')}`

/**
 * Deletes entries with what hangs on them, in the specified order: plans, insights, then the entries.
 * @returns how many entries were deleted
 */
async function deleteChosen(tx: Transaction, chosen: string, values: unknown[]): Promise<number> {
  const { rows } = await tx.query<{ id: string }>(`select s.id ${chosen} for update of s`, values)
  const ids = rows.map(({ id }) => id)
  await tx.query(
    'delete from healing_plans where diagnosis_id in (select id from diagnoses where symptom_id = any($1::uuid[]))',
    [ids],
  )
  await tx.query('delete from diagnoses where symptom_id = any($1::uuid[])', [ids])
  await tx.query('delete from symptoms where id = any($1::uuid[])', [ids])
  return ids.length
}

export const deleteEntriesById = (tx: Transaction, userId: string, ids: string[]) =>
  deleteChosen(tx, 'from symptoms s where s.user_id = $1 and s.id = any($2::uuid[])', [userId, ids])

/** Deletes all that match but `except`, and but what came after `until` (RFC 3339, to the millisecond). */
export function deleteAllEntries(
  tx: Transaction,
  userId: string,
  selection: EntrySelection,
  { except, until }: { except: string[]; until?: string | undefined },
) {
  const { where, values, parameter } = conditions(userId, selection)
  where.push(`s.id <> all(${parameter(except)}::uuid[])`)
  if (until) where.push(`s.created_at < ${parameter(until)}::timestamptz + interval '1 millisecond'`)
  return deleteChosen(tx, `from symptoms s where ${where.join(' and ')}`, values)
}
