import { z } from 'zod'
import { type BODIES, SYMPTOM_TYPES, SymptomType } from './enums.ts'
import { RowId } from './id.ts'
import { JOURNAL_PAGE_MAX, JOURNAL_PAGE_SIZE } from './limits.ts'
import { SearchText } from './search-text.ts'
import { Diagnosis, Symptom } from './symptom.ts'

/** One thing to do in a plan. `duration` and `frequency` are words for people, such as '10 minutes' and 'each evening'. */
export const PlanItem = z.object({ title: z.string(), how: z.string(), duration: z.string(), frequency: z.string() })
export type PlanItem = z.infer<typeof PlanItem>

/** The column of a plan that each body's tab shows. */
export const PLAN_COLUMNS = {
  physical: 'recommendations',
  emotional: 'affirmations',
  energetic: 'meditation_practices',
  spiritual: 'energy_healing',
} as const satisfies Record<(typeof BODIES)[number], string>
export const PlanColumn = z.enum(PLAN_COLUMNS)
export type PlanColumn = z.infer<typeof PlanColumn>

export const HealingPlan = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  diagnosis_id: z.uuid(),
  title: z.string(),
  description: z.string(),
  recommendations: z.array(PlanItem),
  affirmations: z.array(PlanItem),
  meditation_practices: z.array(PlanItem),
  energy_healing: z.array(PlanItem),
  created_at: z.iso.datetime(),
})
export type HealingPlan = z.infer<typeof HealingPlan>

/** A plan with the insight and the entry that it follows, as `GET /api/healing-plans/{id}` answers it. */
export const HealingPlanWithEntry = HealingPlan.extend({ diagnosis: Diagnosis, symptom: Symptom })
export type HealingPlanWithEntry = z.infer<typeof HealingPlanWithEntry>

/** An insight with its entry. */
export const DiagnosisWithSymptom = Diagnosis.extend({ symptom: Symptom })
export type DiagnosisWithSymptom = z.infer<typeof DiagnosisWithSymptom>

/** A plan as it is written, before it belongs to anyone. */
export const PlanDraft = HealingPlan.pick({
  title: true,
  description: true,
  recommendations: true,
  affirmations: true,
  meditation_practices: true,
  energy_healing: true,
})
export type PlanDraft = z.infer<typeof PlanDraft>

/** How far an entry is. `urgent` got the urgent panel and no insight. */
export const ENTRY_STATES = ['entered', 'analyzed', 'plan', 'urgent'] as const
export const EntryState = z.enum(ENTRY_STATES)
export type EntryState = z.infer<typeof EntryState>

/** Days that a filter may name; PostgreSQL knows no year 0. */
const Day = z.iso
  .date({ abort: true })
  .refine((day) => day >= '1900-01-01' && day <= '9999-12-30', 'Use a day from 1900-01-01 on.')

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
const TimeZone = z
  .string()
  .max(64, { abort: true })
  .refine(
    (name) => /^[A-Z][\w+-]*(\/[\w+-]+)*$/i.test(name) && isTimeZone(name),
    'Name a time zone such as Europe/Paris.',
  )

/**
 * What narrows the journal. `physical` means just that; `emotional` and `mental` each include `mental_emotional`. Dates
 * are days in `timezone` (UTC if it is not named), both included.
 */
export const JournalFilters = z.object({
  type: SymptomType.optional(),
  state: EntryState.optional(),
  from: Day.optional(),
  to: Day.optional(),
  timezone: TimeZone.optional(),
})
export type JournalFilters = z.infer<typeof JournalFilters>

/** Query of `GET /api/symptoms`: newest first, a page at a time. */
export const JournalQuery = JournalFilters.extend({
  search: SearchText.optional(),
  /** `nextCursor` of the page before. */
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(JOURNAL_PAGE_MAX).default(JOURNAL_PAGE_SIZE),
})
export type JournalQuery = z.infer<typeof JournalQuery>

/** A journal entry. Of its insight and its plan only what a card shows; the whole is one call away. */
export const JournalEntry = Symptom.omit({ advanced_info: true }).extend({
  diagnosis: Diagnosis.pick({ id: true, created_at: true })
    .extend({
      /** Whether it has an insight; an urgent entry's diagnosis has none. */
      analyzed: z.boolean(),
    })
    .nullable(),
  healing_plan: HealingPlan.pick({ id: true, title: true, created_at: true }).nullable(),
})
export type JournalEntry = z.infer<typeof JournalEntry>

/** An insight or a plan that is being written. */
export const WritingOf = z.object({ symptom_id: z.uuid(), kind: z.enum(['insight', 'plan']) })
export type WritingOf = z.infer<typeof WritingOf>

/**
 * `counts` are of everything that matches search and filters, not of the page; `writing` is all that is being written for
 * the person. Both are null on all pages but the first.
 */
export const JournalPage = z.object({
  items: z.array(JournalEntry),
  nextCursor: z.string().nullable(),
  counts: z.object({ symptoms: z.int(), analyzed: z.int(), plans: z.int() }).nullable(),
  writing: z.array(WritingOf).nullable(),
})
export type JournalPage = z.infer<typeof JournalPage>

/** Body of `POST /api/symptoms/delete`: these entries, or all that match but `except`. */
export const DeleteEntries = z.union([
  z.strictObject({ ids: z.array(RowId).max(1_000) }),
  z.strictObject({
    all: z.literal(true),
    search: SearchText.optional(),
    filters: JournalFilters.strict().optional(),
    /** Entries newer than this were not there to be chosen, and stay. */
    until: z.iso.datetime().optional(),
    except: z.array(RowId).max(1_000).default([]),
  }),
])
export type DeleteEntries = z.infer<typeof DeleteEntries>
export const DeletedEntries = z.object({ deleted: z.int() })

/** The types that a filter shows: an entry that is both emotional and mental is found under each. */
export const typesOfFilter = (type: SymptomType): SymptomType[] =>
  type === 'emotional' || type === 'mental' ? [type, 'mental_emotional'] : [type]

/** Types that a list can be filtered by, in the order in which they are offered. */
export const FILTER_TYPES = SYMPTOM_TYPES.filter((type) => type !== 'mental_emotional')
