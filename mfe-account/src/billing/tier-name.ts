import type { Tier } from '@soulsign/contracts'
import type { TFunction } from 'i18next'

/** A tier's name in the person's language; null is 'Free'. */
export const tierName = (t: TFunction<'account'>, tier: Tier | null) => t(`billing.tiers.${tier ?? 'Free'}`)
