import { compactAdvancedInfo, type UserProfile, type UserProfileChange } from '@soulsign/contracts'
import { type AdvancedValues, EMPTY_ADVANCED } from '../entry-form.ts'

/** The profile's column for each field of the panel. */
const COLUMNS = {
  dateOfBirth: 'date_of_birth',
  gender: 'gender',
  weight: 'weight',
  height: 'height',
  lifestyle: 'lifestyle',
  dietaryPreference: 'dietary_preference',
  customDiet: 'custom_diet',
  stressLevel: 'stress_level',
  knownConditions: 'known_conditions',
  currentMedications: 'current_medications',
  allergiesSensitivities: 'allergies_sensitivities',
} as const satisfies Record<keyof AdvancedValues, keyof UserProfile>
const FIELDS = Object.keys(COLUMNS) as (keyof AdvancedValues)[]

/** The panel's values from a stored profile. */
export function panelOf(profile: UserProfile): AdvancedValues {
  const values = FIELDS.map((field) => [field, profile[COLUMNS[field]] ?? EMPTY_ADVANCED[field]])
  return Object.fromEntries(values) as AdvancedValues
}

/** The whole panel as a change of the stored profile. Empty fields clear their column. */
export function profileOf(panel: AdvancedValues): UserProfileChange {
  return Object.fromEntries(FIELDS.map((field) => [COLUMNS[field], panel[field] || null])) as UserProfileChange
}

/** Whether two panels are equal; null and '' both mean not set. */
export const sameDetails = (a: AdvancedValues, b: AdvancedValues) =>
  FIELDS.every((field) => (a[field] || null) === (b[field] || null))

export const isBlank = (panel: AdvancedValues | null) => compactAdvancedInfo(panel) === null
