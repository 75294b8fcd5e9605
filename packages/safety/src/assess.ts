import { helplinesFor, type Safety, type SafetyCategory } from '@soulsign/contracts'
import { read, type ScreenedText } from './reading.ts'
import { rulesOn } from './rules/held.ts'
import type { Level } from './rules/rule.ts'

export type { ScreenedText } from './reading.ts'

export interface Assessment {
  readonly level: Level
  readonly category: SafetyCategory
  /** Which rules held. Names of concepts, never words of the text. */
  readonly matched: readonly string[]
}

/**
 * Screens what a person wrote, in five languages at once, without any AI: null, or the most severe thing found. Pure,
 * and linear in the length of the text.
 */
export function assess(text: ScreenedText): Assessment | null {
  const { level, category, matched } = rulesOn(read(text), text.advancedInfo, text.today ?? new Date())
  return level && category && { level, category, matched }
}

/** The assessment as a row carries it, with the help of the person's country (ISO 3166 two letters). */
export function toSafety(assessment: Assessment | null, country?: string): Safety | null {
  if (!assessment) return null
  const { level, category } = assessment
  return { level, category, resources: helplinesFor(country, category) }
}
