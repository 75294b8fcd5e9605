import type { Deps } from '../deps.ts'
import { GENERATE_DIAGNOSIS, GENERATE_DIAGNOSIS_LOST } from '../queue/queue.ts'
import { type Claim, claimGeneration, failGeneration, finishGeneration, releaseText } from './generations.sql.ts'
import { createRelease } from './release.ts'
import { ProviderError, writeInsight } from './write.ts'

/** Insights that one process writes at once. They wait for the AI nearly all the time. */
const CONCURRENCY = 16
/** NOTIFY wakes a worker at once; this is how soon it finds a job that came back without one. */
const POLL_SECONDS = 2

type JobData = { symptomId: string }

/** Writes insights from the queue. What a job does is safe to do again: only the newest claim can store a result. */
export async function startInsightWorkers(deps: Deps): Promise<void> {
  const { queue, database } = deps
  for (let i = 0; i < CONCURRENCY; i++) {
    const worker: string = await queue.work<JobData>(
      GENERATE_DIAGNOSIS,
      { batchSize: 1, pollingIntervalSeconds: POLL_SECONDS, notifyPollingIntervalSeconds: POLL_SECONDS },
      async ([job]) => {
        if (job) await writeDiagnosis(deps, job.data.symptomId, job.signal)
        // There may be more to do: look again at once instead of at the next poll.
        queue.notifyWorker(worker)
      },
    )
  }
  await queue.work<JobData>(GENERATE_DIAGNOSIS_LOST, { pollingIntervalSeconds: POLL_SECONDS }, async ([job]) => {
    if (job) await database.asSystem((tx) => failGeneration(tx, job.data.symptomId, 'generation-failed'))
  })
}

/** Writes one insight from claim to stored diagnosis. Rejects where the job has to be tried again. */
async function writeDiagnosis(deps: Deps, symptomId: string, jobSignal: AbortSignal): Promise<void> {
  const { database, ai, config, log, metrics } = deps
  const claim = await database.asSystem((tx) => claimGeneration(tx, symptomId))
  if (!claim) return
  const stopTimer = metrics.generationSeconds.startTimer()
  const lost = new AbortController()
  const signal = AbortSignal.any([jobSignal, lost.signal])
  const release = createRelease(
    claim.releasedText,
    (stage, text) => database.asSystem((tx) => releaseText(tx, claim, stage, text)),
    (reason) => lost.abort(reason),
  )
  try {
    const { insight, outcome } = await writeInsight(
      { ai, model: config.openai.model, signal, show: release.show, log },
      claim.entry,
    )
    await release.flush()
    if (await database.asSystem((tx) => finishGeneration(tx, claim, insight))) ended(deps, claim, outcome)
  } catch (error) {
    await release.flush()
    signal.throwIfAborted()
    if (!(error instanceof ProviderError)) throw error
    const failed = await database.asSystem((tx) => failGeneration(tx, symptomId, error.problem, claim.attempt))
    log.failure('the AI provider could not be reached', error.cause)
    if (failed) ended(deps, claim, 'failed')
  } finally {
    stopTimer()
  }
}

function ended({ log, metrics }: Deps, { symptomId, attempt }: Claim, outcome: string) {
  metrics.generations.inc({ outcome })
  log.event('generation ended', { symptom_id: symptomId, attempt, outcome })
}
