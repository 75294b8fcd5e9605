import { fold } from '@soulsign/language'
import { anyOf } from '../sensitive.ts'
import words from './parents.json' with { type: 'json' }

export type Parent = 'mother' | 'father'
const MOTHER = anyOf(words.mother)
const FATHER = anyOf(words.father)
/** Somebody else's parents: who of them all is meant is not told. */
const IN_LAW = anyOf(words.inLaw)

/** Which of two parents a text names as the person's own; null if it names both or neither, or in-laws too. */
export function parentIn(text: string): Parent | null {
  const folded = fold(text)
  const [mother, father] = [MOTHER, FATHER].map((parent) => parent.test(folded))
  if (mother === father || IN_LAW.test(folded)) return null
  return mother ? 'mother' : 'father'
}
