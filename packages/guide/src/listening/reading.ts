import type { SymptomType } from '@soulsign/contracts'
import { PROMPT_TEXT_MAX_LENGTH } from '@soulsign/contracts'
import { featuresOf, type Reading, type Sentence } from '@soulsign/language/reader'
import { read } from '@soulsign/safety/reading'
import { findConcepts } from './words.ts'

/** Takes apart what a person wrote, as far as an AI would read it. */
export const takeApart = (text: string): Reading => read({ description: text.slice(0, PROMPT_TEXT_MAX_LENGTH) }, findConcepts)

/** What the reader sees of a text. */
export function sentencesOf(reading: Reading): Sentence[] {
  return featuresOf(reading)
}
