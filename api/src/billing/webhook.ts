import { OpenAPIHono } from '@hono/zod-openapi'
import { bodyLimit } from 'hono/body-limit'
import type Stripe from 'stripe'
import type { Deps } from '../deps.ts'
import { ProblemError } from '../http/problem.ts'
import { isEvent, keepEvent } from './events.ts'
import { isForged } from './stripe.ts'

/** Far larger than any event from Stripe. */
const EVENT_MAX_BYTES = 1024 * 1024
/** How far the clocks of Stripe and of this machine may be apart. */
const AHEAD_SECONDS = 300

/**
 * `POST /api/webhooks/stripe`. Each event is stored once, together with its job, and acknowledged immediately. Its
 * content is not trusted: the job reads the current state from Stripe.
 */
export function stripeWebhookRoutes(deps: Pick<Deps, 'stripe' | 'config' | 'database' | 'queue' | 'metrics'>) {
  const { stripe, config, metrics } = deps
  const limited = bodyLimit({
    maxSize: EVENT_MAX_BYTES,
    onError: () => {
      throw new ProblemError('body-too-large', { detail: 'Stripe events are never that long.' })
    },
  })

  return new OpenAPIHono().post('/api/webhooks/stripe', limited, async (c) => {
    const payload = Buffer.from(await c.req.arrayBuffer())
    const signature = c.req.header('stripe-signature') ?? ''
    const { webhookSecret } = config.stripe
    const refuse = (detail: string) => {
      metrics.stripeEvents.inc({ outcome: 'refused' })
      return new ProblemError('invalid-input', { detail })
    }
    if (webhookSecret === null) throw refuse('STRIPE_WEBHOOK_SECRET is not set, so no event can be checked.')
    let event: Stripe.Event
    try {
      event = await (await stripe()).webhooks.constructEventAsync(payload, signature, webhookSecret)
    } catch (error) {
      if (!isForged(error) && !(error instanceof SyntaxError)) throw error
      throw refuse('The signature of this event is not valid. Check STRIPE_WEBHOOK_SECRET.')
    }
    // The library refuses old timestamps and no future ones.
    if (Number(/t=(\d+)/.exec(signature)?.[1]) > Date.now() / 1_000 + AHEAD_SECONDS) {
      throw refuse('The signature of this event is from the future. Check the clock of this machine.')
    }
    if (!isEvent(event)) throw refuse('This is not an event for the webhook endpoint that stripe:setup creates.')
    const isNew = await keepEvent(deps, event)
    metrics.stripeEvents.inc({ outcome: isNew ? 'stored' : 'duplicate' })
    return c.json({ received: true }, 200)
  })
}
