import { describe, expect, it } from 'vitest'
import { composeInsight } from './compose.ts'
import { planText } from './earlier.ts'
import { composePlan } from './plan/compose-plan.ts'
import { readSymptom } from './read-symptom.ts'

const asked = (description: string) => ({ symptomType: 'mental_emotional' as const, description })
const written = (description: string) =>
  `${composeInsight(asked(description)).ai_analysis}\n${planText(composePlan(asked(description)))}`

describe('a person who speaks of shame alone', () => {
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
  ['I crave sweets and eat too much at night', 'overeating'],
  ['Heißhunger, und ich esse heimlich', 'overeating'],
  ['Tengo antojos y como a escondidas', 'overeating'],
  ["J'ai des fringales et je mange en cachette", 'overeating'],
  ['Como escondido, uma fome que não é fome', 'overeating'],
  ['I have no appetite at all', 'no_appetite'],
  ['Appetitlos, ich bekomme kaum etwas runter', 'no_appetite'],
  ['Se me ha quitado el apetito, no me apetece comer nada', 'no_appetite'],
  ["Je n'ai plus d'appétit", 'no_appetite'],
  ['Perdi o apetite', 'no_appetite'],
  ['No appetite all day, then cravings at night', undefined],
  ['My nails split and lift', 'splitting'],
  ['Meine Nägel splittern', 'splitting'],
  ['Mis uñas se rompen', 'splitting'],
  ['Mes ongles se dédoublent', 'splitting'],
  ['As minhas unhas partem', 'splitting'],
  ['I bite my nails', undefined],
  ['Ich kaue Nägel', undefined],
  ['Me muerdo las uñas', undefined],
  ['Je me ronge les ongles', undefined],
  ['Roo as unhas', undefined],
  ['My toes are always cold', 'feet'],
  ['Immer kalte Füße', 'feet'],
  ['Tengo los pies fríos', 'feet'],
  ["J'ai les pieds froids", 'feet'],
  ['Tenho os pés frios', 'feet'],
  ['My hands are always cold', 'hands'],
  ['Tengo las manos frías', 'hands'],
  ['My hands and feet are always cold', undefined],
])('a theme has the name that the words give it: %s', (description, aspect) => {
  expect(readSymptom(asked(description)).primary.aspect).toBe(aspect)
})

describe('the text fits the named side', () => {
  const physical = (description: string) => ({ symptomType: 'physical' as const, description })
  const insight = (description: string) => composeInsight(physical(description)).ai_analysis

  it('of toes, and the frost', () => {
    const text = 'Soon as the first frost comes my toes go white and stay like ice till about April'
    const plan = planText(composePlan(physical(text)))
    expect(insight(text)).not.toMatch(/pocket|\bhands? and feet|fingertips/u)
    expect(plan).toContain('Warm your socks first')
    expect(plan).not.toContain('brightest hour')
  })

  it.each([
    'I eat in secret when I get home, and I am so ashamed',
    'Tengo antojos y como a escondidas',
    'Como escondido quando chego a casa, uma fome que não é fome',
  ])('of eating: no recipes in %s', (text) => {
    expect(insight(text)).not.toContain('shy guest')
    expect(planText(composePlan(physical(text)))).not.toMatch(/\b(?:eat|cook|soup|meal|banana|bread)\b/iu)
  })
})
