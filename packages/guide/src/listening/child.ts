import { fold } from '@soulsign/language'
import { anyOf } from '../sensitive.ts'
import words from './child.json' with { type: 'json' }

const OWN_CHILD = anyOf(Object.values(words).flat())

/** Whether a text names a child or grandchild of the person's: their school is not the person's own. */
export const namesOwnChild = (text: string): boolean => OWN_CHILD.test(fold(text))
