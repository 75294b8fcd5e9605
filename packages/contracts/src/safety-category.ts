// Without Zod, to keep the widget small.
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
export type SafetyCategory = (typeof SAFETY_CATEGORIES)[number]

export type UrgentPanelKind = 'medical' | 'crisis' | 'safeguarding'
/** The kind of panel for an urgent category. */
export function urgentPanelKind(category: SafetyCategory): UrgentPanelKind {
  if (category === 'suicide' || category === 'self_harm' || category === 'psychosis_or_harm') return 'crisis'
  if (category === 'abuse_child' || category === 'abuse_adult') return 'safeguarding'
  return 'medical'
}
