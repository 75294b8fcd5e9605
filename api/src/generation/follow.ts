import { type GenerationStage, PROBLEMS, type ProblemKey } from '@soulsign/contracts'
import type { Database, Transaction } from '../database/database.ts'
import type { Owner } from '../database/owner.ts'
import { ProblemError } from '../http/problem.ts'
import { findAccount, findProgress, type GenerationOf } from './generations.sql.ts'
import type { GenerationNews } from './news.ts'

/** The interval for checking the row without a notification, in case one got lost. */
const LOOK_MS = 5_000

/** A step of a generation. `idle` means that nothing changed for a while; `done` is the end. */
export type Step<Row> =
  | { event: 'progress'; data: { stage: GenerationStage } }
  /** All text that a reader may see so far. */
  | { event: 'shown'; text: string }
  | { event: 'idle' }
  | { event: 'done'; row: Row }

/**
 * Follows a generation from its current state: yields changes, and finally the row that `find` returns. A guest who
 * signs in meanwhile keeps reading with the account.
 * @throws ProblemError generation-failed, or not-found if the entry is deleted
 */
export async function* followGeneration<Row>(
  { database, generationNews }: { database: Database; generationNews: GenerationNews },
  owner: Owner,
  generation: GenerationOf,
  find: (tx: Transaction) => Promise<Row | undefined>,
): AsyncGenerator<Step<Row>, void> {
  const news = generationNews.subscribe(generation.symptomId)
  let stage: string | undefined
  let shown = ''
  try {
    for (;;) {
      const { progress, row } = await database.asOwner(owner, async (tx) => {
        const seen = await findProgress(tx, generation)
        const ended = seen?.state !== 'queued' && seen?.state !== 'running'
        return { progress: seen, row: ended ? await find(tx) : undefined }
      })
      if (row) {
        yield { event: 'done', row }
        return
      }
      if (!progress) {
        const userId =
          owner.kind === 'guest' && (await database.asSystem((tx) => findAccount(tx, generation.symptomId)))
        if (!userId) throw new ProblemError('not-found', { detail: 'You have no such entry.' })
        owner = { kind: 'user', userId }
        continue
      }
      if (progress.state === 'failed') throw failure(progress.problem)
      if (progress.stage !== stage) {
        stage = progress.stage
        yield { event: 'progress', data: { stage: progress.stage } }
      }
      if (progress.released_text !== shown) {
        shown = progress.released_text
        yield { event: 'shown', text: shown }
      }
      if (!(await news.next(LOOK_MS))) yield { event: 'idle' }
    }
  } finally {
    news.close()
  }
}

/** The longest wait of a caller without a stream. The writing continues, and a repeated request joins it. */
const WAIT_MS = 150_000

/** Waits for the end of a generation. @throws ProblemError generation-timeout, or an error of `followGeneration` */
export async function untilWritten<Row>(steps: AsyncIterable<Step<Row>>): Promise<Row> {
  const deadline = Date.now() + WAIT_MS
  for await (const step of steps) {
    if (step.event === 'done') return step.row
    if (Date.now() > deadline) break
  }
  throw new ProblemError('generation-timeout', { detail: 'It is still being written. Ask again to keep waiting.' })
}

const failure = (problem: ProblemKey | null) =>
  new ProblemError(problem && problem in PROBLEMS ? problem : 'generation-failed', {
    detail: 'It could not be written right now and did not count. Please try again.',
  })

/** The steps of a generation that ended before anyone followed it. */
export async function* alreadyDone<Row>(row: Row): AsyncGenerator<Step<Row>, void> {
  yield { event: 'done', row }
}
