import type { Symptom } from '@soulsign/contracts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readDraft } from './draft.ts'
import { EMPTY_ADVANCED, type EntryValues } from './entry-form.ts'
import { rememberSent, restoreSent } from './sent.ts'

const entry: Symptom = {
  id: crypto.randomUUID(),
  user_id: null,
  title: 'A tight neck',
  description: 'A tight neck',
  duration: 'weeks',
  symptom_type: 'mental_emotional',
  advanced_info: { stressLevel: 'high' },
  safety: null,
  created_at: '2026-01-01T00:00:00Z',
}
beforeEach(() => {
  const items = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('fills the form as it was, with whom it was for', () => {
  const values: EntryValues = {
    symptom_type: 'physical',
    description: 'A tight neck',
    duration: null,
    subject: 'someone-else',
    advanced_info: { ...EMPTY_ADVANCED, gender: 'female' },
    mine: { ...EMPTY_ADVANCED, gender: 'male' },
    theirs: null,
  }
  rememberSent(entry.id, values)
  restoreSent(entry)
  expect(readDraft()).toEqual({ values, attempt: { reserved: false, stored: null } })
})

it('fills the form from the entry after a reload', () => {
  restoreSent({ ...entry, id: crypto.randomUUID() })
  expect(readDraft()?.values).toMatchObject({
    symptom_type: 'mental_emotional',
    description: 'A tight neck',
    duration: 'weeks',
    subject: 'me',
    advanced_info: { ...EMPTY_ADVANCED, stressLevel: 'high' },
  })
})
