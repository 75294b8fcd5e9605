import { SAFETY_LANGUAGES, type SafetyLanguage } from '@soulsign/contracts/enums'
import { Lexicon, Vocabulary } from '@soulsign/language/wordings'
import { COMPILED } from '../compiled.ts'

export const VOCABULARY = new Vocabulary(COMPILED.vocabulary)

/** One lexicon a language; what is spelt alike everywhere is in each of them. */
export const LEXICONS = COMPILED.languages.map(({ smallWords, lexicon }, i) => ({
  language: SAFETY_LANGUAGES[i] as SafetyLanguage,
  /** Small words that nearly every text in this language has. */
  smallWords: new Set(smallWords) as ReadonlySet<string>,
  lexicon: new Lexicon(lexicon),
}))
