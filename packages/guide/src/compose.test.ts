import { checkInsight, checkOutput, EchoFinder } from '@soulsign/safety/output'
import { describe, expect, it } from 'vitest'
import { NAMED_THEMES } from '../test/named-themes.ts'
import { type ComposedInsight, composeInsight } from './compose.ts'
import { lexicon } from './lexicon.ts'
import { composePlan } from './plan/compose-plan.ts'
import { places, readings, situationProse, themeProse } from './prose/prose.ts'
import type { SymptomEntry } from './read-symptom.ts'
import { withRequiredLines } from './required-lines.ts'

const symptomTypeOf = (area: string) =>
  (area === 'mind' ? 'mental_emotional' : 'physical') as SymptomEntry['symptomType']
const compose = (description: string, more: Partial<SymptomEntry> = {}) =>
  composeInsight({ symptomType: 'physical', description, ...more })
const wordCount = (text: string) => text.split(/\s+/u).length
const insightOf = ({ ai_analysis, mode, matched: _, ...roots }: ComposedInsight) => ({
  ai_analysis: withRequiredLines(ai_analysis, { mode }, 'guide'),
  ...roots,
})

const TEMPLATES = [
  (symptom: string) =>
    `${symptom} in the van all day, nothing helps, the doctor found nothing, and I scream at my kids every bedtime`,
  (symptom: string) => `I have had ${symptom} for years, heavy and burning, mostly at night after work.`,
  (symptom: string) => `${symptom} on the left side since my mother moved in with us, and it keeps coming back`,
  (symptom: string) => `It started with ${symptom}. I am worried about money and I cannot rest.`,
  (symptom: string) => symptom,
]
const ADVANCED: SymptomEntry['advancedInfo'][] = [
  null,
  null,
  { stressLevel: 'high', lifestyle: 'sedentary' },
  { dateOfBirth: '1940-02-03', knownConditions: 'high blood pressure', currentMedications: 'ramipril' },
  { dateOfBirth: '2012-02-03', stressLevel: 'low', lifestyle: 'very-active' },
]
const entries = lexicon.entries.flatMap((entry) =>
  TEMPLATES.flatMap((template, index) =>
    [entry.synonyms[0], entry.synonyms.at(-1)].map((synonym) => ({
      symptomType: symptomTypeOf(entry.area),
      description: template(synonym ?? entry.label),
      advancedInfo: ADVANCED[index] ?? null,
    })),
  ),
)

describe('every composed insight', () => {
  it('passes the check, has a good length and never repeats the person’s words', () => {
    expect(entries.length).toBeGreaterThan(900)
    for (const entry of entries) {
      const composed = composeInsight(entry)
      const insight = insightOf(composed)
      expect(
        checkInsight(insight, { personText: entry.description, mode: composed.mode }),
        entry.description,
      ).toBeNull()
      expect(new EchoFinder(entry.description).find(insight.ai_analysis)).toBeNull()
      expect(wordCount(composed.ai_analysis), entry.description).toBeGreaterThan(190)
      expect(wordCount(composed.ai_analysis), entry.description).toBeLessThan(380)
    }
  }, 180_000)

  it('is the same for the same text, ignoring case and spaces', () => {
    expect(compose('My  KNEE is stiff')).toEqual(compose('my knee is stiff'))
  })

  it('differs from symptom to symptom and from text to text', () => {
    const texts = lexicon.entries.map(({ synonyms, label, area }) =>
      compose(synonyms[0] ?? label, { symptomType: symptomTypeOf(area) }),
    )
    // A single word may leave the reading open.
    const most = lexicon.entries.length * 0.95
    expect(new Set(texts.map(({ ai_analysis }) => ai_analysis)).size).toBeGreaterThan(most)
    expect(new Set(texts.map(({ emotional_root }) => emotional_root)).size).toBeGreaterThan(most)
    const knees = Array.from({ length: 40 }, (_, day) => compose(`knee pain, day ${day}`).ai_analysis)
    expect(new Set(knees).size).toBe(40)
  })
})

describe('every wording', () => {
  it('passes the check by itself', () => {
    for (const entry of NAMED_THEMES) {
      const { mode } = entry
      const { emotional, energetic, spiritual, questions, titles } = themeProse(entry)
      for (const text of [...emotional, ...energetic, ...spiritual, ...questions, ...titles]) {
        expect(checkOutput(text, { personText: '', mode }), text).toBeNull()
      }
    }
  })

  it('exists for every entry, in several variants', () => {
    for (const entry of NAMED_THEMES) {
      const { emotional, energetic, spiritual, questions } = themeProse(entry)
      expect([emotional.length, energetic.length, spiritual.length, questions.length]).toEqual([3, 3, 3, 2])
      for (const question of questions) expect(question).toMatch(/\?$/u)
    }
  })

  it('is unique', () => {
    const all = lexicon.entries.flatMap(({ key }) => {
      const ofTheme = NAMED_THEMES.filter((entry) => entry.key === key).flatMap((entry) => {
        const { emotional, energetic, spiritual, questions } = themeProse(entry)
        return [...emotional, ...energetic, ...spiritual, ...questions]
      })
      return [...new Set(ofTheme)]
    })
    expect(new Set(all).size).toBe(all.length)
  })
})

