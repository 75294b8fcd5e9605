import { Lexicon, type Wordings } from '../concepts.ts'
import { Vocabulary } from '../vocabulary.ts'
import * as common from './common.ts'
import * as de from './de/index.ts'
import * as en from './en/index.ts'
import * as es from './es/index.ts'
import * as fr from './fr/index.ts'
import * as pt from './pt/index.ts'

const LANGUAGES: readonly (readonly Wordings[])[] = [en.parts, es.parts, de.parts, fr.parts, pt.parts]

export const VOCABULARY = new Vocabulary()

/** One lexicon a language; what is spelt alike everywhere (medicines, allergens) is in each of them. */
export const LEXICONS = LANGUAGES.map((parts) => new Lexicon(VOCABULARY, common.wordings, ...parts))

/** Every concept that some language has words for. */
export const CONCEPTS: ReadonlySet<string> = new Set(
  [common.wordings, ...LANGUAGES.flat()].flatMap((part) => Object.keys(part)),
)
