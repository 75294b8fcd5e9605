import { z } from 'zod'
import { compactAdvancedInfo } from './advanced-info.ts'
import { Duration, SymptomType } from './choice.ts'
import { INSIGHT_RESPONSES, WRITERS } from './enums.ts'
import { ANSWER_MAX_LENGTH, DESCRIPTION_MAX_LENGTH, ELLIPSIS, QUESTION_MAX_LENGTH, TITLE_LENGTH } from './limits.ts'
import { AdvancedInfo } from './profile.ts'
import { Safety } from './safety.ts'
import { cleanText, truncate } from './text.ts'

const Timestamp = z.iso.datetime()

export const Description = z
  .string('Use text.')
  .transform(cleanText)
  .pipe(
    z
      .string()
      .min(1, "Please describe what you're feeling.")
      .max(DESCRIPTION_MAX_LENGTH, `At most ${DESCRIPTION_MAX_LENGTH} characters.`),
  )

/** Body of `POST /api/symptoms`. The owner comes from the request's token, the title from the description. */
export const NewSymptom = z.object({
  symptom_type: SymptomType,
  description: Description,
  duration: Duration.nullish(),
  advanced_info: AdvancedInfo.nullish().transform(compactAdvancedInfo),
})
export type NewSymptom = z.infer<typeof NewSymptom>

/** Title of an entry: the description in one line, cut to 50 characters, with '...' if it was longer. */
export const symptomTitle = (description: string) => truncate(description.replace(/\s+/gu, ' '), TITLE_LENGTH, ELLIPSIS)

export const Symptom = z.object({
  id: z.uuid(),
  user_id: z.uuid().nullable(),
  title: z.string(),
  description: z.string(),
  duration: Duration.nullable(),
  symptom_type: SymptomType,
  advanced_info: AdvancedInfo.nullable(),
  safety: Safety.nullable(),
  /** The language of the description, as far as it is understood. */
  language: z.string().nullish(),
  created_at: Timestamp,
})
export type Symptom = z.infer<typeof Symptom>

/** Who wrote a text, and in which language; null for texts from before this was noted. */
export const Authorship = z.object({
  written_by: z.enum(WRITERS).nullable(),
  /** The AI's model, or the name of the guide. */
  model: z.string().nullable(),
  /** The version of the AI's instructions, or of the guide. */
  prompt_version: z.string().nullable(),
  /** A detached signature over an AI's text; see `POST /api/provenance/check`. */
  signature: z.string().nullable(),
  /** The language that the text is written in, as a BCP 47 tag; null for texts of older versions, which are English. */
  lang: z.string().nullable(),
})
export type Authorship = z.infer<typeof Authorship>

/** An insight. `ai_analysis` and the roots are null for an urgent entry, which gets no insight. */
export const Diagnosis = z.object({
  id: z.uuid(),
  symptom_id: z.uuid(),
  user_id: z.uuid().nullable(),
  ai_analysis: z.string().nullable(),
  emotional_root: z.string().nullable(),
  energetic_root: z.string().nullable(),
  spiritual_root: z.string().nullable(),
  safety: Safety.nullable(),
  ...Authorship.partial().shape,
  created_at: Timestamp,
})
export type Diagnosis = z.infer<typeof Diagnosis>

/** What a person answered to the question of an insight. */
export const InsightAnswer = z.object({ question: z.string(), answer: z.string(), answered_at: Timestamp })
export type InsightAnswer = z.infer<typeof InsightAnswer>

/** Body of `PUT /api/symptoms/{id}/answer`. */
export const NewInsightAnswer = z.object({
  question: z
    .string('Use text.')
    .trim()
    .min(1, 'Say which question it answers.')
    .max(QUESTION_MAX_LENGTH, `At most ${QUESTION_MAX_LENGTH} characters.`),
  answer: z
    .string('Use text.')
    .transform(cleanText)
    .pipe(
      z.string().min(1, 'Please write an answer.').max(ANSWER_MAX_LENGTH, `At most ${ANSWER_MAX_LENGTH} characters.`),
    ),
})
/** `safety` is what the answer asks for, if it tells of danger. */
export const InsightAnswered = z.object({ answer: InsightAnswer, safety: Safety.nullable() })

/** Body of `POST /api/symptoms/{id}/insight-response`. */
export const NewInsightResponse = z.object({
  response: z.enum(INSIGHT_RESPONSES, `Use one of: ${INSIGHT_RESPONSES.join(', ')}.`),
})
export const InsightResponded = z.object({
  response: z.enum(INSIGHT_RESPONSES),
  /** Another insight is being written; generate-diagnosis joins it. */
  rewriting: z.boolean(),
})

/** An entry with its insight, and the id of its plan. */
export const SymptomWithDiagnosis = Symptom.extend({
  diagnosis: Diagnosis.nullable(),
  healing_plan_id: z.uuid().nullish(),
  /** What the person says of the insight. */
  response: z.enum(INSIGHT_RESPONSES).nullish(),
  /** Whether 'not-mine' has another insight written: once, and not beside a plan. */
  can_rewrite: z.boolean().optional(),
  /** What the person answered to the insight's question. */
  answer: InsightAnswer.nullish(),
})
export type SymptomWithDiagnosis = z.infer<typeof SymptomWithDiagnosis>

/** The fields that the AI writes, in this order, so that the visible text arrives first. */
export const Insight = z.object({
  ai_analysis: z.string(),
  emotional_root: z.string(),
  energetic_root: z.string(),
  spiritual_root: z.string(),
})
export type Insight = z.infer<typeof Insight>
