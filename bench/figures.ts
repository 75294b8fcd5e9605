/** The middle of some values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle) - 1] ?? Number.NaN)) / 2
}

/** The median of the ratios of each round, and between what they lie. */
export function ratioOf(ours: readonly number[], theirs: readonly number[]): string {
  const ratios = ours.map((value, round) => value / (theirs[round] ?? Number.NaN))
  // Nothing to nothing.
  if (!ratios.every(Number.isFinite)) return '-'
  const [low, middle, high] = [Math.min(...ratios), median(ratios), Math.max(...ratios)]
  return `${middle.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`
}
