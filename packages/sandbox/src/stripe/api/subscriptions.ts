import { z } from 'zod'
import { cardError } from '../billing/payments.ts'
import { cancelAtPeriodEnd, changePrice, endSubscription, retryPayment } from '../billing/subscriptions.ts'
import { invalid, missing } from '../errors.ts'
import { page } from '../listing.ts'
import { changeMetadata, flag, metadata, paging, text } from '../parameters.ts'
import type { Calls } from './calls.ts'

const CANCELLATION_DETAILS = z
  .strictObject({
    comment: text.optional(),
    feedback: z
      .enum([
        'customer_service',
        'low_quality',
        'missing_features',
        'other',
        'switched_service',
        'too_complex',
        'too_expensive',
        'unused',
      ])
      .optional(),
  })
  .optional()
const PRORATION = z.enum(['always_invoice', 'create_prorations', 'none']).optional()

/** Subscriptions and their invoices. */
export function subscriptionCalls(calls: Calls): void {
  calls.get(
    '/subscriptions',
    {
      ...paging,
      customer: z.string().optional(),
      price: z.string().optional(),
      status: z.enum(['active', 'all', 'canceled', 'ended', 'past_due', 'unpaid', 'trialing', 'incomplete']).optional(),
    },
    ({ account, params: { status, ...params } }) => {
      account.store.expectCustomer(params.customer)
      return page(account.store, 'subscription', {
        url: '/v1/subscriptions',
        paging: params,
        keep: (subscription) =>
          (params.customer === undefined || subscription.customer === params.customer) &&
          (params.price === undefined || subscription.items.data.some(({ price }) => price.id === params.price)) &&
          (status === 'all' ||
            (status === undefined
              ? subscription.status !== 'canceled'
              : subscription.status === (status === 'ended' ? 'canceled' : status))),
      })
    },
  )
  calls.get('/subscriptions/:id', {}, ({ account, id }) => account.store.find('subscription', id))
  calls.post(
    '/subscriptions/:id',
    {
      cancel_at_period_end: flag.optional(),
      cancellation_details: CANCELLATION_DETAILS,
      description: z.string().max(500).optional(),
      items: z
        .array(z.strictObject({ id: z.string(), price: z.string() }))
        .length(1, 'the stand-in has one item in a subscription')
        .optional(),
      metadata: metadata.optional(),
      payment_behavior: z.enum(['allow_incomplete', 'error_if_incomplete']).optional(),
      proration_behavior: PRORATION,
    },
    ({ account, params, id }) => {
      const subscription = account.store.find('subscription', id)
      const [wanted] = params.items ?? []
      if (wanted && wanted.id !== subscription.items.data[0]?.id) {
        throw invalid(`No such subscription item: '${wanted.id}'`, 'items[0][id]', 'resource_missing')
      }
      if (wanted) {
        changePrice(account, subscription, account.store.find('price', wanted.price, 'items[0][price]'), {
          prorate: params.proration_behavior !== 'none',
          errorIfUnpaid: params.payment_behavior === 'error_if_incomplete',
        })
      }
      if (params.cancel_at_period_end !== undefined) {
        cancelAtPeriodEnd(account, subscription, params.cancel_at_period_end)
      }
      if (params.metadata !== undefined || params.description !== undefined || params.cancellation_details) {
        account.change(
          subscription,
          {
            metadata: changeMetadata(subscription.metadata, params.metadata),
            description: params.description ?? subscription.description,
            cancellation_details: {
              comment: params.cancellation_details?.comment ?? subscription.cancellation_details.comment,
              feedback: params.cancellation_details?.feedback ?? subscription.cancellation_details.feedback,
              reason: subscription.cancellation_details.reason,
            },
          },
          'customer.subscription.updated',
        )
      }
      return subscription
    },
  )
  calls.delete(
    '/subscriptions/:id',
    {
      cancellation_details: CANCELLATION_DETAILS,
      invoice_now: z.literal('false').optional(),
      prorate: z.literal('false').optional(),
    },
    ({ account, params, id }) => {
      const subscription = account.store.find('subscription', id)
      // Stripe answers as if an ended subscription did not exist.
      if (subscription.status === 'canceled') throw missing('subscription', id)
      Object.assign(subscription.cancellation_details, params.cancellation_details)
      endSubscription(account, subscription, 'cancellation_requested')
      return subscription
    },
  )

  calls.get(
    '/invoices',
    {
      ...paging,
      customer: z.string().optional(),
      status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
      subscription: z.string().optional(),
    },
    ({ account, params }) =>
      page(account.store, 'invoice', {
        url: '/v1/invoices',
        paging: params,
        keep: (invoice) =>
          (['customer', 'status', 'subscription'] as const).every(
            (field) => params[field] === undefined || invoice[field] === params[field],
          ),
      }),
  )
  calls.get('/invoices/:id', {}, ({ account, id }) => account.store.find('invoice', id))
  calls.post('/invoices/:id/pay', {}, ({ account, id }) => {
    const invoice = account.store.find('invoice', id)
    const subscription = account.store.find('subscription', invoice.subscription)
    if (subscription.latest_invoice !== id) throw invalid('Only the latest invoice of a subscription can be paid.')
    if (!retryPayment(account, subscription)) throw cardError('generic_decline')
    return invoice
  })
  calls.get(
    '/invoice_payments',
    {
      ...paging,
      invoice: z.string().optional(),
      payment: z.strictObject({ type: z.literal('payment_intent'), payment_intent: z.string() }).optional(),
      status: z.enum(['canceled', 'open', 'paid']).optional(),
    },
    ({ account, params }) =>
      page(account.store, 'invoice_payment', {
        url: '/v1/invoice_payments',
        paging: params,
        keep: ({ invoice, payment, status }) =>
          (params.invoice === undefined || invoice === params.invoice) &&
          (params.payment === undefined || payment.payment_intent === params.payment.payment_intent) &&
          (params.status === undefined || status === params.status),
      }),
  )
}
