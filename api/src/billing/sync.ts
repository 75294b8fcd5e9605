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
import { beginReading, findSubscriberById, holdCustomers, keepReading, type SubscriberRow } from './subscribers.sql.ts'

export type SyncDeps = Pick<Deps, 'database' | 'stripe' | 'queue' | 'log'>

/** A customer's Stripe record, and the stored row. */
export interface Synced {
  row: SubscriberRow
  record: StripeRecord
}

/**
 * Updates a subscriber's row from Stripe. Reads are numbered when they begin, and an older one never replaces a newer
 * one, so no lock is held while Stripe responds. Returns undefined if the row is gone.
 */
export async function syncSubscriber(
  { database, stripe }: Pick<Deps, 'database' | 'stripe'>,
  { id, stripe_customer_id: customer }: SubscriberRow,
): Promise<Synced | undefined> {
  return readAndKeep(database, id, () =>
    customer ? stripe().then((client) => readStripeRecord(client, customer)) : Promise.resolve(NOTHING_BOUGHT),
  )
}

/**
 * `read` asks Stripe. If it returns undefined, the row stays as it is, so that a wrong key costs no one their access.
 */
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

/** Ends subscriptions that a Lifetime has replaced, so that they are not charged again. */
export async function endReplaced({ stripe }: Pick<Deps, 'stripe'>, { subscriptions, lifetimes }: StripeRecord) {
  if (lifetimes.some(isLifetimeValid)) await endSubscriptions({ stripe }, subscriptions, 'Replaced by Lifetime')
}

/** Ends running subscriptions immediately, skipping any that have just ended. Refunds nothing. */
export async function endSubscriptions(
  { stripe }: Pick<Deps, 'stripe'>,
  subscriptions: PaidSubscription[],
  comment: string,
): Promise<void> {
  for (const { id } of subscriptions.filter(isRunning)) {
    try {
      await (await stripe()).subscriptions.cancel(id, { cancellation_details: { comment } })
    } catch (error) {
      if (!isUnknownToStripe(error)) throw error
    }
  }
}

/**
 * Runs `syncSubscriber` and `endReplaced` while a person waits. If a subscription cannot be ended now, the queue
 * retries it.
 */
export async function syncForPerson(deps: SyncDeps, subscriber: SubscriberRow): Promise<Synced | undefined> {
  const synced = await syncSubscriber(deps, subscriber)
  if (!synced) return undefined
  try {
    await endReplaced(deps, synced.record)
  } catch (error) {
    deps.log.failure('a replaced subscription could not be ended yet', error)
    const { stripe_customer_id: id } = subscriber
    await deps.database.asSystem(async (tx) => {
      for (const customer of id ? await holdCustomers(tx, [id]) : [])
        await enqueue(deps.queue, tx, SYNC_CUSTOMER, { customer }, customer)
    })
  }
  return synced
}
