import { BUCKETS, type Features } from './features.ts'

/** One text to learn from: what is seen of it, and which head it belongs to. */
export interface Example {
  readonly features: Features
  readonly head: number
}

export interface Training {
  readonly heads: number
  /** How much a mistake costs beside large weights. */
  readonly cost: number
  readonly rounds: number
}

/** Weights by bucket and head: `weights[bucket * heads + head]`. */
export interface Trained {
  readonly heads: number
  readonly weights: Float32Array
  readonly bias: Float32Array
}

/** Rare features count more: by bucket the logarithm of how many texts there are for each that has it. */
export function rarity(examples: readonly Example[]): Float32Array {
  const seen = new Int32Array(BUCKETS)
  for (const { features } of examples) for (const bucket of features.buckets) seen[bucket] = (seen[bucket] ?? 0) + 1
  return Float32Array.from(seen, (count) => (count < 2 ? 0 : 1 + logarithm((examples.length + 1) / (count + 1))))
}

/**
 * A linear separator for each head against all others (L2 regularised, squared hinge, dual coordinate descent), all in
 * one pass over the features. Only additions, products and square roots are used, so that each machine learns the same.
 */
export function train(examples: readonly Example[], { heads, cost, rounds }: Training): Trained {
  const rare = rarity(examples)
  const values = examples.map(({ features: { buckets, weights } }) =>
    weights.map((weight, i) => weight * (rare[buckets[i] ?? 0] ?? 0)),
  )
  const weights = new Float32Array(BUCKETS * heads)
  const bias = new Float32Array(heads)
  const pulls = new Float32Array(examples.length * heads)
  const soft = 1 / (2 * cost)
  const diagonals = values.map((list) => list.reduce((sum, value) => sum + value * value, 1 + soft))
  const order = Int32Array.from(examples.keys())
  const scores = new Float64Array(heads)
  const steps = new Float64Array(heads)
  const random = generator(1)
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random)
    for (const at of order) {
      const example = examples[at] as Example
      const { buckets } = example.features
      const list = values[at] as Float32Array
      for (let head = 0; head < heads; head++) scores[head] = bias[head] as number
      for (let i = 0; i < buckets.length; i++) {
        const value = list[i] as number
        if (value === 0) continue
        const row = (buckets[i] as number) * heads
        for (let head = 0; head < heads; head++)
          scores[head] = (scores[head] as number) + value * (weights[row + head] as number)
      }
      let moved = false
      for (let head = 0; head < heads; head++) {
        const sign = example.head === head ? 1 : -1
        const pull = pulls[at * heads + head] as number
        const slope = sign * (scores[head] as number) - 1 + soft * pull
        const next = Math.max(0, pull - slope / (diagonals[at] as number))
        pulls[at * heads + head] = next
        const step = (next - pull) * sign
        steps[head] = step
        if (step === 0) continue
        moved = true
        bias[head] = (bias[head] as number) + step
      }
      if (!moved) continue
      for (let i = 0; i < buckets.length; i++) {
        const value = list[i] as number
        if (value === 0) continue
        const row = (buckets[i] as number) * heads
        for (let head = 0; head < heads; head++)
          weights[row + head] = (weights[row + head] as number) + value * (steps[head] as number)
      }
    }
  }
  for (let bucket = 0; bucket < BUCKETS; bucket++)
    for (let head = 0; head < heads; head++)
      weights[bucket * heads + head] = (weights[bucket * heads + head] as number) * (rare[bucket] as number)
  return { heads, weights, bias }
}

/** What each head says of a text, before any threshold. */
export function score({ heads, weights, bias }: Trained, { buckets, weights: values }: Features): Float64Array {
  const scores = Float64Array.from(bias)
  for (let i = 0; i < buckets.length; i++) {
    const row = (buckets[i] as number) * heads
    const value = values[i] as number
    for (let head = 0; head < heads; head++)
      scores[head] = (scores[head] as number) + value * (weights[row + head] as number)
  }
  return scores
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

/** The natural logarithm, by the series of the inverse hyperbolic tangent: engines differ in the last digit of theirs. */
export function logarithm(value: number): number {
  let halvings = 0
  let rest = value
  while (rest > 1.5) {
    rest /= 2
    halvings++
  }
  while (rest < 0.75) {
    rest *= 2
    halvings--
  }
  const ratio = (rest - 1) / (rest + 1)
  let sum = 0
  let power = ratio
  for (let n = 1; n < 40; n += 2) {
    sum += power / n
    power *= ratio * ratio
  }
  return 2 * sum + halvings * 0.6931471805599453
}
