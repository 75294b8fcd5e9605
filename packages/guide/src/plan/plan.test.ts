import { type AdvancedInfo, BODIES, PLAN_COLUMNS, PlanDraft } from '@soulsign/contracts'
import { describe, expect, it } from 'vitest'
import { lexicon } from '../lexicon.ts'
import { SITUATIONS, type Situation } from '../listening/situations.ts'
import { places, planProse, situationProse } from '../prose/prose.ts'
import { readSymptom, type SymptomEntry } from '../read-symptom.ts'
import { checkPlan } from './check-plan.ts'
import { composePlan } from './compose-plan.ts'
import { fits } from './fit.ts'
import { foods } from './foods.ts'
import { ingredientsNamed } from './ingredients.ts'
import { movements, rests } from './movements.ts'
import { needsOf } from './needs.ts'
import { tables } from './tables.ts'

const plan = (description: string, advancedInfo: AdvancedInfo | null = null, more: Partial<SymptomEntry> = {}) =>
  composePlan({ symptomType: 'physical', description, advancedInfo, ...more })
const itemsOf = (draft: PlanDraft) => BODIES.flatMap((body) => draft[PLAN_COLUMNS[body]])
const textOfItems = (draft: PlanDraft) =>
  itemsOf(draft)
    .flatMap((item) => Object.values(item))
    .join('\n')
    .toLowerCase()
const textOf = (draft: PlanDraft) => [draft.title, draft.description, textOfItems(draft)].join('\n').toLowerCase()

const SYMPTOMS: SymptomEntry[] = lexicon.entries.map(({ synonyms, label, area }) => ({
  symptomType: area === 'mind' ? 'mental_emotional' : 'physical',
  description: `I have had ${synonyms[0] ?? label} for some time and I keep thinking about it.`,
}))
const ofEverySymptom = (advancedInfo: AdvancedInfo | null) =>
  SYMPTOMS.map((entry) => composePlan({ ...entry, advancedInfo }))

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
    for (const [place, advancedInfo] of ADVANCED.entries()) {
      // Each person gets a third of the symptoms, so that each symptom is tested with several people.
      for (const entry of SYMPTOMS.filter((_, index) => index % 3 === place % 3)) {
        const draft = composePlan({ ...entry, advancedInfo })
        const about = `${entry.description} ${JSON.stringify(advancedInfo)}`
        expect(PlanDraft.safeParse(draft).success, about).toBe(true)
        const asked = { ...entry, advancedInfo }
        const { mode } = readSymptom(asked)
        const written = [entry.description, ...Object.values(advancedInfo ?? {})].join('\n')
        expect(checkPlan(draft, { personText: written, entry: asked, mode }), about).toBeNull()
      }
    }
  }, 60_000)

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

