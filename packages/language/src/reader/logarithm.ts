const { LN2 } = Math

/**
 * The natural logarithm, by the series of the inverse hyperbolic tangent: engines compute theirs with different last
 * digits, and training must give the same bytes on each machine.
 */
export function logarithm(value: number): number {
  let halvings = 0
  let rest = value
  for (; rest > 1.5; rest /= 2) halvings++
  for (; rest < 0.75; rest *= 2) halvings--
  const ratio = (rest - 1) / (rest + 1)
  let sum = 0
  let power = ratio
  for (let n = 1; n < 40; n += 2) {
    sum += power / n
    power *= ratio * ratio
  }
  return 2 * sum + halvings * LN2
}
