import { type SafetyCategory, urgentPanelKind } from '@soulsign/contracts'
import { type Reading, readSymptom, type SymptomEntry } from '@soulsign/guide'
import type { SymptomData } from '@soulsign/guide/symptom-data'
import type { CheckContext } from '@soulsign/safety/output'
import type { Writing } from './draft.ts'
import type { EntryToRead } from './generations.sql.ts'

/**
 * Categories that get a card and comfort, never a cause or a meaning, even if the lexicon has a reading of the words.
 */
const isComfortOnly = (category: SafetyCategory | null) =>
  category !== null &&
  (category === 'medication' || category === 'eating_disorder' || urgentPanelKind(category) !== 'medical')

/** An entry in the forms that the AI, the built-in guide and the check need. */
export interface ReadEntry {
  data: SymptomData
  asked: SymptomEntry
  reading: Reading
  context: CheckContext
}

/** Prepares an entry for all its readers. */
export function readEntry(entry: EntryToRead): ReadEntry {
  const { description, symptom_type, duration, advanced_info, safety_category, rewritten } = entry
  const comfortOnly = isComfortOnly(safety_category)
  const sparesEating = safety_category === 'eating_disorder'
  const first: SymptomEntry = {
    symptomType: symptom_type,
    description,
    duration,
    advancedInfo: advanced_info,
    comfortOnly,
    sparesEating,
  }
  // The theme that was heard first is not the person's.
  const asked = rewritten ? { ...first, notThemes: [readSymptom(first).primary.key] } : first
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
      not_themes: asked.notThemes,
    },
    asked,
    reading,
    // The person's words must not be quoted. Conditions that they named may be mentioned.
    context: { personText: written.filter(Boolean).join('\n'), conditionsNamed: knownConditions, mode: reading.mode },
  }
}

/** What the AI is told. Only the stand-in, which is the guide itself, learns what the person had before. */
export const toldOf = (data: SymptomData, { standIn, earlier }: Writing): SymptomData =>
  standIn ? { ...data, earlier: [...earlier] } : data
