import { describe, expect, it, test } from 'vitest'
import { composeInsight } from './compose.ts'
import { lexicon } from './lexicon.ts'
import { namesOwnChild } from './listening/children.ts'
import { readSymptom } from './read-symptom.ts'

const read = (description: string, more: Partial<Parameters<typeof readSymptom>[0]> = {}) =>
  readSymptom({ symptomType: 'physical', description, ...more })
const keys = (description: string, more = {}) => {
  const { primary, secondary } = read(description, more)
  return secondary ? [primary.key, secondary.key] : [primary.key]
}

describe('asks for comfort alone', () => {
  it.each([
    'Ich habe Brustkrebs und kann nicht schlafen',
    'Mein Vater hat Lungenkrebs und ich schlafe nicht',
    'Ich habe einen Hirntumor und bin müde',
    'My 4 yr old keeps getting headaches',
    'My 6 year old daughter has stomach aches',
    'our baby has eczema',
    'My grandson has tummy ache',
    'My daughter has Down syndrome and I am tired',
    'My legs feel heavy when I am at the hospital with my son, who is having chemo. I sit by his bed all day.',
    'J’ai les jambes lourdes depuis la chimio',
  ])('%s', (text) => expect(read(text).mode).toBe('companion'))
})

test.each([
  'My sister has leukemia and I feel guilty for every good day I have.',
  'Meine Schwester hat Leukämie, und ich schäme mich für jeden guten Tag.',
])('speaks to nobody as ill whose sister is: %s', (description) => {
  expect(readSymptom({ symptomType: 'mental_emotional', description })).toMatchObject({
    mode: 'companion',
    quietCompanion: true,
  })
})

describe('entries', () => {
  it('are found by nearly every synonym in every language', () => {
    const asked = lexicon.entries.flatMap((entry) =>
      [...entry.synonyms, ...Object.values(entry.synonyms_i18n).flat()].map((synonym) => ({ entry, synonym })),
    )
    const missed = asked.filter(({ entry, synonym }) => {
      const symptomType = entry.area === 'mind' ? 'mental_emotional' : 'physical'
      return !keys(synonym, { symptomType }).includes(entry.key)
    })
    expect(missed.length / asked.length).toBeLessThan(0.05)
  })

  it.each([
    ['No headache, but my knee hurts', ['knees']],
    ['I have neither nausea nor heartburn, only hiccups', ['hiccups']],
    ['Ich habe keine Kopfschmerzen, aber mein Knie tut weh', ['knees']],
    ['Pas de mal de tête mais mon genou est raide', ['knees']],
    ['I cannot sleep', ['insomnia']],
    ['No energy at all', ['fatigue']],
  ])('are not found when negated: %s', (text, expected) => {
    expect(keys(text)).toEqual(expected)
  })

  it.each([
    ['my sore throats', ['sore_throat']],
    ['KNEES!!', ['knees']],
    ['k\u200Bnee pain', ['knees']],
    ['Ｍｉｇｒａｉｎｅ', ['migraine']],
    ['mal à l’estomac', ['stomach']],
  ])('are found in any spelling: %s', (text, expected) => {
    expect(keys(text)).toEqual(expected)
  })

  it('are the longest matches, two at most', () => {
    expect(keys('tension headache')).toEqual(['headache'])
    expect(keys('my eyes are dry and burn, and my neck is stiff')).toHaveLength(2)
  })

  it('prefer the type of the symptom', () => {
    expect(keys('worried about my knee', { symptomType: 'mental_emotional' })[0]).toBe('worry')
    expect(keys('worried about my knee')[0]).toBe('knees')
  })

  it('are general ones without a match', () => {
    expect(keys('xyz')).toEqual(['general_body'])
    expect(keys('xyz', { symptomType: 'emotional' })).toEqual(['general_mind'])
  })

  it('do not confuse languages', () => {
    expect(read('als ich aufwachte war mir schwindelig').primary.key).toBe('dizziness')
    expect(read('there is tension in my neck').mode).toBe('reflect')
    expect(read('some kind of pain in my elbow').contexts).toEqual([])
  })
})

