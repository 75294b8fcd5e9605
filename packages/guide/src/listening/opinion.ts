import type { Candidate } from './evidence.ts'

export interface Share {
  readonly key: string
  readonly share: number
}

/** What the reader thinks of a text, before any threshold. */
export interface Opinion {
  /** The themes by their share of probability, the likeliest first. */
  readonly themes: readonly Share[]
  /** The situations, and that there is none, by their share of probability, the likeliest first. */
  readonly situations: readonly Share[]
}

const score = ({ evidence }: Candidate, weights: readonly number[]) =>
  evidence.reduce((sum, value, i) => sum + value * (weights[i] as number), 0)
const byShare = (a: Share, b: Share) => b.share - a.share || (a.key < b.key ? -1 : 1)

/** Shares of probability of candidates of which one is right. */
export function oneOf(candidates: readonly Candidate[], weights: readonly number[]): Share[] {
  const scores = candidates.map((candidate) => score(candidate, weights))
  const most = Math.max(...scores)
  const powers = scores.map((value) => Math.exp(value - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return candidates.map(({ key }, i) => ({ key, share: (powers[i] as number) / total })).sort(byShare)
}
