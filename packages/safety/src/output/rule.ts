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

/** Matches both lists within one sentence, in either order. */
export function near(first: string, second: string, reach = 45): RegExp[] {
  const gap = `[^.!?\\n]{0,${reach}}`
  return [new RegExp(`\\b(?:${first})\\b${gap}\\b(?:${second})\\b`, 'u'), inOrder(second, first, reach)]
}

/** Matches the first list before the second within one sentence. */
export const inOrder = (first: string, second: string, reach = 45): RegExp =>
  new RegExp(`\\b(?:${first})\\b[^.!?\\n]{0,${reach}}\\b(?:${second})\\b`, 'u')

/** Matches any of the alternatives as whole words. */
export const words = (alternatives: string): RegExp => new RegExp(`\\b(?:${alternatives})\\b`, 'u')
