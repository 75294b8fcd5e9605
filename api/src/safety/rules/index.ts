import { CONCEPTS } from '../lexicon/index.ts'
import { parseRules } from '../rules.ts'
import { crisis } from './crisis.ts'
import { family } from './family.ts'
import { medical } from './medical.ts'
import { soon } from './soon.ts'

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

export const RULES = [medical, family, crisis, soon].flatMap((sheet) => parseRules(sheet, CONCEPTS))
