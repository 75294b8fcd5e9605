import type { AdvancedInfo, Duration, NewSymptom } from '@soulsign/contracts'

export type SymptomType = 'physical' | 'mental_emotional'
/** The advanced info that the frame asks for: the fields that change an insight most. */
export const HEALTH_FIELDS = ['knownConditions', 'currentMedications', 'allergiesSensitivities'] as const

/** The form's values while a person types; '' means not set. They are only kept in memory. */
export interface Entry {
  symptom_type: SymptomType
  description: string
  duration: Duration | ''
  advanced: Record<'dateOfBirth' | 'gender' | (typeof HEALTH_FIELDS)[number], string>
}

export const emptyEntry = (symptom_type: SymptomType): Entry => ({
  symptom_type,
  description: '',
  duration: '',
  advanced: { dateOfBirth: '', gender: '', knownConditions: '', currentMedications: '', allergiesSensitivities: '' },
})

/** The body of `POST /api/symptoms`, without empty fields. */
export function toNewSymptom({ symptom_type, description, duration, advanced }: Entry) {
  const set = Object.entries(advanced).filter(([, value]) => value.trim() !== '')
  return {
    symptom_type,
    description,
    duration: duration || null,
    advanced_info: set.length > 0 ? (Object.fromEntries(set) as AdvancedInfo) : null,
  } satisfies Partial<NewSymptom>
}
