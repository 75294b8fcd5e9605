import { SAFETY_LANGUAGES, type SafetyLanguage } from '@soulsign/contracts/enums'
import { Lexicon, Vocabulary } from '@soulsign/language/wordings'
import { compiled } from '../compiled.ts'

/** The words of all languages, ready to be found in texts. */
function load() {
  const { vocabulary, languages } = compiled()
  return {
    vocabulary: new Vocabulary(vocabulary),
    /** One lexicon a language; what is spelt alike everywhere is in each of them. */
    lexicons: languages.map(({ smallWords, lexicon }, i) => ({
      language: SAFETY_LANGUAGES[i] as SafetyLanguage,
      /** Small words that nearly every text in this language has. */
      smallWords: new Set(smallWords) as ReadonlySet<string>,
      lexicon: new Lexicon(lexicon),
    })),
  }
}

let loaded: ReturnType<typeof load> | undefined

/** Loads the words when a text is first read: a thread that reads none goes without them. */
export const knownWords = () => {
  loaded ??= load()
  return loaded
}
