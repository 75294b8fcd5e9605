import { SAFETY_CATEGORIES } from '@soulsign/contracts/safety-category'
import { readFolder } from '@soulsign/language/wordings'
import { knownWords } from '../lexicon/load.ts'
import { parseRules } from './rule.ts'

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

const files = readFolder(new URL('../../rules/', import.meta.url))

/** The rules of each category: one file a category. */
export const RULES = SAFETY_CATEGORIES.flatMap((category) => {
  const sections = files.get(category)
  if (!sections) throw new Error(`rules/${category}.txt is missing.`)
  return parseRules(category, sections, knownWords().concepts)
})
