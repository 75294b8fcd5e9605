import { SAFETY_LANGUAGES, type SafetyLanguage } from '@soulsign/contracts/enums'
import {
  compiledOnce,
  compileWordings,
  Lexicon,
  type LexiconData,
  Vocabulary,
  type VocabularyData,
  WordingReader,
} from '@soulsign/language/wordings'
import { EVERY_LANGUAGE, type LexiconFiles, readLexicon } from './files.ts'

interface Compiled {
  readonly vocabulary: VocabularyData
  readonly languages: readonly { readonly smallWords: readonly string[]; readonly lexicon: LexiconData }[]
}

const sectionsOf = ({ concepts }: LexiconFiles) => [...concepts.values()].flat()

function compile(): Compiled {
  const vocabulary = new Vocabulary()
  const reader = new WordingReader(vocabulary)
  const everyLanguage = sectionsOf(readLexicon(EVERY_LANGUAGE))
  const languages = SAFETY_LANGUAGES.map((language) => {
    const files = readLexicon(language)
    const lexicon = compileWordings([...everyLanguage, ...sectionsOf(files)], reader)
    return { smallWords: files.smallWords, lexicon }
  })
  return { vocabulary: vocabulary.data, languages }
}

const { vocabulary, languages } = compiledOnce(
  'lexicon',
  ['lexicon/', 'src/lexicon/', '../language/src/', '../contracts/src/text.ts'],
  compile,
  new URL('../../', import.meta.url),
)

export const VOCABULARY = new Vocabulary(vocabulary)

/** One lexicon a language; what is spelt alike everywhere is in each of them. */
export const LEXICONS = languages.map(({ smallWords, lexicon }, i) => ({
  language: SAFETY_LANGUAGES[i] as SafetyLanguage,
  /** Small words that nearly every text in this language has. */
  smallWords: new Set(smallWords) as ReadonlySet<string>,
  lexicon: new Lexicon(lexicon),
}))

/** All concepts. A test holds that each language has words for each of them, or says why not. */
export const CONCEPTS: ReadonlySet<string> = new Set(languages.flatMap(({ lexicon }) => lexicon.concepts))
