import type { Candidate } from '../listening/evidence.ts'

/** Candidates of one text, and which of them are right. */
export interface Case {
  readonly candidates: readonly Candidate[]
  readonly right: ReadonlySet<string>
}

const ROUNDS = 200
const PACE = 0.3
/** Large weights cost. */
const COST = 1e-4

const dot = (a: Float64Array, b: Float64Array) => a.reduce((sum, value, i) => sum + value * (b[i] as number), 0)

/**
 * How much each piece of evidence counts, so that the right candidates are the likeliest of their text.
 */
export function weigh(cases: readonly Case[], size: number): number[] {
  const spread = spreadOf(cases, size)
  const scaled = cases.map(({ candidates, right }) => ({
    right: candidates.map(({ key }) => Number(right.has(key)) / right.size),
    evidence: candidates.map(({ evidence }) => evidence.map((value, at) => value / (spread[at] as number))),
  }))
  const weights = new Float64Array(size)
  const squares = new Float64Array(size)
  for (let round = 0; round < ROUNDS; round++) {
    const slope = new Float64Array(size)
    for (const { right, evidence } of scaled) {
      const scores = evidence.map((each) => dot(weights, each))
      const most = Math.max(...scores)
      const powers = scores.map((score) => Math.exp(score - most))
      const total = powers.reduce((sum, power) => sum + power, 0)
      for (const [i, each] of evidence.entries()) {
        const power = powers[i] as number
        const pull = (right[i] as number) - power / total
        for (let at = 0; at < size; at++) slope[at] = (slope[at] as number) + pull * (each[at] as number)
      }
    }
    for (let at = 0; at < size; at++) {
      const step = (slope[at] as number) / cases.length - COST * (weights[at] as number)
      squares[at] = (squares[at] as number) + step * step
      weights[at] = (weights[at] as number) + (PACE * step) / Math.sqrt((squares[at] as number) + 1e-8)
    }
  }
  return [...weights].map((weight, at) => Math.round((weight / (spread[at] as number)) * 1000) / 1000)
}

/** How much each piece of evidence varies, so that all of them learn at the same pace. */
function spreadOf(cases: readonly Case[], size: number): number[] {
  const list = cases.flatMap(({ candidates }) => candidates.map(({ evidence }) => evidence))
  return Array.from({ length: size }, (_, at) => {
    const mean = list.reduce((sum, evidence) => sum + (evidence[at] as number), 0) / list.length
    const square = list.reduce((sum, evidence) => sum + ((evidence[at] as number) - mean) ** 2, 0) / list.length
    return Math.sqrt(square) || 1
  })
}
