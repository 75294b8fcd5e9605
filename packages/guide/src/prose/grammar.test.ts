import { checkOutput } from '@soulsign/safety/output'
import { describe, expect, it } from 'vitest'
import { NAMED_THEMES } from '../../test/named-themes.ts'
import { composeInsight } from '../compose.ts'
import { planText } from '../earlier.ts'
import { lexicon } from '../lexicon.ts'
import { parentsOf } from '../life.ts'
import { SCENES, type Scene } from '../listening/scenes.ts'
import { SITUATIONS, type Situation } from '../listening/situations.ts'
import { composePlan } from '../plan/compose-plan.ts'
import { fill } from './grammar.ts'
import {
  becauseOf,
  centres,
  comfortProse,
  planProse,
  reflectProse,
  sceneProse,
  situationProse,
  softenings,
  themeProse,
} from './prose.ts'

const scenes = (Object.keys(SCENES) as Scene[]).map(sceneProse)
/** What is said with each of the parents, and with none. */
const withParents = (text: string) =>
  (text.includes('{') ? (['mother', 'father', null] as const) : [null]).map((parent) =>
    fill(text, parentsOf({ parent })),
  )
const ofLife = [
  ...(Object.keys(SITUATIONS) as Situation[]).map((key) => situationProse(key).name),
  ...scenes.flatMap((prose) => ('name' in prose ? [prose.name] : [])),
]
const situations = ofLife.flatMap((name) => withParents(name.noun).map((noun) => ({ ...name, noun })))
const becauses = [
  ...(Object.keys(SITUATIONS) as Situation[]).map((key) => situationProse(key).because),
  ...scenes.flatMap((prose) => ('because' in prose ? [prose.because] : [])),
]
  .flatMap(withParents)
  .map(becauseOf)
const themes = NAMED_THEMES.map((entry) => themeProse(entry).name)
const reflected = NAMED_THEMES.filter(({ mode }) => mode === 'reflect').map((entry) => themeProse(entry).name)

