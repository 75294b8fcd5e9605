import {
  ADVANCED_TEXT_MAX_LENGTH,
  type AdvancedInfo,
  cleanText,
  compactAdvancedInfo,
  DESCRIPTION_MAX_LENGTH,
  type Duration,
  type ENTRY_SYMPTOM_TYPES,
  type EndpointInput,
} from '@soulsign/contracts'

export const SUBJECTS = ['me', 'someone-else'] as const
export type Subject = (typeof SUBJECTS)[number]

export type AdvancedValues = AdvancedInfo

/**
 * The form's values while a person types; null and '' mean not set. Fields have the API's names, so that its errors find
 * their field by path.
 */
export interface EntryValues {
  symptom_type: (typeof ENTRY_SYMPTOM_TYPES)[number]
  description: string
  duration: Duration | null
  subject: Subject
  advanced_info: AdvancedValues
  /** The values of the side that is not shown: 'For Me', and 'For Someone Else'. They are never sent, so no rules apply. */
  mine: AdvancedValues | null
  theirs: AdvancedValues | null
}

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

/** The panel's values as they are sent: a custom diet only counts with the diet 'other'; the form keeps its text. */
function sentInfo({ customDiet, ...info }: AdvancedValues): AdvancedValues {
  const kept = info.dietaryPreference === 'other' ? { ...info, customDiet } : info
  return Object.fromEntries(
    Object.entries(kept).map(([name, value]) => [name, typeof value === 'string' ? cleanText(value) : value]),
  )
}

/** The body of `POST /api/symptoms`. Advanced info is sent only if at least one field is set. */
export const toNewSymptom = (entry: EntryValues): EndpointInput<'createSymptom'>['body'] => ({
  symptom_type: entry.symptom_type,
  description: cleanText(entry.description),
  duration: entry.duration,
  advanced_info: compactAdvancedInfo(sentInfo(entry.advanced_info)),
})

/** The rule that a text breaks. */
export type BrokenRule = 'too_small' | 'too_big'

/** The rules that a person can break in this form, by the field's path. The API checks every rule of a body. */
export function brokenRules({
  description,
  advanced_info,
}: Pick<EntryValues, 'description' | 'advanced_info'>): Record<string, BrokenRule> {
  const broken: Record<string, BrokenRule> = {}
  const { length } = cleanText(description)
  if (length === 0) broken['description'] = 'too_small'
  if (length > DESCRIPTION_MAX_LENGTH) broken['description'] = 'too_big'
  for (const [name, value] of Object.entries(sentInfo(advanced_info))) {
    if (typeof value === 'string' && value.length > ADVANCED_TEXT_MAX_LENGTH)
      broken[`advanced_info.${name}`] = 'too_big'
  }
  return broken
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
