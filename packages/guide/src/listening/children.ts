import { fold } from '@soulsign/language'
import { anyOf } from '../sensitive.ts'
import words from './children.json' with { type: 'json' }

const BABY = anyOf(Object.values(words.baby).flat())
const OWN_CHILD = anyOf(Object.values(words.ownChild).flat())
const LOST_CHILD = anyOf(Object.values(words.lostChild).flat())

/** Whether a text names a baby in any way: the reader also hears one in broken nights. */
export const namesBaby = (text: string): boolean => BABY.test(fold(text))

/** Whether a text names a child or grandchild of the person's: their school is not the person's own. */
export const namesOwnChild = (text: string): boolean => OWN_CHILD.test(fold(text))

/** Whether a text says that a child was lost, born or not: no child is on the way then. */
export const namesLostChild = (text: string): boolean => LOST_CHILD.test(fold(text))
