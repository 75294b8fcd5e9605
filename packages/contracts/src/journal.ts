import { z } from 'zod'
import { SymptomType } from './choice.ts'
import { isDay, isTimeZone } from './days.ts'
import { BODIES, ENTRY_STATES, PLAN_COLUMNS, WRITERS } from './enums.ts'
import { RowId } from './id.ts'
import { JOURNAL_PAGE_MAX, JOURNAL_PAGE_SIZE } from './limits.ts'
import { SearchText } from './search-text.ts'
import { Authorship, Diagnosis, Symptom } from './symptom.ts'

/** One practice of a plan. `duration` and `frequency` are plain words, such as '10 minutes' and 'each evening'. */
export const PlanItem = z.object({ title: z.string(), how: z.string(), duration: z.string(), frequency: z.string() })
export type PlanItem = z.infer<typeof PlanItem>

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
  ...Authorship.partial().shape,
  created_at: z.iso.datetime(),
})
export type HealingPlan = z.infer<typeof HealingPlan>

/** A plan with its insight and entry, as `GET /api/healing-plans/{id}` returns it. */
export const HealingPlanWithEntry = HealingPlan.extend({ diagnosis: Diagnosis, symptom: Symptom })
export type HealingPlanWithEntry = z.infer<typeof HealingPlanWithEntry>

/** An insight with its entry. */
export const DiagnosisWithSymptom = Diagnosis.extend({ symptom: Symptom })
export type DiagnosisWithSymptom = z.infer<typeof DiagnosisWithSymptom>

/** A plan's text before it is stored for a person. */
export const PlanDraft = HealingPlan.pick({
  title: true,
  description: true,
  recommendations: true,
  affirmations: true,
  meditation_practices: true,
  energy_healing: true,
})
export type PlanDraft = z.infer<typeof PlanDraft>

/**
 * The beginning of a plan before it is written: what a person may read before they subscribe, and no other word of it.
 */
export const PlanLook = z.object({
  title: z.string(),
  /** The sentence or two that the plan begins with. */
  opening: z.string(),
  /** The practices of the first day. Of those after the first, only the titles are sent. */
  practices: z.array(
    PlanItem.pick({ title: true }).extend({
      body: z.enum(BODIES),
      ...PlanItem.pick({ how: true, duration: true }).partial().shape,
    }),
  ),
  /** How many practices the plan has for the days after. */
  later: z.int(),
  /** Who wrote this, and in which language (a BCP 47 tag). */
  written_by: z.enum(WRITERS),
  lang: z.string(),
  /** Who would write the plan itself. */
  plan_by: z.enum(WRITERS),
})
export type PlanLook = z.infer<typeof PlanLook>

export const EntryState = z.enum(ENTRY_STATES)
export type EntryState = z.infer<typeof EntryState>

const Day = z.string().refine(isDay, 'Use a day as YYYY-MM-DD, from 1900-01-01 on.')
const TimeZone = z.string().max(64, { abort: true }).refine(isTimeZone, 'Name a time zone such as Europe/Paris.')

/**
 * Filters of the journal. `emotional` and `mental` each include `mental_emotional`. `from` and `to` are inclusive days
 * in `timezone` (UTC by default).
 */
export const JournalFilters = z.object({
  type: SymptomType.optional(),
  state: EntryState.optional(),
  from: Day.optional(),
  to: Day.optional(),
  timezone: TimeZone.optional(),
})
export type JournalFilters = z.infer<typeof JournalFilters>

/** Query of `GET /api/symptoms`, which returns entries newest first, one page at a time. */
export const JournalQuery = JournalFilters.extend({
  search: SearchText.optional(),
  /** `nextCursor` of the previous page. */
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(JOURNAL_PAGE_MAX).default(JOURNAL_PAGE_SIZE),
})
export type JournalQuery = z.infer<typeof JournalQuery>

/** A journal entry, with only the parts of its insight and plan that a card shows. */
export const JournalEntry = Symptom.omit({ advanced_info: true }).extend({
  diagnosis: Diagnosis.pick({ id: true, created_at: true })
    .extend({
      /** False for an urgent entry, whose diagnosis has no insight. */
      analyzed: z.boolean(),
      /** The insight's own title. */
      title: z.string().nullable(),
    })
    .nullable(),
  healing_plan: HealingPlan.pick({ id: true, title: true, created_at: true }).nullable(),
  /** What the person answered to the insight's question. */
  answer: z.string().nullish(),
})
export type JournalEntry = z.infer<typeof JournalEntry>

/** An insight or a plan that is being written. */
export const WritingOf = z.object({ symptom_id: z.uuid(), kind: z.enum(['insight', 'plan']) })
export type WritingOf = z.infer<typeof WritingOf>

/**
 * `counts` cover everything the person wrote, `found` is the number of entries that match the search and filters, and
 * `writing` lists everything in progress for the person. They are null on all pages but the first.
 */
export const JournalPage = z.object({
  items: z.array(JournalEntry),
  nextCursor: z.string().nullable(),
  counts: z.object({ symptoms: z.int(), analyzed: z.int(), plans: z.int() }).nullable(),
  found: z.int().nullable(),
  writing: z.array(WritingOf).nullable(),
})
export type JournalPage = z.infer<typeof JournalPage>

/** Body of `POST /api/symptoms/delete`: the entries by id, or all that match except those in `except`. */
export const DeleteEntries = z.union([
  z.strictObject({ ids: z.array(RowId).max(1_000) }),
  z.strictObject({
    all: z.literal(true),
    search: SearchText.optional(),
    filters: JournalFilters.strict().optional(),
    /** Keeps newer entries: the person could not see them when choosing. */
    until: z.iso.datetime().optional(),
    except: z.array(RowId).max(1_000).default([]),
  }),
])
export type DeleteEntries = z.infer<typeof DeleteEntries>
export const DeletedEntries = z.object({ deleted: z.int() })

/** The types that a filter includes: both `emotional` and `mental` find `mental_emotional` entries. */
export const typesOfFilter = (type: SymptomType): SymptomType[] =>
  type === 'emotional' || type === 'mental' ? [type, 'mental_emotional'] : [type]
