import { fold } from '@soulsign/language'
import words from './eased.json' with { type: 'json' }

/** 'It goes away in the car', or 'in the car it is gone', within a sentence: that it eases, and when. */
const EASED = Object.values(words).flatMap(({ eases, when, and }) => [
  new RegExp(`\\b(?:${eases})(?: \\w+){0,2} (?:${when})\\b[^.!?;,\\n]*`, 'gu'),
  new RegExp(`\\b(?:${when}) (?:(?!(?:${and}|${when})\\b)[\\w']+,? ){1,5}(?:${eases})(?![\\w'])`, 'gu'),
])

/** A text without the places and times at which it is better: what is left tells when it comes. */
export function withoutEase(text: string): string {
  const folded = fold(text)
  const left = EASED.reduce((rest, pattern) => rest.replace(pattern, ''), folded)
  return left === folded ? text : left
}
