import { COMPLICATIONS, needsToRespect, PLACES, type Reading, SCENES, SITUATIONS, TIMES } from '@soulsign/guide'
import type { ReadEntry } from './entry.ts'

/** What a prompt asks for with each thing that the guide heard. */
export interface Requests {
  life: string
  moment: string
}

/** How long it has been going on, unless somebody mourns, who is told nothing about time. */
const durationOf = ({ lasting, mourning }: Reading) =>
  lasting && !mourning ? [`How long it has been going on: ${lasting}. Contradict it nowhere.`] : []

/** What the guide heard of the person's life, of when and where it comes, and of what they need; nothing that the words do not say. */
export function circumstances({ reading, asked }: Pick<ReadEntry, 'reading' | 'asked'>, requests: Requests): string[] {
  const { situations, scenes, time, place, complication } = reading
  const life = [...scenes.map((key) => SCENES[key]), ...situations.map((key) => SITUATIONS[key])].join('; ')
  const moment = [time && TIMES[time], place && PLACES[place]].filter(Boolean).join(', ')
  const needs = needsToRespect(asked, reading).join('; ')
  return [
    ...(life ? [`${requests.life}: ${life}.`] : []),
    ...(moment ? [`${requests.moment}: ${moment}.`] : []),
    ...durationOf(reading),
    ...(needs ? [`Respect in everything that you suggest: ${needs}.`] : []),
    ...(complication
      ? [
          `Say plainly and early that a doctor should look at this soon, and name no disease: ${COMPLICATIONS[complication]}.`,
        ]
      : []),
  ]
}
