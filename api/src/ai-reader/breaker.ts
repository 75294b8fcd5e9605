interface Limits {
  failures: number
  withinMs: number
}

export interface Breaker {
  isOpen(): boolean
  failed(): void
}

/** Leaves a service alone for a while after so many failures within the same time. */
export function createBreaker({ failures, withinMs }: Limits, now = Date.now): Breaker {
  let recent: number[] = []
  let openUntil = 0
  return {
    isOpen: () => now() < openUntil,
    failed() {
      recent = [...recent.filter((at) => at > now() - withinMs), now()]
      if (recent.length < failures) return
      openUntil = now() + withinMs
      recent = []
    },
  }
}
