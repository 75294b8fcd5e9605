import type { SafetyCategory, SafetyLevel, SafetyReader } from '@soulsign/contracts'
import { decide, type ReaderSays, type RulesSay } from './decide.ts'
import type { ScreenedText } from './reading.ts'
import { screen } from './screen.ts'

export type { ScreenedText } from './reading.ts'

export interface Assessment {
  readonly level: SafetyLevel
  readonly category: SafetyCategory
  readonly by: SafetyReader
  /** Which rules held. Names of concepts, never words of the text. */
  readonly matched: readonly string[]
}

/** Screens what a person wrote, in five languages at once, without any AI: null, or the most severe thing found. */
export function assess(text: ScreenedText): Assessment | null {
  const { rules, reader, decision } = screen(text)
  if (!decision) return null
  return { ...decision, by: foundBy(rules, reader), matched: rules.matched }
}

function foundBy(rules: RulesSay, reader: ReaderSays): SafetyReader {
  if (rules.level === null) return 'reader'
  return decide({ level: null, category: null }, reader) ? 'both' : 'rules'
}
