/** What a text might be, and the numbers that speak for it. */
interface Candidate {
  readonly key: string
  readonly evidence: ArrayLike<number> & Iterable<number>
}

/** Candidates of one text, and which of them are right. */
export interface Case {
  readonly candidates: readonly Candidate[]
  readonly right: ReadonlySet<string>
}

const ROUNDS = 200
const PACE = 0.3
/** Large weights cost. */
const COST = 1e-4

/** The candidates of one text in one row, `size` numbers each. */
interface Row {
  readonly evidence: Float64Array
  /** By candidate, its part of being right. */
  readonly right: Float64Array
}

/**
 * How much each piece of evidence counts, so that the right candidates are the likeliest of their text.
 */
export function weigh(cases: readonly Case[], size: number): number[] {
  const spread = spreadOf(cases, size)
  const rows = cases.map(
    ({ candidates, right }): Row => ({
      evidence: Float64Array.from(
        candidates.flatMap(({ evidence }) => [...evidence]),
        (value, i) => value / (spread[i % size] as number),
      ),
      right: Float64Array.from(candidates, ({ key }) => Number(right.has(key)) / right.size),
    }),
  )
  const weights = new Float64Array(size)
  const squares = new Float64Array(size)
  for (let round = 0; round < ROUNDS; round++) {
    const slope = new Float64Array(size)
    for (const row of rows) addSlope(slope, row, weights)
    for (let at = 0; at < size; at++) {
      const step = (slope[at] as number) / cases.length - COST * (weights[at] as number)
      squares[at] = (squares[at] as number) + step * step
      weights[at] = (weights[at] as number) + (PACE * step) / Math.sqrt((squares[at] as number) + 1e-8)
    }
  }
  return [...weights].map((weight, at) => Math.round((weight / (spread[at] as number)) * 1000) / 1000)
}

/** Adds where the weights should go for one text: from the candidates that they think likely to those that are right. */
function addSlope(slope: Float64Array, { evidence, right }: Row, weights: Float64Array): void {
  const size = weights.length
  const powers = new Float64Array(right.length)
  for (let i = 0; i < right.length; i++)
    for (let at = 0; at < size; at++)
      powers[i] = (powers[i] as number) + (weights[at] as number) * (evidence[i * size + at] as number)
  const most = powers.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
  let total = 0
  for (let i = 0; i < right.length; i++) {
    powers[i] = Math.exp((powers[i] as number) - most)
    total += powers[i] as number
  }
  for (let i = 0; i < right.length; i++) {
    const pull = (right[i] as number) - (powers[i] as number) / total
    for (let at = 0; at < size; at++) slope[at] = (slope[at] as number) + pull * (evidence[i * size + at] as number)
  }
}

/** How much each piece of evidence varies, so that all of them learn at the same pace. */
function spreadOf(cases: readonly Case[], size: number): number[] {
  const list = cases.flatMap(({ candidates }) => candidates.map(({ evidence }) => evidence))
  return Array.from({ length: size }, (_, at) => {
    let [sum, squares] = [0, 0]
    for (const evidence of list) {
      const value = evidence[at] as number
      sum += value
      squares += value * value
    }
    const mean = sum / list.length
    return Math.sqrt(Math.max(0, squares / list.length - mean * mean)) || 1
  })
}
