import { PLAN_TYPES, PLANS, type PlanType, type SubscriptionState, type Tier } from '@soulsign/contracts'

/** How a plan compares with the person's own: it is the same, lower, or for sale. */
export type Standing = 'current' | 'included' | 'offered'

/** People can only move up: Monthly to Yearly to Lifetime. `tier` is null without a subscription. */
export function standingOf(plan: PlanType, tier: Tier | null): Standing {
  if (tier === null) return 'offered'
  if (PLANS[plan].tier === tier) return 'current'
  const held = PLAN_TYPES.findIndex((type) => PLANS[type].tier === tier)
  return PLAN_TYPES.indexOf(plan) < held ? 'included' : 'offered'
}

/**
 * The text that says what an offered plan costs and where its button leads. The API first sends people who cancelled or
 * owe a payment to the billing page. Lifetime can be bought on top of any plan.
 */
export function termsOf(plan: PlanType, subscription: SubscriptionState | null) {
  if (!subscription) return `terms.${plan}` as const
  if (plan !== 'lifetime' && subscription.in_grace) return 'moving.unpaid'
  if (plan !== 'lifetime' && !subscription.renews) return 'moving.ending'
  return `moving.${plan}` as const
}
