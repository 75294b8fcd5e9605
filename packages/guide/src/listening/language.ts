import type { SafetyLanguage } from '@soulsign/contracts'
import { tokenise } from '@soulsign/language'
import { languageOf } from '@soulsign/safety/reading'

/** The language that a text is written in; English if no word tells. */
export const languageIn = (text: string): SafetyLanguage => languageOf(tokenise(text))
