const APOSTROPHES = /[\u2018\u2019\u02BC\u0060\u00B4\uFF07]/gu
const INVISIBLE = /[\p{Cf}\u180E]/gu
const MARKS = /\p{M}+/gu
/** French elision: "l'estomac" is two words, "can't" is one. */
const ELISION = /(?<![\p{L}\p{N}])(l|d|j|m|t|s|n|c|qu)'(?=\p{L}{3})/gu
const WORD = /[\p{L}\p{N}]+/gu

/** A text's form for comparison: NFKC, lower case, without accents and zero-width characters. */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(APOSTROPHES, "'")
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
}

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
