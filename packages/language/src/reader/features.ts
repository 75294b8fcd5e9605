import type { Guarded, GuardedHit } from '../guards.ts'
import type { Token } from '../tokens.ts'

/** A text taken apart: its words, and the concepts that stand in it, once for each language that it may be in. */
export interface Reading {
  readonly tokens: readonly Token[]
  readonly languages: readonly Guarded[]
}

/** How many different features there can be. Two that share a number are read as one. */
export const BUCKETS = 1 << 18

/** Kinds of features, and how much each counts beside the others, however many there are of it. */
const KINDS = { words: 1, pairs: 1, letters: 1, concepts: 1, conceptPairs: 0.7, topics: 1.3 } as const
const NAMES = Object.keys(KINDS) as (keyof typeof KINDS)[]
export const SHARES: readonly number[] = NAMES.map((name) => KINDS[name])
const [WORDS, PAIRS, LETTERS, CONCEPTS, CONCEPT_PAIRS, TOPICS] = [0, 1, 2, 3, 4, 5] as const
/** Marks the subject of a text (`says:headache`), which keeps its share beside any number of other signs. */
const TOPIC = ':'

const SHORTEST_GRAM = 3
const LONGEST_GRAM = 5
const BEGINNINGS = [4, 5, 7]
/** Of a longer word only the beginning is read in letters, so that one huge word takes no longer than many. */
const LONGEST_WORD = 40
/** Of one sentence no more pairs of concepts are read, so that a heap of symptoms takes no longer than a story. */
const MOST_PAIRED = 24

/** Hashed features of one sentence: by kind, one number for each time that a feature stands there. */
export interface Sentence {
  readonly number: number
  readonly words: number
  readonly kinds: readonly (readonly number[])[]
}

interface Growing extends Sentence {
  words: number
  readonly kinds: readonly number[][]
}

/** FNV-1a. */
function hash(text: string, seed: number): number {
  let value = seed
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value
}

const bucketOf = (value: number) => (value ^ (value >>> 15)) & (BUCKETS - 1)
const SEEDS = NAMES.map((name) => hash(`${name}:`, 0x811c9dc5))
/** The bucket of a feature of a kind. */
const hashed = (kind: number, text: string) => bucketOf(hash(text, SEEDS[kind] as number))

/**
 * What the reader sees of each sentence: words, pairs of words, parts of words, and the concepts of the lexicon with their
 * guards, which are the same in every language.
 * @param facts concepts that are true of the person, wherever they are said: they stand in each sentence
 * @param parts which parts of words: all, or the beginnings alone, which are a fifth as many
 */
export function featuresOf(
  { tokens, languages }: Reading,
  facts: ReadonlySet<string> = new Set(),
  parts: 'all' | 'beginnings' = 'all',
): Sentence[] {
  const sentences = new Map<number, Growing>()
  const at = (number: number) => {
    let sentence = sentences.get(number)
    if (!sentence) {
      sentence = { number, words: 0, kinds: NAMES.map(() => []) }
      sentences.set(number, sentence)
    }
    return sentence
  }
  // One date or count is as good as another: 'the 14th' must not stand for what one writer did on that day.
  const words = tokens.map(({ word }) => word.replace(/\d+/gu, '0'))
  for (const [i, { sentence: number }] of tokens.entries()) {
    const word = words[i] as string
    const sentence = at(number)
    sentence.words++
    sentence.kinds[WORDS]?.push(hashed(WORDS, word))
    const letters = sentence.kinds[LETTERS] as number[]
    if (parts === 'all') addParts(word, letters)
    else
      for (const length of BEGINNINGS)
        if (word.length >= length) letters.push(hashed(LETTERS, `<${word.slice(0, length)}`))
    if (tokens[i + 1]?.sentence === number) sentence.kinds[PAIRS]?.push(hashed(PAIRS, `${word} ${words[i + 1]}`))
  }
  const live = new Map<number, Set<string>>()
  const seen = new Set<string>()
  const add = (concept: string, state: string, start: number) => {
    const number = tokens[start]?.sentence ?? 0
    const key = `${concept}:${state}`
    if (seen.has(`${key}:${start}`)) return
    seen.add(`${key}:${start}`)
    const kind = concept.includes(TOPIC) ? TOPICS : CONCEPTS
    at(number).kinds[kind]?.push(hashed(kind, key))
    if (kind === TOPICS) return
    if (state === 'live') live.set(number, (live.get(number) ?? new Set()).add(concept))
  }
  for (const { said, denied } of languages) {
    for (const [concept, hits] of said) for (const hit of hits) add(concept, stateOf(hit), hit.start)
    for (const [concept, hits] of denied) for (const { start } of hits) add(concept, 'denied', start)
  }
  for (const [number, concepts] of live) {
    const sentence = at(number)
    const around = [...concepts, ...(live.get(number + 1) ?? []), ...facts].slice(0, MOST_PAIRED)
    for (const pair of pairsOf([...concepts].slice(0, MOST_PAIRED), around)) sentence.kinds[CONCEPT_PAIRS]?.push(pair)
  }
  return [...sentences.values()].sort((a, b) => a.number - b.number)
}

