import { planText } from '@soulsign/guide/earlier'
import type { Deps } from '../deps.ts'
import { startGenerationWorkers } from '../generation/worker.ts'
import { GENERATE_PLAN } from '../queue/queue.ts'
import { late } from '../settle.ts'
import { packParts, unpackParts } from './parts.ts'
import { findEarlierPlans, insertPlan } from './plans.sql.ts'

const writer = late(() => import('./write.ts'))

/** Starts the workers that write queued plans. */
export const startPlanWorkers = (deps: Deps): Promise<void> =>
  startGenerationWorkers(deps, {
    kind: 'plan',
    queueName: GENERATE_PLAN,
    concurrency: Math.ceil(deps.config.generationConcurrency / 2),
    earlier: async (tx, symptomId) => (await findEarlierPlans(tx, symptomId)).map(planText),
    async write(writing, { symptomId, entry, shownText }, show) {
      const { writePlan } = await writer()
      const { plan, author, outcome } = await writePlan(
        { ...writing, show: (stage, parts) => show(stage, packParts(parts)) },
        entry,
        unpackParts(shownText),
      )
      return { outcome, store: (tx) => insertPlan(tx, symptomId, plan, author) }
    },
  })
