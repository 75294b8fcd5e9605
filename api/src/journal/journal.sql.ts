import {
  type EntryState,
  type JournalEntry,
  type JournalFilters,
  type JournalPage,
  typesOfFilter,
  type WritingOf,
} from '@soulsign/contracts'
import type { Transaction } from '../database/database.ts'
import { bury, type Marks } from '../database/tombstones.ts'
import type { EntryRow } from '../entries/entries.sql.ts'
import { lockUnfinished } from '../generation/generations.sql.ts'
import { isAfter, microsOf, newestFirst, type Place } from './keyset.ts'

const STATE_CONDITIONS: Record<EntryState, string> = {
  entered: `s.safety_level is distinct from 'urgent' and not exists (select from diagnoses d where d.symptom_id = s.id)`,
  analyzed: 'exists (select from diagnoses d where d.symptom_id = s.id and d.ai_analysis is not null)',
  plan: 'exists (select from diagnoses d join healing_plans p on p.diagnosis_id = d.id where d.symptom_id = s.id)',
  urgent: "s.safety_level = 'urgent'",
}

/** The filters of a list of entries. */
export interface EntrySelection extends JournalFilters {
  search?: string | undefined
}

/** A WHERE clause on `journal_symptoms s` for the entries of `userId`, with its parameters. */
function conditions(userId: string, { search, type, state, from, to, timezone = 'UTC' }: EntrySelection) {
  const values: unknown[] = [userId]
  const parameter = (value: unknown) => `$${values.push(value)}`
  const where = ['s.user_id = $1']
  if (search) {
    // Escape after folding, which turns full-width wildcards into plain ones.
    const like = `'%' || regexp_replace(search_form(${parameter(search)}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`
    where.push(`s.search_text like ${like}`)
  }
  if (type) where.push(`s.symptom_type = any(${parameter(typesOfFilter(type))})`)
  if (state) where.push(STATE_CONDITIONS[state])
  if (from) where.push(`s.created_at >= ${parameter(from)}::date::timestamp at time zone ${parameter(timezone)}`)
  if (to) where.push(`s.created_at < (${parameter(to)}::date + 1)::timestamp at time zone ${parameter(timezone)}`)
  return { where, values, parameter }
}

/** A row of the list: the entry, with its insight and plan as the API returns them. */
export interface JournalRow
  extends Omit<EntryRow, 'advanced_info'>,
    Pick<JournalEntry, 'diagnosis' | 'healing_plan' | 'answer'> {
  /** `created_at` in microseconds since the epoch. */
  micros: string
}

/** A time as `toISOString` writes it. */
const isoTime = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Returns a page of a person's entries after `place`, newest first. */
export async function selectEntries(
  tx: Transaction,
  userId: string,
  selection: EntrySelection,
  page: { limit: number; after: Place | null },
): Promise<JournalRow[]> {
  const { where, values, parameter } = conditions(userId, selection)
  if (page.after) where.push(isAfter('s', page.after, parameter))
  // Cut the page first, so that insights and plans are looked up for this page only.
  const { rows } = await tx.query<JournalRow>(
    `with page as materialized (
       select s.id, s.user_id, s.title, s.description, s.duration, s.symptom_type, s.safety_level, s.safety_category,
         s.created_at
       from journal_symptoms s where ${where.join(' and ')}
       order by ${newestFirst('s')} limit ${parameter(page.limit)}
     )
     select page.*, ${microsOf('page')} as micros,
       (select json_build_object('id', d.id, 'analyzed', d.ai_analysis is not null,
           'created_at', ${isoTime('d.created_at')}, 'title', btrim(translate((regexp_match(d.ai_analysis, '^#{1,3}[ \\t]+(.+)$', 'n'))[1], '*_', '')))
         from diagnoses d where d.symptom_id = page.id) as diagnosis,
       (select json_build_object('id', p.id, 'title', p.title, 'created_at', ${isoTime('p.created_at')})
         from diagnoses d join healing_plans p on p.diagnosis_id = d.id where d.symptom_id = page.id) as healing_plan,
       (select a.answer from insight_answers a where a.symptom_id = page.id) as answer
     from page order by ${newestFirst('page')}`,
    values,
  )
  return rows
}

