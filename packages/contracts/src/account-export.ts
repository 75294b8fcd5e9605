import { z } from 'zod'
import { Duration, SymptomType } from './choice.ts'
import { INSIGHT_RESPONSES, WRITERS } from './enums.ts'
import { PlanItem } from './journal.ts'
import { ADVANCED_TEXT_MAX_LENGTH, ANSWER_MAX_LENGTH, DESCRIPTION_MAX_LENGTH, QUESTION_MAX_LENGTH } from './limits.ts'
import { AdvancedInfo, UserProfile } from './profile.ts'
import { SAFETY_ANSWERS, SAFETY_CATEGORIES, SAFETY_LEVELS } from './safety-category.ts'

/** The format of `data.json`. A change that older readers cannot read gets the next number. */
export const EXPORT_FORMAT = 'soulsign-export/1'

const Time = z.iso.datetime({ offset: true, error: 'Use a time such as 2026-11-22T08:30:00Z.' })
const Text = (max: number) => z.string('Use text.').min(1, 'Must not be empty.').max(max, `At most ${max} characters.`)

const WrittenBy = z
  .enum(WRITERS)
  .nullable()
  .meta({ description: 'An AI, or our built-in guide; null for texts from before this was noted.' })

/** Who wrote a text; all null in exports from before this was noted. */
const Written = {
  written_by: WrittenBy,
  model: z.string().nullable().default(null).meta({ description: 'The AI’s model, or the guide’s name.' }),
  prompt_version: z.string().nullable().default(null),
  signature: z
    .string()
    .nullable()
    .default(null)
    .meta({ description: 'Of an AI’s text: POST /api/provenance/check tells whether the text is unchanged.' }),
  lang: z
    .string()
    .regex(/^[a-z]{2,3}$/u, 'Use a language code such as en.')
    .nullable()
    .default(null)
    .meta({ description: 'The language of the text; null for texts of older versions, which are English.' }),
}

const ExportedSafety = z
  .object({ level: z.enum(SAFETY_LEVELS), category: z.enum(SAFETY_CATEGORIES) })
  .meta({ description: 'Which help was shown: how urgent, and about what. Null if none.' })

const ExportedInsight = z
  .object({
    id: z.uuid(),
    ai_analysis: Text(ADVANCED_TEXT_MAX_LENGTH).nullable().meta({ description: 'The insight, in light markdown.' }),
    emotional_root: Text(ADVANCED_TEXT_MAX_LENGTH).nullable(),
    energetic_root: Text(ADVANCED_TEXT_MAX_LENGTH).nullable(),
    spiritual_root: Text(ADVANCED_TEXT_MAX_LENGTH).nullable(),
    ...Written,
    safety: ExportedSafety.nullable(),
    created_at: Time,
  })
  .refine(
    ({ safety, ai_analysis, emotional_root, energetic_root, spiritual_root }) =>
      [ai_analysis, emotional_root, energetic_root, spiritual_root].every(
        (text) => (text === null) === (safety?.level === 'urgent'),
      ),
    'An urgent entry has help and no insight; every other insight has all four texts.',
  )
  .meta({ description: 'What was written about the entry; without text if the entry got urgent help instead.' })

const ExportedPlan = z.object({
  id: z.uuid(),
  title: Text(ADVANCED_TEXT_MAX_LENGTH),
  description: Text(ADVANCED_TEXT_MAX_LENGTH),
  recommendations: z.array(PlanItem),
  affirmations: z.array(PlanItem),
  meditation_practices: z.array(PlanItem),
  energy_healing: z.array(PlanItem),
  ...Written,
  created_at: Time,
})

