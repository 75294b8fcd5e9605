import { type AdvancedInfo, BODIES, PLAN_COLUMNS, PlanDraft } from '@soulsign/contracts'
import { describe, expect, it } from 'vitest'
import { itemsOf, plan, SYMPTOMS, textOf } from '../../test/plans.ts'
import { lexicon } from '../lexicon.ts'
import { SITUATIONS, type Situation } from '../listening/situations.ts'
import { places, planProse, situationProse } from '../prose/prose.ts'
import { readSymptom } from '../read-symptom.ts'
import { checkPlan } from './check-plan.ts'
import { beginPlan, composePlan } from './compose-plan.ts'
import { foods } from './foods.ts'
import { ingredientsNamed } from './ingredients.ts'
import { movements, rests } from './movements.ts'
import { tables } from './tables.ts'

const ADVANCED: (AdvancedInfo | null)[] = [
  null,
  { stressLevel: 'high', lifestyle: 'sedentary' },
  {
    dateOfBirth: '1940-02-03',
    knownConditions: 'high blood pressure, arthritis',
    currentMedications: 'ramipril, warfarin',
  },
  { dateOfBirth: '2014-02-03', allergiesSensitivities: 'peanuts, milk and eggs' },
  { dietaryPreference: 'vegan', knownConditions: 'pregnant, second trimester' },
  { dietaryPreference: 'carnivore', knownConditions: 'epilepsy' },
  { dietaryPreference: 'keto', knownConditions: 'type 2 diabetes', allergiesSensitivities: 'Nüsse, Sellerie' },
  { dietaryPreference: 'low-fodmap', knownConditions: 'wheelchair user' },
  { dietaryPreference: 'other', customDiet: 'only what my naturopath lists', allergiesSensitivities: 'quorn' },
  { knownConditions: 'recovering from anorexia' },
  { dietaryPreference: 'whole-food-plant-based', allergiesSensitivities: 'gluten, soja, fruits à coque' },
]

describe('every plan', () => {
  it('is well formed and passes the check for every person', () => {
    for (const [index, entry] of SYMPTOMS.entries()) {
      // Each person gets a third of the symptoms, so that each symptom is tested with several people.
      for (const advancedInfo of ADVANCED.filter((_, place) => index % 3 === place % 3)) {
        const asked = { ...entry, advancedInfo }
        const draft = composePlan(asked)
        const about = `${entry.description} ${JSON.stringify(advancedInfo)}`
        expect(PlanDraft.safeParse(draft).success, about).toBe(true)
        const { mode } = readSymptom(asked)
        const written = [entry.description, ...Object.values(advancedInfo ?? {})].join('\n')
        expect(checkPlan(draft, { personText: written, entry: asked, mode }), about).toBeNull()
      }
    }
  }, 60_000)

  it('begins with its opening, and with a practice that it names for the first day', () => {
    for (const entry of SYMPTOMS) {
      const { plan, opening, first } = beginPlan(entry)
      expect(plan).toEqual(composePlan(entry))
      expect(plan.description.startsWith(`${opening} `), entry.description).toBe(true)
      expect(plan.description).toContain(`'${plan[PLAN_COLUMNS[first]][0]?.title}'`)
    }
  })

  it('is the same for the same text', () => {
    for (const entry of SYMPTOMS) expect(composePlan(entry)).toEqual(composePlan(entry))
    expect(plan('My  KNEE is stiff')).toEqual(plan('my knee is stiff'))
  })

  it.each([
    ['a sentence', (symptom: string) => `I have had ${symptom} for some time and I keep thinking about it.`],
    ['the word alone', (symptom: string) => symptom],
    ['another sentence', (symptom: string) => `${symptom} again since Tuesday, mostly in the evening`],
  ])('hardly ever shares half of its items with the plan for another symptom: %s', (_, describeIt) => {
    const drafts = lexicon.entries.map(({ key, synonyms, label }) => ({
      key,
      titles: itemsOf(plan(describeIt(synonyms[0] ?? label))).map(({ title }) => title),
    }))
    const pairs = drafts.flatMap((first, place) =>
      drafts.slice(place + 1).map((second) => {
        const shared = first.titles.filter((title) => second.titles.includes(title)).length
        return {
          keys: `${first.key} / ${second.key}`,
          share: shared / Math.min(first.titles.length, second.titles.length),
        }
      }),
    )
    const alike = pairs.filter(({ share }) => share >= 0.5)
    expect(alike.length / pairs.length).toBeLessThan(0.001)
    expect(alike.filter(({ share }) => share >= 0.6)).toEqual([])
  })
})

describe('the lists', () => {
  it.each([...foods, ...tables, ...movements, ...rests])('names only what is in it: $title', (item) => {
    expect(item.contains ?? []).toEqual(expect.arrayContaining(ingredientsNamed(`${item.title}\n${item.how}`)))
  })
})

