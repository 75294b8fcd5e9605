import {
  COMPLICATIONS,
  type Entry,
  needsToRespect,
  PLACES,
  type Reading,
  SCENES,
  SITUATIONS,
  TIMES,
} from '@soulsign/guide'
import type { ReadEntry } from './entry.ts'

/** What a prompt asks for with each thing that the guide heard. */
export interface Requests {
  life: string
  moment: string
}

/**
 * The tradition's words for what the guide surely heard, so that insight, plan and guide agree. An unsure reading gives
 * none: the AI reads it for itself.
 * @param more what only one kind of text builds on
 */
export function associations(
  { mode, open, primary, secondary, quietCompanion }: Reading,
  more: (primary: Entry) => string,
): string[] {
  if (open || quietCompanion) return []
  if (mode === 'companion') return [`A tone to follow: ${primary.emotional_theme}`]
  return [
    'Associations that you may build on:',
    `- emotional: ${primary.emotional_theme}`,
    `- energetic: ${primary.energetic_theme}`,
    `- ${more(primary)}`,
    ...(secondary ? [`- a second thread, in passing: ${secondary.emotional_theme}`] : []),
  ]
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
