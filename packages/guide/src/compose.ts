import type { Insight } from '@soulsign/contracts'
import { chooserFor } from './choose.ts'
import { comfort } from './insight/comfort.ts'
import { reflect } from './insight/reflect.ts'
import { type Reading, readSymptom, type SymptomEntry } from './read-symptom.ts'

export interface ComposedInsight extends Insight {
  mode: Reading['mode']
  /** The entries of the lexicon that were heard, the leading one first. */
  matched: string[]
}

/**
 * Writes an insight without AI; the same text always gets the same insight. It depends on the person's words but never
 * repeats them. `withRequiredLines` adds the lines that every insight must carry.
 * @param earlier the insights that the person had before, newest first; their sentences are avoided
 * @example
 * const insight = composeInsight({ symptomType: 'physical', description: 'a stiff neck' })
 */
export function composeInsight(entry: SymptomEntry, earlier: readonly string[] = []): ComposedInsight {
  const reading = readSymptom(entry)
  // Another reading of the same words also has other words of its own.
  const choose = chooserFor([entry.description, ...(entry.notThemes ?? [])].join('\n'), earlier)
  const insight = reading.mode === 'companion' ? comfort(reading, choose, entry) : reflect(reading, choose, entry)
  const matched = [reading.primary, reading.secondary].flatMap((found) => (found ? [found.key] : []))
  return { ...insight, mode: reading.mode, matched }
}
