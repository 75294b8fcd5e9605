import { PLAN_TYPES, PLANS, type PlanType, type Tier } from '@soulsign/contracts'

/** How a plan stands to what a person has: it is that, it is less, or it can be bought. */
export type Standing = 'current' | 'included' | 'offered'

/** People move up only: Monthly to Yearly to Lifetime. `tier` is null for who is not subscribed. */
export function standingOf(plan: PlanType, tier: Tier | null): Standing {
  if (tier === null) return 'offered'
  if (PLANS[plan].tier === tier) return 'current'
  const held = PLAN_TYPES.findIndex((type) => PLANS[type].tier === tier)
  return PLAN_TYPES.indexOf(plan) < held ? 'included' : 'offered'
}
