import { expect, test } from 'vitest'
import { readEntry } from './entry.ts'

const entry = {
  description: 'My chest is heavy in the evening',
  symptom_type: 'physical' as const,
  duration: null,
  advanced_info: null,
  safety_level: 'card' as const,
  rewritten: false,
}

test.each(['suicide', 'psychosis_or_harm', 'abuse_adult', 'medication', 'eating_disorder'] as const)(
  'an entry with a card about %s gets comfort and no meaning',
  (safety_category) => expect(readEntry({ ...entry, safety_category }).data.comfort_only).toBe(true),
)

test.each(['cardiac', 'see_doctor_soon'] as const)(
  'an entry with a card about %s keeps its reading',
  (safety_category) => expect(readEntry({ ...entry, safety_category }).data.comfort_only).toBe(false),
)

test('the first theme is left out when an insight is written again', () => {
  const plain = { ...entry, safety_level: null, safety_category: null }
  const [first, second] = [false, true].map((rewritten) => readEntry({ ...plain, rewritten }).reading.primary.key)
  expect(second).not.toBe(first)
})
