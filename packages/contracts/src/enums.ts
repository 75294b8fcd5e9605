import { z } from 'zod'

/** One of the values, with a message that lists them. Calls are marked pure: the widget bundles only the lists. */
export const choice = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, `Use one of ${values.map((value) => `'${value}'`).join(', ')}.`)

/** The two types that the entry form offers. */
export const ENTRY_SYMPTOM_TYPES = ['physical', 'mental_emotional'] as const
/** All types that a stored symptom can have. */
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
/** In the order of the slider's three positions. */
export const STRESS_LEVELS = ['low', 'medium', 'high'] as const
/** The slider's position until the person sets it. */
export const DEFAULT_STRESS_LEVEL = 'medium'

/** The four bodies of a healing plan, in the order of its tabs. */
export const BODIES = ['physical', 'emotional', 'energetic', 'spiritual'] as const
export type Body = (typeof BODIES)[number]

/** Languages that safety screening understands and help texts exist in. */
export const SAFETY_LANGUAGES = ['en', 'es', 'de', 'fr', 'pt'] as const
export type SafetyLanguage = (typeof SAFETY_LANGUAGES)[number]

/** The languages that people can choose, as BCP 47 tags. All texts of the product exist in each. */
export const LANGUAGES = ['en'] as const
export type Language = (typeof LANGUAGES)[number]
