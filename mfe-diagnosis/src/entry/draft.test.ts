import { NO_ATTEMPT } from '@soulsign/contracts/flow'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { clearDraft, readDraft, writeDraft } from './draft.ts'
import { EMPTY_ADVANCED, EMPTY_ENTRY } from './entry-form.ts'

const KEY = 'soulsign.draft.symptom'

function storage(initial: Record<string, string> = {}) {
  const items = new Map(Object.entries(initial))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  })
  return items
}

afterEach(() => vi.unstubAllGlobals())

const values = {
  ...EMPTY_ENTRY,
  description: `${'long '.repeat(3000)} end `,
  advanced_info: { ...EMPTY_ADVANCED, dateOfBirth: '1984-02-29', customDiet: 'x'.repeat(5000) },
}

describe('a draft', () => {
  it('comes back as it was typed, even if it breaks a rule', () => {
    storage()
    writeDraft({ values, attempt: { reserved: true, stored: null } })
    expect(readDraft()).toEqual({ values, attempt: { reserved: true, stored: null } })
  })
  it('has no date of birth if none was typed', () => {
    storage({ [KEY]: JSON.stringify({ values: { ...values, advanced_info: { dateOfBirth: '' } } }) })
    expect(readDraft()?.values.advanced_info.dateOfBirth).toBeNull()
  })
  it('is gone after it is cleared', () => {
    const items = storage()
    writeDraft({ values, attempt: NO_ATTEMPT })
    clearDraft()
    expect(readDraft()).toBeNull()
    expect(items.size).toBe(0)
  })
  it('keeps the text if another field is no longer valid', () => {
    const old = { values: { ...values, symptom_type: 'mood', duration: 'ages', advanced_info: 7 }, attempt: 'old' }
    storage({ [KEY]: JSON.stringify(old) })
    expect(readDraft()).toEqual({
      values: { ...EMPTY_ENTRY, description: values.description },
      attempt: NO_ATTEMPT,
    })
  })
  it('remembers the stored entry only whole', () => {
    const whole = { symptom: { id: 'entry' }, body: 'words' }
    for (const stored of [whole, { symptom: whole.symptom }, { body: whole.body }]) {
      storage({ [KEY]: JSON.stringify({ values, attempt: { reserved: true, stored } }) })
      expect(readDraft()?.attempt).toEqual({ reserved: true, stored: stored === whole ? whole : null })
    }
  })
  it.each(['', '{', 'null', '[]', '{"values":null}'])('is empty if the storage holds %j', (text) => {
    storage({ [KEY]: text })
    expect(readDraft()).toBeNull()
  })
  it('is empty if the storage is blocked, without an error', () => {
    vi.stubGlobal('localStorage', undefined)
    writeDraft({ values, attempt: NO_ATTEMPT })
    clearDraft()
    expect(readDraft()).toBeNull()
  })
})
