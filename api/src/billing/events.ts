import type Stripe from 'stripe'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { enqueue, SYNC_CUSTOMER } from '../queue/queue.ts'
import { holdCustomers } from './subscribers.sql.ts'

/** The subscriber to update, named by customer or by charge. */
export type SyncJob = { customer: string } | { charge: string }

/** Event types that decide about access. The webhook endpoint subscribes to them. */
export const EVENT_TYPES = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.voided',
  'invoice.marked_uncollectible',
  'payment_intent.succeeded',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'refund.failed',
] as const satisfies Stripe.WebhookEndpointCreateParams.EnabledEvent[]

const idOf = (value: unknown): string | undefined => {
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value
  return typeof id === 'string' ? id : undefined
}

const Event = z.looseObject({
  id: z.string().min(1),
  type: z.string(),
  created: z.int(),
  data: z.looseObject({ object: z.looseObject({}) }),
})

/** Whether a signed payload is an event. Stripe can send other things to the same address. */
export const isEvent = (payload: unknown): payload is Stripe.Event => Event.safeParse(payload).success

/** The subscriber that an event is about, if it names one. */
function jobOf({ data }: Stripe.Event): SyncJob | undefined {
  const object = data.object as unknown as Record<string, unknown>
  const customer = object.object === 'customer' ? idOf(object) : idOf(object.customer)
  if (customer) return { customer }
  // Disputes and refunds name only the charge.
  const charge = idOf(object.charge)
  return charge ? { charge } : undefined
}

/** Stores an event and its job in one transaction. Returns false if the event was already stored. */
export async function keepEvent(
  { database, queue }: Pick<Deps, 'database' | 'queue'>,
  event: Stripe.Event,
): Promise<boolean> {
  const job = jobOf(event)
  return database.asSystem(async (tx) => {
    const { rowCount } = await tx.query(
      // Without the customer: an event can come after the account was deleted.
      `insert into stripe_events (id, type, created_at) values ($1, $2, to_timestamp($3)) on conflict (id) do nothing`,
      [event.id, event.type, event.created],
    )
    if (rowCount === 0) return false
    // A job for an unknown customer would do nothing, and would keep the id of a deleted account's customer.
    if (job && (!('customer' in job) || (await holdCustomers(tx, [job.customer])).length > 0))
      await enqueue(queue, tx, SYNC_CUSTOMER, job, 'customer' in job ? job.customer : job.charge)
    return true
  })
}
