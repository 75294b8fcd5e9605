import { fold } from '@soulsign/language'
import { anyOf } from '../sensitive.ts'
import words from './times.json' with { type: 'json' }

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

/** 'Two in the morning' is told as of the morning. */
const SMALL_HOURS = anyOf(words.smallHours)

/** Times that the words of `lexicon/when.txt` do not tell. The first that is heard counts. */
const OTHERWISE = (['meals', 'night', 'evening'] as const).map((time) => [time, anyOf(words.otherwise[time])] as const)

/**
 * When it comes; null if no time is named.
 * @param live the concepts that the text says are so
 */
export function timeIn(live: ReadonlySet<string>, text: string): Time | null {
  const time = times.find((key) => live.has(`when:${key}`)) ?? null
  const folded = fold(text)
  if (time === null) return OTHERWISE.find(([, pattern]) => pattern.test(folded))?.[0] ?? null
  return time === 'morning' && SMALL_HOURS.test(folded) ? 'night' : time
}
