import { z } from 'zod'

export const SAFETY_CATEGORIES = [
  'cardiac',
  'stroke',
  'breathing',
  'anaphylaxis',
  'bleeding',
  'neuro',
  'infection',
  'acute_other',
  'pregnancy',
  'infant_child',
  'poisoning',
  'suicide',
  'self_harm',
  'psychosis_or_harm',
  'abuse_child',
  'abuse_adult',
  'eating_disorder',
  'medication',
  'see_doctor_soon',
] as const
export const SafetyCategory = z.enum(SAFETY_CATEGORIES)
export type SafetyCategory = z.infer<typeof SafetyCategory>

/** Which panel an urgent category gets. */
export type UrgentPanelKind = 'medical' | 'crisis' | 'safeguarding'
export function urgentPanelKind(category: SafetyCategory): UrgentPanelKind {
  if (category === 'suicide' || category === 'self_harm' || category === 'psychosis_or_harm') return 'crisis'
  if (category === 'abuse_child' || category === 'abuse_adult') return 'safeguarding'
  return 'medical'
}

/** A helpline. `call` and `text` are numbers that a phone can dial; `note` says what a bare number does not. */
export const HelpResource = z.object({
  name: z.string(),
  call: z.string().optional(),
  text: z.string().optional(),
  url: z.url().optional(),
  note: z.string().optional(),
})
export type HelpResource = z.infer<typeof HelpResource>

/** What the screening found. Null stands for nothing found. */
export const Safety = z.object({
  level: z.enum(['urgent', 'card']),
  category: SafetyCategory,
  resources: z.array(HelpResource),
})
export type Safety = z.infer<typeof Safety>
