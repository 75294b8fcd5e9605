import { fold } from './fold.ts'
import { ALIASES } from './spelling.ts'
import { split, type Token } from './tokens.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * A concept's wordings in one language, separated by commas or line ends. In a wording: `a/b` either word, `stem*` any
 * ending, `word?` may be missing, `_` up to three words between, `__` up to seven and `#n` and the like a number.
 */
export type Wordings = Readonly<Record<string, string>>

/** Where a concept stands in the text: tokens `start` to `end` (exclusive). */
export interface Hit {
  readonly start: number
  readonly end: number
}

interface Step {
  readonly ids: readonly number[]
  /** How many other words may stand before it. */
  readonly gap: number
}

interface Pattern {
  readonly concept: string
  readonly steps: readonly Step[]
}

/** Words that may stand anywhere in a wording: articles, possessives, intensifiers. */
const FILLERS: ReadonlySet<string> = new Set(
  `a an the my his her their our your its this that these those some any all both very so too really just quite totally completely
  absolutely still already always also even actually literally kinda bit little pretty rather slightly again never ever like now
  suddenly fucking bloody damn own whole entire more much constantly only probably maybe almost nearly
  todo toda todos todas un una unos unas el la los las lo mi mis su sus tu este esta muy tan ya tambien siempre casi mucho solo todavia
  alle alles aller ein eine einen einem einer eines der die das den dem des mein meine meinen meinem meiner sein seine seinen seinem ihr ihre ihren
  ihrem ihrer sehr so ganz auch schon immer wieder nur noch total vollig richtig einfach fast gar mal eben
  une le les du des mon ma mes son sa ses leur leurs tres trop tout toute tous aussi encore deja toujours presque vraiment tellement
  completement bien um uma uns umas o os as meu minha meus minhas seu sua seus suas muito tao ja tambem sempre quase ainda so mesmo`.split(
    /\s+/u,
  ),
)
const MOST_FILLERS = 2
/** Left out inside a wording: whose arm it is makes no difference. */
const DETERMINERS: ReadonlySet<string> = new Set(
  'a an the my his her their our your mein meine meinen meinem ihr ihre mon ma mes son sa ses meu minha'.split(' '),
)

const GAPS: Record<string, number> = { _: 3, __: 7 }

/** All wordings of one language, ready to be found. */
export class Lexicon {
  readonly #byFirstWord = new Map<number, Pattern[]>()
  readonly #vocabulary: Vocabulary

  constructor(vocabulary: Vocabulary, ...parts: Wordings[]) {
    this.#vocabulary = vocabulary
    for (const part of parts)
      for (const [concept, wordings] of Object.entries(part))
        for (const wording of fold(wordings).split(/[,\n]/u))
          if (wording.trim())
            for (const words of withAndWithout(wording.trim().split(/\s+/u).flatMap(asTyped))) this.#add(concept, words)
  }

  #add(concept: string, words: readonly string[]) {
    const steps: Step[] = []
    let gap = 0
    for (const [i, word] of words.entries()) {
      const skip = GAPS[word]
      const inside = i > 0 && i < words.length - 1
      if (skip !== undefined) gap = skip
      else if (!inside || !word.split('/').every((each) => DETERMINERS.has(each))) {
        steps.push({
          gap,
          ids: word
            .split('/')
            .map(aliasOf)
            .map((each) => this.#vocabulary.id(each)),
        })
        gap = 0
      }
    }
    const pattern = { concept, steps }
    for (const id of steps[0]?.ids ?? []) {
      const list = this.#byFirstWord.get(id)
      if (list) list.push(pattern)
      else this.#byFirstWord.set(id, [pattern])
    }
  }

  /** Every place where a concept of this language stands, by concept, in the order of the text. */
  find(tokens: readonly Token[], words: readonly ReadonlySet<number>[]): Map<string, Hit[]> {
    const found = new Map<string, Hit[]>()
    for (let start = 0; start < tokens.length; start++) {
      const tried = new Set<Pattern>()
      for (const id of words[start] ?? [])
        for (const pattern of this.#byFirstWord.get(id) ?? []) {
          if (tried.has(pattern)) continue
          tried.add(pattern)
          const end = endOf(pattern, start, tokens, words)
          if (end === undefined) continue
          const hits = found.get(pattern.concept)
          if (hits) hits.push({ start, end })
          else found.set(pattern.concept, [{ start, end }])
        }
    }
    return found
  }
}

function endOf(
  { steps }: Pattern,
  start: number,
  tokens: readonly Token[],
  words: readonly ReadonlySet<number>[],
): number | undefined {
  const sentence = tokens[start]?.sentence
  let at = start + 1
  for (const step of steps.slice(1)) {
    let next = at
    let left = step.gap
    let fillersLeft = MOST_FILLERS
    while (!step.ids.some((id) => words[next]?.has(id))) {
      const word = tokens[next]?.word
      if (word === undefined) return undefined
      if (FILLERS.has(word) && fillersLeft > 0) fillersLeft--
      else if (left-- === 0) return undefined
      next++
    }
    if (tokens[next]?.sentence !== sentence) return undefined
    at = next + 1
  }
  return at
}

function withAndWithout(words: readonly string[]): string[][] {
  const [first, ...rest] = words
  if (first === undefined) return [[]]
  const tails = withAndWithout(rest)
  if (!first.endsWith('?')) return tails.map((tail) => [first, ...tail])
  return tails.flatMap((tail) => [[first.slice(0, -1), ...tail], tail])
}

/** A word of a wording in the form that the tokeniser gives it. */
const asTyped = (word: string) => (/^[\p{L}']+$/u.test(word) ? split(word) : [word])

function aliasOf(word: string): string {
  const alias = ALIASES.get(word) ?? word
  if (alias.includes(' ')) throw new Error(`"${word}" is read as "${alias}": it cannot be one of several words`)
  return alias
}
