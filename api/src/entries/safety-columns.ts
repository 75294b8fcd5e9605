import {
  helplinesFor,
  type Safety,
  type SafetyAnswer,
  type SafetyCategory,
  type SafetyLevel,
} from '@soulsign/contracts'

/** The result of the screening, as rows store it: level and category, or neither. */
export interface SafetyColumns {
  safety_level: SafetyLevel | null
  safety_category: SafetyCategory | null
  /** The answer to the entry's question, where it is read with the row. */
  safety_answer?: SafetyAnswer | null | undefined
}

/** The safety part of a row as the API returns it, with the help for `country`. */
export function safetyOf(
  { safety_level: level, safety_category: category, safety_answer: answer }: SafetyColumns,
  country?: string,
): Safety | null {
  if (!level || !category) return null
  return { level, category, resources: helplinesFor(country, category), ...(answer && { answer }) }
}
