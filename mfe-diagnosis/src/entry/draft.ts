import { AdvancedInfo, Duration, ENTRY_SYMPTOM_TYPES, Symptom } from '@soulsign/contracts'
import { type Attempt, NO_ATTEMPT } from '@soulsign/contracts/flow'
import { z } from 'zod'
import { EMPTY_ADVANCED, EMPTY_ENTRY, type EntryValues, SUBJECTS } from './entry-form.ts'

const KEY = 'soulsign.draft.symptom'

// A text that is still too long, or half typed, is kept as it is: the form's rules are for sending.
const AdvancedDraft = AdvancedInfo.extend({
  customDiet: z.string(),
  knownConditions: z.string(),
  currentMedications: z.string(),
  allergiesSensitivities: z.string(),
})

// One field that an older version wrote differently must not cost the person their text: each falls back by itself.
const Draft = z.object({
  values: z.object({
    symptom_type: z.enum(ENTRY_SYMPTOM_TYPES).catch(EMPTY_ENTRY.symptom_type),
    description: z.string().catch(''),
    duration: Duration.nullable().catch(null),
    subject: z.enum(SUBJECTS).catch('me'),
    advanced_info: AdvancedDraft.catch(EMPTY_ADVANCED),
    mine: AdvancedDraft.nullable().catch(null),
  }),
  attempt: z
    .object({ reserved: z.boolean(), stored: z.object({ symptom: Symptom, body: z.string() }).nullable() })
    .catch(NO_ATTEMPT),
})
export interface Draft {
  values: EntryValues
  attempt: Attempt
}

/** What was typed and not sent yet, kept in the browser; null where there is nothing or the storage is blocked. */
export function readDraft(): Draft | null {
  try {
    return Draft.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null')).data ?? null
  } catch {
    return null
  }
}

/** Keeps a draft. Where the storage is blocked or full the form works without one. */
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
