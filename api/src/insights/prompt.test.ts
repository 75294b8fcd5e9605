import { COMPLICATIONS, PLACES, readSymptom, SCENES, SITUATIONS, TIMES } from '@soulsign/guide'
import { expect, test } from 'vitest'
import { insightPrompt } from './prompt.ts'

const systemFor = (description: string) => {
  const data = { symptom_type: 'physical' as const, description }
  const asked = { symptomType: 'physical' as const, description }
  const [system] = insightPrompt({ data, asked, reading: readSymptom(asked) }, undefined)
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

test('the AI is told what to respect, and how long it has been going on', () => {
  const system = systemFor(
    'For three weeks the eczema on my hands has been open and sore. I am pregnant and take tablets',
  )
  expect(system).toMatch(/Respect in everything.*pregnant.*skin is sore or broken/su)
  expect(system).toContain('they take medicine')
  expect(system).toContain('How long it has been going on: weeks')
  expect(systemFor('My knees hurt')).not.toMatch(/Respect in everything.*(?:pregnant|skin)|How long/su)
})

test('the AI is told what the person does for a living, and both things that they tell of', () => {
  const system = systemFor(
    'My mother died in March and now my brother and I fight over the house, my back hurts. I teach.',
  )
  expect(system).toContain(SCENES.teaching)
  expect(system).toContain(SITUATIONS.bereavement)
  expect(system).toContain(SITUATIONS.siblings)
})

test('the AI is to send feet that burn beside diabetes to a doctor', () => {
  expect(systemFor('My feet burn at night, I have had diabetes for years')).toContain(COMPLICATIONS.diabetic_feet)
  expect(systemFor('My feet burn at night')).not.toContain('a doctor should look at this')
})
