const RULES = [
  'promise',
  'prediction',
  'disease',
  'diagnosis',
  'medication',
  'dose',
  'blame',
  'cause',
  'meaning',
  'discouraging-care',
  'harmful-practice',
  'harm',
  'sexual',
  'mission',
  'persona',
  'instructions',
  'markup',
  'contact',
  'echo',
  'structure',
  'unfit',
] as const
export type Rule = (typeof RULES)[number]

/** Patterns of a rule, for folded text: lower case, without accents, `ß` as `ss`. */
export type Patterns = readonly RegExp[]

/** Wordings: regular expressions for folded text. */
export type Wordings = readonly string[]

/** One of these, for use within an expression. */
export const oneOf = (wordings: Wordings): string => `(?:${wordings.join('|')})`

/** Matches both lists within one sentence, in either order. */
export function near(first: Wordings, second: Wordings, reach = 45): RegExp[] {
  return [inOrder(first, second, reach), inOrder(second, first, reach)]
}

/** Matches the first list before the second within one sentence. */
export const inOrder = (first: Wordings, second: Wordings, reach = 45): RegExp =>
  new RegExp(`\\b${oneOf(first)}\\b[^.!?\\n]{0,${reach}}\\b${oneOf(second)}\\b`, 'u')

/** Matches any of the wordings as whole words. */
export const words = (wordings: Wordings): RegExp => new RegExp(`\\b${oneOf(wordings)}\\b`, 'u')