/** What is wrong with a text, by rule; null if nothing is. */
function fault(text: string): string | null {
  const prose = text.replace(/^#+ .*$|^\d+\. /gmu, '')
  const rules: Record<string, RegExp> = {
    'an empty or unknown field': /[{}]|\bundefined\b|\bnull\b/u,
    'a double word': /\b(?!had)([a-z]{2,}) \1\b/iu,
    'two spaces': / {2}/u,
    'doubled punctuation': /[,;:]\s*[,;:.]|(?<!\.)\.\.(?!\.)|[?!]\./u,
    'a space before punctuation': /\s[,;:.?!](?!\w)/u,
    'a before a vowel': /\ba (?!one|uni|use|euro)[aeio]\w+/u,
    'an before a consonant': /\ban (?![aeiou]|hour|honest)\w+/u,
    'a small letter after a full stop': /(?<!\.\.)[.?!]["'”’*]* +["'*]*[a-z]/u,
    'a singular verb after a plural': /(?:^|[.!?,;:] )(?:they|we|you) (?:is|was|has|does)\b/iu,
    'a plural verb after a singular': /(?:^|[.!?,;:] )(?:it|he|she) (?:are|have|do)\b/iu,
    'something done that cannot be set or put': /\b(?:set|put|there is|hear) having\b/u,
    'a part of the person that is somebody else’s': /\bSome people\b[^.]*\byour\b/u,
    'one of two where one was named': /\bmother or father\b/u,
    'a page that has room for a thing': /\bthis page has room\b|\bnothing is asked of\b/u,
    'there is with a plural':
      /\bthere is (?:the |your |other |places |hours |nights |children |thoughts |headaches )\w*s\b/iu,
  }
  for (const [rule, pattern] of Object.entries(rules)) {
    const found = pattern.exec(prose)
    if (found)
      return `${rule}: "${found[0]}" in "${prose.trim().slice(Math.max(0, found.index - 40), found.index + 60)}"`
  }
  return null
}

describe('a template', () => {
  it('agrees with the number of its phrase, and keeps its capital', () => {
    const knees = { article: 'your', noun: 'knees', number: 'plural' } as const
    const jaw = { article: 'a', noun: 'tight jaw', number: 'singular' } as const
    const template = '{Theme} {theme asks|ask} for little.'
    expect([knees, jaw].map((theme) => fill(template, { theme }))).toEqual([
      'Your knees ask for little.',
      'A tight jaw asks for little.',
    ])
    expect(() => fill('{life}', { theme: jaw })).toThrow('Nothing is given for {life}')
  })

  it('is grammatical with every theme and every situation', () => {
    const { names, loads, secondThread, energeticLeadIn } = reflectProse
    const made = [
      ...[...names.theme, ...planProse.ofTheme].flatMap((text) => reflected.map((theme) => fill(text, { theme }))),
      ...[...names.both, ...loads.both].flatMap((text) =>
        reflected.flatMap((theme) => situations.map((life) => fill(text, { theme, life }))),
      ),
      ...[...names.life, ...comfortProse.life, ...planProse.becauses].flatMap((text) =>
        situations.map((life) => fill(text, { life })),
      ),
      ...[...names.three, ...loads.three].flatMap((text) =>
        reflected.flatMap((theme, i) =>
          situations.map((life, j) =>
            fill(text, { theme, life, also: situations[(i + j) % situations.length] ?? life }),
          ),
        ),
      ),
      ...planProse.becauseFrames.flatMap((text) =>
        becauses.map((because) => fill(text, { what: because?.what ?? '', how: because?.how ?? '' })),
      ),
      ...[...names.lives, ...planProse.also].flatMap((text) =>
        situations.flatMap((life) =>
          situations.map((also) => fill(text, { life, also, practice: 'One letter, one cup' })),
        ),
      ),
      ...secondThread.flatMap((text) => themes.map((second) => fill(text, { second }))),
      ...energeticLeadIn.flatMap((text) =>
        Object.values(centres).map(({ name, themes: words }) => fill(text, { chakra: name, themes: words })),
      ),
    ]
    expect(becauses.filter((because) => because === null)).toEqual([])
    expect(made.length).toBeGreaterThan(40_000)
    expect(made.map(fault).filter(Boolean).slice(0, 5)).toEqual([])
  })

  it('says nothing that the check refuses', () => {
    const [life] = situations
    for (const theme of reflected)
      for (const text of [...reflectProse.names.both, ...reflectProse.names.three]) {
        const made = fill(text, { theme, life: life ?? '', also: 'a new job' })
        expect(checkOutput(made, { personText: '', mode: 'reflect' }), made).toBeNull()
      }
    for (const text of scenes.flatMap(({ lines }) => lines).flatMap(withParents))
      for (const mode of ['reflect', 'companion'] as const)
        expect(checkOutput(text, { personText: '', mode }), text).toBeNull()
    for (const text of [...reflectProse.names.life, ...comfortProse.life])
      for (const phrase of situations) {
        const made = fill(text, { life: phrase })
        expect(checkOutput(made, { personText: '', mode: 'companion' }), made).toBeNull()
      }
  })
})

describe('a phrase', () => {
  it.each([...themes, ...ofLife])('begins with its own article, and has the number it says: $noun', (phrase) => {
    expect(`${phrase.article ?? ''} ${phrase.noun}`).not.toMatch(/^(?:a [aeiou]|an [^aeiou])|^ (?:an?|the) |[.!?]$/u)
    if (phrase.article === 'a' || phrase.article === 'an') expect(phrase.number).toBe('singular')
  })
})

describe('every theme', () => {
  const wordings = [...Object.values(reflectProse), ...Object.values(softenings), ...Object.values(comfortProse)]
  it('has prose without a fault', () => {
    const texts = [
      ...NAMED_THEMES.map((entry) => themeProse(entry)),
      ...Object.keys(SITUATIONS).map((key) => situationProse(key as Situation)),
      ...scenes,
    ].map((prose) => Object.values(prose).filter(Array.isArray).flat().join('\n'))
    for (const text of texts.flatMap(withParents)) expect(fault(text)).toBeNull()
    for (const list of wordings.filter(Array.isArray))
      for (const text of (list as (string | string[])[]).flat())
        expect(fault(text.replace(/\{.*?\}/gu, 'x')), text).toBeNull()
  })

  it('is composed into an insight and a plan without a fault', () => {
    for (const { synonyms, label, area } of lexicon.entries) {
      const entry = {
        symptomType: area === 'mind' ? ('mental_emotional' as const) : ('physical' as const),
        description: `I have had ${synonyms[0] ?? label} for weeks, mostly at night, and my boss shouts at me`,
      }
      expect(fault(composeInsight(entry).ai_analysis), label).toBeNull()
      expect(fault(planText(composePlan(entry)).replace(/^.{1,60}$/gmu, '')), label).toBeNull()
    }
  })
})
