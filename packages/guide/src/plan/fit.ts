import { fold } from '@soulsign/language'
import { anyOf } from '../sensitive.ts'
import words from './fit.json' with { type: 'json' }
import type { Needs } from './needs.ts'
import type { PlanTemplate } from './template.ts'

/** Words that a plan must not contain for a person with an eating disorder. */
export const EATING = anyOf(words.eating)

/** Words that draw attention to the belly, left out after a pregnancy loss. */
export const BELLY = anyOf(words.belly)

/** What may hurt broken or inflamed skin. */
export const SKIN = anyOf(words.skin)

/** What moves, presses or loads a leg. */
export const LOADS_LEG = anyOf(words.loadsLeg)

/** Words that a plan for a small child must not contain. */
const GROWN_UP = anyOf(words.grownUp)

const FORBIDDEN = [
  ['eating-disorder', EATING],
  ['pregnancy-loss', BELLY],
  ['sore-skin', SKIN],
  ['child', GROWN_UP],
  ['hurt-leg', LOADS_LEG],
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
