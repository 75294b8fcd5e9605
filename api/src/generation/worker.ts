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
  storeShownText,
} from './generations.sql.ts'
import { createShownText } from './shown-text.ts'

/** NOTIFY wakes a worker at once; this is how soon it finds a job that came back without one. */
const POLL_SECONDS = 2

/** Writes what a claim is for. */
export interface Writer {
  kind: GenerationKind
  queueName: string
  /** How many one process writes at once. They wait for the AI nearly all the time. */
  concurrency: number
  /** `show` takes all that a reader may see so far. Resolves with what stores the result. */
  write(
    writing: Writing,
    claim: Claim,
    show: (stage: GenerationStage, text: string) => void,
  ): Promise<{ outcome: Outcome; store(tx: Transaction): Promise<void> }>
  /** Called in the transaction in which a generation fails. */
  failed?(tx: Transaction, symptomId: string): Promise<void>
}

type JobData = { symptomId: string }

/** Writes from the queue. What a job does is safe to do again: only the newest claim can store a result. */
export async function startGenerationWorkers(deps: Deps, writer: Writer): Promise<void> {
  const { queue, database } = deps
  const { kind, queueName, concurrency } = writer
  for (let i = 0; i < concurrency; i++) {
    const worker: string = await queue.work<JobData>(
      queueName,
      { batchSize: 1, pollingIntervalSeconds: POLL_SECONDS, notifyPollingIntervalSeconds: POLL_SECONDS },
      async ([job]) => {
        if (job) await writeOne(deps, writer, { symptomId: job.data.symptomId, kind }, job.signal)
        // There may be more to do: look again at once instead of at the next poll.
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

/** Does one generation from claim to stored result. Rejects where the job has to be tried again. */
async function writeOne(deps: Deps, writer: Writer, generation: GenerationOf, jobSignal: AbortSignal): Promise<void> {
  const { database, ai, config, log, metrics } = deps
  const claim = await database.asSystem((tx) => claimGeneration(tx, generation))
  if (!claim) return
  const stopTimer = metrics.generationSeconds.startTimer()
  const lost = new AbortController()
  const signal = AbortSignal.any([jobSignal, lost.signal])
  const shownText = createShownText(
    claim.shownText,
    (stage, text) => database.asSystem((tx) => storeShownText(tx, claim, stage, text)),
    (reason) => lost.abort(reason),
  )
  try {
    const { outcome, store } = await writer.write(
      { ai, model: config.openai.model, signal, log },
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
    stopTimer()
  }
}

function ended({ log, metrics }: Deps, { symptomId, kind, attempt }: Claim, outcome: Outcome | 'failed') {
  metrics.generations.inc({ kind, outcome })
  log.event('generation ended', { symptom_id: symptomId, kind, attempt, outcome })
}
