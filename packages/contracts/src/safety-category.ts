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

/**
 * What the screening of a text leads to: the urgent panel; a card that asks one question, before which nothing is
 * written; or a card above the insight.
 */
export const SAFETY_LEVELS = ['urgent', 'ask', 'card'] as const
export type SafetyLevel = (typeof SAFETY_LEVELS)[number]

/** The answers to the question of a card. All but `no` open the urgent panel. */
export const SAFETY_ANSWERS = ['yes', 'unsure', 'no'] as const
export type SafetyAnswer = (typeof SAFETY_ANSWERS)[number]

/** What found the level of a text: the rules, the trained reader, both of them, or the AI reader. */
export const SAFETY_READERS = ['rules', 'reader', 'both', 'ai'] as const
export type SafetyReader = (typeof SAFETY_READERS)[number]

export type UrgentPanelKind = 'medical' | 'crisis' | 'safeguarding'
/** The kind of panel for an urgent category. */
export function urgentPanelKind(category: SafetyCategory): UrgentPanelKind {
  if (category === 'suicide' || category === 'self_harm' || category === 'psychosis_or_harm') return 'crisis'
  if (category === 'abuse_child' || category === 'abuse_adult') return 'safeguarding'
  return 'medical'
}
