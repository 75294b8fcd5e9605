import type { Deps } from '../deps.ts'
import { RECONCILE_BILLING, SYNC_CUSTOMER } from '../queue/queue.ts'
import type { SyncJob } from './events.ts'
import { reconcile } from './reconcile.ts'
import { isUnknownToStripe } from './stripe.ts'
import { findSubscriberOfCustomer } from './subscribers.sql.ts'
import { endReplaced, syncSubscriber } from './sync.ts'

const CONCURRENCY = 3

/** Processes events from Stripe, and checks every night for missed ones. Failed jobs are retried. */
export async function startBillingWorkers(deps: Deps): Promise<void> {
  const { queue, metrics, log } = deps
  for (let i = 0; i < CONCURRENCY; i++) {
    const worker: string = await queue.work<SyncJob>(
      SYNC_CUSTOMER,
      { batchSize: 1, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 },
      async ([job]) => {
        if (job) {
          try {
            await syncCustomer(deps, job.data)
            metrics.billingSyncs.inc({ outcome: 'done' })
          } catch (error) {
            metrics.billingSyncs.inc({ outcome: 'failed' })
            log.failure('a subscriber could not be updated from Stripe', error)
            // The queue keeps a job's error, and Stripe's message may contain an address.
            throw new Error('Stripe or the database did not respond')
          }
        }
        queue.notifyWorker(worker)
      },
    )
  }
  await queue.work(RECONCILE_BILLING, { pollingIntervalSeconds: 30 }, () => reconcile(deps))
  await queue.schedule(RECONCILE_BILLING, '41 3 * * *')
}

/** Updates a subscriber from Stripe, and ends subscriptions that a Lifetime replaced. */
async function syncCustomer(deps: Deps, job: SyncJob): Promise<void> {
  const customer = 'customer' in job ? job.customer : await customerOf(deps, job.charge)
  if (!customer) return
  const subscriber = await deps.database.asSystem((tx) => findSubscriberOfCustomer(tx, customer))
  const synced = subscriber && (await syncSubscriber(deps, subscriber))
  if (synced) await endReplaced(deps, synced.record)
}

async function customerOf({ stripe }: Deps, charge: string): Promise<string | undefined> {
  try {
    const { customer } = await (await stripe()).charges.retrieve(charge)
    return (typeof customer === 'object' ? customer?.id : customer) ?? undefined
  } catch (error) {
    if (isUnknownToStripe(error)) return undefined
    throw error
  }
}
