import { agreesToAi } from '@soulsign/contracts'
import { TooManyTextsError } from '@soulsign/safety'
import { selectConsents } from '../consents/consents.sql.ts'
import type { Deps } from '../deps.ts'
import type { Finding } from '../entries/screenings.sql.ts'
import { enqueue, SCREEN_IMPORTED } from '../queue/queue.ts'
import { type DueEntry, type DuePlace, noteRead, selectDue, selectForgotten, storeFound } from './imported.sql.ts'

/** The entries of a turn. Everybody who has imported gets one before the next begins. */
const TURN = 25

/** Screens what a person has imported, so that their list says where there is help. */
export interface ImportedJob {
  userId: string
  /** Where the last turn ended. */
  after?: DuePlace
}

/** Screens imported entries in turns. The AI reader reads each when it is opened: a file may have a hundred thousand. */
export async function startImportedWorker(deps: Deps): Promise<void> {
  const { queue } = deps
  const worker: string = await queue.work<ImportedJob>(
    SCREEN_IMPORTED,
    { batchSize: 1, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 },
    async ([job]) => {
      if (job) await takeTurn(deps, job.data)
      queue.notifyWorker(worker)
    },
  )
}

/** Takes up imports whose screening has stopped: a turn gives up when it meets a full waiting line too often. */
export async function sweepImported({ database, queue }: Pick<Deps, 'database' | 'queue'>): Promise<void> {
  await database.asSystem(async (tx) => {
    for (const userId of await selectForgotten(tx))
      await enqueue(queue, tx, SCREEN_IMPORTED, { userId } satisfies ImportedJob)
  })
}

async function takeTurn(
  { database, queue, screener, config, log }: Deps,
  { userId, after }: ImportedJob,
): Promise<void> {
  const owner = { kind: 'user', userId } as const
  const { entries, letsAiRead } = await database.asOwner(owner, async (tx) => ({
    entries: await selectDue(tx, userId, after ?? null, TURN),
    letsAiRead: config.aiSafetyReader && agreesToAi(await selectConsents(tx, owner), config.openai.provider),
  }))
  const last = entries.at(-1)
  if (!last) return
  const found: { entry: DueEntry; finding: Finding | null }[] = []
  for (const entry of entries) {
    // One at a time, in a line of its own, so a new submission waits for one of these at most.
    const text = { description: entry.description, advancedInfo: entry.advanced_info }
    try {
      found.push({ entry, finding: await screener.assess(text, `import ${userId}`) })
    } catch (error) {
      if (error instanceof TooManyTextsError) throw error
      // It stays due, and keeps none of the others.
      log.failure('screening an imported entry', error, { entry: entry.id })
    }
  }
  await database.asOwner(owner, async (tx) => {
    // In the order in which deletions lock entries.
    for (const { entry, finding } of found.sort((a, b) => (a.entry.id < b.entry.id ? -1 : 1))) {
      const aiReadingDue = letsAiRead && finding?.level !== 'urgent'
      if ((await noteRead(tx, entry, aiReadingDue)) && finding)
        await storeFound(tx, entry, finding, entry.language ?? 'en')
    }
    const next: ImportedJob = { userId, after: { at: last.at, id: last.id } }
    if (entries.length === TURN) await enqueue(queue, tx, SCREEN_IMPORTED, next)
  })
}
