import { newId, now } from '../identifiers.ts'

export const INTERVALS = ['day', 'week', 'month', 'year'] as const
export type Interval = (typeof INTERVALS)[number]

export interface PriceFields {
  active?: boolean | undefined
  currency: string
  product: string
  unit_amount: number
  lookup_key?: string | undefined
  metadata?: Record<string, string> | undefined
  nickname?: string | undefined
  recurring?: { interval: Interval; interval_count: number } | undefined
  tax_behavior?: 'exclusive' | 'inclusive' | 'unspecified' | undefined
}

/** A price. Amounts are in the currency's smallest unit. */
export const makePrice = (fields: PriceFields) => ({
  id: newId('price'),
  object: 'price' as const,
  active: fields.active ?? true,
  billing_scheme: 'per_unit' as const,
  created: now(),
  currency: fields.currency.toLowerCase(),
  custom_unit_amount: null,
  livemode: false,
  lookup_key: fields.lookup_key ?? null,
  metadata: fields.metadata ?? {},
  nickname: fields.nickname ?? null,
  product: fields.product,
  recurring: fields.recurring
    ? { ...fields.recurring, meter: null, trial_period_days: null, usage_type: 'licensed' as const }
    : null,
  tax_behavior: fields.tax_behavior ?? 'unspecified',
  tiers_mode: null,
  transform_quantity: null,
  type: fields.recurring ? ('recurring' as const) : ('one_time' as const),
  unit_amount: fields.unit_amount,
  unit_amount_decimal: String(fields.unit_amount),
})
export type Price = ReturnType<typeof makePrice>

/** The legacy form of a recurring price, which subscription items still include. */
export const makePlan = (price: Price) => ({
  id: price.id,
  object: 'plan' as const,
  active: price.active,
  amount: price.unit_amount,
  amount_decimal: price.unit_amount_decimal,
  billing_scheme: price.billing_scheme,
  created: price.created,
  currency: price.currency,
  interval: price.recurring?.interval ?? ('month' as const),
  interval_count: price.recurring?.interval_count ?? 1,
  livemode: false,
  metadata: price.metadata,
  meter: null,
  nickname: price.nickname,
  product: price.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed' as const,
})
