/** When it comes, by the person's own words: the keys of `lexicon/when.txt`. The first that is heard counts. */
export const TIMES = {
  argument: 'after an argument',
  meals: 'around meals',
  sunday: 'on Sundays',
  monday: 'on Mondays',
  night: 'at night',
  morning: 'in the morning',
  evening: 'in the evening',
  winter: 'in winter',
  spring: 'in spring',
} as const
export type Time = keyof typeof TIMES
