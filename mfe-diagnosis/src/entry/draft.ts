import {
  DIETARY_PREFERENCES,
  DURATIONS,
  ENTRY_SYMPTOM_TYPES,
  GENDERS,
  LIFESTYLES,
  STRESS_LEVELS,
} from '@soulsign/contracts'
import { type Attempt, NO_ATTEMPT } from '@soulsign/contracts/flow'
import { type AdvancedValues, EMPTY_ADVANCED, EMPTY_ENTRY, type EntryValues, SUBJECTS } from './entry-form.ts'

/**
 * Where the browser keeps the draft. The page also writes there before its script runs (`shell/src/index.ejs`), and the
 * offline page shows it (`api/src/web/offline.ts`).
 */
export const DRAFT_KEY = 'soulsign.draft.symptom'

export interface Draft {
  values: EntryValues
  attempt: Attempt
}

/** The unsent draft in the browser; null if there is none or the storage is blocked. */
export function readDraft(): Draft | null {
  try {
    const { values, attempt } = JSON.parse(localStorage.getItem(DRAFT_KEY) ?? 'null')
    return typeof values === 'object' ? { values: toValues(values), attempt: toAttempt(attempt) } : null
  } catch {
    return null
  }
}

type Stored = Record<string, unknown>

const oneOf = <Value, Other>(values: readonly Value[], value: unknown, other: Other): Value | Other =>
  values.includes(value as Value) ? (value as Value) : other
const text = (value: unknown) => (typeof value === 'string' ? value : '')

/**
 * Each field falls back by itself, so that a field from an older version does not cost the person their text. A text that
 * is too long or half typed is kept as it is: the form's rules only apply to sending.
 */
const toValues = (stored: Stored): EntryValues => ({
  symptom_type: oneOf(ENTRY_SYMPTOM_TYPES, stored['symptom_type'], EMPTY_ENTRY.symptom_type),
  description: text(stored['description']),
  duration: oneOf(DURATIONS, stored['duration'], null),
  subject: oneOf(SUBJECTS, stored['subject'], 'me'),
  advanced_info: toPanel(stored['advanced_info']) ?? EMPTY_ADVANCED,
  mine: toPanel(stored['mine']),
  theirs: toPanel(stored['theirs']),
})

function toPanel(stored: unknown): AdvancedValues | null {
  if (typeof stored !== 'object' || stored === null) return null
  const panel = stored as Stored
  const number = (value: unknown) => (typeof value === 'number' ? value : null)
  return {
    dateOfBirth: text(panel['dateOfBirth']) || null,
    gender: oneOf(GENDERS, panel['gender'], null),
    weight: number(panel['weight']),
    height: number(panel['height']),
    lifestyle: oneOf(LIFESTYLES, panel['lifestyle'], null),
    dietaryPreference: oneOf(DIETARY_PREFERENCES, panel['dietaryPreference'], null),
    customDiet: text(panel['customDiet']),
    stressLevel: oneOf(STRESS_LEVELS, panel['stressLevel'], null),
    knownConditions: text(panel['knownConditions']),
    currentMedications: text(panel['currentMedications']),
    allergiesSensitivities: text(panel['allergiesSensitivities']),
  }
}

function toAttempt(attempt: Partial<Attempt> | undefined): Attempt {
  if (typeof attempt?.reserved !== 'boolean') return NO_ATTEMPT
  const { reserved, stored } = attempt
  return { reserved, stored: typeof stored?.symptom?.id === 'string' && text(stored.body) ? stored : null }
}

/** Stores a draft. If the storage is blocked or full, the form works without one. */
export function writeDraft(draft: Draft): void {
  try {
    localStorage.setItem(DRAFT_KEY, JSON.stringify(draft))
  } catch {
    return
  }
}

export function clearDraft(): void {
  try {
    localStorage.removeItem(DRAFT_KEY)
  } catch {
    return
  }
}
