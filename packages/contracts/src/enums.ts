/** The two types that the entry form offers. */
export const ENTRY_SYMPTOM_TYPES = ['physical', 'mental_emotional'] as const
/** All types that a stored symptom can have. */
export const SYMPTOM_TYPES = [...ENTRY_SYMPTOM_TYPES, 'emotional', 'mental'] as const
/** Types that a list can be filtered by, in the order of the menu. */
export const FILTER_TYPES = SYMPTOM_TYPES.filter((type) => type !== 'mental_emotional')

export const DURATIONS = ['today', 'a few days', 'weeks', 'months', 'years'] as const

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
/** The plan's column for each body's tab. */
export const PLAN_COLUMNS = {
  physical: 'recommendations',
  emotional: 'affirmations',
  energetic: 'meditation_practices',
  spiritual: 'energy_healing',
} as const satisfies Record<Body, string>

/** What writes insights and plans: an AI, or the guide that is built in. */
export const WRITERS = ['ai', 'guide'] as const
export type Writer = (typeof WRITERS)[number]

/** What a person can say of an insight. */
export const INSIGHT_RESPONSES = ['speaks', 'not-mine'] as const
export type InsightResponse = (typeof INSIGHT_RESPONSES)[number]

/** The states of an entry. An `urgent` entry got the urgent panel and no insight. */
export const ENTRY_STATES = ['entered', 'analyzed', 'plan', 'urgent'] as const

/** Languages that safety screening understands and help texts exist in. */
export const SAFETY_LANGUAGES = ['en', 'es', 'de', 'fr', 'pt'] as const
export type SafetyLanguage = (typeof SAFETY_LANGUAGES)[number]

/** The languages that people can choose, as BCP 47 tags. All texts of the product exist in each. */
export const LANGUAGES = ['en'] as const
export type Language = (typeof LANGUAGES)[number]

/** Why a sign-in at Google failed, as `error_code` in the address of the page that it returns to. */
export const SIGN_IN_FAILURES = [
  'user_cancelled',
  'bad_oauth_state',
  'bad_oauth_callback',
  'provider_email_needs_verification',
  'unexpected_failure',
] as const
export type SignInFailure = (typeof SIGN_IN_FAILURES)[number]
