import type { SafetyCategory } from '@soulsign/contracts'
import { toSafety } from '@soulsign/safety'

/** The result of the screening, as rows store it: both fields or neither. */
export interface SafetyColumns {
  safety_level: 'urgent' | 'card' | null
  safety_category: SafetyCategory | null
}

/** The safety part of a row as the API returns it, with the help for `country`. */
export const safetyOf = ({ safety_level: level, safety_category: category }: SafetyColumns, country?: string) =>
  toSafety(level && category && { level, category, matched: [] }, country)
