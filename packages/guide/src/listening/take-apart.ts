import { PROMPT_TEXT_MAX_LENGTH } from '@soulsign/contracts'
import { featuresOf } from '@soulsign/language/reader'
import { read } from '@soulsign/safety/reading'
import { Evidence } from './evidence.ts'
import { findConcepts } from './words.ts'

/** Takes apart what a person wrote, as far as an AI would read it. */
export function takeApart(text: string) {
  const reading = read({ description: text.slice(0, PROMPT_TEXT_MAX_LENGTH) }, findConcepts)
  const sentences = featuresOf(reading, new Set(), 'beginnings')
  return { reading, sentences, evidence: new Evidence(reading, sentences) }
}
