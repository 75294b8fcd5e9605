import { type Bag, type Sentence, SHARES, scalesFor } from './features.ts'
import type { LinearModel } from './model.ts'

/**
 * What a model says of each part of a text. Scores are sums over features, so each sentence is added up once, and a part
 * is the difference of two sums.
 */
export class Scores {
  readonly #model: LinearModel
  /** By sentence and kind, how many features all sentences before it have, and by head what they say. */
  readonly #counts: Float64Array[]
  readonly #sums: Float64Array[]

  constructor(model: LinearModel, sentences: readonly Sentence[]) {
    this.#model = model
    const heads = model.heads.length
    const { weights } = model
    let counts = new Float64Array(SHARES.length)
    let sums = new Float64Array(SHARES.length * heads)
    this.#counts = [counts]
    this.#sums = [sums]
    for (const { kinds } of sentences) {
      counts = counts.slice()
      sums = sums.slice()
      for (const [kind, buckets] of kinds.entries()) {
        counts[kind] = (counts[kind] as number) + buckets.length
        for (const bucket of buckets) {
          const into = kind * heads
          const last = weights.starts[bucket + 1] as number
          for (let at = weights.starts[bucket] as number; at < last; at++) {
            const head = into + (weights.heads[at] as number)
            sums[head] = (sums[head] as number) + (weights.values[at] as number)
          }
        }
      }
      this.#counts.push(counts)
      this.#sums.push(sums)
    }
  }

  /** What each head says of the sentences `from` to `to` (exclusive), by their place. */
  of(from: number, to: number): Float64Array {
    const { heads, bias, scales } = this.#model
    const before = this.#counts[from] as Float64Array
    const shares = scalesFor((this.#counts[to] as Float64Array).map((count, kind) => count - (before[kind] as number)))
    const [start, end] = [this.#sums[from] as Float64Array, this.#sums[to] as Float64Array]
    const scores = Float64Array.from(bias)
    for (const [kind, share] of shares.entries())
      for (let head = 0; head < scores.length; head++) {
        const at = kind * heads.length + head
        const sum = (end[at] as number) - (start[at] as number)
        scores[head] = (scores[head] as number) + share * sum * (scales[head] as number)
      }
    return scores
  }
}

/** What the first head of a model says of a bag of features. */
export function scoreOf({ buckets, weights: counts }: Bag, { bias, scales, weights }: LinearModel): number {
  let score = 0
  for (const [i, bucket] of buckets.entries())
    for (let at = weights.starts[bucket] as number; at < (weights.starts[bucket + 1] as number); at++)
      if (weights.heads[at] === 0) score += (weights.values[at] as number) * (counts[i] as number)
  return score * (scales[0] as number) + (bias[0] as number)
}