describe('the items', () => {
  it('begin from the situation, with a first day', () => {
    const draft = plan('Heartburn ever since my boss started shouting at me')
    expect(draft.title).toBe('A week on your own two feet')
    expect(draft.description).toMatch(/ou wrote of someone above you at work\b.* 'Both feet on the floor'/u)
    expect(draft.affirmations[0]).toMatchObject({ title: 'Both feet on the floor' })
    const { physical, energetic, spiritual } = places.work
    const firsts = [draft.recommendations[0], draft.meditation_practices[0], draft.energy_healing[0]]
    for (const [index, list] of [physical, energetic, spiritual].entries())
      expect(list.map(({ title }) => title)).toContain(firsts[index]?.title)
  })

  it('are done where the person says that it comes', () => {
    const draft = plan('Heartburn on the train, ever since my boss started shouting at me')
    expect(places.way.physical.map(({ title }) => title)).toContain(draft.recommendations[0]?.title)
  })

  it.each([
    'A headache before every exam at university',
    'Me duele la cabeza antes de cada examen de la facultad',
    'Bauchweh vor jeder Klausur an der Uni',
  ])('never send somebody who studies to an office: %s', (description) => {
    const { physical } = places.study
    const draft = plan(description)
    expect(physical.map(({ title }) => title)).toContain(draft.recommendations[0]?.title)
    expect(textOf(draft)).not.toMatch(/at work|your desk|colleague|working day/u)
  })

  it('take as long as what is done in them', () => {
    const lengths = (list: readonly { minutes: number }[]) => new Set(list.map(({ minutes }) => minutes))
    expect(lengths(foods).size).toBeGreaterThan(4)
    const own = (Object.keys(SITUATIONS) as Situation[]).map((key) => situationProse(key).practice)
    expect(lengths(own).size).toBeGreaterThan(4)
    const duration = (description: string) => plan(description).affirmations[0]?.duration
    expect(duration('Heartburn ever since my boss started shouting at me')).toBe('1 minute')
    expect(duration('I cannot sleep, I cannot decide whether to stay or to leave, this decision torments me')).toBe(
      '2 days',
    )
  })

  it('say of a day what the screen says of it: one thing for each body', () => {
    for (const line of planProse.firstDays)
      expect(line).toMatch(/(?=.*(?:each body|each of the other bodies)).*physical.* spiritual/u)
    for (const line of [...planProse.reflect.closings, ...planProse.comfort.closings])
      expect(line).not.toMatch(/\bone (?:item|thing) a day\b/iu)
  })
})

it('is for a bedside if a child is ill, and no place is named', () => {
  const description = 'My child is ill and I am so tired'
  expect(readSymptom({ symptomType: 'physical', description })).toMatchObject({
    primary: { key: 'child_illness' },
    place: null,
  })
  const draft = plan(description)
  for (const body of BODIES) {
    const here = places.bedside[body].map(({ title }) => title)
    expect(
      draft[PLAN_COLUMNS[body]].some(({ title }) => here.includes(title)),
      body,
    ).toBe(true)
  }
})

it('has no staircase for legs that hurt', () => {
  const stairs = (description: string) =>
    itemsOf(plan(description)).some(({ title }) => title === 'Words for the stairs')
  const ways = Array.from({ length: 20 }, (_, way) => `since ${way} days`)
  expect(ways.some((way) => stairs(`My throat is sore ${way}`))).toBe(true)
  expect(ways.filter((way) => stairs(`My knees ache ${way}`))).toEqual([])
})

it('offers no empty hour to somebody whose days are empty', () => {
  const description =
    'I retired in June after 41 years on the railway. I wander about the house by eleven in the morning with nothing to do and feel useless.'
  expect(readSymptom({ symptomType: 'mental_emotional', description }).situations).toContain('retirement')
  const ways = Array.from({ length: 20 }, (_, way) => `${description} It has been like this for ${way} weeks.`)
  const titles = ways.flatMap((text) =>
    itemsOf(plan(text, null, { symptomType: 'mental_emotional' })).map(({ title }) => title),
  )
  expect(titles).toContain('Thanks to an object')
  expect(titles).not.toContain('A quarter of an hour')
})

it('takes up no subject twice', () => {
  const text = 'I scroll through my phone for hours every evening and cannot put it down, and I lie awake.'
  const titles = Array.from({ length: 40 }, (_, way) =>
    itemsOf(plan(`${text} It has been like this for ${way} weeks.`)).map(({ title }) => title),
  )
  expect(titles.some((ofOne) => ofOne.includes('The phone sleeps elsewhere'))).toBe(true)
  for (const ofOne of titles) expect(ofOne.filter((title) => /\bphone\b/iu.test(title)).length).toBeLessThan(2)
})

it('names the theme first if no situation was heard', () => {
  expect(plan('My knees ache').description).toContain('your knees')
  expect(plan('Something is not right and I cannot put my finger on it').description).not.toContain('your body')
})