/** An entry with everything that belongs to it. */
export const ExportedEntry = z
  .object({
    id: z.uuid(),
    title: Text(DESCRIPTION_MAX_LENGTH),
    description: Text(DESCRIPTION_MAX_LENGTH).meta({ description: 'Your own words.' }),
    duration: Duration.nullable(),
    symptom_type: SymptomType,
    advanced_info: AdvancedInfo.nullable(),
    safety: ExportedSafety.nullable(),
    language: z.string().nullable().default(null).meta({ description: 'The language of your words, as we heard it.' }),
    created_at: Time,
    response: z
      .object({ response: z.enum(INSIGHT_RESPONSES), rewritten_at: Time.nullable(), responded_at: Time })
      .nullable()
      .default(null)
      .meta({ description: 'Whether the insight speaks to you, and when another was written because it did not.' }),
    answer: z
      .object({ question: Text(QUESTION_MAX_LENGTH), answer: Text(ANSWER_MAX_LENGTH), answered_at: Time })
      .nullable()
      .default(null)
      .meta({ description: 'What you answered to the insight’s question.' }),
    screening: z
      .object({
        level: z.enum(SAFETY_LEVELS),
        category: z.string(),
        found_by: z.string(),
        language: z.string(),
        answer: z.enum(SAFETY_ANSWERS).nullable(),
        answered_at: Time.nullable(),
        not_meant_at: Time.nullable(),
        created_at: Time,
      })
      .nullable()
      .meta({ description: 'What the safety screening found, and what you answered.' }),
    insight: ExportedInsight.nullable(),
    plan: ExportedPlan.nullable(),
    generations: z
      .array(z.object({ kind: z.string(), state: z.string(), created_at: Time, updated_at: Time }))
      .meta({ description: 'When a text was asked for and written.' }),
  })
  .refine(({ plan, insight }) => !plan || insight?.ai_analysis, 'A plan belongs to an insight with text.')
export type ExportedEntry = z.infer<typeof ExportedEntry>

/** `data.json` of an export: everything that an account holds. */
export const AccountExport = z.object({
  format: z.literal(EXPORT_FORMAT, `This is no export of the format ${EXPORT_FORMAT}.`),
  exported_at: Time,
  account: z.object({
    id: z.uuid(),
    email: z.string(),
    role: z.string(),
    details: z.record(z.string(), z.unknown()).meta({ description: 'What you, or Google, told about you: your name.' }),
    has_password: z.boolean(),
    email_confirmed_at: Time.nullable(),
    last_sign_in_at: Time.nullable(),
    seen_at: Time,
    created_at: Time,
  }),
  sign_in_ways: z.array(
    z.object({
      provider: z.string(),
      provider_id: z.string(),
      details: z.record(z.string(), z.unknown()),
      last_sign_in_at: Time,
      created_at: Time,
    }),
  ),
  sessions: z.array(
    z.object({
      method: z.string(),
      browser: z.string().nullable(),
      system: z.string().nullable(),
      country: z.string().nullable(),
      used_at: Time,
      created_at: Time,
    }),
  ),
  passkeys: z.array(z.object({ name: z.string(), last_used_at: Time.nullable(), created_at: Time })),
  consents: z.array(
    z.object({
      purpose: z.string(),
      given: z.boolean(),
      text_version: z.int(),
      recipient: z
        .string()
        .nullable()
        .default(null)
        .meta({ description: 'Who gets the words, as the text named them.' }),
      language: z.string(),
      place: z.string(),
      created_at: Time,
    }),
  ),
  recovery_codes: z.int().meta({ description: 'How many are left. We do not know the codes.' }),
  profile: UserProfile,
  subscription: z
    .object({
      email: z.string(),
      subscribed: z.boolean(),
      subscription_tier: z.string().nullable(),
      subscription_end: Time.nullable(),
      renews: z.boolean(),
      stripe_customer_id: z.string().nullable(),
      created_at: Time,
      updated_at: Time,
    })
    .nullable(),
  checkouts: z.array(
    z.object({
      plan_type: z.string(),
      session_id: z.string().nullable(),
      closed_at: Time.nullable(),
      created_at: Time,
    }),
  ),
  came_from_partner: z.object({ partner: z.string(), created_at: Time }).nullable(),
  staff_access: z
    .array(z.object({ who: z.string(), action: z.string(), reason: z.string().nullable(), created_at: Time }))
    .meta({ description: 'What staff did with your account or your entries, with their reasons.' }),
  entries: z.array(ExportedEntry).meta({ description: 'Newest first.' }),
})
export type AccountExport = z.infer<typeof AccountExport>
