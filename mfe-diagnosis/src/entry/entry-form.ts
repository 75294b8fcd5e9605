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

/** A custom diet only counts with the diet 'other'; the form keeps its text. */
function withoutUnusedDiet({ customDiet, ...info }: z.input<typeof AdvancedInfo>) {
  return info.dietaryPreference === 'other' ? { ...info, customDiet } : info
}

/** The entry form. Fields have the API's names, so that its errors find their field by path. */
export const EntryForm = z.object({
  symptom_type: z.enum(ENTRY_SYMPTOM_TYPES),
  description: Description,
  duration: Duration.nullable(),
  subject: z.enum(SUBJECTS),
  advanced_info: z.custom<z.input<typeof AdvancedInfo>>().transform(withoutUnusedDiet).pipe(AdvancedInfo),
  /** The values of the side that is not shown: 'For Me', and 'For Someone Else'. They are never sent, so no rules apply. */
  mine: z.custom<z.input<typeof AdvancedInfo> | null>(),
  theirs: z.custom<z.input<typeof AdvancedInfo> | null>(),
})
/** The fields' values while a person types; null and '' mean not set. */
export type EntryValues = z.input<typeof EntryForm>
export type AdvancedValues = EntryValues['advanced_info']

/** An empty advanced panel. */
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
  theirs: null,
}

/** The body of `POST /api/symptoms`. Advanced info is sent only if at least one field is set. */
export function toNewSymptom(entry: z.output<typeof EntryForm>): z.input<typeof NewSymptom> {
  const { symptom_type, description, duration, advanced_info } = entry
  return { symptom_type, description, duration, advanced_info: compactAdvancedInfo(advanced_info) }
}

type Sides = Pick<EntryValues, 'subject' | 'advanced_info' | 'mine' | 'theirs'>

/** The fields that change with the switch. 'For Someone Else' starts with an empty panel; each side keeps what it had. */
export function switchSubject(values: Sides, subject: Subject): Sides {
  const { advanced_info, mine, theirs } = values
  if (subject === values.subject) return values
  return subject === 'someone-else'
    ? { subject, advanced_info: theirs ?? EMPTY_ADVANCED, mine: advanced_info, theirs: null }
    : { subject, advanced_info: { ...EMPTY_ADVANCED, ...mine }, mine: null, theirs: advanced_info }
}
