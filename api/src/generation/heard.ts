import { PLACES, type Reading, SITUATIONS, TIMES } from '@soulsign/guide'

/** What a prompt asks for with each thing that the guide heard. */
export interface Requests {
  life: string
  moment: string
}

/** What the guide heard of the person's life, and of when and where it comes; nothing that the words do not say. */
export function circumstances({ situations, time, place }: Reading, requests: Requests): string[] {
  const life = situations.map((key) => SITUATIONS[key]).join('; ')
  const moment = [time && TIMES[time], place && PLACES[place]].filter(Boolean).join(', ')
  return [...(life ? [`${requests.life}: ${life}.`] : []), ...(moment ? [`${requests.moment}: ${moment}.`] : [])]
}
