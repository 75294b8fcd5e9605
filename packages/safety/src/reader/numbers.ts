/**
 * Functions that engines compute with different last digits, from additions and products alone, so that training gives
 * the same bytes on each machine.
 */

const { LN2 } = Math

/** The natural logarithm, by the series of the inverse hyperbolic tangent. */
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

/** e to the power of a number from about -700 to 700. */
export function exponential(value: number): number {
  const doublings = Math.round(value / LN2)
  const rest = value - doublings * LN2
  let sum = 1
  let term = 1
  for (let n = 1; n < 20; n++) {
    term *= rest / n
    sum += term
  }
  return sum * 2 ** doublings
}
