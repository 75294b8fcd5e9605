import { fold } from '@soulsign/language'
import words from './complications.json' with { type: 'json' }
import { anyOf } from './sensitive.ts'

/** A condition that the person names, and what they feel that may come of it: a doctor should see it. */
export const COMPLICATIONS = {
  diabetic_feet: 'burning, numb or sore feet beside diabetes',
  diabetic_sight: 'sight that changes beside diabetes',
  failing_heart: 'legs that swell beside a heart condition',
  thinned_blood: 'bruises or bleeding beside blood thinners',
} as const
export type Complication = keyof typeof COMPLICATIONS

const PATTERNS = (Object.keys(COMPLICATIONS) as Complication[]).map(
  (key) => [key, anyOf(words[key].condition), anyOf(words[key].complication)] as const,
)

/**
 * What a doctor should see, if the words tell of it.
 * @param conditions what the person said elsewhere that they live with
 */
export function complicationIn(text: string, conditions: string): Complication | null {
  const told = fold(text)
  const known = `${told}\n${fold(conditions)}`
  return PATTERNS.find(([, condition, complication]) => condition.test(known) && complication.test(told))?.[0] ?? null
}
