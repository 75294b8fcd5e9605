import { z } from 'zod'
import { compactAdvancedInfo } from './advanced-info.ts'
import { Duration, SymptomType } from './choice.ts'
import { DESCRIPTION_MAX_LENGTH, ELLIPSIS, TITLE_LENGTH } from './limits.ts'
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
  created_at: Timestamp,
})
export type Symptom = z.infer<typeof Symptom>

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
  created_at: Timestamp,
})
export type Diagnosis = z.infer<typeof Diagnosis>

/** An entry with its insight, and the id of its plan. */
export const SymptomWithDiagnosis = Symptom.extend({
  diagnosis: Diagnosis.nullable(),
  healing_plan_id: z.uuid().nullish(),
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
