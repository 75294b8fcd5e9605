import { helplinesFor, type Safety, type SafetyCategory } from '@soulsign/contracts'
import type { Level } from './decide.ts'
import type { ScreenedText } from './reading.ts'
import { screen } from './screen.ts'

export type { ScreenedText } from './reading.ts'

export interface Assessment {
  readonly level: Level
  readonly category: SafetyCategory
  /** Which rules held, and the reader where it changed what they say. Never words of the text. */
  readonly matched: readonly string[]
}

/** Screens what a person wrote, in five languages at once, without any AI: null, or the most severe thing found. */
export function assess(text: ScreenedText): Assessment | null {
  const { rules, reader, decision } = screen(text)
  if (!decision) return null
  const byRules = decision.level === rules.level && decision.category === rules.category
  return { ...decision, matched: byRules ? rules.matched : [...rules.matched, `reader: ${reader.urgent}`] }
}

/** The assessment as a row carries it, with the help of the person's country (ISO 3166 two letters). */
export function toSafety(assessment: Assessment | null, country?: string): Safety | null {
  if (!assessment) return null
  const { level, category } = assessment
  return { level, category, resources: helplinesFor(country, category) }
}
