import type { Deps } from '../deps.ts'
import { enqueue, SYNC_CUSTOMER } from '../queue/queue.ts'
import { keepEvent } from './events.ts'
import { listCustomers } from './subscribers.sql.ts'

const DAY_S = 86_400
/** How long Stripe lists an event. */
const EVENTS_LISTED_S = 30 * DAY_S
/** A stored event keeps a repetition from counting for longer than Stripe could repeat it. */
const EVENTS_KEPT_DAYS = 60
/** How many customers' jobs are stored in one transaction. */
const BATCH = 500
const BEHIND = -1

/** Catches up on events that never came, and has every customer looked at anew, whatever was told of them. */
export async function reconcile({ database, queue, stripe, log }: Pick<Deps, 'database' | 'queue' | 'stripe' | 'log'>) {
  const since = await database.asSystem(async (tx) => {
    const { rows } = await tx.query<{ newest: number }>(
      'select extract(epoch from max(created_at))::float8 as newest from stripe_events',
    )
    // Events may have been told out of order: a day of overlap.
    return Math.max(Math.floor(Date.now() / 1_000) - EVENTS_LISTED_S, Math.floor(rows[0]?.newest ?? 0) - DAY_S)
  })
  let missed = 0
  for await (const event of stripe.events.list({ created: { gte: since }, limit: 100 })) {
    if (await keepEvent({ database, queue }, event)) missed++
  }
  const customers = await database.asSystem((tx) => listCustomers(tx, 'all'))
  await enqueueSyncs({ database, queue }, customers)
  await database.asSystem((tx) =>
    tx.query('delete from stripe_events where received_at < now() - make_interval(days => $1)', [EVENTS_KEPT_DAYS]),
  )
  log.event('billing reconciled', { customers: customers.length, missed_events: missed })
}

/** Has those looked at whose access has run out by the clock, of which Stripe tells nothing. */
export async function sweepSubscribers({ database, queue }: Pick<Deps, 'database' | 'queue'>): Promise<void> {
  await enqueueSyncs({ database, queue }, await database.asSystem((tx) => listCustomers(tx, 'run-out')))
}

/** Jobs with keys of their own, behind all that Stripe tells: nobody's news waits until everybody was looked at. */
async function enqueueSyncs({ database, queue }: Pick<Deps, 'database' | 'queue'>, customers: string[]) {
  for (let i = 0; i < customers.length; i += BATCH) {
    await database.asSystem(async (tx) => {
      for (const customer of customers.slice(i, i + BATCH)) {
        await enqueue(queue, tx, SYNC_CUSTOMER, { customer }, `look ${customer}`, BEHIND)
      }
    })
  }
}
