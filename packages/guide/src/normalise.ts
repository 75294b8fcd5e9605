import { fold } from '@soulsign/language'

/** French elision: "l'estomac" is two words, "can't" is one. */
const ELISION = /(?<![\p{L}\p{N}])(l|d|j|m|t|s|n|c|qu)'(?=\p{L}{3})/gu
const WORD = /[\p{L}\p{N}]+/gu

export interface Word {
  text: string
  /** Whether a clause ends just before this word. */
  startsClause: boolean
}

const CLAUSE_END = /[.,;:!?…\n()[\]–—]| - /u

/** The folded words of a text, in order. */
export function wordsOf(text: string): Word[] {
  const folded = fold(text).replace(ELISION, '$1 ').replaceAll("'", '')
  const words: Word[] = []
  let end = 0
  for (const match of folded.matchAll(WORD)) {
    words.push({ text: match[0], startsClause: words.length === 0 || CLAUSE_END.test(folded.slice(end, match.index)) })
    end = match.index + match[0].length
  }
  return words
}

/** The folded words joined by single spaces, which decide the choice of wording. */
export const normalise = (text: string): string =>
  wordsOf(text)
    .map((word) => word.text)
    .join(' ')
