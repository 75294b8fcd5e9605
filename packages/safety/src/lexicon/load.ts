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

/** The words of all languages, ready to be found in texts. */
function load() {
  const { vocabulary, languages } = compiledOnce(
    'lexicon',
    ['lexicon/', 'src/lexicon/', '../language/src/', '../contracts/src/text.ts'],
    compile,
    new URL('../../', import.meta.url),
  )
  return {
    vocabulary: new Vocabulary(vocabulary),
    /** One lexicon a language; what is spelt alike everywhere is in each of them. */
    lexicons: languages.map(({ smallWords, lexicon }, i) => ({
      language: SAFETY_LANGUAGES[i] as SafetyLanguage,
      /** Small words that nearly every text in this language has. */
      smallWords: new Set(smallWords) as ReadonlySet<string>,
      lexicon: new Lexicon(lexicon),
    })),
    /** All concepts. A test holds that each language has words for each of them, or says why not. */
    concepts: new Set(languages.flatMap(({ lexicon }) => lexicon.concepts)) as ReadonlySet<string>,
  }
}

let loaded: ReturnType<typeof load> | undefined

/** Loads the words when a text is first read: a thread that reads none goes without them. */
export const knownWords = () => {
  loaded ??= load()
  return loaded
}
