import type { GenerationStage } from '@soulsign/contracts'
import type { Transaction } from '../database/database.ts'
import type { Deps } from '../deps.ts'
import { lostQueue } from '../queue/queue.ts'
import { type Outcome, ProviderError, type Writing } from './draft.ts'
import {
  type Claim,
  claimGeneration,
  failGeneration,
  finishGeneration,
  type GenerationKind,
  type GenerationOf,
  holdsClaim,
  storeShownText,
} from './generations.sql.ts'
import { claimNews, type News } from './news.ts'
import { createShownText } from './shown-text.ts'

/** The interval for looking at a claim without news of it, in case one got lost. */
const LOOK_MS = 30_000

/** NOTIFY wakes a worker immediately; polling finds jobs that returned without one. */
const POLL_SECONDS = 2

/** Writes one kind of generation. */
export interface Writer {
  kind: GenerationKind
  queueName: string
  /**
   * The number of generations that a process writes concurrently. They spend nearly all their time waiting for the AI.
   */
  concurrency: number
  /** The texts of this kind that the entry's owner had before, newest first. */
  earlier(tx: Transaction, symptomId: string): Promise<string[]>
  /** `show` takes all text that a reader may see so far. Resolves with a function that stores the result. */
  write(
    writing: Writing,
    claim: Claim,
    show: (stage: GenerationStage, text: string) => void,
  ): Promise<{ outcome: Outcome; store(tx: Transaction): Promise<void> }>
  /** Called in the transaction that marks a generation as failed. */
  failed?(tx: Transaction, symptomId: string): Promise<void>
}

type JobData = { symptomId: string }

/** Processes the queue of a writer. Jobs may safely run twice: only the newest claim can store a result. */
export async function startGenerationWorkers(deps: Deps, writer: Writer): Promise<void> {
  const { queue, database } = deps
  const { kind, queueName, concurrency } = writer
  for (let i = 0; i < concurrency; i++) {
    const worker: string = await queue.work<JobData>(
      queueName,
      { batchSize: 1, pollingIntervalSeconds: POLL_SECONDS, notifyPollingIntervalSeconds: POLL_SECONDS },
      async ([job]) => {
        if (job) await writeOne(deps, writer, { symptomId: job.data.symptomId, kind }, job.signal)
        // More jobs may be waiting, so check now and not at the next poll.
        queue.notifyWorker(worker)
      },
    )
  }
  await queue.work<JobData>(lostQueue(queueName), { pollingIntervalSeconds: POLL_SECONDS }, async ([job]) => {
    if (!job) return
    const { symptomId } = job.data
    await database.asSystem(async (tx) => {
      if (await failGeneration(tx, { symptomId, kind }, 'generation-failed')) await writer.failed?.(tx, symptomId)
    })
  })
}

/** Runs one generation from claim to stored result. Rejects if the job has to be retried. */
async function writeOne(deps: Deps, writer: Writer, generation: GenerationOf, jobSignal: AbortSignal): Promise<void> {
  const { database, ai, config, log, metrics, provenance, generationNews } = deps
  // Before the claim, so that no news of it is missed.
  const news = generationNews.subscribe(claimNews(generation.symptomId))
  const claim = await database
    .asSystem((tx) => claimGeneration(tx, generation, config.openai.provider))
    .catch((error: unknown) => {
      news.close()
      throw error
    })
  if (!claim) return news.close()
  const stopTimer = metrics.generationSeconds.startTimer()
  const lost = new AbortController()
  const signal = AbortSignal.any([jobSignal, lost.signal])
  const shownText = createShownText(
    claim.shownText,
    (stage, text) => database.asSystem((tx) => storeShownText(tx, claim, stage, text)),
    (reason) => lost.abort(reason),
  )
  const over = new AbortController()
  void watchClaim(deps, claim, news, lost, over.signal)
  try {
    const { outcome, store } = await writer.write(
      {
        ai,
        model: config.openai.model,
        standIn: config.openai.standIn,
        signal,
        log,
        aiAllowed: claim.aiAllowed,
        earlier: await database.asSystem((tx) => writer.earlier(tx, claim.symptomId)),
        sign: provenance.sign,
      },
      claim,
      shownText.show,
    )
    await shownText.flush()
    const finished = await database.asSystem(async (tx) => {
      const mine = await finishGeneration(tx, claim)
      if (mine) await store(tx)
      return mine
    })
    if (finished) ended(deps, claim, outcome)
  } catch (error) {
    await shownText.flush()
    signal.throwIfAborted()
    if (!(error instanceof ProviderError)) throw error
    const failed = await database.asSystem(async (tx) => {
      const mine = await failGeneration(tx, claim, error.problem, claim.attempt)
      if (mine) await writer.failed?.(tx, claim.symptomId)
      return mine
    })
    log.failure('the AI provider could not be reached', error.cause)
    if (failed) ended(deps, claim, 'failed')
  } finally {
    over.abort()
    news.close()
    stopTimer()
  }
}

/**
 * Ends a writing whose claim is taken before it has anything to store, so that nothing more is sent to the AI.
 * @param over ends the watch
 */
async function watchClaim(
  { database, config }: Deps,
  claim: Claim,
  news: News,
  lost: AbortController,
  over: AbortSignal,
) {
  while (!over.aborted) {
    await news.next(LOOK_MS)
    // While the database is away, storing the text will tell.
    const holds = () => database.asSystem((tx) => holdsClaim(tx, claim, config.openai.provider)).catch(() => true)
    if (over.aborted || (await holds())) continue
    lost.abort(new Error('The claim on this generation was taken away'))
    return
  }
}

function ended({ log, metrics }: Deps, { symptomId, kind, attempt }: Claim, outcome: Outcome | 'failed') {
  metrics.generations.inc({ kind, outcome })
  log.event('generation ended', { symptom_id: symptomId, kind, attempt, outcome })
}
