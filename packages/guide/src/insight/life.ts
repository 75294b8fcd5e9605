import type { Choose } from '../choose.ts'
import { besideScenes, lifeOf, parentsOf } from '../life.ts'
import { fill } from '../prose/grammar.ts'
import { type LifeProse, places, sceneProse, situationProse, themeProse, times } from '../prose/prose.ts'
import type { Reading } from '../read-symptom.ts'

/** What is named of the person's life: nothing that only says the theme again. */
export function namedLife(reading: Reading): LifeProse[] {
  const { primary, secondary, open } = reading
  const saysTheTheme = ({ sameAs = [] }: LifeProse) =>
    !open && sameAs.some((theme) => theme === primary.key || theme === secondary?.key)
  return lifeOf(reading).filter((prose) => !saysTheTheme(prose))
}

/** The place that was heard, unless something else or the hour already speaks of it. */
const ownPlace = (reading: Reading) => {
  const { mode, primary, place, time } = reading
  return mode === 'companion' ||
    (place === 'bed' && (time === 'night' || time === 'bedtime')) ||
    // People snore and lie awake in bed, and a bed is at home.
    (themeProse(primary).place === 'bed' && (place === 'bed' || place === 'home')) ||
    lifeOf(reading).some((prose) => prose.place === place)
    ? null
    : place
}

/** Sentences about the person's life in one insight; what is told beside it takes the place of one. */
const MOST_LINES = 4

/** What is said of the person's life, and of when and where it comes. */
export function lifeLines(reading: Reading, choose: Choose): string[] {
  const { scenes, situations, time } = reading
  const place = ownPlace(reading)
  const lines = [
    ...scenes.map((key) => choose.fresh(`scene ${key}`, sceneProse(key).lines)),
    ...besideScenes(reading).map((key) => choose.fresh(`situation ${key}`, situationProse(key).lines)),
    // The night is already spoken of.
    time && !(time === 'night' && situations.includes('night_and_sleep'))
      ? choose.fresh(`time ${time}`, times[time] ?? [])
      : null,
    place && choose.fresh(`place ${place}`, places[place].lines),
  ]
  const tellsMore = reading.secondary !== null || reading.contexts.length > 0 || scenes.length > 1
  return lines
    .flatMap((line) => (line === null ? [] : [fill(line, parentsOf(reading))]))
    .slice(0, tellsMore ? MOST_LINES - 1 : MOST_LINES)
}
