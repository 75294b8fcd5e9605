import said from './medical-rules.json' with { type: 'json' }
import { inOrder, near, oneOf, type Patterns, words } from './rule.ts'

const CHANGE = oneOf(said.change)
/** Allows "Please do not stop, skip or change a medicine". */
const NOT_DENIED = `(?<!\\b(?:not|never|don't) (?:${CHANGE},? (?:or )?){0,3})`

/** Stopping, starting or changing a medicine. */
export const medicationChange: Patterns = [
  new RegExp(`\\b${NOT_DENIED}${CHANGE}\\b[^.!?\\n]{0,40}\\b${oneOf(said.medicine)}\\b`, 'u'),
  inOrder(said.medicine, said.changed),
  ...near(said.medicationChange.esPt.change, said.medicationChange.esPt.medicine),
  ...near(said.medicationChange.de.change, said.medicationChange.de.medicine),
  ...near(said.medicationChange.fr.change, said.medicationChange.fr.medicine),
]
/** The exception: advice to keep taking a medicine. */
const IN_FAVOUR = oneOf([`(?:not|never|don't|without) ${CHANGE}`, ...said.inFavour])

export const medication: Patterns = [
  ...medicationChange,
  // An insight need not mention medicine.
  new RegExp(`(?:^|[.!?\\n])(?![^.!?\\n]*\\b${IN_FAVOUR}\\b)[^.!?\\n]*\\b${oneOf(said.medicineNamed)}\\b`, 'u'),
  inOrder(said.take, said.substances, 30),
]

export const dose: Patterns = [
  /\b\d+(?:[.,]\d+)?\s?(?:mg|mcg|μg|ug|g|gr|grams?|gramm|grammes?|gramos?|ml|cl|iu|i\.?e|ui)\b/u,
  new RegExp(`\\b${oneOf(said.amounts)} ${oneOf(said.measures)}\\b`, 'u'),
  ...near(said.dosed.often, said.dosed.taken, 60),
]

export const promise: Patterns = [
  words(said.promise.en),
  /\b(?:will|is going to|'ll)\b[^.!?\n]{0,20}\b(?:disappear|vanish|go away|be gone|leave you for good|never return|never come back)\b/u,
  words(said.promise.esPt),
  words(said.promise.de),
  words(said.promise.fr),
]

export const prediction: Patterns = [
  /\b(?:you|he|she|they|your \w+)(?:'ll| will| shall| are going to| is going to)\b[^.!?\n]{0,30}\b(?:die|recover|get well|be well again|get better|feel better|become pregnant|get pregnant|conceive|live (?:long|to|until)|survive|get worse|be (?:healthy|cured|healed)|have a (?:child|baby))\b/u,
  /\b(?:date|day|hour) of (?:your|his|her) death\b|\byour (?:time|days) (?:is|are) numbered\b|\b(?:days|weeks|months|years) (?:left )?to live\b|\blive a long\b|\byour (?:fate|destiny)\b|\b(?:is|are|were) destined\b|\bwill die\b/u,
  /\bwithin (?:\w+ )?(?:days|weeks|months)\b|\b(?:in|after) (?:\d+|a few|two|three|several) (?:days|weeks|months),? (?:you|it|the|your)\b/u,
  words(said.prediction.esPt),
  words(said.prediction.de),
  words(said.prediction.fr),
]

/** Ruling a disease in or out. `FINDING` is for those that the text names. */
export const diagnosis: Patterns = [
  words(said.diagnosis.en),
  words(said.diagnosis.esPt),
  words(said.diagnosis.de),
  words(said.diagnosis.fr),
]

/** Phrases that make a disease's name a diagnosis, even one the person named: "you have ...", "this is not ...". */
export const FINDING = oneOf(said.finding)
