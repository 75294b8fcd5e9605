import { PROMPT_TEXT_MAX_LENGTH } from '@soulsign/contracts'
import { read } from '@soulsign/safety/reading'
import { findConcepts } from './words.ts'

/** Takes apart what a person wrote, as far as an AI would read it. */
export const takeApart = (text: string) => read({ description: text.slice(0, PROMPT_TEXT_MAX_LENGTH) }, findConcepts)
