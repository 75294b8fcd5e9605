import { fold } from '@soulsign/language'
import { anyOf } from '../sensitive.ts'
import words from './baby.json' with { type: 'json' }

const BABY = anyOf(Object.values(words).flat())

/** Whether a text names a baby in any way: the reader also hears one in broken nights. */
export const namesBaby = (text: string): boolean => BABY.test(fold(text))
