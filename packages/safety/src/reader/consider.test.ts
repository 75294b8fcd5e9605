import { expect, test } from 'vitest'
import { considered, type Opinion } from './consider.ts'

const STEPS = { hardly: 0.2, maybe: 0.6, sure: 0.6 }
const THRESHOLDS = { crisis: STEPS, other: STEPS, brief: { hardly: 0.5, maybe: 0.6, sure: 0.9 }, soon: 0.3 }
const OPINION: Opinion = {
  urgent: 0.8,
  urgentCategory: 'suicide',
  loudest: 0.8,
  soon: 0,
  soonCategory: 'see_doctor_soon',
  words: 16,
  wordsAround: 16,
}
const FEW = { ...OPINION, words: 15, wordsAround: 15 }

test.each<[string, Opinion, string]>([
  ['a crisis in many words', OPINION, 'sure'],
  ['a crisis in few words, which may be a small wish', FEW, 'maybe'],
  ['a crisis in few words that say it plainly', { ...FEW, urgent: 0.95 }, 'sure'],
  ['a doubt about a crisis in many words', { ...OPINION, urgent: 0.4 }, 'hardly'],
  ['a doubt about a crisis in few words', { ...FEW, urgent: 0.4 }, 'no'],
  ['another crisis in few words, which no wish sounds like', { ...FEW, urgentCategory: 'psychosis_or_harm' }, 'sure'],
  ['an illness in few words', { ...FEW, urgentCategory: 'stroke' }, 'sure'],
  ['a crisis that a field of the form tells in many words', { ...OPINION, words: 5 }, 'sure'],
])('%s', (_, opinion, degree) => {
  expect(considered(opinion, THRESHOLDS).urgent).toBe(degree)
})

test('beside a rule, few words about a crisis count as much as many', () => {
  expect(considered(FEW, THRESHOLDS).loudest).toBe(considered(OPINION, THRESHOLDS).loudest)
})
