/** The parts that must be up before the API can serve, in the order in which they start. */
export const PARTS = ['database', 'migrations', 'queue', 'releases'] as const
export type Part = (typeof PARTS)[number]

/** Tracks whether this process can serve, and what it waits for. */
export interface Readiness {
  /** Whether the process takes requests: it has started and is not draining. */
  open(): boolean
  /** The parts that are not up yet. */
  waitingFor(): Part[]
  up(part: Part): void
  /** Refuses new work from now on, so that the load balancer sends requests elsewhere. */
  drain(): void
  draining(): boolean
}

/** Starts with all parts down. */
export function createReadiness(): Readiness {
  const missing = new Set<Part>(PARTS)
  let isDraining = false
  return {
    open: () => missing.size === 0 && !isDraining,
    waitingFor: () => [...missing],
    up: (part) => missing.delete(part),
    drain: () => {
      isDraining = true
    },
    draining: () => isDraining,
  }
}
