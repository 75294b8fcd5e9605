import type { Candidate } from '../listening/evidence.ts'

/** Candidates of one text, and which of them are right. */
export interface Case {
  readonly candidates: readonly Candidate[]
  readonly right: ReadonlySet<string>
}

const ROUNDS = 250
const PACE = 0.5
/** Large weights cost. */
const COST = 1e-3

const dot = (a: Float64Array, b: Float64Array) => a.reduce((sum, value, i) => sum + value * (b[i] as number), 0)

/**
 * How much each piece of evidence counts, so that the right candidate is the likeliest of its text.
 * @param alone each candidate is right or wrong by itself: a text may have several situations, or none
 */
export function weigh(cases: readonly Case[], size: number, alone: boolean): number[] {
  const weights = new Float64Array(size)
  const squares = new Float64Array(size)
  for (let round = 0; round < ROUNDS; round++) {
    const slope = new Float64Array(size)
    for (const { candidates, right } of cases) {
      const scores = candidates.map(({ evidence }) => dot(weights, evidence))
      const most = Math.max(0, ...scores)
      const powers = scores.map((score) => Math.exp(alone ? score : score - most))
      const total = powers.reduce((sum, power) => sum + power, 0)
      for (const [i, { key, evidence }] of candidates.entries()) {
        const power = powers[i] as number
        const likely = alone ? power / (1 + power) : power / total
        const pull = Number(right.has(key)) - likely
        for (let at = 0; at < size; at++) slope[at] = (slope[at] as number) + pull * (evidence[at] as number)
      }
    }
    for (let at = 0; at < size; at++) {
      const step = (slope[at] as number) / cases.length - COST * (weights[at] as number)
      squares[at] = (squares[at] as number) + step * step
      weights[at] = (weights[at] as number) + (PACE * step) / Math.sqrt((squares[at] as number) + 1e-8)
    }
  }
  return [...weights].map((weight) => Math.round(weight * 1000) / 1000)
}
