import { fold } from './fold.ts'
import { ALIASES, numberOf } from './spelling.ts'

/** A word of the text. Sentences and clauses are counted from 0; `segment` also ends at words of contrast ("but", "now"). */
export interface Token {
  readonly word: string
  readonly number: number | undefined
  readonly sentence: number
  readonly clause: number
  readonly segment: number
}

/** Words after which something new is said, so that a guard before them no longer holds. */
const CONTRAST = new Set(
  'but however though although yet now nonetheless still except today nowadays pero ahora aunque sino hoy aber jetzt doch trotzdem heute mais maintenant pourtant aujourdhui mas agora porem hoje'.split(
    ' ',
  ),
)
/** French words that lose their vowel before another word; the rest of English apostrophes simply falls away. */
const ELISION = /^(?:j|l|d|n|m|t|s|c|qu|jusqu|lorsqu|puisqu|quelqu|presqu)$/u
const ENGLISH_ENDING = /^(?:s|t|m|d|ll|re|ve|em)$/u
const KEEPS_S = new Set(['it', 'he', 'she', 'that', 'what', 'there', 'who', 'let', 'here', 'how', 'where'])
/** What "not" makes of the word before it, in the form that the aliases give such words. */
const AUXILIARY: Record<string, string> = Object.fromEntries(
  `can=cant could=cant will=wont would=wont do=dont does=dont did=dont is=isnt was=isnt are=isnt were=isnt has=havent
  have=havent had=havent`
    .split(/\s+/u)
    .map((pair) => pair.split('=')),
)
/** "unable to", "can hardly": said in other words, the same "cant". */
const UNABLE =
  /\b(?:(?:un|not |hardly |barely )able to|can (?:hardly|barely|scarcely|no longer)|could (?:hardly|barely|no longer)|struggl(?:e|es|ed|ing) to)\b/gu
const PIECE =
  /(?<number>\d+(?:[.,]\d+)?)(?:\.(?= ?(?:woche|ssw|monat|schwangerschaft)))?|(?<word>\p{L}[\p{L}\p{N}]*(?:['@$*!|_]+[\p{L}\p{N}]+)*)|(?<end>[.!?\n\r…]+)|(?<pause>[,;:()"«»“”–—/]+|\s-+\s)/gu

/** The words of a text, in order. Sentence numbers start at `firstSentence`. Linear in the length of the text. */
export function tokenise(text: string, firstSentence = 0): Token[] {
  const tokens: Token[] = []
  let sentence = firstSentence
  let clause = firstSentence * 1000
  let segment = firstSentence * 1000
  const push = (word: string, number = numberOf(word)) => {
    if (CONTRAST.has(word)) segment++
    tokens.push({ word, number, sentence, clause, segment })
  }
  for (const { groups = {} } of joinSpelledOut(fold(text)).replace(UNABLE, 'cant').matchAll(PIECE)) {
    const { number, word, end, pause } = groups
    if (number !== undefined) push(number, Number(number.replace(',', '.')))
    else if (word !== undefined) for (const part of split(word)) push(part)
    else if (end !== undefined || pause !== undefined) {
      clause++
      if (end !== undefined) sentence++
      if (end !== undefined || pause?.includes(';')) segment++
    }
  }
  return mergeNot(tokens)
}

/** Takes a word apart at its apostrophes and writes out its abbreviation. */
export function split(word: string): string[] {
  const at = word.indexOf("'")
  if (at < 0) return alias(word)
  const head = word.slice(0, at)
  const tail = word.slice(at + 1).replaceAll("'", '')
  if (ELISION.test(head) && !(ENGLISH_ENDING.test(tail) && tail !== 's')) return [head, ...alias(tail)]
  if (tail === 's' && !KEEPS_S.has(head)) return alias(head)
  return alias(head + tail)
}

const alias = (word: string) => ALIASES.get(word)?.split(' ') ?? [word]

/** "do not" and "don t" read as "dont". */
function mergeNot(tokens: Token[]): Token[] {
  const merged: Token[] = []
  for (const token of tokens) {
    const last = merged.at(-1)
    const negative = token.word === 'not' && last ? AUXILIARY[last.word] : undefined
    const bareT = token.word === 't' && last ? AUXILIARY[last.word.slice(0, -1)] : undefined
    const word = negative ?? bareT
    if (last && word && last.clause === token.clause) merged[merged.length - 1] = { ...last, word }
    else merged.push(token)
  }
  return merged
}

/** "d i e", "s.u.i.c.i.d.e", "k-i-l-l": three or more single letters in a row are one word; two spaces part words. */
function joinSpelledOut(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}'])\p{L}(?:[ .\-_*]\p{L}){2,}(?![\p{L}\p{N}'])/gu, (run) =>
    run.replace(/[ .\-_*]/gu, ''),
  )
}
