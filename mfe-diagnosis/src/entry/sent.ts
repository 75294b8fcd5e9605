import type { Symptom } from '@soulsign/contracts'
import { NO_ATTEMPT } from '@soulsign/contracts/flow'
import { writeDraft } from './draft.ts'
import { EMPTY_ADVANCED, type EntryValues } from './entry-form.ts'

/** What the form held when an entry was sent that got help, by its id. Only in this tab's memory. */
const sent = new Map<string, EntryValues>()

export const rememberSent = (entryId: string, values: EntryValues) => void sent.set(entryId, values)

/** Puts an entry's words back into the form, as they were. After a reload they come from the entry itself. */
export function restoreSent(entry: Symptom): void {
  writeDraft({ values: sent.get(entry.id) ?? valuesOf(entry), attempt: NO_ATTEMPT })
}

function valuesOf({ symptom_type, description, duration, advanced_info }: Symptom): EntryValues {
  return {
    symptom_type: symptom_type === 'physical' ? 'physical' : 'mental_emotional',
    description,
    duration,
    subject: 'me',
    advanced_info: { ...EMPTY_ADVANCED, ...advanced_info },
    mine: null,
  }
}
