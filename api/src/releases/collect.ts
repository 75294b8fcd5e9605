import type { Deps } from '../deps.ts'

/** For how long a node keeps files that it could bring again, and how often it looks. */
const KEPT_DAYS = 7
const EVERY_MS = 3_600_000

/** Keeps this node's copies of releases few, until stopped. */
export function collectCopies({ releaseFiles, log }: Pick<Deps, 'releaseFiles' | 'log'>): { stop(): void } {
  const timer = setInterval(() => {
    releaseFiles
      .collect(KEPT_DAYS)
      .then((collected) => {
        for (const { name, version } of collected) log.event('copy of a release deleted', { remote: name, version })
      })
      .catch((error: unknown) => log.failure('copies of releases not collected', error))
  }, EVERY_MS)
  return { stop: () => clearInterval(timer) }
}
