import type { AdvancedInfo, SafetyLanguage } from '@soulsign/contracts'
import { applyGuards, type Hit, idiomWords, spokenIn, studiedWords, type Token, tokenise } from '@soulsign/language'
import type { Reading } from '@soulsign/language/reader'
import { knownWords } from './lexicon/load.ts'

export interface ScreenedText {
  readonly description: string
  readonly advancedInfo?: AdvancedInfo | null | undefined
  /** For the age that a date of birth gives; today unless set. */
  readonly today?: Date
}

const FREE_TEXT = ['knownConditions', 'currentMedications', 'allergiesSensitivities', 'customDiet'] as const
/** Between the description and each field of the advanced info, so that no rule reaches across. */
const SENTENCES_APART = 10

/** Where more concepts stand, in each of the languages. */
export type FindMore = (tokens: readonly Token[]) => (language: SafetyLanguage) => ReadonlyMap<string, Hit[]>

/**
 * Takes apart what a person wrote. Linear in the length of the text.
 * @param findMore finds concepts that the screening does not need. The same guards stand around them.
 */
export function read({ description, advancedInfo }: ScreenedText, findMore?: FindMore): Reading {
  const tokens = tokensOf([description, ...FREE_TEXT.map((field) => advancedInfo?.[field] ?? '')])
  const { vocabulary, lexicons } = knownWords()
  const words = vocabulary.find(tokens)
  const more = findMore?.(tokens)
  const found = spokenIn(tokens, lexicons).map(
    ({ language, lexicon }) => new Map([...lexicon.find(tokens, words), ...(more?.(language) ?? [])]),
  )
  const idiom = idiomWords(found)
  const studied = studiedWords(found, tokens)
  return { tokens, languages: found.map((hits) => applyGuards(hits, tokens, idiom, studied)) }
}

function tokensOf(texts: readonly string[]): Token[] {
  const tokens: Token[] = []
  for (const text of texts) {
    if (text === '') continue
    const last = tokens.at(-1)
    for (const token of tokenise(text, last ? last.sentence + SENTENCES_APART : 0)) tokens.push(token)
  }
  return tokens
}

/** The language that most of the small words belong to; English if there are none. */
export function languageOf(tokens: readonly Token[]): SafetyLanguage {
  let main: { language: SafetyLanguage; count: number } = { language: 'en', count: 0 }
  for (const { language, smallWords } of knownWords().lexicons) {
    const count = tokens.filter(({ word }) => smallWords.has(word)).length
    if (count > main.count) main = { language, count }
  }
  return main.language
}
