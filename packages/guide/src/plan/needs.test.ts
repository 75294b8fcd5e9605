import type { AdvancedInfo } from '@soulsign/contracts'
import { describe, expect, it } from 'vitest'
import { plan, plansOfEverySymptom, textOf, textOfItems } from '../../test/plans.ts'
import { fits } from './fit.ts'
import { needsOf } from './needs.ts'

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
  const VEGAN: AdvancedInfo[] = [
    { dietaryPreference: 'vegan' },
    { dietaryPreference: 'whole-food-plant-based' },
    { dietaryPreference: 'other', customDiet: 'ich lebe vegan' },
  ]
  const OTHER_DIETS: AdvancedInfo[] = [
    { dietaryPreference: 'carnivore' },
    { dietaryPreference: 'keto' },
    { dietaryPreference: 'low-fodmap' },
  ]
  const UNREADABLE = ['xanthorrhoea resin', 'walnus allergy', 'milk wallnus', 'allergies', 'nur was ich vertrage']
  const ALLERGIC_BY_CONDITION = ['asthma, walnus allergy', 'high blood pressure; allergic to nuts']
  const UNSUITABLE: [condition: string, never: RegExp][] = [
    ['pregnant', /sauna|millstone|standing like a tree/],
    ['embarazada', /sauna|millstone|standing like a tree/],
    ['epilepsia', /flicker|candle|flashing/],
    ['insuffisance cardiaque, coeur', /one song, moving|standing like a tree/],
    ['Rollstuhl', /ankles|soles|feet up|knees like doors|stroll|standing like a tree|slow walk/],
  ]
  const NOT_TO_FOOD = ['allergic to penicillin', 'none', 'house dust, cats']
  const ofEverySymptom = plansOfEverySymptom([
    null,
    ...VEGAN,
    ...OTHER_DIETS,
    ...[...NAMED.map(([allergy]) => allergy), ...UNREADABLE, ...NOT_TO_FOOD, 'latex', 'none known'].map(
      (allergiesSensitivities) => ({ allergiesSensitivities }),
    ),
    ...[...ALLERGIC_BY_CONDITION, ...UNSUITABLE.map(([condition]) => condition), 'bulimia'].map((knownConditions) => ({
      knownConditions,
    })),
    { dateOfBirth: '2020-06-01' },
    { dateOfBirth: '2015-06-01' },
  ])
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
    for (const draft of VEGAN.flatMap(ofEverySymptom)) {
      expect(JSON.stringify(draft.recommendations)).not.toMatch(/salmon|chicken|broth|\beggs?\b|butter|yoghurt|honey/iu)
    }
  })

  it.each(UNREADABLE)('exclude all food if an allergy cannot be read: %s', (allergiesSensitivities) => {
    for (const draft of ofEverySymptom({ allergiesSensitivities })) {
      expect(JSON.stringify(draft.recommendations)).not.toMatch(
        /carrot|rice|lentil|potato|squash|avocado|oats|walnut|salmon|broth|yoghurt/iu,
      )
    }
  })

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
    for (const knownConditions of ALLERGIC_BY_CONDITION) {
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

  it.each(UNSUITABLE)('exclude unsuitable items: %s', (knownConditions, never) => {
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
    for (const description of [
      "I'm 14 weeks into a new job and my head aches",
      'Tengo 10 años con dolor de cabeza',
      "My mother talks to me like I'm 15, and my head aches",
    ]) {
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
    const drafts = NOT_TO_FOOD.flatMap((allergiesSensitivities) => ofEverySymptom({ allergiesSensitivities }))
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

  it('lead to comfort alone in companion mode and in mourning', () => {
    for (const description of ['I have breast cancer', 'I lost my baby at 12 weeks', 'My father died, I cannot cry']) {
      expect(textOf(plan(description))).not.toMatch(/past-life|inner critic|envied|the child you were/)
    }
    const quiet = plan('my knee is stiff', null, { comfortOnly: true })
    expect(textOf(quiet)).not.toMatch(/past-life|inner critic/)
    expect(`${quiet.title} ${quiet.description}`).not.toMatch(/knee/)
  })
})
