import { helplinesFor, type Safety, type SafetyCategory } from '@soulsign/contracts'
import { decide, type Level } from './decide.ts'
import { considered, opinionOn } from './reader/consider.ts'
import { loadModel } from './reader/model.ts'
import { read, type ScreenedText } from './reading.ts'
import { rulesOn } from './rules/held.ts'

export type { ScreenedText } from './reading.ts'

export interface Assessment {
  readonly level: Level
  readonly category: SafetyCategory
  /** Which rules held, and `reader` where the trained reader shares the decision. Never words of the text. */
  readonly matched: readonly string[]
}

const model = loadModel()

/**
 * Screens what a person wrote, in five languages at once, without any AI: null, or the most severe thing found. Pure,
 * and linear in the length of the text.
 */
export function assess(text: ScreenedText): Assessment | null {
  const reading = read(text)
  const rules = rulesOn(reading, text.advancedInfo, text.today ?? new Date())
  const reader = considered(opinionOn(reading, model), model.thresholds)
  const decision = decide(rules, reader)
  if (!decision) return null
  const byRules = rules.level !== null && decision.category === rules.category
  return { ...decision, matched: byRules ? rules.matched : [...rules.matched, `reader: ${decision.category}`] }
}

/** The assessment as a row carries it, with the help of the person's country (ISO 3166 two letters). */
export function toSafety(assessment: Assessment | null, country?: string): Safety | null {
  if (!assessment) return null
  const { level, category } = assessment
  return { level, category, resources: helplinesFor(country, category) }
}
