import type { GuardedHit } from '../guards.ts'
import type { Reading } from '../reading.ts'
import type { Token } from '../text/tokens.ts'

/** How many different features there can be. Two that share a number are read as one. */
export const BUCKETS = 1 << 18

/** Hashed features of a text, each once, with how much it counts. */
export interface Features {
  readonly buckets: Int32Array
  readonly weights: Float32Array
}

/** From and to (exclusive) which sentence is read; all of them if left out. */
export interface Window {
  readonly from: number
  readonly to: number
}

/** How much each kind of feature counts beside the others, however many there are of it. */
const KINDS = { words: 1, pairs: 1, letters: 1, concepts: 1, conceptPairs: 0.7 } as const
type Kind = keyof typeof KINDS
const SHORTEST_GRAM = 3
const LONGEST_GRAM = 5
/** Of a longer word only the beginning is read in letters, so that one huge word takes no longer than many. */
const LONGEST_WORD = 40
const SEED = 0x811c9dc5

/** FNV-1a. */
function hash(text: string, seed = SEED): number {
  let value = seed
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value
}

const bucketOf = (value: number) => (value ^ (value >>> 15)) & (BUCKETS - 1)

/** The features of one kind while they are counted. */
class Counts {
  readonly #seed: number
  readonly counts = new Map<number, number>()

  constructor(kind: Kind) {
    this.#seed = hash(`${kind}:`)
  }

  add(text: string): void {
    this.addHash(hash(text, this.#seed))
  }

  addHash(value: number): void {
    const bucket = bucketOf(value)
    this.counts.set(bucket, (this.counts.get(bucket) ?? 0) + 1)
  }

  /** All parts of a word of three to five letters, its ends marked. */
  addParts(word: string): void {
    const marked = `<${word.slice(0, LONGEST_WORD)}>`
    for (let start = 0; start + SHORTEST_GRAM <= marked.length; start++) {
      let value = this.#seed
      for (let i = start; i < Math.min(marked.length, start + LONGEST_GRAM); i++) {
        value = Math.imul(value ^ marked.charCodeAt(i), 0x01000193)
        if (i - start + 1 >= SHORTEST_GRAM) this.addHash(value)
      }
    }
  }
}

const within = ({ sentence }: Token, window: Window | undefined) =>
  !window || (sentence >= window.from && sentence < window.to)

/**
 * What the reader sees of a text, or of some of its sentences: words, pairs of words, parts of words, and the concepts of
 * the rules with their guards, which are the same in every language.
 */
export function featuresOf(reading: Reading, window?: Window): Features {
  const { tokens, languages } = reading
  const kinds = Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, new Counts(kind as Kind)])) as Record<
    Kind,
    Counts
  >
  for (const [i, token] of tokens.entries()) {
    if (!within(token, window)) continue
    kinds.words.add(token.word)
    kinds.letters.addParts(token.word)
    const next = tokens[i + 1]
    if (next?.sentence === token.sentence) kinds.pairs.add(`${token.word} ${next.word}`)
  }
  const seen = new Set<string>()
  const live = new Map<number, Set<string>>()
  for (const { said, denied } of languages) {
    for (const [concept, hits] of said)
      for (const hit of hits) {
        const token = tokens[hit.start]
        if (!token || !within(token, window)) continue
        const state = stateOf(hit)
        const key = `${concept}:${state}`
        if (!seen.has(`${key}:${hit.start}`)) kinds.concepts.add(key)
        seen.add(`${key}:${hit.start}`)
        if (state === 'live') live.set(token.sentence, (live.get(token.sentence) ?? new Set()).add(concept))
      }
    for (const [concept, hits] of denied)
      for (const hit of hits) {
        const token = tokens[hit.start]
        if (!token || !within(token, window)) continue
        const key = `${concept}:denied:${hit.start}`
        if (!seen.has(key)) kinds.concepts.add(`${concept}:denied`)
        seen.add(key)
      }
  }
  for (const pair of pairsOf(live)) kinds.conceptPairs.add(pair)
  return unitLength(kinds)
}

function stateOf({ reported, studied, dreamt, past, assessed }: GuardedHit): string {
  if (reported || studied || dreamt) return 'reported'
  if (past) return 'past'
  return assessed ? 'assessed' : 'live'
}

/** Two concepts of the same sentence, or of two that follow each other, once each. */
function pairsOf(live: ReadonlyMap<number, ReadonlySet<string>>): Set<string> {
  const pairs = new Set<string>()
  for (const [sentence, concepts] of live) {
    const around = [...concepts, ...(live.get(sentence + 1) ?? [])]
    for (const one of concepts)
      for (const other of around) if (one !== other) pairs.add(one < other ? `${one}+${other}` : `${other}+${one}`)
  }
  return pairs
}

/** Each kind at the length that it counts, and all together at length one. */
function unitLength(kinds: Record<Kind, Counts>): Features {
  const total = new Map<number, number>()
  let square = 0
  for (const [kind, share] of Object.entries(KINDS)) {
    const { counts } = kinds[kind as Kind]
    if (counts.size === 0) continue
    let length = 0
    for (const count of counts.values()) length += dampened(count) ** 2
    const scale = share / Math.sqrt(length)
    for (const [bucket, count] of counts) total.set(bucket, (total.get(bucket) ?? 0) + dampened(count) * scale)
    square += share ** 2
  }
  const scale = 1 / Math.sqrt(square || 1)
  const buckets = Int32Array.from(total.keys()).sort()
  return { buckets, weights: Float32Array.from(buckets, (bucket) => (total.get(bucket) ?? 0) * scale) }
}

/** What is said twice does not count double. */
const dampened = (count: number) => Math.sqrt(count)
