import { fold } from '@soulsign/language'

/** When it comes, by the person's own words: the keys of `lexicon/when.txt`. The first that is heard counts. */
export const TIMES = {
  argument: 'after an argument',
  meals: 'around meals',
  sunday: 'on Sundays',
  monday: 'on Mondays',
  bedtime: 'at bedtime',
  night: 'at night',
  morning: 'in the morning',
  evening: 'in the evening',
  winter: 'in winter',
  spring: 'in spring',
} as const
export type Time = keyof typeof TIMES
const times = Object.keys(TIMES) as Time[]

/** Hours of the night that are told as of the morning: 'two in the morning', for folded text. */
const SMALL_HOURS =
  /\b(?:(?:one|two|three|four|[1-4]) (?:o'?clock )?in the morning|(?:eins|zwei|drei|vier|[1-4]) (?:uhr )?(?:morgens|am morgen|in der fruh))\b/u

/**
 * When it comes; null if no time is named.
 * @param live the concepts that the text says are so
 */
export function timeIn(live: ReadonlySet<string>, text: string): Time | null {
  const time = times.find((key) => live.has(`when:${key}`)) ?? null
  return time === 'morning' && SMALL_HOURS.test(fold(text)) ? 'night' : time
}
