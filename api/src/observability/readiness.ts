/** What must be there before the API can serve, in the order in which it comes up. */
export const PARTS = ['database', 'migrations', 'queue'] as const
export type Part = (typeof PARTS)[number]

/** Knows whether this process can serve, and what it waits for. */
export interface Readiness {
  /** Parts that are not there yet. */
  waitingFor(): Part[]
  up(part: Part): void
  /** From now on no new work: the load balancer should look elsewhere. */
  drain(): void
  draining(): boolean
}

/** Nothing is up at first. */
export function createReadiness(): Readiness {
  const missing = new Set<Part>(PARTS)
  let isDraining = false
  return {
    waitingFor: () => [...missing],
    up: (part) => missing.delete(part),
    drain: () => {
      isDraining = true
    },
    draining: () => isDraining,
  }
}
