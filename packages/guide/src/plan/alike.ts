import { fold } from '@soulsign/language'
import words from './alike.json' with { type: 'json' }
import type { PlanTemplate } from './template.ts'

/** What one plan takes up once: two lamps are one too many. For folded text. */
const SUBJECTS = words.subjects.map((subject) => new RegExp(subject, 'u'))

/** The subjects of each item, which never change. */
const known = new WeakMap<PlanTemplate, readonly number[]>()

/** Where its subjects stand in the list. */
export function subjectsOf(item: PlanTemplate): readonly number[] {
  const before = known.get(item)
  if (before) return before
  const text = fold(`${item.title}\n${item.how}`)
  const subjects = SUBJECTS.flatMap((subject, at) => (subject.test(text) ? [at] : []))
  known.set(item, subjects)
  return subjects
}

/** Whether two items of a plan are about the same thing. */
export const isAlike = (one: PlanTemplate, other: PlanTemplate): boolean =>
  one !== other && subjectsOf(one).some((subject) => subjectsOf(other).includes(subject))
