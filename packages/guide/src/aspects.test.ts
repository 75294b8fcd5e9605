import { describe, expect, it } from 'vitest'
import { composeInsight } from './compose.ts'
import { composePlan, planText } from './plan/compose-plan.ts'
import { readSymptom } from './read-symptom.ts'

const asked = (description: string) => ({ symptomType: 'mental_emotional' as const, description })
const written = (description: string) =>
  `${composeInsight(asked(description)).ai_analysis}\n${planText(composePlan(asked(description)))}`

describe('who speaks of shame alone', () => {
  it.each([
    'I am so ashamed of my body, I hide in the changing room',
    'Ich schäme mich so für mein Zittern',
    'Me da mucha vergüenza que me vean comer',
    "J'ai tellement honte de mon corps",
    'Tenho tanta vergonha do meu corpo',
    'Mein Vater hat mich geschlagen, und ich schäme mich',
  ])('is not told of guilt: %s', (description) => {
    expect(readSymptom(asked(description)).primary).toMatchObject({ key: 'guilt', aspect: 'shame' })
    expect(written(description)).toMatch(/\bshame\b/iu)
    expect(written(description)).not.toMatch(/\b(?:guilt|conscience)\b/iu)
  })

  it.each([
    'It is my fault and I am ashamed',
    'Ich habe ein schlechtes Gewissen wegen meiner Mutter',
    'Me siento culpable por dejar a mi hermano',
    "Je culpabilise d'avoir laissé ma mère",
    'Sinto culpa por ter deixado a minha mãe',
    'I feel so ashamed and sorry for what I did to her',
    'I am ashamed, I lied to my mother',
    'Ich schäme mich, weil ich meinen Sohn geschlagen habe',
    'me da pena lo que hice, le mentí a mi madre y siento vergüenza',
    "J'ai honte d'avoir trompé ma femme",
    'Tenho vergonha de ter mentido',
  ])('is, if guilt is spoken of: %s', (description) => {
    expect(readSymptom(asked(description)).primary).not.toHaveProperty('aspect')
  })
})

it.each([
  ['I keep sweating whenever I meet people, my shirt is wet through', 'sweating'],
  ['I go bright red and sweat when I am called on', undefined],
  ['My cheeks burn and I sweat', undefined],
  ['Mein Gesicht glüht und ich schwitze', undefined],
  ['Mis mejillas arden y sudo', undefined],
  ["J'ai les joues en feu et je transpire", undefined],
  ['Sinto as bochechas a arder e suo', undefined],
  ['My lips are so dry and chapped', 'lips'],
  ['My mouth is dry and my lips crack', undefined],
  ['Estoy celosa, le miro el móvil a mi novio', 'jealousy'],
  ['Ich bin neidisch auf meine Freundin', undefined],
])('a theme has the name that the words give it: %s', (description, aspect) => {
  expect(readSymptom(asked(description)).primary.aspect).toBe(aspect)
})
