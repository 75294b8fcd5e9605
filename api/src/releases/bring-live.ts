import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '../database/database.ts'
import type { Logger } from '../observability/log.ts'
import type { ReleaseFiles } from './files.ts'
import { selectLiveHere } from './release.sql.ts'

const PAUSE_MS = 1_000

interface BringDeps {
  database: Database
  releaseFiles: ReleaseFiles
  log: Logger
}

/** Brings the files of everything live to this node. Returns whether all are here; the log names what is missing. */
async function bringLive({ database, releaseFiles, log }: BringDeps): Promise<boolean> {
  const live = await database.asSystem(selectLiveHere)
  const brought = await Promise.all(
    live.map(async (release) => {
      const here = await releaseFiles.ensure(release).catch((error: unknown) => {
        log.failure('live release not brought here', error)
        return false
      })
      if (!here) log.event('files of the live release are missing', { remote: release.name, version: release.version })
      return here
    }),
  )
  return brought.every(Boolean)
}

/**
 * Calls `done` once the files of everything live are on this node. Resolves after the first attempt; further ones follow
 * until `signal` aborts.
 */
export async function untilLiveIsHere(deps: BringDeps, signal: AbortSignal, done: () => void): Promise<void> {
  if (await bringLive(deps)) return done()
  const goOn = async () => {
    do await delay(PAUSE_MS, undefined, { signal })
    while (!(await bringLive(deps).catch(() => false)))
    done()
  }
  // Aborted.
  goOn().catch(() => undefined)
}
