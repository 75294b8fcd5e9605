import { compiled } from '../compiled.ts'
import type { Rule } from './rule.ts'

/** Concepts that hold for the whole text once they are said: they name a state of the person, not a moment. */
export const TRUE_OF_THE_PERSON = [
  'pregnant',
  'postpartum',
  'bloodThinner',
  'chemo',
  'diabetic',
  'steroidUser',
  'youngInfant',
  'minor',
  'menopausePast',
] as const

/** Begun in the past, and true ever since. */
export const EVER_SINCE: ReadonlySet<string> = new Set(['menopausePast'])

/** The rules of all categories. */
export const RULES: readonly Rule[] = compiled().rules
