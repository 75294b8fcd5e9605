import type { Mentions } from './mentions.ts'

/** Where it comes, by the person's own words: the keys of `lexicon/where.txt`. */
export const PLACES = {
  work: 'at work',
  study: 'where they learn',
  home: 'at home',
  bed: 'lying down',
  way: 'on the way, in a car, train, bus or plane',
  crowd: 'among people, in shops and queues',
  waiting: 'where they wait, at a doctor’s or in a hospital',
  screen: 'in front of a screen',
} as const
export type Place = keyof typeof PLACES
const places = Object.keys(PLACES) as Place[]

/** Where it comes; null if no place is named, or several are and none of them where it hurts. */
export function placeIn(mentions: Mentions): Place | null {
  const { hurts, other, aside } = mentions.signs
  const heard = places.flatMap((place) =>
    mentions
      .of(`where:${place}`)
      .map((mention) => ({ place, live: mention.live, clause: mentions.clauseOf(mention) }))
      .filter(({ live, clause }) => live && !other.has(clause) && !aside.has(clause)),
  )
  const hurting = heard.filter(({ clause }) => hurts.has(clause))
  const [place, ...others] = new Set((hurting.length > 0 ? hurting : heard).map(({ place }) => place))
  return others.length > 0 ? null : (place ?? null)
}
