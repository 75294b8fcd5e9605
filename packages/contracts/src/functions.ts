import { z } from 'zod'
import { SymptomType } from './choice.ts'
import { RowId } from './id.ts'
import { HealingPlan, PlanColumn, PlanItem } from './journal.ts'
import { Problem } from './problem.ts'
import { AdvancedInfo } from './profile.ts'
import { Safety } from './safety.ts'
import { Authorship, Description } from './symptom.ts'

/** `track-anonymous-diagnosis`: reserves one free diagnosis, or with `checkOnly` only reports the count. */
export const TrackRequest = z.object({ checkOnly: z.boolean().optional() })
/** After a reservation, `hasReachedLimit` means that it was refused. */
export const TrackResponse = z.object({
  diagnosisCount: z.int(),
  hasReachedLimit: z.boolean(),
  guestToken: z.string(),
})
export type TrackResponse = z.infer<typeof TrackResponse>

/** Who wrote the insight, and in which language. */
const WrittenBy = Authorship.pick({ written_by: true, model: true, lang: true }).partial().shape

/** The API reads the stored entry; it accepts the other fields because the specification sends them. */
export const GenerateDiagnosisRequest = z.object({
  symptom_id: RowId,
  symptom_type: SymptomType.optional(),
  description: z.string().optional(),
  advancedInfo: AdvancedInfo.nullish(),
})
export const GenerateDiagnosisResponse = z.object({
  success: z.literal(true),
  diagnosis_id: z.uuid(),
  safety: Safety.nullable(),
  ...WrittenBy,
})

export const GenerateHealingPlanRequest = z.object({ diagnosis_id: RowId })
export const GenerateHealingPlanResponse = z.object({ success: z.literal(true), healing_plan_id: z.uuid() })

/** `admin-auth`: whether the caller is an administrator. */
export const AdminAuthResponse = z.object({
  isAdmin: z.boolean(),
  adminUser: z.object({ id: z.uuid(), email: z.string(), full_name: z.string().nullable() }).nullable(),
  /** Whether the admin area opens only after a passkey or a recovery code. */
  needsSecondFactor: z.boolean(),
})
export type AdminAuthResponse = z.infer<typeof AdminAuthResponse>

/** `POST /api/safety/screen`, which stores nothing. */
export const ScreenRequest = z.object({ description: Description, advanced_info: AdvancedInfo.nullish() })
export const ScreenResponse = z.object({ safety: Safety.nullable() })

/** The stages of a generation. */
const GENERATION_STAGES = ['queued', 'writing', 'checking'] as const
export type GenerationStage = (typeof GENERATION_STAGES)[number]

const progress = z.object({ stage: z.enum(GENERATION_STAGES) })
const error = z.object({ problem: Problem })

/** Server-sent events while an insight is written, by event name. */
export const DiagnosisEvents = {
  progress,
  text: z.object({ delta: z.string() }),
  replace: z.object({ text: z.string() }),
  done: z.object({ diagnosis_id: z.uuid(), safety: Safety.nullable(), ...WrittenBy }),
  error,
} as const
export type DiagnosisEvent = {
  [Name in keyof typeof DiagnosisEvents]: { event: Name; data: z.infer<(typeof DiagnosisEvents)[Name]> }
}[keyof typeof DiagnosisEvents]

/** Server-sent events while a plan is written. `body` is sent once for each of the four, as soon as it is finished. */
export const PlanEvents = {
  progress,
  heading: HealingPlan.pick({ title: true, description: true }),
  body: z.object({ column: PlanColumn, items: z.array(PlanItem) }),
  done: z.object({ healing_plan_id: z.uuid() }),
  error,
} as const
export type PlanEvent = {
  [Name in keyof typeof PlanEvents]: { event: Name; data: z.infer<(typeof PlanEvents)[Name]> }
}[keyof typeof PlanEvents]
