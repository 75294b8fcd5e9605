import { z } from 'zod'
import { choice } from './choice.ts'
import { PLAN_TYPES, TIERS } from './plans.ts'

const PlanChoice = choice(PLAN_TYPES)

/** Days of access after an unpaid renewal. */
export const GRACE_DAYS = 7

/** `create-checkout`: the address of a checkout, or of the portal where a subscriber changes plan. */
export const CheckoutRequest = z.object({ plan_type: PlanChoice })
export const CheckoutResponse = z.object({ url: z.url() })

/** `verify-payment`: the checkout session that a person returns with. */
export const VerifyPaymentRequest = z.object({
  session_id: z
    .string('Use the session_id of the address that the checkout led back to.')
    .regex(/^cs_\w{1,250}$/, 'Use the session_id of the address that the checkout led back to.'),
})
/** `activated` is true for exactly one call per session, so that the person is congratulated once. */
export const VerifyPaymentResponse = z.object({ success: z.literal(true), activated: z.boolean() })

/** `check-subscription`: a person's current subscription. */
export const SubscriptionState = z.object({
  subscribed: z.boolean(),
  /** Null without a subscription. */
  subscription_tier: z.enum(TIERS).nullable(),
  /**
   * When the period ends: the subscription renews then, or access ends if `renews` is false. In grace: when access ends
   * unless the person pays. Null for Lifetime. For a former subscriber: when it ended.
   */
  subscription_end: z.iso.datetime().nullable(),
  /** Whether the subscription renews itself at `subscription_end`. */
  renews: z.boolean(),
  /** The last renewal was not paid, but access continues for now. */
  in_grace: z.boolean(),
  /** Why this may be out of date, worded for the person; null when it is current. */
  error: z.string().nullable(),
})
export type SubscriptionState = z.infer<typeof SubscriptionState>

/** `customer-portal`: the address where the person manages billing. */
export const PortalResponse = z.object({ url: z.url() })
