import type { AdvancedInfo, Duration, NewSymptom } from '@soulsign/contracts'

export type SymptomType = 'physical' | 'mental_emotional'
/** The advanced info that a visitor is asked for: what changes an insight most. */
export const HEALTH_FIELDS = ['knownConditions', 'currentMedications', 'allergiesSensitivities'] as const

/** What the form holds while a person types; '' means not set. It lives in memory alone. */
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

/** The body of `POST /api/symptoms`, without what is not set. */
export function toNewSymptom({ symptom_type, description, duration, advanced }: Entry) {
  const set = Object.entries(advanced).filter(([, value]) => value.trim() !== '')
  return {
    symptom_type,
    description,
    duration: duration || null,
    advanced_info: set.length > 0 ? (Object.fromEntries(set) as AdvancedInfo) : null,
  } satisfies Partial<NewSymptom>
}
