import { lexicon } from './lexicon.ts'
import { takeApart } from './listening/take-apart.ts'
import { isSensitive } from './sensitive.ts'

const illnesses = lexicon.entries.flatMap(({ key, mode }) => (mode === 'companion' ? [`theme:${key}`] : []))

/** Whether a list of conditions names one that calls for gentleness: no inner work, no past lives. */
export function namesIllness(conditions: string): boolean {
  if (conditions.trim() === '') return false
  const live = takeApart(conditions).evidence.live()
  return isSensitive(conditions) || illnesses.some((concept) => live.has(concept))
}
