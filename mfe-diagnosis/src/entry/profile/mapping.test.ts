import { expect, it } from 'vitest'
import { EMPTY_ADVANCED } from '../entry-form.ts'
import { isBlank, panelOf, profileOf, sameDetails } from './mapping.ts'

const panel = { ...EMPTY_ADVANCED, weight: 70, knownConditions: 'asthma', dietaryPreference: 'vegan' as const }

it('survives the way to the profile and back', () => {
  const stored = profileOf(panel)
  expect(stored).toMatchObject({ weight: 70, known_conditions: 'asthma', dietary_preference: 'vegan', gender: null })
  const profile = { ...profileOf(EMPTY_ADVANCED), ...stored } as Parameters<typeof panelOf>[0]
  expect(sameDetails(panelOf(profile), panel)).toBe(true)
})

it('notices a change of any field, and treats null and an empty text as equal', () => {
  expect(sameDetails(panel, { ...panel, weight: 71 })).toBe(false)
  expect(sameDetails({ ...panel, customDiet: null }, { ...panel, customDiet: '' })).toBe(true)
  expect(isBlank(EMPTY_ADVANCED)).toBe(true)
  expect(isBlank(panel)).toBe(false)
})
