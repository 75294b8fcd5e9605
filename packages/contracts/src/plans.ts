/** Subscription prices. Amounts are in US cents; `lookupKey` names the price at Stripe. */
export const PLANS = {
  monthly: { tier: 'Monthly', amount: 444, interval: 'month', lookupKey: 'soulsign_monthly' },
  yearly: {
    tier: 'Yearly',
    amount: 3333,
    interval: 'year',
    lookupKey: 'soulsign_yearly',
    struckAmount: 5328,
    savePercent: 37,
  },
  lifetime: { tier: 'Lifetime', amount: 11100, interval: null, lookupKey: 'soulsign_lifetime' },
} as const
export type PlanType = keyof typeof PLANS
export const PLAN_TYPES = Object.keys(PLANS) as [PlanType, ...PlanType[]]

export const TIERS = ['Monthly', 'Yearly', 'Lifetime'] as const
export type Tier = (typeof TIERS)[number]

export const CURRENCY = 'USD'
