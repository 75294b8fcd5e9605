import { ADVANCED_TEXT_MAX_LENGTH } from '@soulsign/contracts'
import { describe, expect, it } from 'vitest'
import {
  brokenRules,
  EMPTY_ADVANCED,
  EMPTY_ENTRY,
  type EntryValues,
  switchSubject,
  toNewSymptom,
} from './entry-form.ts'

const values = (over: Partial<EntryValues>): EntryValues => ({ ...EMPTY_ENTRY, description: 'A tight neck', ...over })
const sent = (over: Partial<EntryValues>) => toNewSymptom(values(over))

describe('the request body', () => {
  it('leaves out empty advanced info', () => {
    expect(sent({})).toEqual({
      symptom_type: 'physical',
      description: 'A tight neck',
      duration: null,
      advanced_info: null,
    })
  })
  it('holds only the fields that are set', () => {
    const advanced_info = { ...EMPTY_ADVANCED, weight: 70, stressLevel: 'high' as const, knownConditions: '  ' }
    expect(sent({ advanced_info }).advanced_info).toEqual({ weight: 70, stressLevel: 'high' })
  })
  it('includes a custom diet only with the diet other, whatever its length', () => {
    const custom = { ...EMPTY_ADVANCED, customDiet: 'Only soup' }
    expect(sent({ advanced_info: { ...custom, dietaryPreference: 'vegan' } }).advanced_info).toEqual({
      dietaryPreference: 'vegan',
    })
    expect(sent({ advanced_info: { ...custom, dietaryPreference: 'other' } }).advanced_info).toEqual({
      dietaryPreference: 'other',
      customDiet: 'Only soup',
    })
    const long = { ...EMPTY_ADVANCED, customDiet: 'x'.repeat(ADVANCED_TEXT_MAX_LENGTH + 1) }
    expect(brokenRules(values({ advanced_info: long }))).toEqual({})
    expect(brokenRules(values({ advanced_info: { ...long, dietaryPreference: 'other' } }))).toEqual({
      'advanced_info.customDiet': 'too_big',
    })
  })
  it('never includes details of the other person', () => {
    const mine = { ...EMPTY_ADVANCED, knownConditions: 'asthma' }
    expect(JSON.stringify(sent({ subject: 'someone-else', mine }))).not.toContain('asthma')
  })
  it.each(['', '   \n ', '\u200b\u200b'])('refuses a description of %j', (description) => {
    expect(brokenRules(values({ description }))).toEqual({ description: 'too_small' })
  })
})

describe('switchSubject', () => {
  const mine = { ...EMPTY_ADVANCED, gender: 'female' as const, weight: 61 }
  it('clears every field for someone else and keeps what each side had', () => {
    const other = switchSubject({ subject: 'me', advanced_info: mine, mine: null, theirs: null }, 'someone-else')
    expect(other.advanced_info).toEqual(EMPTY_ADVANCED)
    const theirs = { ...EMPTY_ADVANCED, weight: 20 }
    const back = switchSubject({ ...other, advanced_info: theirs }, 'me')
    expect(back).toEqual({ subject: 'me', advanced_info: mine, mine: null, theirs })
    expect(switchSubject(back, 'someone-else')).toMatchObject({ advanced_info: theirs, mine })
  })
  it('keeps the fields when the same side is chosen again', () => {
    const other = { subject: 'someone-else' as const, advanced_info: mine, mine: null, theirs: null }
    expect(switchSubject(other, 'someone-else')).toBe(other)
  })
})
