import {
  AdvancedInfo,
  compactAdvancedInfo,
  Description,
  Duration,
  ENTRY_SYMPTOM_TYPES,
  type NewSymptom,
} from '@soulsign/contracts'
import { z } from 'zod'

export const SUBJECTS = ['me', 'someone-else'] as const
export type Subject = (typeof SUBJECTS)[number]

/** A custom diet counts only with the diet 'other'; what was typed there stays in the form. */
function withoutUnusedDiet({ customDiet, ...info }: z.input<typeof AdvancedInfo>) {
  return info.dietaryPreference === 'other' ? { ...info, customDiet } : info
}

/** The entry form. Fields are named as in the API's body, so that its errors find their field by path. */
export const EntryForm = z.object({
  symptom_type: z.enum(ENTRY_SYMPTOM_TYPES),
  description: Description,
  duration: Duration.nullable(),
  subject: z.enum(SUBJECTS),
  advanced_info: z.custom<z.input<typeof AdvancedInfo>>().transform(withoutUnusedDiet).pipe(AdvancedInfo),
  /** What 'For Me' held while the panel is about someone else. Never sent, so it keeps no rules. */
  mine: z.custom<z.input<typeof AdvancedInfo> | null>(),
})
/** What the fields hold while a person types; null and '' mean not set. */
export type EntryValues = z.input<typeof EntryForm>
export type AdvancedValues = EntryValues['advanced_info']

/** An advanced panel in which nothing is set. */
export const EMPTY_ADVANCED = {
  dateOfBirth: null,
  gender: null,
  weight: null,
  height: null,
  lifestyle: null,
  dietaryPreference: null,
  customDiet: '',
  stressLevel: null,
  knownConditions: '',
  currentMedications: '',
  allergiesSensitivities: '',
} as const satisfies Required<AdvancedValues>

export const EMPTY_ENTRY: EntryValues = {
  symptom_type: 'physical',
  description: '',
  duration: null,
  subject: 'me',
  advanced_info: EMPTY_ADVANCED,
  mine: null,
}

/** The body of `POST /api/symptoms`. Advanced info is sent only if at least one field is set. */
export function toNewSymptom(entry: z.output<typeof EntryForm>): z.input<typeof NewSymptom> {
  const { symptom_type, description, duration, advanced_info } = entry
  return { symptom_type, description, duration, advanced_info: compactAdvancedInfo(advanced_info) }
}

/**
 * The fields that change with the switch: 'For Someone Else' starts with a clear panel, and 'For Me' brings back the
 * saved profile, or for guests what was there before.
 */
export function switchSubject(
  values: Pick<EntryValues, 'subject' | 'advanced_info' | 'mine'>,
  subject: Subject,
  saved: AdvancedValues | null = null,
): Pick<EntryValues, 'subject' | 'advanced_info' | 'mine'> {
  if (subject === values.subject) return values
  return subject === 'someone-else'
    ? { subject, advanced_info: EMPTY_ADVANCED, mine: values.advanced_info }
    : { subject, advanced_info: { ...EMPTY_ADVANCED, ...(saved ?? values.mine) }, mine: null }
}
