import { REAL_WORDS } from './spelling.ts'
import type { Token } from './tokens.ts'

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

/**
 * All words that patterns are made of, found in a text with tolerance: plurals in -s, doubled letters too many or too
 * few, umlauts written as two letters, digits for letters, and one slip of the fingers in a longer word.
 */
export class Vocabulary {
  readonly #ids = new Map<string, number>()
  readonly #words = new Map<string, number[]>()
  /** No beginning of a word that is longer need be looked up, so that one huge word takes no longer than many. */
  #longestStem = 0
  readonly #stems = new Map<string, number[]>()
  readonly #squeezedWords = new Map<string, number[]>()
  readonly #squeezedStems = new Map<string, number[]>()
  readonly #wordSlips = new Map<string, Spec[]>()
  readonly #stemSlips = new Map<string, Spec[]>()

  /** The number of a word ("die"), a beginning ("suicid*") or a class of numbers ("#fever"). */
  id(word: string): number {
    const known = this.#ids.get(word)
    if (known !== undefined) return known
    const id = this.#ids.size
    this.#ids.set(word, id)
    if (!word.startsWith('#')) this.#add(word, id)
    else if (!NUMBER_CLASSES[word]) throw new Error(`Unknown class of numbers ${word}`)
    return id
  }

  #add(word: string, id: number) {
    const isStem = word.endsWith('*')
    const text = isStem ? word.slice(0, -1) : word
    append(isStem ? this.#stems : this.#words, text, id)
    if (isStem) this.#longestStem = Math.max(this.#longestStem, text.length)
    if (text.length >= 5) append(isStem ? this.#squeezedStems : this.#squeezedWords, squeeze(text), id)
    if (text.length < (isStem ? SHORTEST_FUZZY_STEM : SHORTEST_FUZZY_WORD)) return
    const slips = isStem ? this.#stemSlips : this.#wordSlips
    for (const form of withOneLess(text)) append(slips, form, { text, id })
    append(slips, text, { text, id })
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
      const id = this.#ids.get(name)
      if (id !== undefined && holds(value)) ids.add(id)
    }
    return ids
  }

  #lookUp(word: string, ids: Set<number>) {
    const plain = word.replace(/(.)\1{2,}/gu, '$1$1')
    let known = this.#exact(word, ids)
    if (plain !== word) known = this.#exact(plain, ids) || this.#exact(word.replace(/(.)\1{2,}/gu, '$1'), ids) || known
    if (plain.length >= 4 && plain.endsWith('s')) known = collect(this.#words.get(plain.slice(0, -1)), ids) || known
    if (known || REAL_WORDS.has(plain)) return
    if (ELIDED.test(plain)) known = this.#exact(plain.replace(ELIDED, ''), ids)
    if (/[0-9@$!|]/u.test(plain)) for (const form of withoutLeet(plain)) known = this.#exact(form, ids) || known
    if (/[aou]e/u.test(plain)) known = this.#exact(plain.replace(/([aou])e/gu, '$1'), ids) || known
    if (known || plain.length < 5) return
    const squeezed = squeeze(plain)
    known = collect(this.#squeezedWords.get(squeezed), ids)
    for (let end = 5; end <= Math.min(squeezed.length, this.#longestStem); end++)
      collect(this.#squeezedStems.get(squeezed.slice(0, end)), ids)
    if (known) return
    this.#slips(plain, ids)
    if (plain.endsWith('s')) this.#slips(plain.slice(0, -1), ids)
  }

  /** Adds what the word is as it stands; true if that is (nearly) all of it, not the mere beginning of a longer word. */
  #exact(word: string, ids: Set<number>): boolean {
    let known = collect(this.#words.get(word), ids)
    for (let end = 2; end <= Math.min(word.length, this.#longestStem); end++)
      known = (collect(this.#stems.get(word.slice(0, end)), ids) && end >= word.length - 3) || known
    return known
  }

  #slips(word: string, ids: Set<number>) {
    if (word.length < 5 || word.length > 24) return
    const nearby = (slips: ReadonlyMap<string, Spec[]>, part: string) => {
      for (const form of [part, ...withOneLess(part)])
        for (const spec of slips.get(form) ?? [])
          if (!ids.has(spec.id) && sameStart(spec.text, part) && isOneSlip(spec.text, part, spec.text.length > 5))
            ids.add(spec.id)
    }
    nearby(this.#wordSlips, word)
    if (word.length < 6) return
    for (let end = 5; end <= Math.min(word.length, 14); end++) nearby(this.#stemSlips, word.slice(0, end))
  }
}

interface Spec {
  readonly text: string
  readonly id: number
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

const squeeze = (word: string) => word.replace(/(.)\1+/gu, '$1')

const withOneLess = (word: string) => Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1))

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

/** A slip at the very start of a word makes another word too often, unless the word is long or the letters swapped. */
function sameStart(a: string, b: string): boolean {
  return a[0] === b[0] || a.length >= 8 || (a[0] === b[1] && a[1] === b[0])
}

/** One letter added, missing, or (in longer words) replaced, or two neighbours swapped. */
function isOneSlip(a: string, b: string, mayReplace: boolean): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let i = 0
  while (i < a.length && a[i] === b[i]) i++
  if (a.length > b.length) return a.slice(i + 1) === b.slice(i)
  if (a.length < b.length) return a.slice(i) === b.slice(i + 1)
  if (a.slice(i + 1) === b.slice(i + 1)) return mayReplace
  return a[i] === b[i + 1] && a[i + 1] === b[i] && a.slice(i + 2) === b.slice(i + 2)
}
