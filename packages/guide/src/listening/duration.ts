import type { Duration } from '@soulsign/contracts'
import { fold } from '@soulsign/language'

/** A number or a small word between 'for' and 'weeks'. */
const SOME = '(?:[\\w+]+ ){0,3}?'
const UNITS: readonly (readonly [Duration, string])[] = [
  ['a few days', 'days?|tagen?|dias?|jours?'],
  ['weeks', 'weeks?|wks?|wochen?|semanas?|semaines?'],
  ['months', 'months?|monaten?|mes(?:es)?|mois'],
  ['years', 'years?|yrs?|ages|jahren?|anos?|ans?|annees?'],
]
/** 'I'm 43 years now' is an age. */
const NO_AGE = "(?<!\\b(?:i'?m|am|is|he'?s|she'?s|turned|bin|ist|wird|tengo|tiene|ai|tenho|tem) )"
const since = (unit: string) =>
  new RegExp(
    `\\b(?:(?<!\\bwait(?:ing|ed)? )for|the (?:past|last)|these|seit|desde hace|llevo|depuis|ha(?= [\\w]+ (?:${unit})\\b)|(?:ha|faz)(?= [\\w ]{1,20}que)) ${SOME}(?:${unit})\\b|${NO_AGE}\\b[\\w+]+ (?:${unit}) (?:now|schon|already|deja)\\b`,
    'u',
  )
const HALF_A_YEAR = /\b(?:half a year|(?:einem )?halben jahr|medio ano|meio ano)\b/u
const PATTERNS = UNITS.map(([duration, unit]) => [duration, since(unit)] as const)

/** How long it has been going on, by the person's own words; null if they do not say so. */
export function durationOf(text: string): Duration | null {
  const folded = fold(text).replace(HALF_A_YEAR, '6 months')
  return PATTERNS.find(([, pattern]) => pattern.test(folded))?.[0] ?? null
}
