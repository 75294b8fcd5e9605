import type { AdvancedInfo } from '@soulsign/contracts'
import { ageOf, SEATED_AGE } from '../age.ts'
import type { Choose } from '../choose.ts'
import { isRestful } from '../plan/fit.ts'
import { needsOf } from '../plan/needs.ts'
import { centres, reflectProse, softenings } from '../prose/prose.ts'
import type { Reading, SymptomEntry } from '../read-symptom.ts'
import { paragraph, steps, whole } from './markdown.ts'

/** Keeps of some lists what leaves in peace what hurts. */
export function restful(reading: Reading, entry: SymptomEntry) {
  const needs = needsOf(entry, reading)
  return <Text extends string | readonly string[]>(texts: readonly Text[]): readonly Text[] =>
    texts.filter((text) => isRestful(text, needs))
}

/** A practice of the theme's centre and a sentence to go with it, or else of another centre. */
export function practice(
  choose: Choose,
  reading: Reading,
  entry: SymptomEntry,
): [practice: string, affirmation: string] {
  const { advancedInfo } = entry
  const centre = centres[reading.primary.chakra]
  const others = Object.values(centres)
  const fit = restful(reading, entry)
  const own =
    advancedInfo?.stressLevel === 'high'
      ? paragraph(
          choose.fresh('short practice lead-in', reflectProse.shortPracticeLeadIn),
          choose('short practice', fit(centre.shortPractices), fit(others.flatMap((other) => other.shortPractices))),
        )
      : whole(
          paragraph(choose.fresh('practice lead-in', reflectProse.practiceLeadIn), softening(choose, advancedInfo)),
          steps(choose('practice', fit(centre.practices), fit(others.flatMap((other) => other.practices)))),
        )
  const affirmation = choose(
    'affirmation',
    fit(centre.affirmations),
    fit(others.flatMap((other) => other.affirmations)),
  )
  return [own, paragraph(choose('affirmation lead-in', reflectProse.affirmationLeadIn), `*${affirmation}*`)]
}

/** A softer wording of the practice, by age or lifestyle. */
function softening(choose: Choose, advancedInfo: AdvancedInfo | null | undefined) {
  const age = ageOf(advancedInfo)
  if ((age !== null && age >= SEATED_AGE) || advancedInfo?.lifestyle === 'sedentary') {
    return choose.fresh('seated', softenings.seated)
  }
  return advancedInfo?.lifestyle === 'very-active' ? choose.fresh('slower', softenings.slower) : null
}
