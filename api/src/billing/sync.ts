import type { Deps } from '../deps.ts'
import { enqueue, SYNC_CUSTOMER } from '../queue/queue.ts'
import {
  deriveEntitlement,
  isLifetimeValid,
  isRunning,
  NOTHING_BOUGHT,
  type PaidSubscription,
  type StripeRecord,
} from './entitlement.ts'
import { isUnknownToStripe } from './stripe.ts'
import { readStripeRecord } from './stripe-record.ts'
import { beginReading, findSubscriberById, keepReading, type SubscriberRow } from './subscribers.sql.ts'

export type SyncDeps = Pick<Deps, 'database' | 'stripe' | 'queue' | 'log'>

/** What Stripe has of somebody, and what was kept of it. */
export interface Synced {
  row: SubscriberRow
  record: StripeRecord
}

/**
 * Brings a subscriber's row up to what Stripe has now. Readings are numbered when they begin, and an older one never
 * replaces a newer one, so that no lock is held while Stripe is asked. Undefined where the row is gone.
 */
export async function syncSubscriber(
  { database, stripe }: Pick<Deps, 'database' | 'stripe'>,
  { id, stripe_customer_id: customer }: SubscriberRow,
): Promise<Synced | undefined> {
  return readAndKeep(database, id, () =>
    customer ? readStripeRecord(stripe, customer) : Promise.resolve(NOTHING_BOUGHT),
  )
}

/** `read` asks Stripe; where that answers undefined, the row stays as it is, for nobody pays for a wrong key. */
export async function readAndKeep(
  database: Pick<Deps['database'], 'asSystem'>,
  id: string,
  read: () => Promise<StripeRecord | undefined>,
): Promise<Synced | undefined> {
  const reading = await database.asSystem((tx) => beginReading(tx, id))
  if (reading === undefined) return undefined
  const record = await read()
  if (!record) {
    const row = await database.asSystem((tx) => findSubscriberById(tx, id))
    return row && { row, record: NOTHING_BOUGHT }
  }
  const entitlement = deriveEntitlement(record, Date.now() / 1_000)
  const row = await database.asSystem((tx) => keepReading(tx, { id, reading, entitlement }))
  return row && { row, record }
}

/** Ends subscriptions that a Lifetime has taken the place of, so that they are not charged again. */
export async function endReplaced({ stripe }: Pick<Deps, 'stripe'>, { subscriptions, lifetimes }: StripeRecord) {
  if (lifetimes.some(isLifetimeValid)) await endSubscriptions({ stripe }, subscriptions, 'Replaced by Lifetime')
}

/** Ends those that run, at once and at Stripe; one that has just ended is passed over. Nothing is paid back. */
export async function endSubscriptions(
  { stripe }: Pick<Deps, 'stripe'>,
  subscriptions: PaidSubscription[],
  comment: string,
): Promise<void> {
  for (const { id } of subscriptions.filter(isRunning)) {
    try {
      await stripe.subscriptions.cancel(id, { cancellation_details: { comment } })
    } catch (error) {
      if (!isUnknownToStripe(error)) throw error
    }
  }
}

/** `syncSubscriber` and `endReplaced` while a person waits: what cannot be ended at once is left to the queue. */
export async function syncForPerson(deps: SyncDeps, subscriber: SubscriberRow): Promise<Synced | undefined> {
  const synced = await syncSubscriber(deps, subscriber)
  if (!synced) return undefined
  try {
    await endReplaced(deps, synced.record)
  } catch (error) {
    deps.log.failure('a replaced subscription could not be ended yet', error)
    const { stripe_customer_id: customer } = subscriber
    if (customer) await deps.database.asSystem((tx) => enqueue(deps.queue, tx, SYNC_CUSTOMER, { customer }, customer))
  }
  return synced
}
