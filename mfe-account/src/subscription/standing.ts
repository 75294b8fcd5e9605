import { PLAN_TYPES, PLANS, type PlanType, type SubscriptionState, type Tier } from '@soulsign/contracts'

/** How a plan stands to what a person has: it is that, it is less, or it can be bought. */
export type Standing = 'current' | 'included' | 'offered'

/** People move up only: Monthly to Yearly to Lifetime. `tier` is null for who is not subscribed. */
export function standingOf(plan: PlanType, tier: Tier | null): Standing {
  if (tier === null) return 'offered'
  if (PLANS[plan].tier === tier) return 'current'
  const held = PLAN_TYPES.findIndex((type) => PLANS[type].tier === tier)
  return PLAN_TYPES.indexOf(plan) < held ? 'included' : 'offered'
}

/**
 * Which text says what an offered plan costs, and where its button leads. The API sends who has cancelled, or owes a
 * payment, to the billing page first; Lifetime is bought beside whatever there is.
 */
export function termsOf(plan: PlanType, subscription: SubscriptionState | null) {
  if (!subscription) return `terms.${plan}` as const
  if (plan !== 'lifetime' && subscription.in_grace) return 'moving.unpaid'
  if (plan !== 'lifetime' && !subscription.renews) return 'moving.ending'
  return `moving.${plan}` as const
}
