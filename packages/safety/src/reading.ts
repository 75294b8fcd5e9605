import type { AdvancedInfo } from '@soulsign/contracts'
import { applyGuards, type Guarded, idiomWords, spokenIn, studiedWords, type Token, tokenise } from '@soulsign/language'
import { LEXICONS, VOCABULARY } from './lexicon/load.ts'

export interface ScreenedText {
  readonly description: string
  readonly advancedInfo?: AdvancedInfo | null | undefined
  /** For the age that a date of birth gives; today unless set. */
  readonly today?: Date
}

/** A text taken apart: its words, and the concepts that stand in it. Rules and reader decide by this alone. */
export interface Reading {
  readonly tokens: readonly Token[]
  /** The concepts, once for each language that the text may be in. */
  readonly languages: readonly Guarded[]
}

const FREE_TEXT = ['knownConditions', 'currentMedications', 'allergiesSensitivities', 'customDiet'] as const
/** Between the description and each field of the advanced info, so that no rule reaches across. */
const SENTENCES_APART = 10

/** Takes apart what a person wrote. Linear in the length of the text. */
export function read({ description, advancedInfo }: ScreenedText): Reading {
  const tokens = tokensOf([description, ...FREE_TEXT.map((field) => advancedInfo?.[field] ?? '')])
  const words = VOCABULARY.find(tokens)
  const found = spokenIn(tokens, LEXICONS).map(({ lexicon }) => lexicon.find(tokens, words))
  const idiom = idiomWords(found)
  const studied = studiedWords(found, tokens)
  return { tokens, languages: found.map((hits) => applyGuards(hits, tokens, idiom, studied)) }
}

function tokensOf(texts: readonly string[]): Token[] {
  const tokens: Token[] = []
  for (const text of texts) {
    const last = tokens.at(-1)
    for (const token of tokenise(text, last ? last.sentence + SENTENCES_APART : 0)) tokens.push(token)
  }
  return tokens
}