/** All parts of a word of three to five letters, its ends marked. */
function addParts(word: string, into: number[]): void {
  const marked = `<${word.slice(0, LONGEST_WORD)}>`
  for (let start = 0; start + SHORTEST_GRAM <= marked.length; start++) {
    let value = SEEDS[LETTERS] as number
    const end = Math.min(marked.length, start + LONGEST_GRAM)
    for (let i = start; i < end; i++) {
      value = Math.imul(value ^ marked.charCodeAt(i), 0x01000193)
      if (i - start + 1 >= SHORTEST_GRAM) into.push(bucketOf(value))
    }
  }
}

function stateOf({ reported, studied, dreamt, past, assessed }: GuardedHit): string {
  if (reported || studied || dreamt) return 'reported'
  if (past) return 'past'
  return assessed ? 'assessed' : 'live'
}

/** Two concepts of the same sentence, or of two that follow each other, once each, whichever comes first. */
function pairsOf(concepts: readonly string[], around: readonly string[]): Set<number> {
  const pairs = new Set<number>()
  const others = around.map((concept) => hash(concept, SEEDS[CONCEPT_PAIRS] as number))
  for (const concept of concepts) {
    const one = hash(concept, SEEDS[CONCEPT_PAIRS] as number)
    for (const other of others)
      if (one !== other) pairs.add(bucketOf(Math.imul(Math.min(one, other), 0x01000193) ^ Math.max(one, other)))
  }
  return pairs
}

/**
 * How much one feature of each kind counts in a part of a text: each kind at the length that it has, all together at
 * length one.
 * @param counts by kind, how many features there are
 */
export function scalesFor(counts: ArrayLike<number>): Float64Array {
  let square = 0
  for (const [kind, share] of SHARES.entries()) if (counts[kind]) square += share ** 2
  const whole = Math.sqrt(square || 1)
  return Float64Array.from(SHARES, (share, kind) => (counts[kind] ? share / Math.sqrt(counts[kind]) / whole : 0))
}

/** All features of a text as a list of different ones, with how much each counts. */
export interface Bag {
  readonly buckets: Int32Array
  readonly weights: Float32Array
}

/** The features of a whole text, to learn from. */
export function bagOf(sentences: readonly Sentence[]): Bag {
  const scales = scalesFor(
    SHARES.map((_, kind) => sentences.reduce((sum, { kinds }) => sum + (kinds[kind]?.length ?? 0), 0)),
  )
  const total = new Map<number, number>()
  for (const { kinds } of sentences)
    for (const [kind, list] of kinds.entries())
      for (const bucket of list) total.set(bucket, (total.get(bucket) ?? 0) + (scales[kind] as number))
  const buckets = Int32Array.from(total.keys()).sort()
  return { buckets, weights: Float32Array.from(buckets, (bucket) => total.get(bucket) as number) }
}

/** Features of something smaller than a text, each once. */
export function bagFrom(features: ReadonlySet<string>): Bag {
  const different = new Set([...features].map((feature) => bucketOf(hash(feature, 0x811c9dc5))))
  const buckets = Int32Array.from(different).sort()
  return { buckets, weights: new Float32Array(buckets.length).fill(1 / Math.sqrt(buckets.length || 1)) }
}