describe('the person’s details', () => {
  it('speak of years of a feeling in other words than of years of a complaint', () => {
    const written = (description: string, symptomType: 'physical' | 'mental_emotional') =>
      composeInsight({ symptomType, description, duration: 'years' }).ai_analysis
    const ofBody = readings.contexts['duration_long'] ?? []
    const ofMind = readings.contexts['duration_long_of_mind'] ?? []
    expect(ofBody.some((line) => written('My knee hurts', 'physical').includes(line))).toBe(true)
    const worth = written('My low self-esteem makes me feel small', 'mental_emotional')
    expect(ofMind.some((line) => worth.includes(line))).toBe(true)
    expect(worth).not.toMatch(/medical look/u)
  })

  it('never count what is glad as one more load', () => {
    const loads = /would be enough|weighs on you|a good deal for one person|on top of/u
    for (let day = 0; day < 30; day++) {
      const description = `I blush whenever the phone buzzes, we are newly in love since a few dates, day ${day}`
      expect(composeInsight({ symptomType: 'physical', description }).ai_analysis).not.toMatch(loads)
    }
  })

  it('add a sentence for a quality and a context', () => {
    expect(compose('burning knee').ai_analysis).not.toBe(compose('knee').ai_analysis)
    expect(compose('knee', { duration: 'years' }).ai_analysis).toMatch(/health professional|medical look/u)
  })

  it.each([
    ['On the train my knee hurts', 'way'],
    ['Im Bett tut mein Knie weh', 'bed'],
    ['En clase me duele la rodilla', 'study'],
    ['Au bureau j’ai mal au genou', 'work'],
    ['Na sala de espera dói-me o joelho', 'waiting'],
  ] as const)('take up their own place: %s: %s', (description, place) => {
    const { ai_analysis } = compose(description)
    expect(places[place].lines.some((line) => ai_analysis.includes(line))).toBe(true)
  })

  it('say nothing of a place where somebody else is, or where all is well', () => {
    const lines = Object.values(places).flatMap((place) => ('lines' in place ? place.lines : []))
    for (const description of ['My knee hurts and my mother lies in bed', 'My knee hurts. At home it is fine']) {
      const { ai_analysis } = compose(description)
      expect(lines.filter((line) => ai_analysis.includes(line))).toEqual([])
    }
  })

  it('shorten the practice under stress', () => {
    const calm = compose('stiff neck', { advancedInfo: { stressLevel: 'low' } }).ai_analysis
    const hurried = compose('stiff neck', { advancedInfo: { stressLevel: 'high' } }).ai_analysis
    expect(calm).toMatch(/^1\. /mu)
    expect(hurried).not.toMatch(/^1\. /mu)
  })

  it('soften the practice by age, without naming it', () => {
    const young = compose('stiff neck', { advancedInfo: { dateOfBirth: '2012-05-05' } }).ai_analysis
    expect(young).toMatch(/adult|grown-up/u)
    const old = compose('stiff neck', { advancedInfo: { dateOfBirth: '1935-05-05' } }).ai_analysis
    expect(old).toMatch(/[Ss]it|chair/u)
    expect(young + old).not.toMatch(/20\d\d|19\d\d|age of/u)
  })
})

describe('two things of a life', () => {
  const description =
    'My neck is stiff. Since we moved house nothing is in its place, and my boss shouts at me every day.'

  it('are both named, and both have a practice', () => {
    const entry = { symptomType: 'physical', description } as const
    const { ai_analysis } = composeInsight(entry)
    expect(ai_analysis).toContain(situationProse('boss').name.noun)
    expect(ai_analysis).toContain(situationProse('moving_home').name.noun)
    const { affirmations, description: begins } = composePlan(entry)
    const titles = affirmations.map(({ title }) => title)
    for (const key of ['boss', 'moving_home'] as const) expect(titles).toContain(situationProse(key).practice.title)
    expect(begins).toMatch(/moving home/u)
  })
})

describe('golden insights', () => {
  it.each([
    ['knees', { description: 'No headache, but my knee hurts, burning at night' }],
    ['anxiety', { symptomType: 'mental_emotional', description: 'Anxious before every meeting with my boss' }],
    ['cancer', { description: 'Exhausted from chemo and afraid of the next scan' }],
  ] as const)('%s', async (name, entry) => {
    const composed = composeInsight({ symptomType: 'physical', ...entry })
    await expect(`${insightOf(composed).ai_analysis}\n`).toMatchFileSnapshot(`../test/fixtures/golden/${name}.md`)
  })
})

describe('required lines', () => {
  it('are added once and corrected', () => {
    const once = withRequiredLines('# A\n\ntext', { mode: 'reflect' }, 'guide')
    expect(withRequiredLines(once, { mode: 'reflect' }, 'guide')).toBe(once)
    expect(withRequiredLines(once, { mode: 'companion' }, 'guide')).toBe(
      withRequiredLines('# A\n\ntext', { mode: 'companion' }, 'guide'),
    )
    expect(once).toContain('not an AI')
    expect(withRequiredLines(once, { mode: 'reflect' }, 'ai')).toMatch(/^# A\n\ntext\n\n\*An AI wrote/u)
    expect(once).toContain('symbolic reading')
    expect(once).toContain('health professional')
  })
})
