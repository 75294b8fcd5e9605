import said from './conduct-rules.json' with { type: 'json' }
import { inOrder, oneOf, type Patterns, words } from './rule.ts'

const NOT_DENIED = "(?:(?!\\bnot\\b|\\bnever\\b|n't\\b|\\bnor\\b)[^.!?\\n]){0,50}"

export const cause: Patterns = [
  new RegExp(`(?<!\\bno (?:\\w+'s )?)\\b${oneOf(said.feelings)}\\b${NOT_DENIED}\\b${oneOf(said.cause.en)}\\b`, 'u'),
  inOrder(said.cause.because, said.feelings),
  inOrder(said.cause.esPt.feelings, said.cause.esPt.causes),
  inOrder(said.cause.de.feelings, said.cause.de.causes),
  inOrder(said.cause.fr.feelings, said.cause.fr.causes),
]

export const blame: Patterns = [
  words(said.blame.en),
  /(?<!\b(?:not|isn't|none of (?:it|this|that) is|never|nobody's|wasn't) )\b(?:your|her|his|their) (?:own )?fault\b/u,
  inOrder(said.blame.others, said.blame.byOthers),
  words(said.blame.esPt),
  words(said.blame.de),
  words(said.blame.fr),
]

const AGAINST = oneOf(said.against)
const CARE = oneOf(said.care)
export const discouragingCare: Patterns = [
  new RegExp(
    `(?<!\\b(?:not|never|don't) (?:${AGAINST},? (?:or )?){0,3})\\b${AGAINST}\\b[^.!?\\n]{0,40}\\b${CARE}\\b`,
    'u',
  ),
  new RegExp(
    `\\b(?:do not|don't|never|no) (?:need (?:to |for )?|see |go to |visit |consult |call |trust |listen to |believe |rely on |have to see )[^.!?\\n]{0,25}\\b${CARE}\\b`,
    'u',
  ),
  inOrder(said.discouragingCare.insteadOf, said.care, 30),
  new RegExp(
    `\\b${oneOf([...said.care, 'treatments?', 'therap(?:y|ies)', 'medicine'])}\\b (?:is|are|was|were)? ?${oneOf(said.discouragingCare.dismissed)}\\b`,
    'u',
  ),
  inOrder(said.discouragingCare.esPt.against, said.discouragingCare.esPt.care),
  inOrder(said.discouragingCare.de.against, said.discouragingCare.de.care, 30),
  inOrder(said.discouragingCare.fr.against, said.discouragingCare.fr.care),
]

export const harmfulPractice: Patterns = [
  words(said.harmfulPractice.en),
  words(said.harmfulPractice.substances),
  words(said.harmfulPractice.esPt),
  words(said.harmfulPractice.de),
  words(said.harmfulPractice.fr),
]

export const harm: Patterns = [words(said.harm)]

export const sexual: Patterns = [words(said.sexual)]

export const mission: Patterns = [words(said.mission.en), words(said.mission.esPt), words(said.mission.deFr)]

export const persona: Patterns = [
  words(said.persona.en),
  words(said.persona.esPt),
  words(said.persona.de),
  words(said.persona.fr),
]

export const instructions: Patterns = [words(said.instructions.en), words(said.instructions.others)]

/** Phrases that give a meaning, which companion mode must not. */
export const meaning: Patterns = [words(said.meaning)]
