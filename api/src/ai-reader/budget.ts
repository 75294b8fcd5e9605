/** Lets so many calls through in each period. */
export function createBudget({ calls, perMs }: { calls: number; perMs: number }, now = Date.now) {
  let period = 0
  let left = calls
  return {
    /** Takes one call; false if none is left. */
    take(): boolean {
      const current = Math.floor(now() / perMs)
      if (current !== period) left = calls
      period = current
      if (left === 0) return false
      left -= 1
      return true
    },
  }
}