describe('the person’s details', () => {
  const NAMED: [allergy: string, never: RegExp][] = [
    ['nuts', /\b(?:wal)?nuts?\b|almond/],
    ['Nüsse und Erdnüsse', /nut\b|nuts\b/],
    ['frutos secos', /walnut/],
    ['Laktose', /milk|butter|cheese|yoghurt|cream\b/],
    ['lactose', /milk|butter|cheese|yoghurt|cream\b/],
    ['je ne supporte pas le lait', /butter|yoghurt|milk/],
    ['sou alérgica a ovos', /\beggs?\b/],
    ['huevos', /\beggs?\b/],
    ['Eier', /\beggs?\b/],
    ['coeliac', /\boats?\b|porridge|bread|toast(?!.*imag)|barley/],
    ['fish', /salmon|\bfish\b/],
    ['pescado y marisco', /salmon|\bfish\b/],
    ['Zitrusfrüchte', /\borange, |peeled orange|peel an orange/],
    ['apple', /\bapple|pear\b/],
    ['tomatoes', /tomato|pepper|aubergine/],
    ['carrots, cenoura', /carrot/],
    ['lentils', /lentil|\bpeas\b/],
  ]
  it.each(NAMED)('exclude foods because of %s', (allergiesSensitivities, never) => {
    for (const draft of ofEverySymptom({ allergiesSensitivities })) {
      const physical = draft.recommendations.map(({ title, how }) => `${title} ${how}`.toLowerCase()).join('\n')
      expect(physical).not.toMatch(never)
    }
  })

  it('otherwise allow these foods', () => {
    const all = ofEverySymptom(null)
      .map((draft) => JSON.stringify(draft.recommendations).toLowerCase())
      .join('\n')
    for (const food of ['walnut', 'butter', 'salmon', 'carrot', 'lentil']) expect(all).toContain(food)
  })

  it('exclude animal products for vegans', () => {
    const diets: AdvancedInfo[] = [
      { dietaryPreference: 'vegan' },
      { dietaryPreference: 'whole-food-plant-based' },
      { dietaryPreference: 'other', customDiet: 'ich lebe vegan' },
    ]
    for (const draft of diets.flatMap(ofEverySymptom)) {
      expect(JSON.stringify(draft.recommendations)).not.toMatch(/salmon|chicken|broth|\beggs?\b|butter|yoghurt|honey/iu)
    }
  })

  it.each(['xanthorrhoea resin', 'walnus allergy', 'milk wallnus', 'allergies', 'nur was ich vertrage'])(
    'exclude all food if an allergy cannot be read: %s',
    (allergiesSensitivities) => {
      for (const draft of ofEverySymptom({ allergiesSensitivities })) {
        expect(JSON.stringify(draft.recommendations)).not.toMatch(
          /carrot|rice|lentil|potato|squash|avocado|oats|walnut|salmon|broth|yoghurt/iu,
        )
      }
    },
  )

  it('exclude plants for carnivores, and the excluded foods of low-FODMAP and keto diets', () => {
    const physical = (dietaryPreference: NonNullable<AdvancedInfo['dietaryPreference']>) =>
      JSON.stringify(ofEverySymptom({ dietaryPreference }).map((draft) => draft.recommendations))
    expect(physical('carnivore')).not.toMatch(
      /carrot|rice|lentil|squash|spinach|something green|avocado|soup|blueberr/iu,
    )
    expect(physical('carnivore')).toMatch(/chicken/iu)
    expect(physical('keto')).not.toMatch(/potato|rice|millet|oats|banana|lentil|honey/iu)
    expect(physical('low-fodmap')).not.toMatch(/lentil|beetroot|avocado|cauliflower|pear\b|yoghurt|butter/iu)
  })

  it('include an allergy listed among the conditions', () => {
    for (const knownConditions of ['asthma, walnus allergy', 'high blood pressure; allergic to nuts']) {
      expect(JSON.stringify(ofEverySymptom({ knownConditions }).map((draft) => draft.recommendations))).not.toMatch(
        /walnut/iu,
      )
    }
  })

  it('exclude eating, weight and abstaining for an eating disorder', () => {
    for (const draft of ofEverySymptom({ knownConditions: 'bulimia' })) {
      expect(textOf(draft)).not.toMatch(
        /\b(?:food|eat|eating|meals?|weight|calories|fast|fasting|cook|supplement|hungry)\b/,
      )
    }
  })

  it.each([
    ['pregnant', /sauna|millstone|standing like a tree/],
    ['embarazada', /sauna|millstone|standing like a tree/],
    ['epilepsia', /flicker|candle|flashing/],
    ['insuffisance cardiaque, coeur', /one song, moving|standing like a tree/],
    ['Rollstuhl', /ankles|soles|feet up|knees like doors|stroll|standing like a tree|slow walk/],
  ])('exclude unsuitable items: %s', (knownConditions, never) => {
    // The title may name the symptom itself.
    for (const draft of ofEverySymptom({ knownConditions })) expect(textOfItems(draft)).not.toMatch(never)
  })

  it('count when mentioned in passing in the entry', () => {
    const physical = (description: string) => JSON.stringify(plan(description).recommendations)
    for (const body of ['my stomach', 'my head', 'my chest', 'my back', 'my throat']) {
      expect(physical(`I am vegan and ${body} aches`)).not.toMatch(/salmon|chicken|\beggs?\b|butter|yoghurt/iu)
      expect(physical(`${body} aches whenever I eat rice`)).not.toMatch(/\brice\b/iu)
      expect(physical(`${body} aches, I take warfarin`)).not.toMatch(/spinach|cabbage|salmon/iu)
      expect(textOf(plan(`I'm 14 and ${body} aches`))).toMatch(/grown-up/u)
    }
    for (const description of ["I'm 14 weeks into a new job and my head aches", 'Tengo 10 años con dolor de cabeza']) {
      expect(textOf(plan(description))).not.toMatch(/grown-up/u)
    }
  })

  it('exclude eating if the screening found an eating disorder', () => {
    const quiet = plan('I feel proud of how little I need', null, { comfortOnly: true, sparesEating: true })
    expect(textOf(quiet)).not.toMatch(/\b(?:food|eat|meals?|cook|supplements?|plate)\b/)
  })

  it('exclude items about the belly after a pregnancy loss', () => {
    for (const description of ['I had a miscarriage in May', 'stillbirth', 'We lost the baby, I cannot sleep']) {
      expect(textOf(plan(description))).not.toMatch(/belly|navel|pelvis|\bhips?\b|\bbaby|cradle/)
    }
  })

  it.each([
    'My hands crack till they bleed, I wash them forty times a shift',
    'The eczema on my arms itches at night',
    'Mein Ekzem juckt',
  ])('keep water, creams and rubbing away from sore skin: %s', (description) => {
    const suits = (how: string) =>
      fits({ title: 'Hands', how, minutes: 1, frequency: 'Today' }, needsOf({ symptomType: 'physical', description }))
    for (const how of ['Let water run over your hands.', 'Rub your palms together.', 'Put some cream on it.'])
      expect(suits(how), how).toBe(false)
    expect(suits('Lay one hand over the other.')).toBe(true)
  })

  it('allow food if an allergy is not to food', () => {
    const drafts = ['allergic to penicillin', 'none', 'house dust, cats'].flatMap((allergiesSensitivities) =>
      ofEverySymptom({ allergiesSensitivities }),
    )
    expect(JSON.stringify(drafts)).toMatch(/carrot/)
    expect(JSON.stringify(drafts)).toMatch(/salmon/)
  })

  it('exclude cooking for children', () => {
    for (const draft of ofEverySymptom({ dateOfBirth: '2020-06-01' }))
      expect(textOf(draft)).not.toMatch(/\b(?:oven|simmer|boil|flame|roast)\b/)
  })

  it('leave the phone within reach of a person who is being harmed', () => {
    const descriptions = Array.from({ length: 30 }, (_, place) => `My husband hits me, I sleep badly ${place}`)
    for (const description of descriptions) expect(textOf(plan(description))).not.toMatch(/phone in another room/)
  })

  it('exclude cross-reactive fruits for a latex allergy, and allow food without an allergy', () => {
    expect(JSON.stringify(ofEverySymptom({ allergiesSensitivities: 'latex' }))).not.toMatch(/avocado|banana|potato/iu)
    expect(JSON.stringify(ofEverySymptom({ allergiesSensitivities: 'none known' }))).toMatch(/potato/iu)
  })

  it('exclude inner work and past-life release for children', () => {
    for (const draft of ofEverySymptom({ dateOfBirth: '2015-06-01' }))
      expect(textOf(draft)).not.toMatch(/past-life|walnut|critic/)
  })

  it('exclude inner work and past-life release for people with a serious illness', () => {
    for (const knownConditions of ['breast cancer', 'Brustkrebs', 'schizophrenia'])
      expect(textOf(plan('my knee is stiff', { knownConditions }))).not.toMatch(/past-life|inner critic|envied/)
  })

  it('begin from the situation, with a first day', () => {
    const draft = plan('Heartburn ever since my boss started shouting at me')
    expect(draft.title).toBe('A week on your own two feet')
    expect(draft.description).toMatch(/^Because you wrote of someone above you at work, .* 'Both feet on the floor'/u)
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

  it('lead to comfort alone in companion mode and in mourning', () => {
    for (const description of ['I have breast cancer', 'I lost my baby at 12 weeks', 'My father died, I cannot cry']) {
      expect(textOf(plan(description))).not.toMatch(/past-life|inner critic|envied|the child you were/)
    }
    const quiet = plan('my knee is stiff', null, { comfortOnly: true })
    expect(textOf(quiet)).not.toMatch(/past-life|inner critic/)
    expect(`${quiet.title} ${quiet.description}`).not.toMatch(/knee/)
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
