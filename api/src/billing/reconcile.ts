import { RETENTION } from '@soulsign/contracts'
import type { Deps } from '../deps.ts'
import { enqueue, SYNC_CUSTOMER } from '../queue/queue.ts'
import { keepEvent } from './events.ts'
import { holdCustomers, listCustomers } from './subscribers.sql.ts'

const DAY_S = 86_400
/** How long Stripe lists an event. */
const EVENTS_LISTED_S = 30 * DAY_S
/** The number of customers whose jobs are stored in one transaction. */
const BATCH = 500
const BEHIND = -1

/** Catches up on missed events, and queues an update of every customer whatever the events said. */
export async function reconcile({ database, queue, stripe, log }: Pick<Deps, 'database' | 'queue' | 'stripe' | 'log'>) {
  const since = await database.asSystem(async (tx) => {
    const { rows } = await tx.query<{ newest: number }>(
      'select extract(epoch from max(created_at))::float8 as newest from stripe_events',
    )
    // Events may arrive out of order, so read a day of overlap.
    return Math.max(Math.floor(Date.now() / 1_000) - EVENTS_LISTED_S, Math.floor(rows[0]?.newest ?? 0) - DAY_S)
  })
  let missed = 0
  const { events } = await stripe()
  for await (const event of events.list({ created: { gte: since }, limit: 100 })) {
    if (await keepEvent({ database, queue }, event)) missed++
  }
  const customers = await database.asSystem((tx) => listCustomers(tx, 'all'))
  await enqueueSyncs({ database, queue }, customers)
  await database.asSystem((tx) =>
    // Longer than Stripe could repeat one, so that no repetition counts twice.
    tx.query('delete from stripe_events where received_at < now() - $1::interval', [RETENTION.paymentEvents.period]),
  )
  log.event('billing reconciled', { customers: customers.length, missed_events: missed })
}

/** Queues an update of subscribers whose access has run out, for which Stripe sends no event. */
export async function sweepSubscribers({ database, queue }: Pick<Deps, 'database' | 'queue'>): Promise<void> {
  await enqueueSyncs({ database, queue }, await database.asSystem((tx) => listCustomers(tx, 'run-out')))
}

/** Queues jobs with their own keys and a lower priority, so that events from Stripe never wait for the full check. */
async function enqueueSyncs({ database, queue }: Pick<Deps, 'database' | 'queue'>, customers: string[]) {
  for (let i = 0; i < customers.length; i += BATCH) {
    await database.asSystem(async (tx) => {
      // An account may have been deleted since they were listed.
      for (const customer of await holdCustomers(tx, customers.slice(i, i + BATCH))) {
        await enqueue(queue, tx, SYNC_CUSTOMER, { customer }, `look ${customer}`, BEHIND)
      }
    })
  }
}
