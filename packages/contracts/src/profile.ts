import { z } from 'zod'
import { choice } from './choice.ts'
import { DIETARY_PREFERENCES, GENDERS, LIFESTYLES, STRESS_LEVELS } from './enums.ts'
import { ADVANCED_TEXT_MAX_LENGTH, BIRTH_YEAR_MIN, HEIGHT_CM, WEIGHT_KG } from './limits.ts'
import { cleanText } from './text.ts'

/** A calendar date from 1900 to today, `YYYY-MM-DD`. */
const BirthDate = z.iso
  .date('Use a date as YYYY-MM-DD.')
  .refine((date) => Number(date.slice(0, 4)) >= BIRTH_YEAR_MIN, `The year is ${BIRTH_YEAR_MIN} or later.`)
  .refine(
    (date) => date <= new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10),
    'The date is in the future.',
  )

/** A whole number within a range; `unit` is for the message. */
const measure = ({ min, max }: { min: number; max: number }, unit: string) => {
  const message = `Use a whole number of ${unit} from ${min} to ${max}.`
  return z.int(message).min(min, message).max(max, message)
}

const freeText = z
  .string('Use text.')
  .transform(cleanText)
  .pipe(z.string().max(ADVANCED_TEXT_MAX_LENGTH, `At most ${ADVANCED_TEXT_MAX_LENGTH} characters.`))

/** The fields of the advanced panel. All are optional; null and '' mean not set and are dropped. */
export const AdvancedInfo = z.strictObject({
  dateOfBirth: BirthDate.nullish(),
  gender: choice(GENDERS).nullish(),
  weight: measure(WEIGHT_KG, 'kilograms').nullish(),
  height: measure(HEIGHT_CM, 'centimetres').nullish(),
  lifestyle: choice(LIFESTYLES).nullish(),
  dietaryPreference: choice(DIETARY_PREFERENCES).nullish(),
  customDiet: freeText.nullish(),
  stressLevel: choice(STRESS_LEVELS).nullish(),
  knownConditions: freeText.nullish(),
  currentMedications: freeText.nullish(),
  allergiesSensitivities: freeText.nullish(),
})
export type AdvancedInfo = z.infer<typeof AdvancedInfo>

const { shape } = AdvancedInfo
/** A profile field by the panel's rule: empty text becomes null, and an omitted field stays omitted. */
const orNull = <T>(schema: z.ZodType<T>) => schema.transform((value) => (value === '' ? null : value)).optional()

/** A change to `user_profiles`, which the panel remembers. It names the fields to set; null clears one. */
export const UserProfileChange = z.strictObject({
  date_of_birth: orNull(shape.dateOfBirth),
  gender: orNull(shape.gender),
  weight: orNull(shape.weight),
  height: orNull(shape.height),
  lifestyle: orNull(shape.lifestyle),
  dietary_preference: orNull(shape.dietaryPreference),
  custom_diet: orNull(shape.customDiet),
  stress_level: orNull(shape.stressLevel),
  known_conditions: orNull(shape.knownConditions),
  current_medications: orNull(shape.currentMedications),
  allergies_sensitivities: orNull(shape.allergiesSensitivities),
})
export type UserProfileChange = z.infer<typeof UserProfileChange>

/** The stored profile; all fields are null until the person saves one. */
export const UserProfile = z.object({
  date_of_birth: z.iso.date().nullable(),
  gender: z.enum(GENDERS).nullable(),
  weight: z.int().nullable(),
  height: z.int().nullable(),
  lifestyle: z.enum(LIFESTYLES).nullable(),
  dietary_preference: z.enum(DIETARY_PREFERENCES).nullable(),
  custom_diet: z.string().nullable(),
  stress_level: z.enum(STRESS_LEVELS).nullable(),
  known_conditions: z.string().nullable(),
  current_medications: z.string().nullable(),
  allergies_sensitivities: z.string().nullable(),
})
export type UserProfile = z.infer<typeof UserProfile>

/** A profile with the time since which there is one; null if there is none, or the API is older than the field. */
export const SavedProfile = UserProfile.extend({ saved_since: z.iso.datetime().nullable().default(null) })
export type SavedProfile = z.infer<typeof SavedProfile>

/** A change by a form. `saved_since` is what the form was filled from: a profile that was removed since stays removed. */
export const ProfileSave = UserProfileChange.extend({ saved_since: z.iso.datetime().nullish() })
export type ProfileSave = z.infer<typeof ProfileSave>
