import { REAL_WORDS } from '../spelling.ts'
import type { Token } from '../tokens.ts'
import { Slips, type SlipsData } from './slips.ts'
import { Table, type TableData, Texts, type TextsData, tableFrom, textsFrom } from './table.ts'

/** Classes of numbers that a pattern can ask for, by what the number can mean. */
const NUMBER_CLASSES: Record<string, (value: number) => boolean> = {
  '#n': () => true,
  '#fever': (n) => (n >= 38 && n < 43) || (n >= 100.4 && n < 108),
  '#hot': (n) => (n >= 39.8 && n < 43) || (n >= 103.5 && n < 108),
  '#many': (n) => n >= 7,
  '#year': (n) => n >= 1950 && n <= 2100 && Number.isInteger(n),
  '#kilos': (n) => n >= 22 && n <= 42,
  '#minor': (n) => n >= 5 && n <= 17 && Number.isInteger(n),
  '#toddler': (n) => n >= 1 && n <= 12 && Number.isInteger(n),
  '#bmi': (n) => n >= 8 && n <= 16.5,
  '#week': (n) => n >= 4 && n <= 42 && Number.isInteger(n),
  '#young': (n) => n >= 1 && n <= 12 && Number.isInteger(n),
  '#months3': (n) => n >= 1 && n <= 3,
  '#pulse': (n) => n >= 130 && n <= 260,
  '#pressure': (n) => n >= 140 && n <= 260,
  '#teen': (n) => n >= 13 && n <= 19 && Number.isInteger(n),
  '#adult': (n) => n >= 18 && n <= 90 && Number.isInteger(n),
  '#grown': (n) => n >= 12 && n <= 45 && Number.isInteger(n),
  '#over55': (n) => n >= 55 && n <= 95 && Number.isInteger(n),
  '#sats': (n) => n >= 60 && n <= 91,
  '#oxygen': (n) => n >= 55 && n <= 92,
  '#lowpulse': (n) => n >= 20 && n <= 44,
  '#late': (n) => n >= 20 && n <= 42 && Number.isInteger(n),
  '#lowsugar': (n) => n > 0.5 && n <= 3.6,
  '#lowmg': (n) => n >= 20 && n <= 62,
}

/** French words run together with the next where the apostrophe is missing ("narrive", "quil"). */
const ELIDED = /^(?:[cdjlmnst]|qu)(?=[aeiouh])/u
const SHORTEST_FUZZY_WORD = 6
const SHORTEST_FUZZY_STEM = 5
const SHORTEST_SQUEEZED = 5

/** What is known, as it goes into the cache. */
export interface VocabularyData {
  readonly numbers: ReadonlyMap<string, number>
  /** Words and beginnings of words, by their numbers. */
  readonly texts: TextsData
  readonly words: TableData
  readonly stems: TableData
  /** No beginning of a word that is longer need be looked up, so that one huge word takes no longer than many. */
  readonly longestStem: number
  /** Those with doubled letters, by what they are without. */
  readonly doubledWords: ReadonlyMap<string, readonly number[]>
  readonly doubledStems: ReadonlyMap<string, readonly number[]>
  readonly wordSlips: SlipsData
  readonly stemSlips: SlipsData
}

/** Gives numbers to the words that wordings are made of. */
export class VocabularyBuilder {
  readonly #numbers = new Map<string, number>()
  readonly #words = new Map<string, number>()
  readonly #stems = new Map<string, number>()
  readonly #texts: string[] = []
  readonly #doubledWords = new Map<string, number[]>()
  readonly #doubledStems = new Map<string, number[]>()
  readonly #wordSlips = new Slips()
  readonly #stemSlips = new Slips()

  /** The number of a word ("die"), a beginning ("suicid*") or a class of numbers ("#fever"). */
  id(word: string): number {
    if (word.startsWith('#')) {
      if (!NUMBER_CLASSES[word]) throw new Error(`there is no class of numbers ${word}`)
      return this.#numbers.get(word) ?? this.#number(this.#numbers, word)
    }
    if (!word.endsWith('*')) return this.#words.get(word) ?? this.#addWord(word)
    const stem = word.slice(0, -1)
    return this.#stems.get(stem) ?? this.#addStem(stem)
  }