describe('companion mode', () => {
  it.each([
    'my diabetes makes me tired and my head hurts at work',
    'Estoy cansada desde la quimioterapia',
    'Our baby has a heart defect',
    'Mein Sohn hat Fieber',
    'I was raped years ago and my back hurts',
    'I am on dialysis and itchy',
    'I want to drop my heart tablets',
    'We lost our baby in spring',
  ])('leads and silences the rest: %s', (text) => {
    expect(read(text)).toMatchObject({ mode: 'companion', secondary: null, qualities: [], contexts: [] })
  })

  it('is chosen by the described symptom alone', () => {
    const conditions = { advancedInfo: { knownConditions: 'asthma, breast cancer' } }
    expect(read('heartburn after every meeting with my boss', conditions)).toEqual(
      read('heartburn after every meeting with my boss'),
    )
  })

  it.each(['no cancer, just tired', 'my back hurts', 'my son got married in June and my knee is stiff'])(
    'is not triggered by: %s',
    (text) => {
      expect(read(text).mode).toBe('reflect')
    },
  )
})

it('the screen of a child is a worry of the parent', () => {
  const text = 'Mein Sohn redet seit dem Umzug nicht mehr mit mir. Er ist 15 und sitzt nur vorm Bildschirm.'
  expect(read(text, { symptomType: 'emotional' }).situations).not.toContain('screens')
})

it.each([
  'My father is in a hospice and I cannot visit him',
  'Mein Vater ist im Hospiz',
  'Mi padre está en cuidados paliativos',
  'Mon père est en soins palliatifs',
  'O meu pai está em cuidados paliativos',
])('who is dying calls for comfort: %s', (text) => expect(read(text).mode).toBe('companion'))

describe('a pain beside a child', () => {
  it.each([
    'Since the baby came my wrist hurts whenever I lift him',
    'Seit das Baby da ist, tut mir das Handgelenk weh, sobald ich es hebe',
    'Desde que nació mi bebé tengo dolor de muñeca',
  ])('is the person’s own: %s', (text) => expect(read(text).mode).toBe('reflect'))

  it.each(['My son is seven and his head hurts', 'My daughter is ill', 'My son has a fever and my back hurts'])(
    'is the child’s: %s',
    (text) => expect(read(text).mode).toBe('companion'),
  )
})

describe('qualities and contexts', () => {
  it('are limited to one quality and two contexts', () => {
    const reading = read('burning, heavy knee on the left side for years, throbbing', { duration: 'years' })
    expect(reading.qualities).toHaveLength(1)
    expect(reading.contexts).toEqual(['duration_long', 'left_side'])
  })

  it('take the chosen duration into account', () => {
    expect(read('sore knee', { duration: 'years' }).contexts).toEqual(['duration_long'])
    expect(read('sore knee', { duration: 'today' }).contexts).toEqual(['duration_new'])
  })

  it('are not found when negated', () => {
    expect(read('knee, not burning').qualities).toEqual([])
  })
})

describe('a new baby', () => {
  const situationsOf = (description: string) => read(description).situations

  it('is heard where one is named', () => {
    expect(situationsOf("I can't fall asleep before two. The baby is ten weeks old and wakes every hour")).toContain(
      'new_baby',
    )
  })

  it('is not heard in broken nights alone', () => {
    const text =
      "I can't fall asleep before two. My head goes through tomorrow's list again and again, and my husband snores happily next to me."
    expect(situationsOf(text)).not.toContain('new_baby')
  })
})

describe('the school of a child', () => {
  const description =
    'My daughter is 7 and gets tummy ache every school morning, by ten o clock it’s gone. The doctor found nothing. On weekends she is completely fine. She started in a new class in September and her best friend is in the other one.'

  it('is a worry of the parent, and comfort names what troubles the child', () => {
    const { mode, situations, place, ofChild } = read(description)
    expect({ mode, situations, ofChild }).toEqual({ mode: 'companion', situations: ['child_worry'], ofChild: true })
    expect(place).not.toBe('study')
    expect(composeInsight({ symptomType: 'physical', description }).ai_analysis).toMatch(/child.*their stomach/)
  })

  it.each([
    'My 7-year-old daughter hates school',
    'Mein siebenjähriger Sohn hat Bauchweh',
    'A mi hija le duele la barriga',
    'Ma fille a mal au ventre',
    'A minha filha tem dores de barriga',
  ])('is heard where a child is named as theirs: %s', (text) => expect(namesOwnChild(text)).toBe(true))

  it.each(['My teacher has a daughter', 'Die Kinder in meiner Klasse lachen', 'I am 12 and school makes me sick'])(
    'is not heard elsewhere: %s',
    (text) => expect(namesOwnChild(text)).toBe(false),
  )
})
