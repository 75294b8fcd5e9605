import { type Bag, BUCKETS } from './features.ts'
import { logarithm } from './logarithm.ts'

/** One text to learn from: what is seen of it, and which heads it belongs to. */
export interface Example {
  readonly features: Bag
  readonly heads: readonly number[]
  /** Heads that it may belong to or not: nobody has said so, and it teaches nothing about them. */
  readonly unknown?: ReadonlySet<number>
}

export interface Training {
  readonly heads: number
  /** How much a mistake costs beside large weights. */
  readonly cost: number
  /** How much more it costs to miss a text of a head than to take another for one: 1 unless set. */
  readonly missed?: number
  readonly rounds: number
}

/** Weights by the place of a feature, and head: `weights[place * heads + head]`. */
export interface Trained {
  readonly heads: number
  /** The place of each bucket that was learned. */
  readonly known: ReadonlyMap<number, number>
  readonly weights: Float32Array
  readonly bias: Float32Array
  /** By place, how much the feature moves scores: the length of its column. */
  readonly reach: Float32Array
}

/** A feature that fewer texts have teaches nothing about the next writer. */
const FEWEST_TEXTS = 3
/** Smaller changes are not worth a pass over the features. */
const SMALLEST_STEP = 0.005

/**
 * A linear separator for each head against all others (L2 regularised, squared hinge, dual coordinate descent), all in
 * one pass over the features. Only additions, products and square roots are used, so that each machine learns the same.
 */
export function train(examples: readonly Example[], { heads, cost, missed = 1, rounds }: Training): Trained {
  const { known, rare } = vocabularyOf(examples)
  const rows = examples.map(({ features }) => rowsOf(features, known, rare, heads))
  const weights = new Float32Array(rare.length * heads)
  const bias = new Float32Array(heads)
  const pulls = new Float32Array(examples.length * heads)
  const soft = 1 / (2 * cost)
  const softOfOwn = soft / missed
  const squares = rows.map(({ values }) => values.reduce((sum, value) => sum + value * value, 1))
  const order = Int32Array.from(examples.keys())
  const scores = new Float64Array(heads)
  const steps = new Float64Array(heads)
  const random = generator(1)
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random)
    for (const at of order) {
      const { starts, values } = rows[at] as Row
      const { heads: own, unknown } = examples[at] as Example
      const square = squares[at] as number
      scores.set(bias)
      for (let i = 0; i < starts.length; i++) {
        const value = values[i] as number
        const start = starts[i] as number
        for (let head = 0; head < heads; head++)
          scores[head] = (scores[head] as number) + value * (weights[start + head] as number)
      }
      const moved: number[] = []
      for (let head = 0; head < heads; head++) {
        if (unknown?.has(head)) continue
        const isOwn = own.includes(head)
        const sign = isOwn ? 1 : -1
        const ease = isOwn ? softOfOwn : soft
        const pull = pulls[at * heads + head] as number
        const slope = sign * (scores[head] as number) - 1 + ease * pull
        const next = Math.max(0, pull - slope / (square + ease))
        if (Math.abs(next - pull) < SMALLEST_STEP) continue
        pulls[at * heads + head] = next
        steps[head] = (next - pull) * sign
        bias[head] = (bias[head] as number) + (steps[head] as number)
        moved.push(head)
      }
      if (moved.length === 0) continue
      for (let i = 0; i < starts.length; i++) {
        const value = values[i] as number
        const start = starts[i] as number
        for (const head of moved)
          weights[start + head] = (weights[start + head] as number) + value * (steps[head] as number)
      }
    }
  }
  return {
    heads,
    known,
    weights: weights.map((weight, i) => weight * (rare[Math.floor(i / heads)] as number)),
    bias,
    reach: reachOf(examples, known),
  }
}

function reachOf(examples: readonly Example[], known: ReadonlyMap<number, number>): Float32Array {
  const squares = new Float64Array(known.size)
  for (const { features } of examples)
    for (const [i, bucket] of features.buckets.entries()) {
      const place = known.get(bucket)
      if (place !== undefined) squares[place] = (squares[place] as number) + (features.weights[i] as number) ** 2
    }
  return Float32Array.from(squares, Math.sqrt)
}

/** The features that are learned, the most common first, and by its place how much each counts: rare ones more. */
function vocabularyOf(examples: readonly Example[]): { known: Map<number, number>; rare: Float32Array } {
  const seen = new Int32Array(BUCKETS)
  for (const { features } of examples)
    for (const bucket of features.buckets) seen[bucket] = (seen[bucket] as number) + 1
  const learned = [...seen.keys()].filter((bucket) => (seen[bucket] as number) >= FEWEST_TEXTS)
  learned.sort((a, b) => (seen[b] as number) - (seen[a] as number) || a - b)
  return {
    known: new Map(learned.map((bucket, place) => [bucket, place])),
    rare: Float32Array.from(learned, (bucket) => 1 + logarithm((examples.length + 1) / ((seen[bucket] as number) + 1))),
  }
}

/** The features of a text as places in the list of weights. */
interface Row {
  readonly starts: Int32Array
  readonly values: Float32Array
}

function rowsOf({ buckets, weights }: Bag, known: Map<number, number>, rare: Float32Array, heads: number): Row {
  const starts: number[] = []
  const values: number[] = []
  for (const [i, bucket] of buckets.entries()) {
    const place = known.get(bucket)
    if (place === undefined) continue
    starts.push(place * heads)
    values.push((weights[i] as number) * (rare[place] as number))
  }
  return { starts: Int32Array.from(starts), values: Float32Array.from(values) }
}

/** Mulberry32: the same numbers on each machine. */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return (value ^ (value >>> 14)) >>> 0
  }
}

function shuffle(list: Int32Array, random: () => number): void {
  for (let i = list.length - 1; i > 0; i--) {
    const other = random() % (i + 1)
    const kept = list[i] as number
    list[i] = list[other] as number
    list[other] = kept
  }
}