  get data(): VocabularyData {
    return {
      numbers: this.#numbers,
      texts: textsFrom(this.#texts),
      words: tableFrom(this.#words),
      stems: tableFrom(this.#stems),
      longestStem: Math.max(0, ...[...this.#stems.keys()].map(({ length }) => length)),
      doubledWords: this.#doubledWords,
      doubledStems: this.#doubledStems,
      wordSlips: this.#wordSlips.data,
      stemSlips: this.#stemSlips.data,
    }
  }

  #number(of: Map<string, number>, text: string): number {
    const id = this.#texts.push(text) - 1
    of.set(text, id)
    return id
  }

  #addWord(word: string): number {
    const id = this.#number(this.#words, word)
    if (word.length >= SHORTEST_SQUEEZED && squeeze(word) !== word) append(this.#doubledWords, squeeze(word), id)
    if (word.length >= SHORTEST_FUZZY_WORD) this.#wordSlips.add(word, id)
    return id
  }

  #addStem(stem: string): number {
    const id = this.#number(this.#stems, stem)
    if (stem.length >= SHORTEST_SQUEEZED && squeeze(stem) !== stem) append(this.#doubledStems, squeeze(stem), id)
    if (stem.length >= SHORTEST_FUZZY_STEM) this.#stemSlips.add(stem, id)
    return id
  }
}

/**
 * All words that patterns are made of, found in a text with tolerance: plurals in -s, doubled letters too many or too
 * few, umlauts written as two letters, digits for letters, and one slip of the fingers in a longer word.
 */
export class Vocabulary {
  readonly data: VocabularyData
  readonly #texts: Texts
  readonly #words: Table
  readonly #stems: Table
  readonly #wordSlips: Slips
  readonly #stemSlips: Slips

  constructor(data: VocabularyData) {
    this.data = data
    this.#texts = new Texts(data.texts)
    this.#words = new Table(data.words, this.#texts)
    this.#stems = new Table(data.stems, this.#texts)
    this.#wordSlips = new Slips(data.wordSlips)
    this.#stemSlips = new Slips(data.stemSlips)
  }

  /** For each token the numbers of all words it can stand for. */
  find(tokens: readonly Token[]): ReadonlySet<number>[] {
    const seen = new Map<string, ReadonlySet<number>>()
    return tokens.map((token) => {
      const known = seen.get(token.word)
      if (known) return known
      const ids = token.number === undefined ? new Set<number>() : this.#numberClasses(token.number)
      this.#lookUp(token.word, ids)
      seen.set(token.word, ids)
      return ids
    })
  }

  #numberClasses(value: number): Set<number> {
    const ids = new Set<number>()
    for (const [name, holds] of Object.entries(NUMBER_CLASSES)) {
      const id = this.data.numbers.get(name)
      if (id !== undefined && holds(value)) ids.add(id)
    }
    return ids
  }

  #lookUp(word: string, ids: Set<number>) {
    const plain = word.replace(/(.)\1{2,}/gu, '$1$1')
    let known = this.#exact(word, ids)
    if (plain !== word) known = this.#exact(plain, ids) || this.#exact(word.replace(/(.)\1{2,}/gu, '$1'), ids) || known
    if (plain.length >= 4 && plain.endsWith('s')) known = collectOne(this.#words.get(plain.slice(0, -1)), ids) || known
    if (known || REAL_WORDS.has(plain)) return
    if (ELIDED.test(plain)) known = this.#exact(plain.replace(ELIDED, ''), ids)
    if (/[0-9@$!|]/u.test(plain)) for (const form of withoutLeet(plain)) known = this.#exact(form, ids) || known
    if (/[aou]e/u.test(plain)) known = this.#exact(plain.replace(/([aou])e/gu, '$1'), ids) || known
    if (known || plain.length < 5) return
    const squeezed = squeeze(plain)
    known = collect(this.data.doubledWords.get(squeezed), ids)
    if (squeezed.length >= SHORTEST_SQUEEZED) known = collectOne(this.#words.get(squeezed), ids) || known
    for (let end = SHORTEST_SQUEEZED; end <= Math.min(squeezed.length, this.data.longestStem); end++) {
      const beginning = squeezed.slice(0, end)
      collect(this.data.doubledStems.get(beginning), ids)
      collectOne(this.#stems.get(beginning), ids)
    }
    if (known) return
    this.#slips(plain, ids)
    if (plain.endsWith('s')) this.#slips(plain.slice(0, -1), ids)
  }

  /** Adds what the word is as it stands; true if that is (nearly) all of it, not the mere beginning of a longer word. */
  #exact(word: string, ids: Set<number>): boolean {
    let known = collectOne(this.#words.get(word), ids)
    for (let end = 2; end <= Math.min(word.length, this.data.longestStem); end++)
      known = (collectOne(this.#stems.get(word.slice(0, end)), ids) && end >= word.length - 3) || known
    return known
  }

  #slips(word: string, ids: Set<number>) {
    if (word.length < 5 || word.length > 24) return
    const textOf = (id: number) => this.#texts.of(id)
    this.#wordSlips.find(word, ids, textOf)
    if (word.length < 6) return
    for (let end = 5; end <= Math.min(word.length, 14); end++) this.#stemSlips.find(word.slice(0, end), ids, textOf)
  }
}

function append<Value>(map: Map<string, Value[]>, key: string, value: Value) {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

function collect(found: readonly number[] | undefined, into: Set<number>): boolean {
  for (const id of found ?? []) into.add(id)
  return found !== undefined
}

function collectOne(id: number | undefined, into: Set<number>): boolean {
  if (id !== undefined) into.add(id)
  return id !== undefined
}

const squeeze = (word: string) => word.replace(/(.)\1+/gu, '$1')

const LEET: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
}
function withoutLeet(word: string): string[] {
  const read = (one: string) => word.replace(/[013457@$!|]/gu, (sign) => (sign === '1' ? one : (LEET[sign] ?? sign)))
  return [read('i'), read('l')]
}
