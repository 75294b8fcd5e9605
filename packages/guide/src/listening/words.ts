import { SAFETY_LANGUAGES, type SafetyLanguage } from '@soulsign/contracts'
import {
  compiledOnce,
  compileWordings,
  Lexicon,
  type LexiconData,
  readFolder,
  type Section,
  Vocabulary,
  VocabularyBuilder,
  type VocabularyData,
  WordingReader,
} from '@soulsign/language/wordings'
import type { FindMore } from '@soulsign/safety/reading'
import { lexicon } from '../lexicon.ts'

const HOME = new URL('../../', import.meta.url)
const FOLDER = new URL('lexicon/', HOME)
/** Words of one language that look like a quality or context word of another. */
const FALSE_FRIENDS: Partial<Record<SafetyLanguage, ReadonlySet<string>>> = {
  en: new Set(['kind', 'mari', 'chef', 'sec', 'mann', 'vif', 'femme']),
  fr: new Set(['son']),
}

interface Compiled {
  readonly vocabulary: VocabularyData
  readonly languages: readonly LexiconData[]
}

/** A line of the guide's files: `de: knie*, kniescheibe`. */
const LINE = /^(?<language>[a-z]{2}): (?<wordings>.+)$/u

/**
 * The wordings of one language, by concept: `theme:headache`, `quality:tight` and `context:left_side` of the lexicon, and
 * the concepts of `lexicon/<kind>.txt`, such as `says:headache`, `life:boss`, `when:night` and `sign:hurts`.
 */
function sectionsIn(language: SafetyLanguage): Section[] {
  const byHeading = new Map<string, { place: string; lines: string[] }>()
  const add = (heading: string, place: string, lines: readonly string[]) => {
    const section = byHeading.get(heading)
    if (section) section.lines.push(...lines)
    else byHeading.set(heading, { place, lines: [...lines] })
  }
  for (const { key, synonyms, synonyms_i18n } of lexicon.entries)
    add(
      `theme:${key}`,
      `lexicon.json: ${key}`,
      (language === 'en' ? synonyms : synonyms_i18n[language]).map((words) => words.replaceAll('/', ' ')),
    )
  for (const kind of ['qualities', 'contexts'] as const)
    for (const { key, words } of lexicon[kind]) {
      const own = words.filter((word) => !FALSE_FRIENDS[language]?.has(word))
      add(`${kind === 'qualities' ? 'quality' : 'context'}:${key}`, `lexicon.json: ${key}`, own)
    }
  for (const [file, sections] of readFolder(FOLDER))
    for (const { heading, place, lines } of sections)
      for (const line of lines) {
        const { groups } = LINE.exec(line) ?? {}
        if (!groups) throw new Error(`${place}: "${line}" does not begin with a language and a colon.`)
        if (groups['language'] === language)
          add(`${file}:${heading}`, place, groups['wordings']?.split(',').map((wording) => wording.trim()) ?? [])
      }
  return [...byHeading].map(([heading, section]) => ({ heading, ...section, waived: undefined }))
}

function compile(): Compiled {
  const vocabulary = new VocabularyBuilder()
  const reader = new WordingReader(vocabulary)
  const languages = SAFETY_LANGUAGES.map((language) => compileWordings(sectionsIn(language), reader))
  return { vocabulary: vocabulary.data, languages }
}

function load() {
  const { vocabulary, languages } = compiledOnce(
    'listening',
    ['lexicon/', 'src/lexicon.json', 'src/listening/words.ts', '../language/src/', '../contracts/src/text.ts'],
    compile,
    HOME,
  )
  return {
    vocabulary: new Vocabulary(vocabulary),
    lexicons: new Map(SAFETY_LANGUAGES.map((language, i) => [language, new Lexicon(languages[i] as LexiconData)])),
  }
}

/** Loaded with the first text: a node without one goes without the words. */
let loaded: ReturnType<typeof load> | undefined

/** Finds the guide's concepts in a text. */
export const findConcepts: FindMore = (tokens) => {
  loaded ??= load()
  const { vocabulary, lexicons } = loaded
  const words = vocabulary.find(tokens)
  return (language) => lexicons.get(language)?.find(tokens, words) ?? new Map()
}
