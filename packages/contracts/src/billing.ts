import { z } from 'zod'
import { choice } from './enums.ts'
import { PLANS, type PlanType } from './plans.ts'

export const PLAN_TYPES = Object.keys(PLANS) as [PlanType, ...PlanType[]]
const PlanChoice = choice(PLAN_TYPES)

export const TIERS = ['Monthly', 'Yearly', 'Lifetime'] as const
export type Tier = (typeof TIERS)[number]

/** How long a person keeps access after a renewal that was not paid. */
export const GRACE_DAYS = 7

/** `create-checkout`: where to send the person: a checkout, or the portal where a running subscription changes plan. */
export const CheckoutRequest = z.object({ plan_type: PlanChoice })
export const CheckoutResponse = z.object({ url: z.url() })

/** `verify-payment`: the session a person comes back with. */
export const VerifyPaymentRequest = z.object({
  session_id: z
    .string('Use the session_id of the address that the checkout led back to.')
    .regex(/^cs_\w{1,250}$/, 'Use the session_id of the address that the checkout led back to.'),
})
/** `activated` is true for exactly one call of a session: that one congratulates. */
export const VerifyPaymentResponse = z.object({ success: z.literal(true), activated: z.boolean() })

/** `check-subscription`: what a person has now. */
export const SubscriptionState = z.object({
  subscribed: z.boolean(),
  /** Null for who has none. */
  subscription_tier: z.enum(TIERS).nullable(),
  /**
   * When the period ends: the subscription renews then, or access ends where `renews` is false. In grace: when access
   * ends unless it is paid. Null for Lifetime. For who is not subscribed any more: when it ended.
   */
  subscription_end: z.iso.datetime().nullable(),
  /** Whether it goes on by itself after `subscription_end`. */
  renews: z.boolean(),
  /** The last renewal was not paid, and access still lasts. */
  in_grace: z.boolean(),
  /** Why this may be out of date, in words for the person; null when it is not. */
  error: z.string().nullable(),
})
export type SubscriptionState = z.infer<typeof SubscriptionState>

/** `customer-portal`: where the person manages billing. */
export const PortalResponse = z.object({ url: z.url() })
