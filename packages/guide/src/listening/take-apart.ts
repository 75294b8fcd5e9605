import { PROMPT_TEXT_MAX_LENGTH } from '@soulsign/contracts'
import { featuresOf } from '@soulsign/language/reader'
import { read } from '@soulsign/safety/reading'
import { Evidence } from './evidence.ts'
import { findConcepts } from './words.ts'

/** Capitals that no other word of the language has: a Portuguese 'EM' is an illness, and 'em' is 'in'. */
const SCLEROSIS = /\b([Tt]enho|[Tt]engo|com|con|minha|mi|a|la|de|da) EM\b/gu

/** Takes apart what a person wrote, as far as an AI would read it. */
export function takeApart(text: string) {
  const reading = read(
    { description: text.slice(0, PROMPT_TEXT_MAX_LENGTH).replace(SCLEROSIS, '$1 multiple sclerosis') },
    findConcepts,
  )
  const sentences = featuresOf(reading, new Set(), 'beginnings')
  return { reading, sentences, evidence: new Evidence(reading, sentences) }
}
