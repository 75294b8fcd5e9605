import { z } from 'zod'

/** One of the values, with a message that names them. Marked pure where it is called: the widget takes the lists alone. */
export const choice = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, `Use one of ${values.map((value) => `'${value}'`).join(', ')}.`)

/** The two kinds the entry form writes. */
export const ENTRY_SYMPTOM_TYPES = ['physical', 'mental_emotional'] as const
/** All kinds a stored symptom may have. */
export const SYMPTOM_TYPES = [...ENTRY_SYMPTOM_TYPES, 'emotional', 'mental'] as const
export const SymptomType = /* @__PURE__ */ choice(SYMPTOM_TYPES)
export type SymptomType = z.infer<typeof SymptomType>

export const DURATIONS = ['today', 'a few days', 'weeks', 'months', 'years'] as const
export const Duration = /* @__PURE__ */ choice(DURATIONS)
export type Duration = z.infer<typeof Duration>

export const GENDERS = ['female', 'male', 'non-binary', 'prefer-not-to-say'] as const
export const LIFESTYLES = ['sedentary', 'lightly-active', 'active', 'very-active'] as const
export const DIETARY_PREFERENCES = [
  'vegan',
  'vegetarian',
  'pescatarian',
  'omnivore',
  'keto',
  'carnivore',
  'paleo',
  'mediterranean',
  'whole-food-plant-based',
  'low-carb',
  'low-fodmap',
  'other',
] as const
/** In the order of the slider's positions 1 to 3. */
export const STRESS_LEVELS = ['low', 'medium', 'high'] as const
/** What the slider shows while nothing is set. */
export const DEFAULT_STRESS_LEVEL = 'medium'

/** The four bodies of a healing plan, in the order of its tabs. */
export const BODIES = ['physical', 'emotional', 'energetic', 'spiritual'] as const
export type Body = (typeof BODIES)[number]

/** Languages in which safety screening works and help is written. */
export const SAFETY_LANGUAGES = ['en', 'es', 'de', 'fr', 'pt'] as const
export type SafetyLanguage = (typeof SAFETY_LANGUAGES)[number]

/** The languages that all texts of the product are written in, as BCP 47 writes them. Only these are offered. */
export const LANGUAGES = ['en'] as const
export type Language = (typeof LANGUAGES)[number]
