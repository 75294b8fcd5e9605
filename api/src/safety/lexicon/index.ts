import type { SafetyLanguage } from '@soulsign/contracts'
import { Lexicon, type Wordings } from '../concepts.ts'
import { Vocabulary } from '../vocabulary.ts'
import * as de from './de/index.ts'
import * as en from './en/index.ts'
import * as es from './es/index.ts'
import * as fr from './fr/index.ts'
import * as pt from './pt/index.ts'
import * as substances from './substances.ts'

const LANGUAGES: Readonly<Record<SafetyLanguage, { readonly parts: readonly Wordings[]; readonly everyday: string }>> =
  { en, es, de, fr, pt }

export const VOCABULARY = new Vocabulary()

/** One lexicon a language; what is spelt alike everywhere (medicines, allergens) is in each of them. */
export const LEXICONS = Object.values(LANGUAGES).map(({ parts, everyday }) => ({
  everyday: new Set(everyday.split(' ')),
  lexicon: new Lexicon(VOCABULARY, substances.wordings, ...parts),
}))

const conceptsOf = ({ parts }: (typeof LANGUAGES)[SafetyLanguage]): ReadonlySet<string> =>
  new Set([substances.wordings, ...parts].flatMap((part) => Object.keys(part)))

/** The concepts that each language has words for. */
export const CONCEPTS: Readonly<Record<SafetyLanguage, ReadonlySet<string>>> = {
  en: conceptsOf(en),
  es: conceptsOf(es),
  de: conceptsOf(de),
  fr: conceptsOf(fr),
  pt: conceptsOf(pt),
}
