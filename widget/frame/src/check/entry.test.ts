import { expect, test } from 'vitest'
import { emptyEntry, toNewSymptom } from './entry.ts'

test('an empty form sets nothing', () => {
  expect(toNewSymptom(emptyEntry('mental_emotional'))).toEqual({
    symptom_type: 'mental_emotional',
    description: '',
    duration: null,
    advanced_info: null,
  })
})

test('sends fields as typed, and leaves out blank ones', () => {
  const entry = emptyEntry('physical')
  const sent = toNewSymptom({
    ...entry,
    description: ' My knees ache ',
    duration: 'weeks',
    advanced: { ...entry.advanced, gender: ' female', knownConditions: '  ', allergiesSensitivities: 'pollen' },
  })
  expect(sent).toEqual({
    symptom_type: 'physical',
    description: ' My knees ache ',
    duration: 'weeks',
    advanced_info: { gender: ' female', allergiesSensitivities: 'pollen' },
  })
})
