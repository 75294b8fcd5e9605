import type { Deps } from '../deps.ts'
import { startGenerationWorkers } from '../generation/worker.ts'
import { GENERATE_DIAGNOSIS } from '../queue/queue.ts'
import { insertInsight } from './insights.sql.ts'
import { writeInsight } from './write.ts'

/** Starts the workers that write queued insights. */
export const startInsightWorkers = (deps: Deps): Promise<void> =>
  startGenerationWorkers(deps, {
    kind: 'insight',
    queueName: GENERATE_DIAGNOSIS,
    concurrency: deps.config.generationConcurrency,
    async write(writing, { symptomId, entry }, show) {
      const { insight, outcome } = await writeInsight({ ...writing, show }, entry)
      return {
        outcome,
        async store(tx) {
          await insertInsight(tx, symptomId, insight, outcome === 'guide' ? 'guide' : 'ai')
          await deps.announce(tx, 'insightFinished', { symptomId })
        },
      }
    },
    failed: (tx, symptomId) => deps.announce(tx, 'insightFailed', { symptomId }),
  })
