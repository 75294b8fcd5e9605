import { PLACES, type Reading, SITUATIONS, TIMES } from '@soulsign/guide'

/** What the guide heard of the person's life, in words for an AI; null if nothing. */
export const lifeHeard = ({ situations }: Reading): string | null =>
  situations.length === 0 ? null : situations.map((key) => SITUATIONS[key]).join('; ')

/** When and where it comes, as the guide heard it; null if the words do not say so. */
export function momentHeard({ time, place }: Reading): string | null {
  const moment = [time && TIMES[time], place && PLACES[place]].filter(Boolean).join(', ')
  return moment === '' ? null : moment
}
