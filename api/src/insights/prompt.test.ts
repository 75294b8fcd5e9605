import { PLACES, readSymptom, SITUATIONS, TIMES } from '@soulsign/guide'
import { expect, test } from 'vitest'
import { insightPrompt } from './prompt.ts'

const systemFor = (description: string) => {
  const data = { symptom_type: 'physical' as const, description }
  const [system] = insightPrompt(data, readSymptom({ symptomType: 'physical', description }), undefined)
  return String(system?.content)
}

test('the AI is given a sure theme and the situation that was heard', () => {
  const system = systemFor('Heartburn ever since my boss started shouting at me')
  expect(system).toContain('Associations that you may build on')
  expect(system).toContain(SITUATIONS.boss)
})

test('an unsure reading is kept from the AI', () => {
  const system = systemFor('hmm')
  expect(system).not.toContain('Associations')
  expect(system).toContain('keep the reading open')
})

test('the AI is given when and where it comes, and the second theme', () => {
  const text = 'My knees hurt at night on the train, and my neck is stiff too'
  const { secondary } = readSymptom({ symptomType: 'physical', description: text })
  const system = systemFor(text)
  expect(system).toContain(`${TIMES.night}, ${PLACES.way}`)
  expect(secondary).not.toBeNull()
  expect(system).toContain(secondary?.emotional_theme)
})

test('the AI is told of no time and no place that was not heard', () => {
  expect(systemFor('My knees hurt')).not.toContain('when and where')
})
