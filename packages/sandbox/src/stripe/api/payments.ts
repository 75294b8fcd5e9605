import { z } from 'zod'
import { refund } from '../billing/payments.ts'
import { invalid } from '../errors.ts'
import { page } from '../listing.ts'
import { changeMetadata, metadata, paging, text, whole } from '../parameters.ts'
import type { Calls } from './calls.ts'

/** Payments, charges, refunds and disputes. */
export function paymentCalls(calls: Calls): void {
  calls.get('/payment_intents', { ...paging, customer: z.string().optional() }, ({ account, params }) => {
    account.store.expectCustomer(params.customer)
    return page(account.store, 'payment_intent', {
      url: '/v1/payment_intents',
      paging: params,
      keep: ({ customer }) => params.customer === undefined || customer === params.customer,
    })
  })
  calls.get('/payment_intents/:id', {}, ({ account, id }) => account.store.find('payment_intent', id))
  calls.post(
    '/payment_intents/:id',
    { description: text.optional(), metadata: metadata.optional() },
    ({ account, params, id }) => {
      const intent = account.store.find('payment_intent', id)
      Object.assign(intent, {
        description: params.description ?? intent.description,
        metadata: changeMetadata(intent.metadata, params.metadata),
      })
      account.store.changed()
      return intent
    },
  )

  calls.get(
    '/charges',
    { ...paging, customer: z.string().optional(), payment_intent: z.string().optional() },
    ({ account, params }) =>
      page(account.store, 'charge', {
        url: '/v1/charges',
        paging: params,
        keep: (charge) =>
          (['customer', 'payment_intent'] as const).every(
            (field) => params[field] === undefined || charge[field] === params[field],
          ),
      }),
  )
  calls.get('/charges/:id', {}, ({ account, id }) => account.store.find('charge', id))

  calls.get(
    '/refunds',
    { ...paging, charge: z.string().optional(), payment_intent: z.string().optional() },
    ({ account, params }) =>
      page(account.store, 'refund', {
        url: '/v1/refunds',
        paging: params,
        keep: (made) =>
          (['charge', 'payment_intent'] as const).every(
            (field) => params[field] === undefined || made[field] === params[field],
          ),
      }),
  )
  calls.post(
    '/refunds',
    {
      amount: whole.optional(),
      charge: z.string().optional(),
      metadata: metadata.optional(),
      payment_intent: z.string().optional(),
      reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
    },
    ({ account, params }) => {
      const { payment_intent: intent, amount, reason } = params
      const id = intent ? account.store.find('payment_intent', intent, 'payment_intent').latest_charge : params.charge
      if (!id) {
        throw intent
          ? invalid(`This PaymentIntent (${intent}) does not have a successful charge to refund.`, 'payment_intent')
          : invalid('One of the following params should be provided for this request: payment_intent or charge.')
      }
      const charge = account.store.find('charge', id, 'charge')
      return refund(account, charge, { amount, reason, metadata: changeMetadata({}, params.metadata) })
    },
  )
  calls.get('/refunds/:id', {}, ({ account, id }) => account.store.find('refund', id))

  calls.get(
    '/disputes',
    { ...paging, charge: z.string().optional(), payment_intent: z.string().optional() },
    ({ account, params }) =>
      page(account.store, 'dispute', {
        url: '/v1/disputes',
        paging: params,
        keep: (made) =>
          (['charge', 'payment_intent'] as const).every(
            (field) => params[field] === undefined || made[field] === params[field],
          ),
      }),
  )
  calls.get('/disputes/:id', {}, ({ account, id }) => account.store.find('dispute', id))
}
