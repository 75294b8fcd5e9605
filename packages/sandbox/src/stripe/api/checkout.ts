import { z } from 'zod'
import { expire, lookAt } from '../billing/checkout.ts'
import { invalid } from '../errors.ts'
import { now } from '../identifiers.ts'
import { page } from '../listing.ts'
import { makeCheckoutLine, makeCheckoutSession } from '../objects/checkout-session.ts'
import { listOf } from '../objects/list.ts'
import { changeMetadata, flag, metadata, paging, webAddress, whole } from '../parameters.ts'
import type { Calls } from './calls.ts'

const HALF_HOUR = 1_800
const DAY = 86_400
const SESSION = {
  mode: z.enum(['payment', 'subscription']),
  line_items: z
    .array(z.strictObject({ price: z.string(), quantity: whole.pipe(z.int().min(1)).default(1) }))
    .min(1)
    .max(100),
  success_url: webAddress,
  cancel_url: webAddress.optional(),
  client_reference_id: z.string().max(200).optional(),
  customer: z.string().optional(),
  customer_email: z.email().optional(),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  customer_update: z
    .strictObject({ address: z.enum(['auto', 'never']).optional(), name: z.enum(['auto', 'never']).optional() })
    .optional(),
  metadata: metadata.optional(),
  subscription_data: z
    .strictObject({ metadata: metadata.optional(), description: z.string().max(500).optional() })
    .optional(),
  payment_intent_data: z
    .strictObject({
      metadata: metadata.optional(),
      description: z.string().max(1_000).optional(),
    })
    .optional(),
  automatic_tax: z.strictObject({ enabled: flag }).optional(),
  allow_promotion_codes: flag.optional(),
  billing_address_collection: z.enum(['auto', 'required']).optional(),
  expires_at: whole.optional(),
  locale: z.string().optional(),
  payment_method_types: z.array(z.literal('card')).optional(),
  submit_type: z.enum(['auto', 'book', 'donate', 'pay', 'subscribe']).optional(),
  ui_mode: z.literal('hosted_page').optional(),
}

/** Checkout sessions. Their page is in `pages/`. */
export function checkoutCalls(calls: Calls): void {
  calls.post('/checkout/sessions', SESSION, ({ account, params }) => {
    const { mode, subscription_data: forSubscription, payment_intent_data: forPayment } = params
    if (params.customer && params.customer_email) {
      throw invalid('You may only specify one of these parameters: customer, customer_email.', 'customer')
    }
    if (params.customer) account.store.find('customer', params.customer, 'customer')
    if (mode === 'payment' && forSubscription) {
      throw invalid('You can not pass `subscription_data` in `payment` mode.', 'subscription_data')
    }
    if (mode === 'subscription' && forPayment) {
      throw invalid('You can not pass `payment_intent_data` in `subscription` mode.', 'payment_intent_data')
    }
    const expires = params.expires_at
    if (expires !== undefined && (expires < now() + HALF_HOUR - 60 || expires > now() + DAY + 60)) {
      throw invalid('`expires_at` must be between 30 minutes and 24 hours from now.', 'expires_at')
    }
    const lines = params.line_items.map((line, index) => {
      const param = `line_items[${index}][price]`
      const price = account.store.find('price', line.price, param)
      if (!price.active) throw invalid(`The price specified is inactive: ${price.id}`, param)
      if (mode === 'payment' && price.recurring) {
        throw invalid('You specified `payment` mode but passed a recurring price.', 'mode')
      }
      return makeCheckoutLine(price, account.store.find('product', price.product).name, line.quantity)
    })
    const [first] = lines
    if (!first) throw invalid('Missing required param: line_items.', 'line_items', 'parameter_missing')
    if (mode === 'subscription' && (lines.length > 1 || first.quantity > 1 || !first.price.recurring)) {
      throw invalid('In `subscription` mode the stand-in takes one recurring price, once.', 'line_items')
    }
    const session = account.store.add(
      makeCheckoutSession({
        ...params,
        metadata: changeMetadata({}, params.metadata),
        amount: lines.reduce((sum, line) => sum + line.amount_total, 0),
        currency: first.currency,
        origin: account.origin,
      }),
    )
    const made = forSubscription ?? forPayment
    account.store.orders[session.id] = {
      lines,
      metadata: changeMetadata({}, made?.metadata),
      description: made?.description ?? null,
      keepsName: params.customer_update?.name === 'auto',
    }
    return session
  })
  calls.get(
    '/checkout/sessions',
    {
      ...paging,
      customer: z.string().optional(),
      payment_intent: z.string().optional(),
      status: z.enum(['complete', 'expired', 'open']).optional(),
      subscription: z.string().optional(),
    },
    ({ account, params }) =>
      page(account.store, 'checkout.session', {
        url: '/v1/checkout/sessions',
        paging: params,
        keep: (session) =>
          (params.status === undefined || lookAt(account, session).status === params.status) &&
          (['customer', 'payment_intent', 'subscription'] as const).every(
            (field) => params[field] === undefined || session[field] === params[field],
          ),
      }),
  )
  calls.get('/checkout/sessions/:id', {}, ({ account, id }) =>
    lookAt(account, account.store.find('checkout.session', id)),
  )
  calls.get('/checkout/sessions/:id/line_items', {}, ({ account, id }) => {
    const session = account.store.find('checkout.session', id)
    return listOf(`/v1/checkout/sessions/${id}/line_items`, account.store.orders[session.id]?.lines ?? [])
  })
  calls.post('/checkout/sessions/:id/expire', {}, ({ account, id }) => {
    const session = account.store.find('checkout.session', id)
    expire(account, session)
    return session
  })
}
