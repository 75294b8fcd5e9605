import { SAFETY_LANGUAGES } from '@soulsign/contracts'
import { tokenise } from '@soulsign/language'
import {
  compileWordings,
  Lexicon,
  parseSections,
  Vocabulary,
  VocabularyBuilder,
  WordingReader,
} from '@soulsign/language/wordings'
import { describe, expect, it, test } from 'vitest'
import { EVERY_LANGUAGE, faults, type LexiconFiles, readLexicons } from '../src/lexicon/files.ts'
import { RULES } from '../src/rules/load.ts'
import { parseRules } from '../src/rules/rule.ts'

const folder = (name: string, files: Record<string, string>): [string, LexiconFiles] => [
  name,
  {
    concepts: new Map(Object.entries(files).map(([file, text]) => [file, parseSections(`${name}/${file}.txt`, text)])),
    smallWords: ['und'],
  },
]

describe('the lexicon', () => {
  it('is complete in every language, each concept in one place and sorted', () => {
    expect(faults(readLexicons())).toEqual([])
  })

  it.each(SAFETY_LANGUAGES)('has words in %s for each rule, also where a concept is waived', (language) => {
    const sections = ([EVERY_LANGUAGE, language] as const).flatMap((each) => [
      ...(readLexicons().get(each)?.concepts.values() ?? []),
    ])
    const spoken = new Set(sections.flat().flatMap(({ heading, waived }) => (waived === undefined ? [heading] : [])))
    const mute = RULES.filter(({ all }) => !all.every((either) => either.some((concept) => spoken.has(concept))))
    expect(mute.map(({ id }) => id)).toEqual([])
  })

  test.each<[string, Record<string, string>, Record<string, string>, string]>([
    [
      'a concept that a language lacks',
      { heart: '[chestPain]\nbrustschmerz\n' },
      { heart: '[heart]\nheart\n' },
      'en/heart.txt has no [chestPain]. Add wordings, or "waived: " and why there are none.',
    ],
    [
      'a concept in another file than elsewhere',
      { heart: '[heart]\nherz\n' },
      { body: '[heart]\nheart\n' },
      'en/body.txt:1: [heart] stands in heart.txt elsewhere. Move it there.',
    ],
    [
      'a concept in two files',
      { heart: '[heart]\nherz\n' },
      { heart: '[heart]\nheart\n', more: '[heart]\nticker\n' },
      'en/more.txt:1: [heart] already stands at en/heart.txt:1.',
    ],
    [
      'a wording twice',
      { heart: '[heart]\nherz\n' },
      { heart: '[heart]\nheart\nheart\n' },
      'en/heart.txt:1: [heart] is not sorted at "heart", or has it twice.',
    ],
  ])('names %s', (_, de, en, fault) => {
    expect(faults(new Map([folder('de', de), folder('en', en)]))).toContain(fault)
  })

  it('takes a waiver, or words spelt alike everywhere, for wordings', () => {
    const waived = folder('en', { heart: '[heart]\nwaived: English has no heart.\n' })
    const folders = [folder('de', { heart: '[heart]\nherz\n', pills: '[pills]\ntablette\n' }), waived]
    expect(faults(new Map([...folders, folder(EVERY_LANGUAGE, { pills: '[pills]\naspirin\n' })]))).toEqual([])
  })
})

test.each([
  ['[Chest pain]\n', 'en/heart.txt:1: "[Chest pain]" is no heading. Write a name in brackets: [chestPain].'],
  ['chest pain\n', 'en/heart.txt:1: "chest pain" stands before the first heading.'],
  ['# Heart.\n\n[heart]\n', 'en/heart.txt:3: [heart] is empty. Add a line, or "waived: " and why.'],
  ['[heart]\nheart\nwaived: no\n', 'en/heart.txt:1: [heart] has lines and is waived. Remove one of the two.'],
  ['[heart]\nheart \n', 'en/heart.txt:2: "heart " has a space too many.'],
  ['[heart]\na\n[pain]\nb\n[heart]\n', 'en/heart.txt:5: [heart] already stands at en/heart.txt:1.'],
])('a data file is refused with the line: %j', (text, message) => {
  expect(() => parseSections('en/heart.txt', text)).toThrow(message)
})

test.each([
  ['infant #weeks old', 'en/heart.txt:1: in [heart] "infant #weeks old": there is no class of numbers #weeks'],
  ['shoulders?', 'en/heart.txt:1: in [heart] "shoulders?": it has no word'],
  ['my/ive heart', 'en/heart.txt:1: in [heart] "my/ive heart": "ive" is read as "i have"'],
])('a wording that cannot be read is refused with its place: %s', (wording, message) => {
  const sections = parseSections('en/heart.txt', `[heart]\n${wording}\n`)
  expect(() => compileWordings(sections, new WordingReader(new VocabularyBuilder()))).toThrow(message)
})

test.each([
  ['chest pain', 'my chest pain', 1, 3],
  ['chest _ pain', 'chest full of sharp pain', 0, 5],
  ['chest _ pain', 'chest one two three four pain', undefined, undefined],
  ['chest/heart pain', 'heart pains', 0, 2],
  ['pain my? chest', 'pain chest', 0, 2],
  ['suicid* thoughts', 'suicidal thoughts', 0, 2],
  ['cannot breathe', 'I can not breathe', 1, 3],
  ['temperature #fever', 'temperature 39.5', 0, 2],
  ['temperature #fever', 'temperature 36.5', undefined, undefined],
  ['thunderclap', 'thudnerclap', 0, 1],
  ['chest pain', 'chest. pain', undefined, undefined],
])('the wording %s in: %s', (wording, text, start, end) => {
  const words = new VocabularyBuilder()
  const sections = parseSections('en/heart.txt', `[heart]\n${wording}\n`)
  const lexicon = new Lexicon(compileWordings(sections, new WordingReader(words)))
  const vocabulary = new Vocabulary(words.data)
  const tokens = tokenise(text)
  expect(lexicon.find(tokens, vocabulary.find(tokens)).get('heart')?.[0]).toEqual(
    start === undefined ? undefined : { start, end },
  )
})

test.each([
  ['[urgent]\nfever + rash\n', 'rules/infection.txt:1: rule "fever + rash": the lexicon has no [rash].'],
  ['[urgent]\n! fever\n', 'rules/infection.txt:1: "! fever" is no rule. Write: a + b/c ! d @12.'],
  ['[soon]\nfever\n', 'rules/infection.txt:1: [soon] is no level. Use urgent or card.'],
])('a rule is refused with its place: %j', (text, message) => {
  expect(() => parseRules('infection', parseSections('rules/infection.txt', text), new Set(['fever']))).toThrow(message)
})
