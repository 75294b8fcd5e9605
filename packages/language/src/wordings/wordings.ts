import { fold } from '../fold.ts'
import { ALIASES } from '../spelling.ts'
import { split } from '../tokens.ts'
import type { VocabularyBuilder } from './vocabulary.ts'

/** A part of a wording: words that may stand there, or a gap before the next. */
export interface Part {
  /** Any of these. Empty for a gap. */
  readonly words: readonly string[]
  /** How many other words a gap may span. */
  readonly gap: number
  /** May be missing. */
  readonly optional: boolean
  /** Left out inside a wording: whose arm it is makes no difference. */
  readonly determiner: boolean
  /** The numbers of the words, once a wording needs them. The vocabulary has only words that a wording needs. */
  ids: readonly number[] | undefined
}

const GAPS: Readonly<Record<string, number>> = { _: 3, __: 7 }
const DETERMINERS: ReadonlySet<string> = new Set(
  'a an the my his her their our your mein meine meinen meinem ihr ihre mon ma mes meu minha'.split(' '),
)

/** Takes wordings apart. It remembers each word, since tens of thousands of wordings are made of few words. */
export class WordingReader {
  readonly #vocabulary: VocabularyBuilder
  readonly #known = new Map<string, readonly Part[]>()

  constructor(vocabulary: VocabularyBuilder) {
    this.#vocabulary = vocabulary
  }

  /**
   * The parts of a wording: `a/b` either word, `stem*` any ending, `word?` may be missing, `_` up to three words
   * between, `__` up to seven and `#n` and the like a number.
   */
  read(wording: string): Part[] {
    const parts: Part[] = []
    for (let from = 0, to = 0; from < wording.length; from = to + 1) {
      to = wording.indexOf(' ', from)
      if (to < 0) to = wording.length
      for (const part of this.#partsOf(wording.slice(from, to))) parts.push(part)
    }
    return parts
  }

  /** The numbers of the words that may stand at this part. */
  idsOf(part: Part): readonly number[] {
    part.ids ??= part.words.map((word) => this.#vocabulary.id(word))
    return part.ids
  }

  #partsOf(typed: string): readonly Part[] {
    let parts = this.#known.get(typed)
    if (!parts) {
      parts = asTyped(fold(typed)).map(partOf)
      this.#known.set(typed, parts)
    }
    return parts
  }
}

/** A wording with and without each part that may be missing. */
export function withAndWithout(parts: readonly Part[]): (readonly Part[])[] {
  const at = parts.findIndex(({ optional }) => optional)
  const part = parts[at]
  if (!part) return [parts]
  return [[{ ...part, optional: false }], []].flatMap((middle) =>
    withAndWithout([...parts.slice(0, at), ...middle, ...parts.slice(at + 1)]),
  )
}

function partOf(typed: string): Part {
  const optional = typed.endsWith('?')
  const word = optional ? typed.slice(0, -1) : typed
  const gap = GAPS[word]
  const choices = word.split('/')
  return {
    words: gap === undefined ? choices.map(aliasOf) : [],
    gap: gap ?? 0,
    optional,
    determiner: choices.every((each) => DETERMINERS.has(each)),
    ids: undefined,
  }
}

/** A word of a wording in the form that the tokeniser gives it. */
const asTyped = (word: string) => (/^[\p{L}']+$/u.test(word) ? split(word) : [word])

function aliasOf(word: string): string {
  const alias = ALIASES.get(word) ?? word
  if (alias.includes(' ')) throw new Error(`"${word}" is read as "${alias}": it cannot be one of several words`)
  return alias
}
