import type { ClientReport, LiveRemote } from '@soulsign/contracts'
import type { Database } from '../database/database.ts'
import type { Logger } from '../observability/log.ts'
import { addUse, type Counted } from './use.sql.ts'

/** How often a node stores what it has counted, in milliseconds. */
const FLUSH_MS = 2_000

type Key = Pick<LiveRemote, 'name' | 'version'>

/** Counts which releases pages name and which ones browsers report as failed. */
export interface ReleaseUse {
  page(remotes: readonly Key[]): void
  failure(release: Key, phase: NonNullable<ClientReport['phase']>): void
  /** Stores what is counted. */
  flush(): Promise<void>
  /** Stores what is counted, and stops. */
  close(): Promise<void>
}

/** Counts in memory and stores the counts every few seconds; a node that dies takes the last ones with it. */
export function createReleaseUse({ database, log }: { database: Database; log: Logger }): ReleaseUse {
  let pages = new Map<string, Counted>()
  let failures = new Map<string, Counted>()
  const add = (counts: Map<string, Counted>, counted: Omit<Counted, 'count'>) => {
    const key = JSON.stringify([counted.name, counted.version, counted.phase])
    counts.set(key, { ...counted, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  async function flush() {
    if (pages.size + failures.size === 0) return
    const counted = { pages: [...pages.values()], failures: [...failures.values()] }
    pages = new Map()
    failures = new Map()
    await database
      .asSystem((tx) => addUse(tx, counted))
      .catch((error: unknown) => log.failure('use of releases not stored', error))
  }
  const timer = setInterval(() => void flush(), FLUSH_MS)
  return {
    page: (remotes) => {
      for (const { name, version } of remotes) add(pages, { name, version })
    },
    failure: ({ name, version }, phase) => add(failures, { name, version, phase }),
    flush,
    close: async () => {
      clearInterval(timer)
      await flush()
    },
  }
}
