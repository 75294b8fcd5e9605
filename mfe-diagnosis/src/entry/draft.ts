import { AdvancedInfo, Duration, ENTRY_SYMPTOM_TYPES, Symptom } from '@soulsign/contracts'
import { type Attempt, NO_ATTEMPT } from '@soulsign/contracts/flow'
import { z } from 'zod'
import { EMPTY_ADVANCED, EMPTY_ENTRY, type EntryValues, SUBJECTS } from './entry-form.ts'

const KEY = 'soulsign.draft.symptom'

// A text that is too long or half typed is kept as it is: the form's rules only apply to sending.
const AdvancedDraft = AdvancedInfo.extend({
  customDiet: z.string(),
  knownConditions: z.string(),
  currentMedications: z.string(),
  allergiesSensitivities: z.string(),
})

// Each field falls back by itself, so that a field from an older version does not cost the person their text.
const Draft = z.object({
  values: z.object({
    symptom_type: z.enum(ENTRY_SYMPTOM_TYPES).catch(EMPTY_ENTRY.symptom_type),
    description: z.string().catch(''),
    duration: Duration.nullable().catch(null),
    subject: z.enum(SUBJECTS).catch('me'),
    advanced_info: AdvancedDraft.catch(EMPTY_ADVANCED),
    mine: AdvancedDraft.nullable().catch(null),
    theirs: AdvancedDraft.nullable().catch(null),
  }),
  attempt: z
    .object({ reserved: z.boolean(), stored: z.object({ symptom: Symptom, body: z.string() }).nullable() })
    .catch(NO_ATTEMPT),
})
export interface Draft {
  values: EntryValues
  attempt: Attempt
}

/** The unsent draft in the browser; null if there is none or the storage is blocked. */
export function readDraft(): Draft | null {
  try {
    return Draft.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null')).data ?? null
  } catch {
    return null
  }
}

/** Stores a draft. If the storage is blocked or full, the form works without one. */
export function writeDraft(draft: Draft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    return
  }
}

export function clearDraft(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    return
  }
}
