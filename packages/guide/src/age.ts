import type { AdvancedInfo } from '@soulsign/contracts'

export const ADULT_AGE = 18
export const SEATED_AGE = 70
const DAYS_PER_YEAR = 365.25

/** Age in years, or null without a date of birth. */
export function ageOf(advancedInfo: AdvancedInfo | null | undefined): number | null {
  if (!advancedInfo?.dateOfBirth) return null
  return (Date.now() - Date.parse(advancedInfo.dateOfBirth)) / (DAYS_PER_YEAR * 86_400_000)
}
