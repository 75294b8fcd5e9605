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

/** What would do no good to what hurts or is upset: a sprained wrist, a queasy stomach. */
export const LOADS = (Object.keys(words.loads) as (keyof typeof words.loads)[]).map(
  (situation) => [situation, anyOf(words.loads[situation])] as const,
)

/** What is made for somebody who lies awake. */
const AWAKE = anyOf(words.awake)
export const isForTheSleepless = ({ how, frequency }: PlanTemplate): boolean => AWAKE.test(fold(`${how}\n${frequency}`))

/** Words that a plan for a small child must not contain. */
const GROWN_UP = anyOf(words.grownUp)

const FORBIDDEN = [
  ['eating-disorder', EATING],
  ['pregnancy-loss', BELLY],
  ['sore-skin', SKIN],
  ['child', GROWN_UP],
  ...LOADS,
] as const

/** Whether an insight's practice leaves in peace what hurts. */
export function isRestful(practice: string | readonly string[], { situations }: Pick<Needs, 'situations'>): boolean {
  const text = fold([practice].flat().join('\n'))
  return ![['sore-skin', SKIN] as const, ...LOADS].some(
    ([situation, words]) => situations.has(situation) && words.test(text),
  )
}

/** Whether an item suits a person. */
export function fits(item: PlanTemplate, { situations, avoided, namesNoFood }: Needs): boolean {
  if (item.notFor?.some((situation) => situations.has(situation))) return false
  if (item.contains && (namesNoFood || item.contains.some((ingredient) => avoided.has(ingredient)))) return false
  const forbidden = FORBIDDEN.filter(([situation]) => situations.has(situation))
  if (forbidden.length === 0) return true
  const text = fold(`${item.title}\n${item.how}\n${item.frequency}`)
  return !forbidden.some(([, words]) => words.test(text))
}
