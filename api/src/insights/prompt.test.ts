import { readSymptom, SITUATIONS } from '@soulsign/guide'
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
