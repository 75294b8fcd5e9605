import { Hono } from 'hono'
import type { Account } from './account.ts'
import { Calls } from './api/calls.ts'
import { catalogCalls } from './api/catalog.ts'
import { checkoutCalls } from './api/checkout.ts'
import { customerCalls } from './api/customers.ts'
import { paymentCalls } from './api/payments.ts'
import { portalCalls } from './api/portal.ts'
import { subscriptionCalls } from './api/subscriptions.ts'
import { webhookCalls } from './api/webhooks.ts'
import { clockRoutes } from './clock.ts'
import { StripeError } from './errors.ts'
import { checkoutPage } from './pages/checkout.ts'
import { documentPages } from './pages/documents.ts'
import { portalPage } from './pages/portal.ts'

/** Stripe's API, for mounting at `/v1`, where all paths of the SDK start. */
export function stripeApi(account: Account) {
  const calls = new Calls(account)
  catalogCalls(calls)
  customerCalls(calls)
  checkoutCalls(calls)
  subscriptionCalls(calls)
  paymentCalls(calls)
  portalCalls(calls)
  webhookCalls(calls)
  calls.app.all('*', (c) => {
    throw new StripeError(
      404,
      'invalid_request_error',
      `Unrecognized request URL (${c.req.method}: ${c.req.path}). The stand-in answers the calls that the product makes.`,
    )
  })
  return calls.app
}

/** Stripe's hosted pages and the controls for tests, for mounting at `/stripe`. */
export function stripePages(account: Account): Hono {
  const app = new Hono()
  app.use(async (_c, next) => {
    await next()
    await account.store.saved()
  })
  return app
    .route('/checkout', checkoutPage(account))
    .route('/portal', portalPage(account))
    .route('/', documentPages(account))
    .route('/', clockRoutes(account))
}
