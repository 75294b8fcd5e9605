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

/** Times that the words tell in another way, for folded text. */
const OTHERWISE: readonly (readonly [Time, RegExp])[] = [
  [
    'meals',
    /\b(?:after (?:every|each|all|my) meals?|nach jede[rm] (?:essen|mahlzeit)|despues de cada comida|apres chaque repas|depois de cada refeicao)\b/u,
  ],
  [
    'night',
    /\b(?:(?:times|every|each|a) night|mal (?:pro|jede|in der) nacht|veces (?:por|cada) (?:la )?noche|fois (?:par|chaque) nuit|vezes (?:por|a|cada) noite)\b/u,
  ],
  [
    'evening',
    /\b(?:(?:at|around|after) (?:dusk|nightfall)|(?:as soon as|when) it gets dark|wenn es dunkel wird|in der dammerung|empieza a oscurecer|(?:cuando|al) (?:oscurece|oscurecer|anochece|anochecer)|al caer la (?:tarde|noche)|a la tombee de la nuit|quand la nuit tombe|(?:en|vers la) fin (?:de journee|d'apres-midi)|n?o fim da tarde|ao (?:anoitecer|escurecer)|quando escurece)\b/u,
  ],
]

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
