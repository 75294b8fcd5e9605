import { fold } from '@soulsign/language'
import { DENIED } from './denied.ts'
import words from './eased.json' with { type: 'json' }

/** How many characters before it, within the clause, are read for a denying word. */
const BEFORE = 16

/** 'It goes away in the car', or 'in the car it is gone', within a sentence: that it eases, and when. */
const EASED = Object.entries(words).flatMap(([language, { eases, when, and }]) => {
  const denied = DENIED[language as keyof typeof DENIED]
  return [
    {
      denied,
      pattern: new RegExp(`\\b(?:${eases})(?: \\w+){0,2} (?:${when})\\b[^.!?;,\\n]*`, 'gu'),
    },
    {
      denied,
      pattern: new RegExp(`\\b(?:${when}) (?:(?!(?:${and}|${when})\\b)[\\w']+,? ){1,5}(?:${eases})(?![\\w'])`, 'gu'),
    },
  ]
})

/** A text without the places and times at which it is better: what is left tells when it comes. */
export function withoutEase(text: string): string {
  const folded = fold(text)
  const left = EASED.reduce(
    (rest, { pattern, denied }) =>
      rest.replace(pattern, (match: string, index: number) => {
        const before =
          rest
            .slice(Math.max(0, index - BEFORE), index)
            .split(/[.!?;,\n]/u)
            .at(-1) ?? ''
        return denied.test(before) || denied.test(match) ? match : ''
      }),
    folded,
  )
  return left === folded ? text : left
}
