import { sweepActivityLog } from './admin/activity-log.ts'
import { sweepSubscribers } from './billing/reconcile.ts'
import { startBillingWorkers } from './billing/worker.ts'
import type { Deps } from './deps.ts'
import { sweepGuests } from './guests/sweep.ts'
import { startMailWorkers } from './identity/mail-worker.ts'
import { sweepIdentity } from './identity/sweep.ts'
import { startImportedWorker, sweepImported } from './insights/imported-worker.ts'
import { startInsightWorkers } from './insights/worker.ts'
import { sweepPartners } from './partners/sweep.ts'
import { startPlanWorkers } from './plans/worker.ts'
import { HOURLY_SWEEP } from './queue/queue.ts'
import { collectCopies } from './releases/collect.ts'
import { forgetOldReleases } from './releases/forget.ts'
import { deleteOldUse } from './releases/use.sql.ts'
import { watchCanaries } from './releases/watch.ts'
import { startAccountMailWorker } from './rights/mail-worker.ts'
import { sweepAccounts } from './rights/sweep.ts'

/**
 * Runs one sweep after the other, even if one before it failed: accounts are deleted while a bucket is unreachable.
 * @throws AggregateError with what failed, at the end
 */
export async function allOf(sweeps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = []
  for (const sweep of sweeps) await sweep().catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '))
}

/** Starts all queue workers. `stop` lets running jobs finish, up to a limit in milliseconds. */
export async function startWorkers(deps: Deps): Promise<{ stop(limitMs: number): Promise<void> }> {
  const { queue, database } = deps
  await startInsightWorkers(deps)
  await startPlanWorkers(deps)
  await startMailWorkers(deps)
  await startBillingWorkers(deps)
  const canaries = await watchCanaries(deps)
  const copies = collectCopies(deps)
  await startAccountMailWorker(deps)
  await startImportedWorker(deps)
  await queue.work(HOURLY_SWEEP, { pollingIntervalSeconds: 30 }, async () => {
    await allOf([
      () => sweepGuests(database),
      () => sweepPartners(database),
      () => sweepIdentity(database, deps.seal),
      () => sweepSubscribers(deps),
      () => database.asSystem(deleteOldUse),
      () => forgetOldReleases(deps),
      () => sweepActivityLog(database),
      () => sweepAccounts(deps),
      () => sweepImported(deps),
    ])
  })
  await queue.schedule(HOURLY_SWEEP, '7 * * * *')
  return {
    stop: async (limitMs) => {
      canaries.stop()
      copies.stop()
      await queue.stop({ graceful: true, timeout: limitMs })
    },
  }
}
