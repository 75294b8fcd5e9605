import { OpenAPIHono } from '@hono/zod-openapi'
import { endpoints, type PlanType } from '@soulsign/contracts'
import { createTurns } from '../coalescing/turns.ts'
import type { Deps } from '../deps.ts'
import { refuseInvalid } from '../http/errors.ts'
import { requireUser } from '../http/principal.ts'
import { ProblemError } from '../http/problem.ts'
import { contractRoute } from '../http/route.ts'
import { checkSubscription } from './check.ts'
import { startCheckout } from './checkout.ts'
import { openPortal } from './portal.ts'
import { isUnknownToStripe, whilePersonWaits } from './stripe.ts'
import { findSubscriber, type SubscriberRow } from './subscribers.sql.ts'
import { verifyPayment } from './verify.ts'

const NOT_CHARGED = 'Nothing was charged.'
const PAYMENT_SAFE = 'If you have paid, your payment is safe and your plan starts automatically.'

/** Buying, checking and managing a subscription. */
export function billingRoutes(deps: Deps) {
  const { database, ceilings } = deps
  const tag = 'Billing'
  const access = 'user'
  const middleware = [ceilings('billing')]
  const create = contractRoute({
    endpoint: endpoints.createCheckout,
    summary: 'Start buying a plan',
    description:
      "Returns the address of a hosted checkout. Subscribers who change their plan or owe a payment get the address of the payment provider's portal. Lifetime is bought beside a running subscription and ends it. A new checkout closes an older one.",
    tag,
    access,
    middleware,
    problems: ['already-subscribed', 'conflict'],
  })
  const verify = contractRoute({
    endpoint: endpoints.verifyPayment,
    summary: 'Confirm a checkout after the return from it',
    description: '`activated` is true for exactly one call per session, even among concurrent calls.',
    tag,
    access,
    middleware,
    problems: ['not-found', 'payment-incomplete'],
  })
  const check = contractRoute({
    endpoint: endpoints.checkSubscription,
    summary: 'The caller’s subscription',
    description:
      'If the payment provider does not respond, `error` says so and the other fields hold the last known state.',
    tag,
    access,
    middleware: [ceilings('account')],
  })
  const portal = contractRoute({
    endpoint: endpoints.customerPortal,
    summary: 'Get the address for managing billing',
    tag,
    access,
    middleware,
    problems: ['subscription-needed'],
  })
  const verifications = createTurns<PlanType>()
  const checks = createTurns<SubscriberRow | undefined>()

  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(create, async (c) => {
      const user = requireUser(c)
      const { plan_type: plan } = c.req.valid('json')
      return c.json({ url: await whilePersonWaits(deps, NOT_CHARGED, () => startCheckout(deps, user, plan)) }, 200)
    })
    .openapi(verify, async (c) => {
      const user = requireUser(c)
      const { session_id: session } = c.req.valid('json')
      const activated = await whilePersonWaits(deps, PAYMENT_SAFE, () =>
        verifyPayment({ ...deps, turns: verifications }, user, session),
      )
      return c.json({ success: true as const, activated }, 200)
    })
    .openapi(check, async (c) => c.json(await checkSubscription({ ...deps, turns: checks }, requireUser(c)), 200))
    .openapi(portal, async (c) => {
      const { userId } = requireUser(c)
      const customer = (await database.asSystem((tx) => findSubscriber(tx, userId)))?.stripe_customer_id
      if (!customer) throw nothingToManage()
      try {
        return c.json(
          { url: await whilePersonWaits(deps, 'Nothing was changed.', () => openPortal(deps, customer)) },
          200,
        )
      } catch (error) {
        throw isUnknownToStripe(error, 'customer') ? nothingToManage() : error
      }
    })
}

const nothingToManage = () =>
  new ProblemError('subscription-needed', { detail: 'There is nothing to manage yet. Choose a plan first.' })