/** Counts everything a person wrote. It uses only indexes, without a join, for any number of entries. */
export async function countEverything(tx: Transaction, userId: string): Promise<NonNullable<JournalPage['counts']>> {
  const { rows } = await tx.query<{ symptoms: number; analyzed: number; plans: number }>(
    `select
       (select count(*)::int from symptoms where user_id = $1) as symptoms,
       (select count(*)::int from diagnoses where user_id = $1 and ai_analysis is not null) as analyzed,
       (select count(*)::int from healing_plans where user_id = $1) as plans`,
    [userId],
  )
  return rows[0] ?? { symptoms: 0, analyzed: 0, plans: 0 }
}

async function countMatching(tx: Transaction, { where, values }: ReturnType<typeof conditions>): Promise<number> {
  const { rows } = await tx.query<{ found: number }>(
    `select count(*)::int as found from journal_symptoms s where ${where.join(' and ')}`,
    values,
  )
  return rows[0]?.found ?? 0
}

/** What the first page of a list says beside its entries. */
async function selectOverview(tx: Transaction, userId: string, selection: EntrySelection) {
  const condition = conditions(userId, selection)
  const isNarrowed = condition.where.length > 1
  const [counts, found, writing] = await Promise.all([
    countEverything(tx, userId),
    isNarrowed ? countMatching(tx, condition) : null,
    selectWriting(tx, userId),
  ])
  return { counts, found: found ?? counts.symptoms, writing }
}

/** Returns a page of a person's entries, and what the first one says beside them, in one round trip. */
export async function selectPage(
  tx: Transaction,
  userId: string,
  selection: EntrySelection,
  page: { limit: number; after: Place | null },
) {
  const [rows, first] = await Promise.all([
    selectEntries(tx, userId, selection, page),
    page.after ? null : selectOverview(tx, userId, selection),
  ])
  return { rows, first }
}

/** A generation without progress for this long does not count as being written. */
const WRITING_MINUTES = 15

/** Returns the person's unfinished generations, from an index that holds only unfinished ones. */
async function selectWriting(tx: Transaction, userId: string): Promise<WritingOf[]> {
  const { rows } = await tx.query<WritingOf>(
    `select symptom_id, kind from generations
     where user_id = $1 and state in ('queued', 'running')
       and updated_at > now() - interval '${WRITING_MINUTES} minutes'`,
    [userId],
  )
  return rows
}

/** The number of entries per statement, far below what the statement timeout allows. */
const DELETED_AT_ONCE = 5_000

/**
 * Deletes entries in the specified order: plans, insights, then the entries.
 * @returns the mark that stays of each
 */
async function deleteChosen(
  tx: Transaction,
  marks: Marks,
  userId: string,
  chosen: string,
  values: unknown[],
): Promise<string[]> {
  // Lock generations before entries, as a worker that stores a result does, to avoid a deadlock.
  await lockUnfinished(tx, { kind: 'user', userId })
  // Lock in id order, so that concurrent deletions cannot deadlock.
  const { rows } = await tx.query<{ id: string }>(`select s.id ${chosen} order by s.id for update of s`, values)
  const tombstones: string[] = []
  for (let from = 0; from < rows.length; from += DELETED_AT_ONCE) {
    const ids = rows.slice(from, from + DELETED_AT_ONCE).map(({ id }) => id)
    await tx.query(
      'delete from healing_plans where diagnosis_id in (select id from diagnoses where symptom_id = any($1::uuid[]))',
      [ids],
    )
    await tx.query('delete from diagnoses where symptom_id = any($1::uuid[])', [ids])
    await tx.query('delete from symptoms where id = any($1::uuid[])', [ids])
    tombstones.push(...(await bury(tx, marks, 'entry', ids)))
  }
  return tombstones
}

export const deleteEntriesById = (tx: Transaction, marks: Marks, userId: string, ids: string[]) =>
  deleteChosen(tx, marks, userId, 'from symptoms s where s.user_id = $1 and s.id = any($2::uuid[])', [userId, ids])

/** Deletes all matching entries except `except` and those created after `until` (RFC 3339, to the millisecond). */
export function deleteAllEntries(
  tx: Transaction,
  marks: Marks,
  userId: string,
  selection: EntrySelection,
  { except, until }: { except: string[]; until?: string | undefined },
) {
  const { where, values, parameter } = conditions(userId, selection)
  where.push(`s.id <> all(${parameter(except)}::uuid[])`)
  if (until) where.push(`s.created_at < ${parameter(until)}::timestamptz + interval '1 millisecond'`)
  const matching = `select s.id from journal_symptoms s where ${where.join(' and ')}`
  return deleteChosen(tx, marks, userId, `from symptoms s where s.user_id = $1 and s.id in (${matching})`, values)
}
