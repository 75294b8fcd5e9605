import { Hono } from 'hono'
import { ZodError, z } from 'zod'
import { problem } from '../problem.ts'
import type { Account } from './account.ts'
import { closeDispute, dispute } from './billing/payments.ts'
import { endPeriod, endSubscription, renew, retryPayment } from './billing/subscriptions.ts'
import { StripeError } from './errors.ts'
import { now } from './identifiers.ts'

const DAY = 86_400

const Tick = z.strictObject({
  subscription: z.string(),
  /**
   * `end_period` ends or renews as scheduled; `renew` and `fail_renewal` force the outcome of the renewal's payment;
   * `draft_renewal` leaves the renewal's invoice a draft, as Stripe does for an hour; `retry` and `fail_retry` retry
   * the unpaid invoice; `give_up` ends an unpaid subscription.
   */
  event: z.enum(['end_period', 'renew', 'fail_renewal', 'draft_renewal', 'retry', 'fail_retry', 'give_up']),
  /** How long ago the period ended. */
  daysAgo: z.number().min(0).max(366).default(0),
})
/** Opens a dispute, or closes it with an outcome. */
const DisputeOrder = z.strictObject({ charge: z.string(), outcome: z.enum(['won', 'lost']).optional() })

/** Triggers what only time or a bank can cause: `POST /stripe/clock` and `POST /stripe/disputes`, with JSON. */
export function clockRoutes(account: Account): Hono {
  const app = new Hono()
  app.onError((error) => {
    if (error instanceof SyntaxError) return problem(400, 'The body is not JSON.')
    if (error instanceof ZodError) return problem(400, z.prettifyError(error))
    if (error instanceof StripeError) return problem(error.status, error.message)
    throw error
  })
  app.post('/clock', async (c) => {
    const { subscription: id, event, daysAgo } = Tick.parse(await c.req.json())
    const subscription = account.store.find('subscription', id)
    const at = now() - Math.round(daysAgo * DAY)
    if (event === 'end_period') endPeriod(account, subscription, at)
    else if (event === 'renew') renew(account, subscription, at, { decline: null })
    else if (event === 'fail_renewal') renew(account, subscription, at, { decline: 'insufficient_funds' })
    else if (event === 'draft_renewal') renew(account, subscription, at, { draft: true })
    else if (event === 'retry') retryPayment(account, subscription, null)
    else if (event === 'fail_retry') retryPayment(account, subscription, 'insufficient_funds')
    else endSubscription(account, subscription, 'payment_failed', at)
    return c.json(subscription)
  })
  app.post('/disputes', async (c) => {
    const { charge: id, outcome } = DisputeOrder.parse(await c.req.json())
    const charge = account.store.find('charge', id)
    return c.json(outcome ? closeDispute(account, charge, outcome) : dispute(account, charge))
  })
  return app
}
