import { BODIES, PLAN_COLUMNS } from '@soulsign/contracts'
import { fold } from '@soulsign/language'
import { describe, expect, test } from 'vitest'
import { itemsOf, plan } from '../../test/plans.ts'
import { composeInsight } from '../compose.ts'
import { planText } from '../earlier.ts'
import { subjectsOf } from './alike.ts'
import { composePlan } from './compose-plan.ts'
import { isForTheSleepless, LOADS } from './fit.ts'
import { foods } from './foods.ts'
import { asksPharmacist } from './needs.ts'

const wordsFor = (wanted: string) => LOADS.find(([situation]) => situation === wanted)?.[1] ?? /$^/u
/** The same complaint in so many plans and insights of different choices. */
const ways = (description: string) => Array.from({ length: 12 }, (_, day) => `${description}. Day ${day}.`)

describe.each([
  ['nausea', 'I feel sick every morning before I have to see my boss'],
  ['nausea', 'Mir ist morgens auf dem Weg zur Arbeit so übel'],
  ['nausea', 'J’ai envie de vomir avant chaque examen'],
  ['dizziness', 'Everything spins when I get up, since my husband left'],
  ['dizziness', 'Tengo mareos en el metro desde que cambié de trabajo'],
  ['sore-mouth', 'My lips are cracked and bleed, and my mother says I should drink more'],
  ['sore-mouth', 'Tenho os lábios rachados desde que começou o frio'],
])('%s: %s', (situation, description) => {
  const words = wordsFor(situation)

  test('no practice of the insight makes it worse', () => {
    for (const text of ways(description)) {
      const { ai_analysis } = composeInsight({ symptomType: 'physical', description: text })
      expect(ai_analysis.split('\n').filter((line) => /^\d\. /.test(line) && words.test(fold(line)))).toEqual([])
    }
  })

  test('no item of the plan makes it worse', () => {
    for (const text of ways(description))
      expect(
        itemsOf(plan(text)).filter(
          ({ title, how }) =>
            words.test(fold(`${title}\n${how}`)) || (situation === 'dizziness' && title === 'Standing like a tree'),
        ),
      ).toEqual([])
  })
})

test('a plan about money cooks nothing for hours, and nothing dear', () => {
  const dear = foods.filter(({ notFor }) => notFor?.includes('short-of-money')).map(({ title }) => title)
  expect(dear).toEqual(expect.arrayContaining(['Slow chicken broth', 'Salmon with something green']))
  const description = 'I have a stiff neck since the rent went up, we are behind on the bills and in debt'
  for (const text of ways(description)) {
    const titles = itemsOf(plan(text)).map(({ title }) => title)
    expect(titles).toContain('One letter, one cup')
    expect(titles.filter((title) => dear.includes(title) || title === 'Cook an old favourite')).toEqual([])
  }
})

test('nothing is for a sleepless night where nobody lies awake', () => {
  const items = (description: string) =>
    ways(description).flatMap((text) =>
      itemsOf(plan(text)).filter((item) => isForTheSleepless({ ...item, minutes: 1 })),
    )
  expect(items('I snore so loudly that my wife sleeps on the sofa')).toEqual([])
  expect(items('My legs cramp in bed in the evening')).toEqual([])
  expect(items('I lie awake every night until four, it is insomnia').length).toBeGreaterThan(0)
})

test('two items of a plan are never about the same thing', () => {
  const texts = [
    'I scroll on my phone all evening and my eyes burn',
    'My shoulders are hard since the new job at the open-plan office',
    'Work writes to me at all hours, I clench my teeth at night',
    'Ich stehe vor jeder Prüfung am Fenster und mir zittern die Hände',
  ].flatMap(ways)
  for (const text of texts) {
    const draft = plan(text)
    const subjects = BODIES.flatMap((body) =>
      draft[PLAN_COLUMNS[body]].flatMap((item) => subjectsOf({ ...item, minutes: 1 })),
    )
    expect(subjects.filter((subject, at) => subjects.indexOf(subject) < at)).toEqual([])
  }
})

describe('the pharmacist', () => {
  const entry = (description: string, advancedInfo = {}) => ({
    symptomType: 'physical' as const,
    description,
    advancedInfo,
  })

  test.each([
    entry('My knee aches', { currentMedications: 'ramipril' }),
    entry('My knee aches, I take ibuprofen for it'),
    entry('Schlafe schlecht, Baldrian und Magnesium helfen nicht'),
    entry('Tomo vitaminas y sigo cansada'),
  ])('is named to somebody who takes something: $description', (asked) => {
    expect(asksPharmacist(asked)).toBe(true)
    expect(planText(composePlan(asked))).toMatch(/pharmacist/u)
  })

  test.each([
    entry('My knee aches on the stairs'),
    entry('Ich bin müde', { currentMedications: 'keine' }),
    entry('I take vitamins, and I make myself throw up after dinner'),
  ])('is named to nobody else: $description', (asked) => {
    expect(planText(composePlan(asked))).not.toMatch(/pharmac/u)
  })
})
