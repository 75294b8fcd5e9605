import { type CheckContext, type Reading, readSymptom, type SymptomData, type SymptomEntry } from '@soulsign/composer'
import type { SafetyCategory } from '@soulsign/contracts'
import type { EntryToRead } from './generations.sql.ts'

/** What gets a card and comfort, never a cause or a meaning, also where the lexicon reads the words otherwise. */
const COMFORT_ONLY = new Set<SafetyCategory | null>(['medication', 'eating_disorder', 'abuse_child', 'abuse_adult'])

/** An entry as each reads it: the AI, the built-in guide, and the check. */
export interface ReadEntry {
  data: SymptomData
  asked: SymptomEntry
  reading: Reading
  context: CheckContext
}

/** Reads an entry once for all who write about it. */
export function readEntry(entry: EntryToRead): ReadEntry {
  const { description, symptom_type, duration, advanced_info, safety_category } = entry
  const comfortOnly = COMFORT_ONLY.has(safety_category)
  const sparesEating = safety_category === 'eating_disorder'
  const asked = {
    symptomType: symptom_type,
    description,
    duration,
    advancedInfo: advanced_info,
    comfortOnly,
    sparesEating,
  }
  const reading = readSymptom(asked)
  const { customDiet, knownConditions, currentMedications, allergiesSensitivities } = advanced_info ?? {}
  const written = [description, customDiet, knownConditions, currentMedications, allergiesSensitivities]
  return {
    data: {
      symptom_type,
      description,
      duration,
      advanced_info,
      comfort_only: comfortOnly,
      spares_eating: sparesEating,
    },
    asked,
    reading,
    // Their words are not to be quoted, what they named may be spoken of.
    context: { personText: written.filter(Boolean).join('\n'), conditionsNamed: knownConditions, mode: reading.mode },
  }
}
