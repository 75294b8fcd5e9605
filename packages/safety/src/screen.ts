import { featuresOf } from '@soulsign/language/reader'
import { type Decision, decide, type ReaderSays, type RulesSay } from './decide.ts'
import { considered, opinionOn } from './reader/consider.ts'
import { loadModel } from './reader/model.ts'
import { read, type ScreenedText } from './reading.ts'
import { factsIn, type RulesVerdict, rulesOn } from './rules/held.ts'

/** What rules and reader make of a text, and what follows. */
export interface Screening {
  readonly rules: RulesSay & RulesVerdict
  readonly reader: ReaderSays
  readonly decision: Decision | null
}

const model = loadModel()

/** Reads a text by rules and by the trained reader. Pure, and linear in the length of the text. */
export function screen(text: ScreenedText): Screening {
  const reading = read(text)
  const facts = factsIn(reading, text.advancedInfo, text.today ?? new Date())
  const verdict = rulesOn(reading, facts)
  const byForm = verdict.level === 'urgent' && text.advancedInfo != null && !isUrgentAlone(text.description)
  const rules = { ...verdict, byForm }
  const reader = considered(opinionOn(featuresOf(reading, facts), model), model.thresholds)
  return { rules, reader, decision: decide(rules, reader) }
}

/** Whether the rules find the description urgent, whatever else the form says. */
function isUrgentAlone(description: string): boolean {
  const reading = read({ description })
  return rulesOn(reading, factsIn(reading, null, new Date())).level === 'urgent'
}
