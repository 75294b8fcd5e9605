import type { SafetyCategory, SafetyLevel, SafetyReader } from '@soulsign/contracts'
import { decide, type ReaderSays, type RulesSay } from './decide.ts'
import type { ScreenedText } from './reading.ts'
import { screen } from './screen.ts'

export type { ScreenedText } from './reading.ts'

export interface Assessment {
  readonly level: SafetyLevel
  readonly category: SafetyCategory
  /** What found it, for the figures of safety. */
  readonly by: SafetyReader
  /** Which rules held. Names of concepts, never words of the text. */
  readonly matched: readonly string[]
  /** The card for the rest of the text, if the person answers a question with no. */
  readonly rest?: SafetyCategory | undefined
}

/** Screens what a person wrote, in five languages at once, without any AI: null, or the most severe thing found. */
export function assess(text: ScreenedText): Assessment | null {
  const { rules, reader, decision } = screen(text)
  if (!decision) return null
  return {
    ...decision,
    by: foundBy(rules, reader),
    matched: rules.matched,
    ...(decision.level === 'ask' && { rest: cardOf(rules, reader) }),
  }
}

function foundBy(rules: RulesSay, reader: ReaderSays): SafetyReader {
  if (rules.level === null) return 'reader'
  return decide({ level: null, category: null }, reader) ? 'both' : 'rules'
}

/** The card that rules or reader would show if the text were not urgent. */
const cardOf = (rules: RulesSay, { soon, soonCategory }: ReaderSays) =>
  (rules.level === 'card' && rules.category) || (soon ? soonCategory : undefined)
