import { fold } from '@soulsign/language'
import type { Needs } from './needs.ts'
import type { PlanTemplate } from './template.ts'

/** Words that a plan must not contain for a person with an eating disorder. */
export const EATING =
  /\b(?:food\w*|eat\w*|ate|meal\w*|recipe\w*|dish(?:es)?|cook\w*|kitchen\w*|breakfast|lunch|dinner|supper|snack\w*|mouthful\w*|hungry|hunger|appetite|diet\w*|calori\w*|weigh\w*|fast(?:ing|ed|s)?|slim\w*|thin(?:ner)?|fat|pounds?|kilos?|bod(?:y|ies) shape|plates?|butter|toast|bread|swallow\w*|supplement\w*|belly|sweets?|mirror\w*|exercis\w*|work-?outs?|earn\w*)\b/u

/** Words that draw attention to the belly, left out after a pregnancy loss. */
export const BELLY = /\b(?:belly|navel|womb|pelvi[cs]\w*|hips?|lap|cradl\w*|bab(?:y|ies)|child\w*|born)\b/u

/** Words that a plan for a small child must not contain. */
const GROWN_UP = /\b(?:wine|past-life|candle|oven|flame|pan|boil|bake|cook\w*|roast|simmer\w*|braise|stew)\b/u

const FORBIDDEN = [
  ['eating-disorder', EATING],
  ['pregnancy-loss', BELLY],
  ['child', GROWN_UP],
] as const

/** Whether an item suits a person. */
export function fits(item: PlanTemplate, { situations, avoided, namesNoFood }: Needs): boolean {
  if (item.notFor?.some((situation) => situations.has(situation))) return false
  if (item.contains && (namesNoFood || item.contains.some((ingredient) => avoided.has(ingredient)))) return false
  const forbidden = FORBIDDEN.filter(([situation]) => situations.has(situation))
  if (forbidden.length === 0) return true
  const text = fold(`${item.title}\n${item.how}\n${item.frequency}`)
  return !forbidden.some(([, words]) => words.test(text))
}
