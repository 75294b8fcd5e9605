import type { SymptomType } from '@soulsign/contracts'
import { lexicon } from '../lexicon.ts'
import { SITUATIONS } from './situations.ts'

/** What is asked about: which theme, or which situation. */
export type Kind = 'theme' | 'life'

/** By kind, the concepts that name it: what people say, and the words of the lexicon. */
export const SOURCES = { theme: ['says', 'theme'], life: ['life'] } as const

/** By kind, all that can be heard. */
export const KEYS: Record<Kind, readonly string[]> = {
  theme: lexicon.entries.map(({ key }) => key),
  life: Object.keys(SITUATIONS),
}

/** The text tells of no situation. */
export const NONE = 'none'

const areas = new Map(lexicon.entries.map(({ key, area }) => [key, area]))
/** Whether a theme is a feeling or a thought. */
export const isOfMind = (theme: string): boolean => areas.get(theme) === 'mind'
/** Areas that suit either type. */
const OF_BOTH = new Set(['energy', 'sleep', 'whole_body', 'immune'])

/** Whether a theme suits the type that the person chose. */
export function suits(theme: string, type: SymptomType): boolean {
  const area = areas.get(theme) ?? ''
  return OF_BOTH.has(area) || (area === 'mind') === (type !== 'physical')
}
