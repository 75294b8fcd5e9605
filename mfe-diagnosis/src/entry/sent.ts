import type { Symptom } from '@soulsign/contracts'
import { NO_ATTEMPT } from '@soulsign/contracts/flow'
import { useLocation, useNavigate } from '@soulsign/remote-kit/router'
import { useEffect, useState } from 'react'
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
    theirs: null,
  }
}

/** Restores the words of the entry from which a person came to edit them. To be called before the draft is read. */
export function useSentWords(): void {
  const { state } = useLocation()
  const navigate = useNavigate()
  const edit: Symptom | undefined = state?.edit
  useState(() => edit && restoreSent(edit))
  // A reload must not bring them back over what was changed since.
  useEffect(() => {
    if (edit) void navigate('.', { replace: true, state: null })
  }, [edit, navigate])
}
