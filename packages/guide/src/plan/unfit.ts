import { anyOf } from '../sensitive.ts'
import { BELLY, EATING, LOADS, SKIN } from './fit.ts'
import type { Situation } from './template.ts'
import words from './unfit.json' with { type: 'json' }

/** Unsuitable advice for each situation; for folded text. */
export const UNFIT: readonly (readonly [Situation, RegExp])[] = [
  ['eating-disorder', EATING],
  ['pregnancy-loss', BELLY],
  ['sore-skin', SKIN],
  ...LOADS,
  ['own-diet', anyOf(words.situations['own-diet'])],
  ['pregnancy', anyOf(words.situations.pregnancy)],
  ['heart', anyOf(words.situations.heart)],
  ['epilepsy', anyOf(words.situations.epilepsy)],
  ['medication', anyOf(words.situations.medication)],
  ['diabetes', anyOf(words.situations.diabetes)],
  ['low-mobility', anyOf(words.situations['low-mobility'])],
  ['legs-at-rest', anyOf(words.situations['legs-at-rest'])],
  ['airways', anyOf(words.situations.airways)],
  ['harmed', anyOf(words.situations.harmed)],
  ['elder', anyOf(words.situations.elder)],
  ['child', anyOf(words.situations.child)],
]
/** Supplements and remedies by name; the word "supplement" itself is for the pharmacist's item. */
export const SUPPLEMENTS = anyOf(words.supplements)
/** Words for eating or drinking something. */
export const TASTED = anyOf(words.tasted)
/** Deep inner work, which is unsuitable when only comfort is allowed. */
export const DEEP_WORK = anyOf(words.deepWork)
