import type { Deps } from '../deps.ts'
import { startGenerationWorkers } from '../generation/worker.ts'
import { GENERATE_DIAGNOSIS } from '../queue/queue.ts'
import { late } from '../settle.ts'
import { findEarlierInsights, insertInsight } from './insights.sql.ts'
import { isRewritten } from './responses.sql.ts'

/** Brings the guide's words along. */
const writer = late(() => import('./write.ts'))

/** Starts the workers that write queued insights. */
export const startInsightWorkers = (deps: Deps): Promise<void> =>
  startGenerationWorkers(deps, {
    kind: 'insight',
    queueName: GENERATE_DIAGNOSIS,
    concurrency: deps.config.generationConcurrency,
    earlier: findEarlierInsights,
    async write(writing, { symptomId, entry }, show) {
      const { writeInsight } = await writer()
      const { insight, author, outcome } = await writeInsight({ ...writing, show }, entry)
      return {
        outcome,
        async store(tx) {
          await insertInsight(tx, symptomId, insight, author)
          // Another insight about the same entry was counted with the first.
          if (!entry.rewritten) await deps.announce(tx, 'insightFinished', { symptomId })
        },
      }
    },
    async failed(tx, symptomId) {
      if (!(await isRewritten(tx, symptomId))) await deps.announce(tx, 'insightFailed', { symptomId })
    },
  })
